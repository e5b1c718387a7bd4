"""Opening the box: the table before the first turn. AI-2."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.box import COAL, IRON, Box
from millhand.games.age_of_industry.play.state import State
from millhand.mechanics import cards
from millhand.mechanics.cards import NO_CARD
from millhand.mechanics.network import join_each, sever_all


def empty_cells(box: Box) -> vec[i64]:
    """AI-2.2, AI-2.5, AI-2.6: everything that chance does not decide."""
    cells = vec[i64]([0] * layout.CELLS)
    cells[layout.STAGE] = choices.FIRST_PLAYER_STAGE
    cells[layout.COAL_MARKET + COAL] = len(box.prices)
    cells[layout.COAL_MARKET + IRON] = len(box.prices)
    seat: i64
    for seat in range(box.players):
        cells[layout.MONEY + seat] = box.money
        cells[layout.LINKS_LEFT + seat] = box.links_per_player
        cells[layout.ORDER + seat] = seat
    fill(cells, layout.TILE, box.slots)
    fill(cells, layout.OWNER, box.slots)
    fill(cells, layout.LINK_OWNER, box.connections)
    fill(cells, layout.MARKET_TOKEN, box.markets)
    fill(cells, layout.DISPLAY, layout.DISPLAY_ROOM)
    fill(cells, layout.DECK, layout.DECK_ROOM)
    sever_all(cells, layout.CONNECTED, layout.NEIGHBOURS, box.nodes)
    fill_the_sea(cells, box)
    return cells


def fill(cells: vec[i64], first: i64, size: i64) -> None:
    """Write -1 (nothing there) into a row of cells."""
    index: i64
    for index in range(first, first + size):
        cells[index] = NO_CARD


def fill_the_sea(cells: vec[i64], box: Box) -> None:
    """AI-2.6 Coal on the imports; AI-7.6 sea lanes carry from the start, unless AI-O6 forbids."""
    slot: i64
    for slot in range(box.slots):
        cells[layout.CUBES + slot] = box.ship_coal[slot]
        if box.sea_lanes_are_complete:
            ship: i64 = box.slot_places[slot]
            join_each(cells, layout.CONNECTED, layout.NEIGHBOURS, ship, box.ship_ports[slot])


def set_first_player(state: State, first: i64) -> None:
    """AI-2.3 A random first player, then clockwise."""
    place: i64
    for place in range(state.box.players):
        seat: i64 = (first + place) % state.box.players
        state.cells[layout.ORDER + place] = seat
        state.tell(happenings.REORDERED, seat, place + 1, 0, 0)


def place_market_tokens(state: State, tokens: vec[i64]) -> None:
    """AI-2.7 One token on each market space, face up; the rest is out of the game."""
    market: i64
    for market in range(state.box.markets):
        state.cells[layout.MARKET_TOKEN + market] = tokens[market]
        state.tell(happenings.MARKET_OPENED, market, tokens[market], 0, 0)


def stack_deck(state: State, order: vec[i64]) -> None:
    """AI-2.4 The shuffled cards become the deck, the first of them on top."""
    cards.stack(state.cells, layout.DECK, layout.DECK_SIZE, order)
    state.tell(happenings.SHUFFLED, state.cells[layout.DECK_SIZE], 0, 0, 0)


def deal_hands(state: State) -> None:
    """AI-2.4 A hand for everybody, and two cards face up beside the deck."""
    seat: i64
    _: i64
    for seat in range(state.box.players):
        for _ in range(state.box.hand):
            state.draw(seat)
    state.refill_display()
