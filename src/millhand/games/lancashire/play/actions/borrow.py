"""The loan action. BL-13."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.happenings import BORROWED
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING, lowest
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.action import Action
from millhand.mechanics.land.play.happenings import FOR_LOAN
from millhand.mechanics.land.play.table import Land

# --- the rules: which of some loans (£10, £20, £30) remain -------------------------------------


def deck_is_not_used_up(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BL-13.3 No loan in the rail era once the deck is empty."""
    return kept_if(state.is_canal_era() or state.deck_size() > 0, among)


def marker_is_not_below_the_start(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BL-O7 In another reading nobody borrows whose marker is below space 10."""
    if not state.box.loan_from_start_space:
        return among
    return kept_if(state.income_space(seat) >= state.box.income_start, among)


def income_can_fall_so_far(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BL-13.2 No loan that needs an income below -£10."""
    rest: i64 = among
    while rest != 0:
        if space_after_loan(state, seat, lowest(rest)) < 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def loan_money(state: State, seat: int, given: int, loan: int) -> Facts:
    """The sum."""
    return {"money": state.box.loan_money[loan]}


def loan_and_level(state: State, seat: int, given: int, loan: int) -> Facts:
    """The sum, and the income level."""
    return {**facts.income_level(state, seat, given, loan), **loan_money(state, seat, given, loan)}


RULES: Final = (
    Rule("BL-13.3", deck_is_not_used_up, loan_money),
    Rule("BL-O7", marker_is_not_below_the_start, loan_and_level),
    Rule("BL-13.2", income_can_fall_so_far, loan_and_level),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Borrow(Action):
    """`borrow 30`: money now, income less."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The loans that remain."""
        state = cast(State, table)
        among = deck_is_not_used_up(state, seat, given, among)
        among = marker_is_not_below_the_start(state, seat, given, among)
        if among == 0:
            return NOTHING
        return income_can_fall_so_far(state, seat, given, among)

    def carry_out(self, land: Land, seat: i64) -> None:
        """BL-13.1 Money now; the marker goes back one band for each £10."""
        state = cast(State, land)
        loan: i64 = state.target()
        state.tell(BORROWED, seat, state.box.loan_money[loan], 0, 0)
        state.earn(seat, state.box.loan_money[loan], FOR_LOAN)
        state.set_income(seat, space_after_loan(state, seat, loan))
        state.end_action(seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings money."""
        return Price(-int(cast(State, table).box.loan_money[choice - self.first]), loans=1)


def space_after_loan(state: State, seat: i64, loan: i64) -> i64:
    """BL-13.1 The highest space of the band reached, or -1."""
    spaces: i64 = len(state.box.income_levels)
    return state.box.income_after_loan[loan * spaces + state.income_space(seat)]


BORROW: Final = Borrow("borrow", choices.BORROW, choices.LOANS, "money", "target")
