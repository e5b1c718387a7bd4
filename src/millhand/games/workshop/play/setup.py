"""Opening the box: the table before the first demand. WW-2, WW-13.1 to WW-13.3."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.box import UNLIMITED, Box
from millhand.games.workshop.play.state import State


def empty_cells(box: Box) -> vec[i64]:
    """WW-2.1 Everything that chance does not decide; WW-13.2 two players draw for no order."""
    cells = vec[i64]([0] * layout.CELLS)
    cells[layout.STAGE] = choices.TURN_ORDER_STAGE if box.sets == 1 else choices.DECK_STAGE
    cells[layout.CARD] = -1
    cells[layout.HOME] = -1
    fill(cells, layout.FIST, layout.SEATS)
    fill(cells, layout.CHOSEN, layout.SEATS)
    fill(cells, layout.OFFER, layout.SEATS)
    fill(cells, layout.ORDER, layout.COLOURS)
    fill(cells, layout.DISPLAY, layout.DISPLAY_ROOM)
    fill(cells, layout.DECK, layout.DECK_ROOM)
    fill(cells, layout.ASIDE, layout.ASIDE_ROOM)
    fill(cells, layout.TOKENS, layout.TOKEN_ROOM)
    seat: i64
    for seat in range(box.players):
        cells[layout.MONEY + seat] = box.money
    if box.bank != UNLIMITED:
        cells[layout.BANK] = box.bank - box.players * box.money
    give_out_pieces(box, cells)
    return cells


def give_out_pieces(box: Box, cells: vec[i64]) -> None:
    """WW-1.6 Of a set's industries one is a turn order marker and one marks the income.

    WW-13.2 A player with two sets has one industry on the income track, of the first set.
    """
    colour: i64
    for colour in range(box.colours):
        marks_income: i64 = 1 if colour % box.sets == 0 else 0
        cells[layout.INDUSTRIES_LEFT + colour] = box.industries_each - 1 - marks_income
        cells[layout.LINKS_LEFT + colour] = box.links_each


def fill(cells: vec[i64], first: i64, size: i64) -> None:
    """Write -1 (nothing there) into a row of cells."""
    index: i64
    for index in range(first, first + size):
        cells[index] = -1


def set_turn_order(state: State, order: vec[i64]) -> None:
    """WW-2.2 The order of drawing fills the spaces of the order track."""
    place: i64
    for place in range(state.box.players):
        state.stand_on_space(order[place], place + 1)


def stack_deck(state: State, cards: vec[i64]) -> None:
    """WW-2.3, WW-10.3 Some shuffled cards are set aside unseen; the others are the town deck."""
    aside: i64 = state.box.aside
    size: i64 = len(cards) - aside
    index: i64
    for index in range(aside):
        state.cells[layout.ASIDE + aside - 1 - index] = cards[index]
    for index in range(size):
        state.cells[layout.DECK + size - 1 - index] = cards[aside + index]
    state.cells[layout.ASIDE_SIZE] = aside
    state.cells[layout.DECK_SIZE] = size
    state.tell(happenings.SET_ASIDE, aside, 0, 0, 0)
    state.tell(happenings.SHUFFLED, size, 0, 0, 0)


def stack_setup_cards(state: State, cards: vec[i64]) -> None:
    """WW-2.4 The shuffled set-up cards lie on top of the town deck."""
    size: i64 = state.cells[layout.DECK_SIZE] + len(cards)
    index: i64
    for index in range(len(cards)):
        state.cells[layout.DECK + size - 1 - index] = cards[index]
    state.cells[layout.DECK_SIZE] = size
    state.tell(happenings.SHUFFLED, size, 0, 0, 0)


def heap_tokens(state: State, tokens: vec[i64]) -> None:
    """WW-4.1 The demand tokens are shuffled face down."""
    size: i64 = len(tokens)
    index: i64
    for index in range(size):
        state.cells[layout.TOKENS + size - 1 - index] = tokens[index]
    state.cells[layout.TOKENS_LEFT] = size
    state.tell(happenings.TOKENS_SHUFFLED, size, 0, 0, 0)
