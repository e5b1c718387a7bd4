"""The develop action: tiles leave the mat for iron. BL-11.

Every rule returns the set of industries for which its sentence is true.
"""

from mypy_extensions import i64

from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING, everything_if
from millhand.mechanics.land.play.layout import GONE, INDUSTRIES, MONEY
from millhand.mechanics.land.play.sites import industries_left
from millhand.mechanics.land.play.sources import iron_price


def two_tiles_in_an_action(state: State, seat: i64, step: i64) -> i64:
    """BL-11.1 A develop action removes one or two tiles."""
    return everything_if(step < 2)


def a_tile_is_left(state: State, seat: i64, step: i64) -> i64:
    """BL-11.2 The lowest tile of any pile may go, level 0 included; one must be left."""
    return industries_left(state, seat)


def iron_can_be_paid(state: State, seat: i64, step: i64) -> i64:
    """BL-11.1 Each tile removed costs one iron."""
    return everything_if(can_pay_iron(state, seat, 1))


def two_tiles_can_be_developed(state: State, seat: i64, step: i64) -> i64:
    """BL-O5 Where a development is of two tiles, both must be there and both iron be paid."""
    if not state.box.develop_two or step > 0:
        return everything_if(True)
    return everything_if(tiles_left(state, seat) >= 2 and can_pay_iron(state, seat, 2))


def enough_tiles_are_developed(state: State, seat: i64, step: i64) -> i64:
    """BL-O5 Where a development is of two tiles, it does not stop after one."""
    return everything_if(not state.box.develop_two or step >= 2)


def can_pay_iron(state: State, seat: i64, cubes: i64) -> bool:
    """Whether the money suffices; iron that costs nothing is open to debtors too."""
    price: i64 = iron_price(state, cubes)
    return price == 0 or price <= state.cells[MONEY + seat]


def tiles_left(state: State, seat: i64) -> i64:
    """How many tiles are on the mat."""
    tiles: i64 = 0
    industry: i64
    for industry in range(state.box.industries):
        tiles += state.box.stack_size[industry] - state.cells[GONE + seat * INDUSTRIES + industry]
    return tiles


def developable_industries(state: State, seat: i64, step: i64) -> i64:
    """The industries that every rule allows."""
    if two_tiles_in_an_action(state, seat, step) == 0 or iron_can_be_paid(state, seat, step) == 0:
        return NOTHING
    if two_tiles_can_be_developed(state, seat, step) == 0:
        return NOTHING
    return a_tile_is_left(state, seat, step)
