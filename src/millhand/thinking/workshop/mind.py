"""Thinking about Workshop of the World."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.play.layout import ACTIONS_DONE
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.thinking.mind import Mind
from millhand.thinking.workshop import details
from millhand.thinking.workshop.features import CHAPTERS, NAMES, chapter, judge, lead
from millhand.thinking.workshop.idling import casual, course, is_idle


@mypyc_attr(acyclic=True, native_class=True)
class WorkshopMind(Mind):
    """Knows what to look at in Workshop of the World, and what money need not be tried for."""

    def __init__(self) -> None:
        super().__init__(NAMES, CHAPTERS, details.NAMES)

    def turn(self, table: Table) -> i64:
        """Sealed answers and turns since the game began; recouping alone ends no turn."""
        return table.cells[ACTIONS_DONE]

    def chapter(self, table: Table) -> i64:
        """The era, and how far it has come."""
        return chapter(cast(Workshop, table))

    def look(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """What a player looks at to judge a situation."""
        judge(cast(Workshop, table), seat, row)

    def look_closely(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """The same and the details."""
        state = cast(Workshop, table)
        judge(state, seat, row)
        if not state.is_over():
            details.look_closely(state, seat, row)

    def aim(self, table: Table, seat: i64) -> i64:
        """To have more money than the others: their mean counts, and it does once for each."""
        return lead(cast(Workshop, table), seat)

    def shares(self, players: int) -> int:
        """Money of the own counts once for each of the others."""
        return players - 1

    def is_idle(self, table: Table, seat: i64, choice: i64) -> bool:
        """Money recouped that nothing needs, and the same two links in another order."""
        return is_idle(cast(Workshop, table), seat, choice)

    def course(self, table: Table) -> i64:
        """The turn order, and who can pay for links."""
        return course(cast(Workshop, table))

    def casual(self, table: Table, menu: Menu) -> i64:
        """Bids are low."""
        return casual(cast(Workshop, table), menu)
