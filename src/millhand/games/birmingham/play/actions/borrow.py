"""The loan action. BB-13."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.happenings import BORROWED
from millhand.games.birmingham.play.state import State
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.action import Action
from millhand.mechanics.land.play.happenings import FOR_LOAN
from millhand.mechanics.land.play.table import Land


def income_can_fall_three_levels(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-13.2 No loan that would take the income level below -10."""
    return kept_if(state.box.income_after_loan[state.income_space(seat)] >= 0, among)


RULES: Final = (Rule("BB-13.2", income_can_fall_three_levels, facts.income_level),)


@mypyc_attr(acyclic=True, native_class=True)
class Borrow(Action):
    """`borrow`: money now, income less."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether a loan remains."""
        state = cast(State, table)
        return income_can_fall_three_levels(state, seat, given, among)

    def carry_out(self, land: Land, seat: i64) -> None:
        """BB-13.1 £30 now; the marker goes back three levels, to the highest space there."""
        state = cast(State, land)
        state.tell(BORROWED, seat, 0, 0, 0)
        state.earn(seat, state.box.loan_money, FOR_LOAN)
        state.set_income(seat, state.box.income_after_loan[state.income_space(seat)])
        state.end_action(seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings money."""
        return Price(-int(cast(State, table).box.loan_money), loans=1)


BORROW: Final = Borrow("borrow", choices.BORROW, 1)
