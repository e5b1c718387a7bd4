"""What follows from the statements of a position, and where they contradict each other."""

from millhand.face.spelling import Unclear, still_room, take_from
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.passing import FREE
from millhand.games.age_of_industry.play.box import STACK
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import actions_of_a_turn
from millhand.games.age_of_industry.text.possible import check, seats_that_have_acted
from millhand.kernel.bits import count
from millhand.mechanics.cards import NO_CARD

STATED_EMPTY = -100
"""A hand or a deck that was said to hold nothing, until `settle` has read it."""

STATED_NO_CARD = -2
"""A place of the display that was said to be empty, until `settle` has read it."""

IDLE, BUSY = 1, 2
"""Said of a round in which everybody has passed, or not everybody, until `settle` has read it."""


def settle(state: State, edition: Edition) -> None:
    """Markets, turn, mats and cards as they must be; Unclear where they cannot be."""
    _settle_markets(state, edition)
    _settle_turn(state)
    _settle_mats(state, edition)
    _settle_rails(state)
    _settle_cards(state, edition)
    _settle_idleness(state)
    check(state, edition)


def needed_gone(state: State, seat: int, industry: int) -> int:
    """How many tiles must have left the mat for those on the board, lowest first."""
    standing = [
        state.cells[layout.TILE + slot]
        for slot in range(state.box.slots)
        if state.cells[layout.OWNER + slot] == seat
        and state.box.tile_industry[state.cells[layout.TILE + slot]] == industry
    ]
    size = state.box.stack_size[industry]
    kinds = [state.box.stack[industry * STACK + place] for place in range(size)]
    highest = max(standing)
    return kinds.index(highest) + standing.count(highest)


def _settle_markets(state: State, edition: Edition) -> None:
    """AI-2.7 Unsaid markets get the tokens that are left, in order; imports open with a ship."""
    cells, markets = state.cells, range(state.box.markets)
    pool = [int(token) for token in state.box.market_tokens]
    said = [int(cells[layout.MARKET_TOKEN + market]) for market in markets]
    take_from(pool, [token for token in said if token >= 0], edition.market_token_ids)
    for market in markets:
        if cells[layout.MARKET_TOKEN + market] < 0:
            cells[layout.MARKET_TOKEN + market] = pool.pop(0)
        used = cells[layout.MARKETS_USED] >> market & 1
        if used and state.box.market_token_buys[cells[layout.MARKET_TOKEN + market]] == 0:
            raise Unclear("market_wants_nothing", market=edition.market_ids[market])
    for slot in range(state.box.slots):
        if state.box.ship_slots & cells[layout.OCCUPIED] & 2**slot:
            cells[layout.COAL_AT] &= ~(2**slot)
            cells[layout.COAL_AT] |= 2**slot if cells[layout.CUBES + slot] > 0 else 0


def _settle_turn(state: State) -> None:
    cells = state.cells
    order = [cells[layout.ORDER + place] for place in range(state.box.players)]
    stage = cells[layout.STAGE] if cells[layout.TURN] > 0 else choices.ACTION_STAGE
    cells[layout.TURN] = order.index(cells[layout.TURN] - 1) if cells[layout.TURN] > 0 else 0
    cells[layout.STAGE] = stage
    if stage == choices.REPAY_STAGE:
        if cells[layout.ACTIONS_LEFT] > 0:
            raise Unclear("not_so_many_actions", most=0)
    elif cells[layout.ACTIONS_LEFT] == 0:
        cells[layout.ACTIONS_LEFT] = actions_of_a_turn(state)
    if stage == choices.DRAW_STAGE:
        cells[layout.UNDER_WAY], cells[layout.STEP] = choices.DRAW, 1


def _settle_idleness(state: State) -> None:
    """AI-18.1 In an idle round whoever has acted has passed without a discard."""
    cells, acted = state.cells, seats_that_have_acted(state)
    said, drawing = cells[layout.IDLE], cells[layout.STAGE] == choices.DRAW_STAGE
    idle = not drawing and all(FREE.remaining(state, seat, 0, 1) for seat in acted)
    if said == IDLE and not idle:
        raise Unclear("round_is_not_idle")
    if said == BUSY and not acted:
        raise Unclear("nobody_has_acted")
    cells[layout.IDLE] = int(idle and said != BUSY)


def _settle_mats(state: State, edition: Edition) -> None:
    """AI-1.1 Every tile is on the mat, on the board or out of the game."""
    box, stack = state.box, list(state.box.stack)
    standing: list[tuple[int, int]] = []
    for slot in range(box.slots):
        seat, kind = int(state.cells[layout.OWNER + slot]), int(state.cells[layout.TILE + slot])
        if seat < 0:
            continue
        industry = box.tile_industry[kind]
        standing.append((seat, kind))
        if standing.count((seat, kind)) > stack.count(kind):
            raise Unclear("not_so_many", name=edition.tile_ids[kind])
        gone = state.cells[layout.GONE + seat * choices.INDUSTRIES + industry]
        if gone < needed_gone(state, seat, industry):
            raise Unclear("mat_still_holds", industry=edition.industries[industry])


def _settle_rails(state: State) -> None:
    """AI-1.1 Nobody has more rails than there are."""
    rails = state.box.links_per_player
    for seat in range(state.box.players):
        left = state.cells[layout.LINKS_LEFT + seat]
        if left < 0 or left + count(state.cells[layout.OWN_LINKS + seat]) > rails:
            raise Unclear("not_so_many_links")


def _settle_cards(state: State, edition: Edition) -> None:
    """AI-1.6 Every card of the deck is somewhere, and only once."""
    cells = state.cells
    pool = [int(card) for card in state.box.deck]
    take_from(pool, _cards_placed(state), edition.card_ids)
    for seat in range(state.box.players):
        _settle_hand(state, edition, seat, pool)
    _settle_display(state, pool)
    if cells[layout.DECK_SIZE] == 0:
        for place, card in enumerate(pool):
            cells[layout.DECK + place] = card
        cells[layout.DECK_SIZE] = len(pool)
        return
    cells[layout.DECK_SIZE] = max(0, cells[layout.DECK_SIZE])
    for card in pool:
        cells[layout.DISCARDS + card] += 1


def _settle_hand(state: State, edition: Edition, seat: int, pool: list[int]) -> None:
    """AI-2.4 A hand of which nothing was said is dealt from the cards that nobody was given."""
    cells, row = state.cells, seat * choices.CARDS
    said = cells[layout.HAND_SIZE + seat] != 0
    cells[layout.HAND_SIZE + seat] = sum(
        cells[layout.HAND + row + card] for card in range(state.box.cards)
    )
    for _ in range(0 if said else min(state.box.hand, len(pool))):
        state.put_in_hand(seat, pool.pop(len(pool) // 2))
    still_room(int(cells[layout.HAND_SIZE + seat]), int(state.box.hand_limit))
    for card, name in enumerate(edition.card_ids):
        if cells[layout.KNOWN + row + card] > cells[layout.HAND + row + card]:
            raise Unclear("card_is_known_but_not_held", card=name)


def _settle_display(state: State, pool: list[int]) -> None:
    """AI-2.4 Face-up cards of which nothing was said come from the cards that nobody was given.

    With an empty deck there need not be any.
    """
    cells = state.cells
    for place in range(state.box.display):
        if cells[layout.DISPLAY + place] == STATED_NO_CARD:
            cells[layout.DISPLAY + place] = NO_CARD
        elif cells[layout.DISPLAY + place] == NO_CARD and cells[layout.DECK_SIZE] >= 0 and pool:
            cells[layout.DISPLAY + place] = pool.pop(len(pool) // 3)


def _cards_placed(state: State) -> list[int]:
    cells, box = state.cells, state.box
    placed = [int(cells[layout.DECK + place]) for place in range(max(0, cells[layout.DECK_SIZE]))]
    shown = [int(cells[layout.DISPLAY + place]) for place in range(box.display)]
    placed += [card for card in shown if card >= 0]
    for card in range(box.cards):
        copies = sum(
            cells[layout.HAND + seat * choices.CARDS + card] for seat in range(box.players)
        )
        placed += [card] * (copies + cells[layout.DISCARDS + card])
    return placed
