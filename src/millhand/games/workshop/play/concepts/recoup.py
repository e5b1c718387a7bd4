"""Recouping: spaces of the income track for money, at any time. WW-7.

It is a move of its own before the card, and a part of a bid or of a build, needed or not (WW-A24).
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.state import State
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Sums

# --- the rules: how much remains of the sums up to one ----------------------------------------


def marker_can_go_back_so_far(state: State, seat: i64, given: i64, most: i64) -> i64:
    """WW-7.1 Two spaces back for each pound, not below 0; WW-7.2 only whole pairs count."""
    return min(most, state.income(seat) // state.box.recoup_spaces)


def bids_may_recoup(state: State, seat: i64, given: i64, most: i64) -> i64:
    """WW-A7 A sealed bid may come with money recouped for it, unless the table agreed not to."""
    return kept_if(state.box.recoup_in_bids, most)


def marker(state: State, seat: int, given: int, money: int) -> Facts:
    """The sum, how far it takes the marker back, and where the marker stands."""
    spaces = money * state.box.recoup_spaces
    return {"money": money, "spaces": spaces, "space": state.income(seat)}


RULES: Final = (Rule("WW-7.1", marker_can_go_back_so_far, marker),)

RULES_FOR_BID: Final = (
    Rule("WW-7.1", marker_can_go_back_so_far, marker),
    Rule("WW-A7", bids_may_recoup),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Recoup(Sums):
    """`recoup 3`: before the card, a move of its own."""

    def __init__(self) -> None:
        super().__init__("recoup", choices.RECOUP, 1, choices.RECOUPS, "source")

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The most that remains."""
        state = cast(State, table)
        return marker_can_go_back_so_far(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-7.1 The marker goes back, money comes."""
        cast(State, table).recoup(seat, self.candidate(table, choice))

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings the sum."""
        return Price(-int(self.candidate(table, choice)))


@mypyc_attr(acyclic=True, native_class=True)
class RecoupForLink(Recoup):
    """`recoup 3 link leeds york`: once for each link, as part of the build."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-7.1 The build is under way."""
        state = cast(State, table)
        money: i64 = self.candidate(table, choice)
        state.recoup(seat, money)
        state.cells[layout.BEGUN] = 1
        state.cells[layout.RECOUPED + seat] = money


@mypyc_attr(acyclic=True, native_class=True)
class RecoupForBid(Recoup):
    """`recoup 3 bid 7`: sealed with a bid, and recouped when it is shown."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES_FOR_BID

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The most that remains."""
        state = cast(State, table)
        among = marker_can_go_back_so_far(state, seat, given, among)
        return bids_may_recoup(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-A7 Nothing moves yet."""
        cast(State, table).cells[layout.RECOUPED + seat] = self.candidate(table, choice)


RECOUP: Final = Recoup()
RECOUP_FOR_LINK: Final = RecoupForLink()
RECOUP_FOR_BID: Final = RecoupForBid()
