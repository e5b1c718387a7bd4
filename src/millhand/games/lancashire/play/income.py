"""Income that cannot be paid, and tiles that are sold. BL-5.

The land pays everybody in turn order (BL-5.1, BL-5.4) and lets tiles cover a debt for half their
cost (BL-5.3).
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.state import State
from millhand.games.lancashire.play.turns import pay
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Verb
from millhand.mechanics.land.play import facts, layout
from millhand.mechanics.land.play.income import (
    give_up,
    lose_points_for_debt,
    refund,
    settle_debt,
)

# --- the rules: which of some tiles remain ----------------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BL-5.3 Own industry tiles are given up, never links."""
    return among & state.own_tiles(seat)


def tiles_may_be_sold_at_will(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BL-5.6 Without a debt nobody sells a tile, unless the table agreed so (BL-O10)."""
    return kept_if(state.box.voluntary_tile_sale, among)


DEBT_RULES: Final = (Rule("BL-5.3", tile_is_your_own, facts.tile_to_give_up),)

SALE_RULES: Final = (
    Rule("BL-5.6", tiles_may_be_sold_at_will, facts.tile_at),
    Rule("BL-5.3", tile_is_your_own, facts.tile_to_give_up),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class GiveUp(Verb):
    """`give_up bolton.1`: half the cost of a tile covers a debt."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return DEBT_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The tiles that remain."""
        state = cast(State, table)
        return tile_is_your_own(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The tile goes; with the debt covered, the next in order is paid."""
        state = cast(State, table)
        give_up(state, seat, choice - self.first)
        if settle_debt(state, seat):
            state.tell_end_of_action()
            state.cells[layout.INCOME_TURN] += 1
            pay(state)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings half the cost of the tile."""
        return Price(-int(refund(cast(State, table), choice - self.first)))


@mypyc_attr(acyclic=True, native_class=True)
class SellTile(GiveUp):
    """`give_up bolton.1`, said before an action: half the cost of a tile, without a debt."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SALE_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The tiles that remain."""
        state = cast(State, table)
        among = tiles_may_be_sold_at_will(state, seat, given, among)
        return tile_is_your_own(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """BL-5.6 The tile goes; the player is asked again."""
        give_up(cast(State, table), seat, choice - self.first)


GIVE_UP: Final = GiveUp("give_up", choices.GIVE_UP, layout.SLOTS, "slot", "target")
SELL_TILE: Final = SellTile("give_up", choices.GIVE_UP, layout.SLOTS, "slot", "target")


def write_off(state: State, seat: i64) -> None:
    """BL-5.5 A debt that nothing covers costs points, or money falls below zero (BL-O9)."""
    if state.box.debt_is_carried:
        state.carry_debt(seat)
    else:
        lose_points_for_debt(state, seat)
