"""Thinking about Lancashire."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.actions.sell import possible_buyers
from millhand.games.lancashire.play.flow import Lancashire
from millhand.kernel.bits import BIT, below, only
from millhand.kernel.table import Table
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import OWN, STAGE, TARGET, TILE
from millhand.thinking.lancashire import details
from millhand.thinking.lancashire.features import NAMES, judge
from millhand.thinking.land.mind import LandMind


@mypyc_attr(acyclic=True, native_class=True)
class LancashireMind(LandMind):
    """Knows what to look at in Lancashire, and that many ports are alike."""

    def __init__(self) -> None:
        super().__init__(NAMES, details.NAMES, choices.CARD, choices.LINK)

    def look(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """What a player looks at to judge a situation."""
        judge(cast(Lancashire, table), seat, row)

    def look_closely(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """The same and the details."""
        state = cast(Lancashire, table)
        judge(state, seat, row)
        if not state.is_over():
            details.look_closely(state, seat, row)

    def is_idle(self, table: Table, seat: i64, choice: i64) -> bool:
        """Of foreign ports, and of equal own ones, one is as good a buyer as another."""
        if table.cells[STAGE] != stages.BUYER:
            return False
        state = cast(Lancashire, table)
        return another_port_serves(state, state.seat_asked(), choice - choices.BUYER)


def another_port_serves(state: Lancashire, seat: i64, buyer: i64) -> bool:
    """Whether an earlier port would do for a seat what this one does."""
    if buyer == choices.DISTANT_MARKET:
        return False
    own: i64 = state.cells[OWN + seat]
    earlier: i64 = possible_buyers(state, seat, state.cells[TARGET]) & below(buyer)
    if own & BIT[buyer] == 0:
        return earlier & ~own != 0
    earlier &= own
    while earlier != 0:
        bit: i64 = earlier & -earlier
        earlier ^= bit
        if state.cells[TILE + only(bit)] == state.cells[TILE + buyer]:
            return True
    return False
