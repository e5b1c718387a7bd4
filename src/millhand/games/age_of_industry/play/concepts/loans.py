"""Loans: taken when a payment is due, repaid during the own turn. AI-13 and AI-20."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import below
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Verb

# --- taking them ------------------------------------------------------------------------------


def fewest_loans(state: State, seat: i64, price: i64) -> i64:
    """AI-13.1 How many loans suffice to pay a price; more are never better (AI-13.3)."""
    short: i64 = price - state.money(seat)
    if short <= 0:
        return 0
    return (short + state.box.loan_money - 1) // state.box.loan_money


def borrow_for(state: State, seat: i64, price: i64) -> None:
    """AI-13.1 Take the loans that the move needs before anything is paid."""
    state.borrow(seat, fewest_loans(state, seat, price))


def pay_interest(state: State) -> None:
    """AI-20.1 $1 for each loan, in turn order; loans taken to pay it cost nothing now."""
    place: i64
    for place in range(state.box.players):
        seat: i64 = state.cells[layout.ORDER + place]
        interest: i64 = state.loans(seat) * state.box.loan_interest
        if interest > 0:
            borrow_for(state, seat, interest)
            state.pay_the_bank(seat, interest, happenings.FOR_INTEREST)


# --- the rules of repaying: which of some numbers remain; candidate 0 is one loan --------------


def loans_are_open(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-13.2 Only loans that are open can be repaid."""
    return among & below(state.loans(seat))


def repayment_can_be_paid(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-13.2 Each loan repaid costs what its marker shows."""
    return among & below(state.money(seat) // state.box.loan_repay)


def open_loans(state: State, seat: int, given: int, candidate: int) -> Facts:
    """How many loans are open, and how many should be repaid."""
    return {"loans": state.loans(seat), "repaid": candidate + 1}


def repayment(state: State, seat: int, given: int, candidate: int) -> Facts:
    """How many loans should be repaid, what that costs, and the money in hand."""
    cost = (candidate + 1) * state.box.loan_repay
    return {"repaid": candidate + 1, "cost": cost, "money": state.money(seat)}


RULES: Final = (
    Rule("AI-13.2", loans_are_open, open_loans),
    Rule("AI-13.2", repayment_can_be_paid, repayment),
)


@mypyc_attr(acyclic=True, native_class=True)
class Repay(Verb):
    """`repay 2`: loans go back to the bank, before an action or after the last one."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """How many loans may be repaid."""
        state = cast(State, table)
        among = loans_are_open(state, seat, given, among)
        return repayment_can_be_paid(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """AI-13.2 After the last action more may be repaid, or the turn ends."""
        state = cast(State, table)
        state.repay(seat, choice - self.first + 1)
        if state.cells[layout.STAGE] == choices.REPAY_STAGE:
            offer_repayment(state, seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """What the loans cost."""
        loans = int(choice - self.first) + 1
        return Price(loans * int(cast(State, table).box.loan_repay), loans=-loans)


REPAY: Final = Repay("repay", choices.REPAY, choices.REPAYMENTS, "loans", "payment")


def offer_repayment(state: State, seat: i64) -> None:
    """AI-13.2 Who could repay a loan is asked once more before the turn ends."""
    if REPAY.remaining(state, seat, 0, REPAY.span) != 0:
        state.cells[layout.STAGE] = choices.REPAY_STAGE
    else:
        state.end_turn()
