"""Income that cannot be paid, and tiles that are sold. BL-5.

The land pays everybody in turn order (BL-5.1, BL-5.4) and lets tiles cover a debt for half their
cost (BL-5.3). Every rule below returns a set of slots.
"""

from mypy_extensions import i64

from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING, everything_if
from millhand.mechanics.land.play.income import lose_points_for_debt
from millhand.mechanics.land.play.layout import OWN


def tile_is_your_own(state: State, seat: i64, given: i64) -> i64:
    """BL-5.3 Own industry tiles are given up, never links."""
    return state.cells[OWN + seat]


def tiles_may_be_sold_at_will(state: State, seat: i64, given: i64) -> i64:
    """BL-5.6 Without a debt nobody sells a tile, unless the table agreed so (BL-O10)."""
    return everything_if(state.box.voluntary_tile_sale)


def tiles_for_sale(state: State, seat: i64) -> i64:
    """The tiles that may be sold without a debt."""
    if tiles_may_be_sold_at_will(state, seat, 0) == 0:
        return NOTHING
    return tile_is_your_own(state, seat, 0)


def write_off(state: State, seat: i64) -> None:
    """BL-5.5 A debt that nothing covers costs points, or money falls below zero (BL-O9)."""
    if state.box.debt_is_carried:
        state.carry_debt(seat)
    else:
        lose_points_for_debt(state, seat)
