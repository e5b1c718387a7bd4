"""The develop action: tiles leave the mat for iron. BB-11.

Every rule returns the set of industries for which its sentence is true; the other two rules
(a tile is left, it has no bulb) are shared with the merchants' bonus in `concepts/bonus.py`.
"""

from mypy_extensions import i64

from millhand.games.birmingham.play.concepts.bonus import tile_may_be_developed
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import NOTHING, everything_if
from millhand.mechanics.land.play.layout import MONEY
from millhand.mechanics.land.play.sources import iron_price


def two_tiles_in_an_action(state: State, seat: i64, step: i64) -> i64:
    """BB-11.1 A develop action removes one or two tiles."""
    return everything_if(step < 2)


def iron_can_be_paid(state: State, seat: i64, step: i64) -> i64:
    """BB-11.1 Each tile removed costs one iron."""
    return everything_if(iron_price(state, 1) <= state.cells[MONEY + seat])


def developable_industries(state: State, seat: i64, step: i64) -> i64:
    """The industries that every rule allows."""
    if two_tiles_in_an_action(state, seat, step) == 0 or iron_can_be_paid(state, seat, step) == 0:
        return NOTHING
    return tile_may_be_developed(state, seat, step)
