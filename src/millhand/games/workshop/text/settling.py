"""What follows from the statements of a position text, brought into order.

Order, turn, cards, tokens and bank as they must be; a Unclear where statements contradict.
"""

from collections.abc import Iterator

from millhand.face.spelling import Unclear, still_room, take_from
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.box import CANAL, RAIL
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.play.questions import QUESTIONS, stage_for
from millhand.games.workshop.text.sight import colours_on_spaces, sealed_choices

STATED_EMPTY = -1
"""The size of a pile that was said to hold nothing."""

STATED_NOWHERE = -1
"""The space of a marker that was said to stand on none."""


def settle(state: Workshop, edition: Edition) -> None:
    """Order, turn, cards, tokens and bank as they must be; Unclear where they contradict."""
    _settle_order(state)
    _settle_turn(state, edition)
    _check_markers(state)
    _settle_sealed(state)
    _settle_cards(state, edition)
    _settle_tokens(state, edition)
    _check_home(state, edition)
    if state.box.bank >= 0:
        held = sum(state.money(seat) for seat in seats(state))
        state.cells[layout.BANK] = state.box.bank - held
        if state.cells[layout.BANK] < 0:
            raise Unclear("bank_is_too_small", money=int(state.box.bank))


def _settle_order(state: Workshop) -> None:
    """Spaces as they were said, or one after the other; markers stand on them."""
    cells = state.cells
    said = any(cells[layout.ORDER + place] >= 0 for place in range(layout.COLOURS))
    if not said:
        for place, colour in enumerate(_usual_order(state)):
            cells[layout.ORDER + place] = colour
    if any(cells[layout.SPACE + colour] != 0 for colour in range(layout.COLOURS)):
        for colour in range(layout.COLOURS):
            cells[layout.SPACE + colour] = max(0, cells[layout.SPACE + colour])
        return
    for place in range(layout.COLOURS):
        if cells[layout.ORDER + place] >= 0:
            cells[layout.SPACE + cells[layout.ORDER + place]] = place + 1


def _usual_order(state: Workshop) -> list[int]:
    """Seat by seat; with two players the first sets of both, then the second ones.

    WW-13.2 Two players have no order before the first auction, and half of one before the second.
    """
    cells, sets = state.cells, int(state.box.sets)
    order = [seat * sets + number for number in range(sets) for seat in seats(state)]
    if sets == 1 or cells[layout.ERA] == RAIL or cells[layout.ROUND] > 1:
        return order
    half = order[: state.box.players]
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        return []
    if cells[layout.STAGE] == choices.BID_STAGE:
        return half if cells[layout.AUCTION] else []
    return half if cells[layout.TURN] == 0 or cells[layout.TURN] - 1 in half else order


def _settle_turn(state: Workshop, edition: Edition) -> None:
    cells, box = state.cells, state.box
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


def _check_markers(state: Workshop) -> None:
    """WW-13.5, WW-13.6 Two players have a marker each on spaces 1 and 2, and on spaces 3 and 4."""
    if state.box.sets == 1:
        return
    spaces = colours_on_spaces(state)
    pairs = [pair for pair in (spaces[:2], spaces[2:]) if pair != [-1, -1]]
    colours = {colour for pair in pairs for colour in pair}
    apart = all(sorted(colour // 2 for colour in pair) == seats(state) for pair in pairs)
    if not apart or len(colours) < 2 * len(pairs) or len(pairs) < _pairs_needed(state):
        raise Unclear("boxes_hold_one_marker_each")


def _pairs_needed(state: Workshop) -> int:
    """How many pairs of spaces this round has filled."""
    if state.cells[layout.STAGE] == choices.DEMAND_STAGE:
        return 0
    bidding = state.cells[layout.STAGE] == choices.BID_STAGE
    return int(state.cells[layout.AUCTION]) + (0 if bidding else 1)


def _check_home(state: Workshop, edition: Edition) -> None:
    """WW-6.5 Links start where an industry was just placed."""
    home, colour = state.cells[layout.HOME], state.colour_in_turn()
    if state.cells[layout.STAGE] == choices.LINK_STAGE:
        if state.industries_at(home, colour) == 0:
            town = edition.towns[home]
            raise Unclear("colour_has_no_industry_there", colour=edition.colours[colour], town=town)


def _settle_card_in_use(state: Workshop) -> None:
    """A town card in use asks at once which industry of the full town makes room."""
    towns = int(state.box.card_towns[state.cells[layout.CARD]])
    if towns & (towns - 1) == 0:
        town = towns.bit_length() - 1
        if not state.is_full(town):
            raise Unclear("town_has_room")
        state.cells[layout.HOME] = town
        state.cells[layout.STAGE] = choices.REMOVE_STAGE


def _settle_sealed(state: Workshop) -> None:
    cells = state.cells
    fists = [seat for seat in seats(state) if cells[layout.FIST + seat] >= 0]
    offers = [seat for seat in seats(state) if cells[layout.OFFER + seat] >= 0]
    rows = {choices.DEMAND_STAGE: fists, choices.BID_STAGE: offers}
    if any(sealed and stage != cells[layout.STAGE] for stage, sealed in rows.items()):
        raise Unclear("sealed_without_a_question")
    if len(rows.get(int(cells[layout.STAGE]), [])) == state.box.players:
        raise Unclear("everybody_has_sealed")
    if not all(_could_seal(state, seat) for seat in (*fists, *offers)):
        raise Unclear("sealed_against_the_rules")
    if cells[layout.STAGE] == choices.DEMAND_STAGE and cells[layout.ROUND] == 0:
        for seat in seats(state):
            held = sum(state.tokens_held(seat, kind) for kind in range(layout.INDUSTRIES))
            if held < state.box.tokens_placed:
                raise Unclear("hands_need_tokens", tokens=int(state.box.tokens_placed))


def _could_seal(state: Workshop, seat: int) -> bool:
    """Whether the rules allow what a seat has sealed: it is said once more."""
    again = Workshop(state.box, state.cells[:])
    again.withdraw(seat)
    for choice in sealed_choices(state, seat):
        verb = QUESTIONS[stage_for(again, seat)].verb_of(again, choice)
        if verb is None or verb.broken(again, seat, choice):
            return False
        again.choose(seat, choice)
    return True


def _settle_cards(state: Workshop, edition: Edition) -> None:
    """WW-2.5 Every town card is somewhere, and only once; what is left over was discarded."""
    said = {pile: _is_said(state, pile) for pile in (layout.DECK_SIZE, layout.ASIDE_SIZE)}
    pool = _cards_left(state, edition)
    _fill_display(state, pool)
    deck, aside = _deck_needed(state), int(state.box.aside)
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


def seats(state: Workshop) -> list[int]:
    """Every seat of the table."""
    return list(range(state.box.players))
