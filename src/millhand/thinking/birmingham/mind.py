"""Thinking about Birmingham."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.flow import Birmingham
from millhand.kernel.table import Table
from millhand.thinking.birmingham import details
from millhand.thinking.birmingham.features import NAMES, judge
from millhand.thinking.land.mind import LandMind


@mypyc_attr(acyclic=True, native_class=True)
class BirminghamMind(LandMind):
    """Knows what to look at in Birmingham."""

    def __init__(self) -> None:
        super().__init__(NAMES, details.NAMES, choices.CARD, choices.LINK)

    def look(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """What a player looks at to judge a situation."""
        judge(cast(Birmingham, table), seat, row)

    def look_closely(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """The same and the details."""
        state = cast(Birmingham, table)
        judge(state, seat, row)
        if not state.is_over():
            details.look_closely(state, seat, row)
