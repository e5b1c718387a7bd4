"""The loan action. BB-13."""

from mypy_extensions import i64

from millhand.games.birmingham.play.happenings import BORROWED
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import everything_if
from millhand.mechanics.land.play.happenings import FOR_LOAN
from millhand.mechanics.land.play.layout import INCOME


def income_can_fall_three_levels(state: State, seat: i64, given: i64) -> i64:
    """BB-13.2 No loan that would take the income level below -10."""
    return everything_if(state.box.income_after_loan[state.cells[INCOME + seat]] >= 0)


def borrow(state: State, seat: i64) -> None:
    """BB-13.1 £30 now; the marker goes back three levels, to the highest space of that level."""
    state.tell(BORROWED, seat, 0, 0, 0)
    state.earn(seat, state.box.loan_money, FOR_LOAN)
    state.set_income(seat, state.box.income_after_loan[state.cells[INCOME + seat]])
