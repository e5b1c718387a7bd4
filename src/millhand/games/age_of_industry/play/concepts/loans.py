"""Loans: taken when a payment is due, repaid during the own turn. AI-13 and AI-20."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import happenings
from millhand.games.age_of_industry.play.box import MOST_LOANS_ASKED
from millhand.games.age_of_industry.play.choices import REPAYMENTS
from millhand.games.age_of_industry.play.layout import LOANS, LOANS_ASKED, MONEY, ORDER
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import below, everything_if


def fewest_loans(state: State, seat: i64, price: i64) -> i64:
    """AI-13.1 How many loans suffice to pay a price; more are never better (AI-13.3)."""
    short: i64 = price - state.cells[MONEY + seat]
    if short <= 0:
        return 0
    return (short + state.box.loan_money - 1) // state.box.loan_money


def borrow_for(state: State, seat: i64, price: i64) -> None:
    """AI-13.1 Take the loans that the move needs before anything is paid."""
    state.borrow(seat, fewest_loans(state, seat, price))


def borrow_one_more(state: State, seat: i64) -> bool:
    """AI-13.1 Take a loan that is asked for; true when no more can be asked for."""
    state.borrow(seat, 1)
    state.cells[LOANS_ASKED] += 1
    return state.cells[LOANS_ASKED] == MOST_LOANS_ASKED


def pay_interest(state: State) -> None:
    """AI-20.1 $1 for each loan, in turn order; loans taken to pay it cost nothing now."""
    place: i64
    for place in range(state.box.players):
        seat: i64 = state.cells[ORDER + place]
        interest: i64 = state.cells[LOANS + seat] * state.box.loan_interest
        if interest > 0:
            state.borrow(seat, fewest_loans(state, seat, interest))
            state.pay_the_bank(seat, interest, happenings.FOR_INTEREST)


# --- the rules of «how many loans are repaid?» and «may more be borrowed?» ---------------------


def loans_are_open(state: State, seat: i64, given: i64) -> i64:
    """AI-13.2 Only loans that are open can be repaid."""
    return below(min(state.cells[LOANS + seat], REPAYMENTS))


def repayment_can_be_paid(state: State, seat: i64, given: i64) -> i64:
    """AI-13.2 Each loan repaid costs what its marker shows."""
    return below(min(state.cells[MONEY + seat] // state.box.loan_repay, REPAYMENTS))


def repayments(state: State, seat: i64) -> i64:
    """How many loans may be repaid: candidate 0 is one loan."""
    return loans_are_open(state, seat, 0) & repayment_can_be_paid(state, seat, 0)


def no_loan_was_asked_for(state: State, seat: i64, given: i64) -> i64:
    """AI-13.1 Loans that are not needed are asked for once before an action, up to nine."""
    return everything_if(state.cells[LOANS_ASKED] == 0)
