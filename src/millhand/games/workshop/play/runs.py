"""Choices of one verb that lie on the menu in several runs: cards and connections by their kind.

A player without a plan takes a kind first, then one of that kind.
"""

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb


@mypyc_attr(acyclic=True, native_class=True)
class InRuns(Verb):
    """A verb whose choices are sorted; its runs are the kinds from `kind` on."""

    def run(self, table: Table, number: i64) -> i64:
        """The candidates that one run takes of those that are left; the last run takes all."""
        raise NotImplementedError

    def offer(self, table: Table, seat: i64, menu: Menu) -> None:
        """Put whatever remains on the menu, run after run."""
        left: i64 = self.remaining(table, seat, self.given(table, seat), self.span)
        number: i64 = 0
        while left != 0:
            some: i64 = left & self.run(table, number)
            if some != 0:
                menu.next_kind(self.kind + number)
                menu.add_members(self.first, some)
            left ^= some
            number += 1
