"""What follows from the statements of a position text, brought into order. (See `possible.py`.)"""

from collections.abc import Iterator

from millhand.face.spelling import Unclear, still_room, take_from
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.box import CANAL
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.text.possible import (
    actions_until_now,
    check,
    check_markers,
    is_first_round,
    most_aside,
    possible_spaces,
    seats,
)

STATED_EMPTY = -1
"""The size of a pile that was said to hold nothing."""

STATED_NOWHERE = -1
"""The space of a marker that was said to stand on none."""


def settle(state: Workshop, edition: Edition) -> None:
    """Order, turn, cards, tokens and bank as they must be; Unclear where they cannot be."""
    _settle_order(state)
    _settle_turn(state, edition)
    check_markers(state)
    _settle_spaces(state, edition)
    _settle_cards(state, edition)
    _settle_tokens(state, edition)
    _settle_bank(state)
    _settle_played(state)
    check(state, edition)


def _settle_order(state: Workshop) -> None:
    """Markers as they were said, or one after the other."""
    cells, colours = state.cells, list(range(state.box.colours))
    order = [int(cells[layout.ORDER + place]) for place in colours]
    spaces = [int(cells[layout.SPACE + colour]) for colour in colours]
    others = [colour for colour in colours if colour not in order]
    if max(order) < 0:
        said = sorted(spaces) == [colour + 1 for colour in colours]
        order = [spaces.index(colour + 1) for colour in colours] if said else _usual_order(state)
    elif order[2:] == [-1, -1] and len(others) == 2 and not is_first_round(state):
        order[2:] = others
    for place, colour in enumerate(order):
        cells[layout.ORDER + place] = colour


def _usual_order(state: Workshop) -> list[int]:
    """Seat by seat; with two players the first sets of both, then the second ones.

    WW-13.2 Two players have no order before the first auction, and half of one before the second.
    """
    cells, sets = state.cells, int(state.box.sets)
    order = [seat * sets + number for number in range(sets) for seat in seats(state)]
    if sets == 1 or not is_first_round(state):
        return order
    half = order[: state.box.players]
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        return []
    if cells[layout.STAGE] == choices.BID_STAGE:
        return half if cells[layout.AUCTION] else []
    return half if cells[layout.TURN] == 0 or cells[layout.TURN] - 1 in half else order


def _settle_turn(state: Workshop, edition: Edition) -> None:
    cells, box = state.cells, state.box
    if cells[layout.STAGE] != choices.TOWN_STAGE:
        cells[layout.CARD] = -1
    if cells[layout.STAGE] != choices.LINK_STAGE:
        cells[layout.HOME] = -1
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        played = state.era_is_ending() and not state.last_round_is_to_come()
        cells[layout.AUCTION] = box.sets - 1 if played else 0
        cells[layout.TURN] = box.turns if played else 0
        return
    cells[layout.ROUND] = max(1, cells[layout.ROUND])
    if cells[layout.STAGE] == choices.BID_STAGE:
        cells[layout.TURN] = 2 * cells[layout.AUCTION]
        return
    order = [cells[layout.ORDER + place] for place in range(box.turns)]
    if cells[layout.STAGE] >= choices.TURN_ORDER_STAGE:
        cells[layout.STAGE] = choices.TAKE_STAGE
        cells[layout.TURN] = order[0] + 1
    if cells[layout.TURN] - 1 not in order:
        raise Unclear("colour_stands_in_no_box", colour=edition.colours[cells[layout.TURN] - 1])
    cells[layout.TURN] = order.index(cells[layout.TURN] - 1)
    cells[layout.AUCTION] = 1 if box.sets > 1 and cells[layout.TURN] >= box.players else 0
    cells[layout.BEGUN] = 0
    if cells[layout.STAGE] == choices.TOWN_STAGE:
        _settle_card_in_use(state)


def _settle_card_in_use(state: Workshop) -> None:
    """A town card in use asks at once which industry of the full town makes room."""
    towns = int(state.box.card_towns[state.cells[layout.CARD]])
    if towns & (towns - 1) == 0:
        state.cells[layout.HOME] = towns.bit_length() - 1
        state.cells[layout.STAGE] = choices.REMOVE_STAGE


def _settle_spaces(state: Workshop, edition: Edition) -> None:
    """Every marker stands, or stood in the round before, on a space of the order track."""
    cells = state.cells
    for colour in range(state.box.colours):
        said, possible = int(cells[layout.SPACE + colour]), possible_spaces(state, colour)
        space = max(0, said) if said else min(possible)
        if space not in possible:
            name = edition.colours[colour]
            raise Unclear("marker_cannot_stand_there", colour=name, box=space)
        cells[layout.SPACE + colour] = space


def _settle_bank(state: Workshop) -> None:
    """WW-1.5 The bank has what the players do not."""
    if state.box.bank >= 0:
        held = sum(state.money(seat) for seat in seats(state))
        state.cells[layout.BANK] = state.box.bank - held


def _settle_played(state: Workshop) -> None:
    """How many answers and turns there were follows from the clock."""
    said, played = int(state.cells[layout.ACTIONS_DONE]), actions_until_now(state)
    if said not in (0, played):
        raise Unclear("played_does_not_fit", played=said, needed=played)
    state.cells[layout.ACTIONS_DONE] = played


def _settle_cards(state: Workshop, edition: Edition) -> None:
    """WW-2.5 Every town card is somewhere, and only once; what is left over was discarded."""
    said = {pile: _is_said(state, pile) for pile in (layout.DECK_SIZE, layout.ASIDE_SIZE)}
    pool = _cards_left(state, edition)
    _fill_display(state, pool)
    deck, aside = _deck_needed(state), most_aside(state)
    still_room(int(state.cells[layout.ASIDE_SIZE]), aside)
    if said[layout.DECK_SIZE] and state.cells[layout.DECK_SIZE] != deck:
        raise Unclear("deck_does_not_fit", cards=int(state.cells[layout.DECK_SIZE]), needed=deck)
    needed = (0 if said[layout.DECK_SIZE] else deck) + (0 if said[layout.ASIDE_SIZE] else aside)
    if needed > len(pool):
        raise Unclear("cards_do_not_suffice")
    for _ in range(len(pool) - needed):
        state.cells[layout.DISCARDS + pool.pop(0)] += 1
    if not said[layout.DECK_SIZE]:
        _fill_pile(state, layout.DECK, layout.DECK_SIZE, deck, pool)
    if not said[layout.ASIDE_SIZE]:
        _fill_pile(state, layout.ASIDE, layout.ASIDE_SIZE, aside, pool)


def _is_said(state: Workshop, pile: int) -> bool:
    """Whether a statement has told what lies in a pile."""
    said = state.cells[pile] != 0
    state.cells[pile] = max(0, state.cells[pile])
    return bool(said)


def _cards_left(state: Workshop, edition: Edition) -> list[int]:
    """The cards that no statement has placed, in the canal era set-up cards first."""
    pool = [int(card) for card in state.box.deck]
    if state.cells[layout.ERA] == CANAL:
        pool.sort(key=lambda card: edition.cards[card].kind != "setup")
    take_from(pool, _cards_placed(state), edition.card_ids)
    return pool


def _cards_placed(state: Workshop) -> Iterator[int]:
    cells = state.cells
    for first, size in (
        (layout.DECK, layout.DECK_SIZE),
        (layout.ASIDE, layout.ASIDE_SIZE),
        (layout.DISPLAY, layout.DISPLAY_SIZE),
    ):
        yield from (int(cells[first + place]) for place in range(cells[size]))
    if cells[layout.CARD] >= 0:
        yield int(cells[layout.CARD])


def _deck_needed(state: Workshop) -> int:
    """WW-2.5 How many cards the deck has in a round; WW-A15 two more before a second auction."""
    cells, box = state.cells, state.box
    later = (box.rounds - cells[layout.ROUND]) * box.cards_a_round
    waiting = box.cards_a_round - box.cards_at_once if cells[layout.AUCTION] == 0 else 0
    return int(later + (waiting if cells[layout.ROUND] > 0 else 0))


def _display_needed(state: Workshop) -> int:
    """WW-5.1 A card for each turn that is still to come before others are turned up."""
    cells, box = state.cells, state.box
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        return int(box.cards_at_once) if state.last_round_is_to_come() else 0
    taken = 1 if cells[layout.STAGE] > choices.TAKE_STAGE else 0
    return int(box.cards_at_once - cells[layout.TURN] % box.cards_at_once - taken)


def _fill_display(state: Workshop, pool: list[int]) -> None:
    needed = _display_needed(state)
    still_room(int(state.cells[layout.DISPLAY_SIZE]), needed)
    while state.cells[layout.DISPLAY_SIZE] < needed:
        state.cells[layout.DISPLAY + state.cells[layout.DISPLAY_SIZE]] = pool.pop(0)
        state.cells[layout.DISPLAY_SIZE] += 1


def _fill_pile(state: Workshop, first: int, size: int, number: int, pool: list[int]) -> None:
    """The first cards of the pool become a pile, the very first on top."""
    for place in range(number):
        state.cells[first + number - 1 - place] = pool.pop(0)
    state.cells[size] = number


def _settle_tokens(state: Workshop, edition: Edition) -> None:
    """WW-1.5 Tokens that lie nowhere have not been drawn yet."""
    cells, said = state.cells, _is_said(state, layout.TOKENS_LEFT)
    pool = [int(token) for token in state.box.tokens]
    take_from(pool, _tokens_placed(state), edition.industries)
    if said and pool:
        raise Unclear("tokens_are_nowhere", tokens=len(pool))
    if not said:
        for place, token in enumerate(pool):
            cells[layout.TOKENS + place] = token
        cells[layout.TOKENS_LEFT] = len(pool)


def _tokens_placed(state: Workshop) -> Iterator[int]:
    cells = state.cells
    for kind in range(layout.INDUSTRIES):
        held = sum(state.tokens_held(seat, kind) for seat in seats(state))
        yield from [kind] * int(held + cells[layout.DEMAND + kind])
    yield from (int(cells[layout.TOKENS + place]) for place in range(cells[layout.TOKENS_LEFT]))
