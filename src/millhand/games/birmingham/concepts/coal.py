"""Coal: where it comes from and what it costs. BB-7.1 to BB-7.4."""

from mypy_extensions import i64

from millhand.games.birmingham.box import COAL_MINE
from millhand.games.birmingham.choices import COAL_STAGE
from millhand.games.birmingham.layout import (
    AT,
    COAL_AT,
    COAL_MARKET,
    COAL_NEEDED,
    CONNECTED,
    CUBES,
    NEIGHBOURS,
    STAGE,
)
from millhand.games.birmingham.state import State
from millhand.kernel.bits import BIT, only
from millhand.mechanics.market import price_of
from millhand.mechanics.network import connected_with, nearest


def connected_places(state: State, places: i64) -> i64:
    """BB-6.2 Places that an unbroken route of links, of any owners, joins with given ones."""
    return connected_with(state.cells, CONNECTED, places)


def coal_within(state: State, places: i64) -> i64:
    """How many cubes lie on the mines of some places."""
    cubes: i64 = 0
    rest: i64 = state.cells[COAL_AT]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        mine: i64 = only(bit)
        if places & BIT[state.box.slot_place[mine]] != 0:
            cubes += state.cells[CUBES + mine]
    return cubes


def coal_price(state: State, connected: i64, cubes: i64) -> i64:
    """BB-7.3 Pounds for coal among connected places: mines first, free; -1 out of reach."""
    missing: i64 = cubes - coal_within(state, connected)
    if missing <= 0:
        return 0
    if connected & state.box.merchant_places == 0:
        return -1
    return price_of(
        state.box.coal_prices, state.cells[COAL_MARKET], state.box.coal_when_empty, missing
    )


def nearest_mines(state: State, places: i64) -> i64:
    """BB-7.2 The connected mines with coal that are fewest links away from some places."""
    return nearest(state.cells, NEIGHBOURS, places, state.cells[COAL_AT], state.box.slot_place)


def fetch_coal(state: State, seat: i64) -> bool:
    """BB-7.4 Take cube after cube from the nearest mine, then from the market.

    False when equally near mines make the player choose one (BB-18.2, BB-18.8).
    """
    while state.cells[COAL_NEEDED] > 0:
        mines: i64 = nearest_mines(state, state.cells[AT])
        if mines == 0:
            state.buy_coal(seat)
            state.cells[COAL_NEEDED] -= 1
        elif no_choice(state, mines, state.cells[COAL_NEEDED]):
            take_coal(state, seat, only(mines & -mines))
        else:
            state.cells[STAGE] = COAL_STAGE
            return False
    return True


def take_coal(state: State, seat: i64, mine: i64) -> None:
    """BB-7.2 One cube of a mine, free of charge, whoever owns it."""
    state.cells[COAL_NEEDED] -= 1
    state.take_cube(seat, mine, COAL_MINE)


def no_choice(state: State, slots: i64, cubes: i64) -> bool:
    """Whether one tile is left, or every cube of them will be used up: then nobody is asked."""
    if state.explicit:
        return False
    if slots & (slots - 1) == 0:
        return True
    while slots != 0:
        bit: i64 = slots & -slots
        slots ^= bit
        cubes -= state.cells[CUBES + only(bit)]
    return cubes >= 0


# --- the rules of the question «which mine?» -------------------------------------------------


def mine_holds_coal(state: State, seat: i64, given: i64) -> i64:
    """BB-7.2 Coal comes from an unflipped coal mine."""
    return state.cells[COAL_AT]


def mine_is_the_nearest(state: State, seat: i64, given: i64) -> i64:
    """BB-7.2 Coal comes from the nearest connected mine; among equals the player chooses."""
    return nearest_mines(state, state.cells[AT])
