"""Opening the box: the table before the first turn. BB-2."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.birmingham import telling
from millhand.games.birmingham.box import Box
from millhand.games.birmingham.choices import TURN_ORDER_STAGE
from millhand.games.birmingham.layout import (
    BUYER,
    CELLS,
    COAL_MARKET,
    CONNECTED,
    DECK,
    DECK_ROOM,
    DECK_SIZE,
    FACE_DOWN,
    INCOME,
    IRON_MARKET,
    LAST_DISCARD,
    LINK_OWNER,
    LINKS_LEFT,
    MERCHANT_TILE,
    MONEY,
    NEIGHBOURS,
    ORDER,
    OWNER,
    STAGE,
    TILE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.state import State
from millhand.mechanics.network import sever_all


def empty_cells(box: Box) -> vec[i64]:
    """BB-2.6 to BB-2.8: everything that chance does not decide."""
    cells = vec[i64]([0] * CELLS)
    cells[STAGE] = TURN_ORDER_STAGE
    cells[BUYER] = -1
    cells[COAL_MARKET] = box.coal_filled
    cells[IRON_MARKET] = box.iron_filled
    cells[WILD_LOCATIONS] = box.wild_locations
    cells[WILD_INDUSTRIES] = box.wild_industries
    seat: i64
    for seat in range(box.players):
        cells[MONEY + seat] = box.money
        cells[INCOME + seat] = box.income_start
        cells[LINKS_LEFT + seat] = box.links_per_player
        cells[ORDER + seat] = seat
        cells[FACE_DOWN + seat] = -1
        cells[LAST_DISCARD + seat] = -1
    fill(cells, TILE, box.slots)
    fill(cells, OWNER, box.slots)
    fill(cells, LINK_OWNER, box.connections)
    fill(cells, MERCHANT_TILE, box.merchants)
    fill(cells, DECK, DECK_ROOM)
    sever_all(cells, CONNECTED, NEIGHBOURS, box.places)
    return cells


def fill(cells: vec[i64], first: i64, size: i64) -> None:
    """Write -1 (nothing there) into a row of cells."""
    index: i64
    for index in range(first, first + size):
        cells[index] = -1


def set_turn_order(state: State, order: vec[i64]) -> None:
    """BB-2.10 The first turn order is random."""
    place: i64
    for place in range(state.box.players):
        state.cells[ORDER + place] = order[place]
        state.tell(telling.REORDERED, order[place], place + 1, 0, 0)


def place_merchants(state: State, tiles: vec[i64]) -> None:
    """BB-2.4 One tile on each merchant slot in use; BB-2.5 barrels beside those not blank."""
    index: i64
    for index in range(len(tiles)):
        merchant: i64 = state.box.merchants_in_use[index]
        state.cells[MERCHANT_TILE + merchant] = tiles[index]
        state.tell(telling.MERCHANT_CAME, merchant, tiles[index], 0, 0)
    state.refill_barrels()


def stack_deck(state: State, cards: vec[i64]) -> None:
    """BB-2.3 The shuffled cards become the draw deck, the first of them on top."""
    size: i64 = len(cards)
    index: i64
    for index in range(size):
        state.cells[DECK + size - 1 - index] = cards[index]
    state.cells[DECK_SIZE] = size
    state.tell(telling.SHUFFLED, size, 0, 0, 0)
