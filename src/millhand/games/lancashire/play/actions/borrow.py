"""The loan action. BL-13.

Every rule returns the set of loans (£10, £20, £30) for which its sentence is true.
"""

from mypy_extensions import i64

from millhand.games.lancashire.play.happenings import BORROWED
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, NOTHING, everything_if
from millhand.mechanics.land.play.figures import CANAL
from millhand.mechanics.land.play.happenings import FOR_LOAN
from millhand.mechanics.land.play.layout import DECK_SIZE, ERA, INCOME


def income_can_fall_so_far(state: State, seat: i64, given: i64) -> i64:
    """BL-13.2 No loan that needs an income below -£10."""
    loans: i64 = 0
    loan: i64
    for loan in range(len(state.box.loan_money)):
        if space_after_loan(state, seat, loan) >= 0:
            loans |= BIT[loan]
    return loans


def marker_is_not_below_the_start(state: State, seat: i64, given: i64) -> i64:
    """BL-O7 In another reading nobody borrows whose marker is below space 10."""
    if not state.box.loan_from_start_space:
        return everything_if(True)
    return everything_if(state.cells[INCOME + seat] >= state.box.income_start)


def deck_is_not_used_up(state: State, seat: i64, given: i64) -> i64:
    """BL-13.3 No loan in the rail era once the deck is empty."""
    return everything_if(state.cells[ERA] == CANAL or state.cells[DECK_SIZE] > 0)


def possible_loans(state: State, seat: i64) -> i64:
    """The loans that every rule allows."""
    if deck_is_not_used_up(state, seat, 0) == 0:
        return NOTHING
    if marker_is_not_below_the_start(state, seat, 0) == 0:
        return NOTHING
    return income_can_fall_so_far(state, seat, 0)


def space_after_loan(state: State, seat: i64, loan: i64) -> i64:
    """BL-13.1 The highest space of the band reached, or -1."""
    spaces: i64 = len(state.box.income_levels)
    return state.box.income_after_loan[loan * spaces + state.cells[INCOME + seat]]


def borrow(state: State, seat: i64, loan: i64) -> None:
    """BL-13.1 Money now; the marker goes back one band for each £10."""
    state.tell(BORROWED, seat, state.box.loan_money[loan], 0, 0)
    state.earn(seat, state.box.loan_money[loan], FOR_LOAN)
    state.set_income(seat, space_after_loan(state, seat, loan))
