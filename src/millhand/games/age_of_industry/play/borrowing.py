"""Loans beyond need, taken before an action. AI-13.1."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.build import BUILD
from millhand.games.age_of_industry.play.actions.combine import COMBINE
from millhand.games.age_of_industry.play.actions.link import LINK
from millhand.games.age_of_industry.play.box import MOST_LOANS_ASKED
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.menu import Menu
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Verb

A_PAYMENT_IS_LISTED: Final = 1
"""Given where a build or a rail stands on the menu already."""


def no_loan_was_asked_for(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-13.1 Loans that are not needed are asked for once before an action, up to nine."""
    return kept_if(state.cells[layout.LOANS_ASKED] == 0, among)


def a_payment_can_follow(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-13.1 Loans are asked for before a build or a rail, so one must be possible."""
    if given == A_PAYMENT_IS_LISTED or LINK.remaining(state, seat, 0, LINK.span) != 0:
        return among
    return kept_if(BUILD.is_possible(state, seat) or COMBINE.is_possible(state, seat), among)


def loans_asked(state: State, seat: int, given: int, candidate: int) -> Facts:
    """How many loans were asked for."""
    return {"loans": state.cells[layout.LOANS_ASKED]}


RULES: Final = (
    Rule("AI-13.1", no_loan_was_asked_for, loans_asked),
    Rule("AI-13.1", a_payment_can_follow),
)


@mypyc_attr(acyclic=True, native_class=True)
class BorrowMore(Verb):
    """`borrow` once more: the loans before an action are asked for one by one."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """AI-13.1 Loan after loan until it is enough; then the action is still to be chosen."""
        state = cast(State, table)
        state.borrow(seat, 1)
        state.cells[layout.LOANS_ASKED] += 1
        state.cells[layout.STAGE] = choices.BORROW_STAGE
        if state.cells[layout.LOANS_ASKED] == MOST_LOANS_ASKED:
            state.cells[layout.STAGE] = choices.ACTION_STAGE

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings money."""
        return Price(-int(cast(State, table).box.loan_money), loans=1)


@mypyc_attr(acyclic=True, native_class=True)
class Borrow(BorrowMore):
    """`borrow`: a loan that no payment needs."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether a loan remains."""
        state = cast(State, table)
        among = no_loan_was_asked_for(state, seat, given, among)
        return a_payment_can_follow(state, seat, given, among)

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """Builds and rails lead the menu: where one stands there, none need be looked for."""
        given: i64 = 0
        if menu.size > 0 and menu.choices[0] < choices.SELL:
            given = A_PAYMENT_IS_LISTED
        if self.remaining(table, seat, given, self.span) != 0:
            menu.next_kind(self.kind)
            menu.add(self.first)


@mypyc_attr(acyclic=True, native_class=True)
class EnoughBorrowed(Verb):
    """`stop`: no further loan."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The action is still to be chosen."""
        table.cells[layout.STAGE] = choices.ACTION_STAGE


BORROW: Final = Borrow("borrow", choices.BORROW, 1)
BORROW_MORE: Final = BorrowMore("borrow", choices.BORROW, 1)
ENOUGH_BORROWED: Final = EnoughBorrowed("stop", choices.STOP, 1)
