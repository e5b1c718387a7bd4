"""Recouping: spaces of the income track for money, at any time. WW-7.

Every rule looks at one sum alone and allows everything or nothing.
"""

from mypy_extensions import i64

from millhand.games.workshop.play.choices import BID_STAGE, RECOUPS
from millhand.games.workshop.play.layout import INCOME, STAGE
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import everything_if


def marker_can_go_back_so_far(state: State, seat: i64, money: i64) -> i64:
    """WW-7.1 Two spaces back for each pound, not below 0; WW-7.2 only whole pairs count."""
    return everything_if(money * state.box.recoup_spaces <= state.cells[INCOME + seat])


def bids_may_recoup(state: State, seat: i64, money: i64) -> i64:
    """WW-A7 A sealed bid may come with money recouped for it, unless the table agreed not to."""
    return everything_if(state.box.recoup_in_bids or state.cells[STAGE] != BID_STAGE)


def most_recouped(state: State, seat: i64) -> i64:
    """The largest sum that every rule of this page allows."""
    if bids_may_recoup(state, seat, 1) == 0:
        return 0
    return min(RECOUPS, state.cells[INCOME + seat] // state.box.recoup_spaces)
