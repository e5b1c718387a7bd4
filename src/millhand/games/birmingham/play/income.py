"""Income at the end of a round, and what happens when it cannot be paid. BB-4.2 to BB-4.6.

Everybody is paid in turn order (BB-4.2); half the cost of a tile covers a debt (BB-4.3), then
points do (BB-4.4): the land does that.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.state import State
from millhand.games.birmingham.play.turns import end_round
from millhand.kernel.bits import NOTHING, lowest, members
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Verb
from millhand.mechanics.land.play import facts, layout
from millhand.mechanics.land.play.income import give_up, refund, settle_debt

# --- the rules: which of some tiles remain ----------------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-4.3 A shortfall is covered with own industry tiles, never with links."""
    return among & state.own_tiles(seat)


def tile_brings_money(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-4.5 A tile that refunds nothing is not given up (BB-O5 allows it)."""
    if state.box.refund_zero_tiles_removable:
        return among
    rest: i64 = among & state.occupied()
    while rest != 0:
        if refund(state, lowest(rest)) == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def no_tile_brings_money_any_more(state: State, seat: i64, given: i64, among: i64) -> i64:
    """BB-4.5 Points pay a debt only when no own tile would bring money.

    With BB-O5 who has only worthless tiles left may give them up, but need not.
    """
    for slot in members(state.own_tiles(seat)):
        if refund(state, slot) > 0:
            return NOTHING
    return among


GIVE_UP_RULES: Final = (
    Rule("BB-4.3", tile_is_your_own, facts.tile_to_give_up),
    Rule("BB-4.5", tile_brings_money, facts.tile_at),
)

KEEP_RULES: Final = (Rule("BB-4.5", no_tile_brings_money_any_more, facts.debt),)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class GiveUp(Verb):
    """`give_up dudley.1`: half the cost of a tile covers a debt."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return GIVE_UP_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The tiles that remain."""
        state = cast(State, table)
        among = tile_is_your_own(state, seat, given, among)
        return tile_brings_money(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The tile goes."""
        state = cast(State, table)
        give_up(state, seat, choice - self.first)
        go_on_paying(state, seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """It brings half the cost of the tile."""
        return Price(-int(refund(cast(State, table), choice - self.first)))


@mypyc_attr(acyclic=True, native_class=True)
class Keep(Verb):
    """`stop`: worthless tiles stay, points pay the debt."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return KEEP_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether keeping the tiles remains."""
        state = cast(State, table)
        return no_tile_brings_money_any_more(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """BB-4.4 Points pay."""
        state = cast(State, table)
        state.write_off(seat)
        go_on_paying(state, seat)


def go_on_paying(state: State, seat: i64) -> None:
    """Until the debt is covered; then the next in order is paid."""
    if settle_debt(state, seat):
        state.tell_end_of_action()
        state.cells[layout.INCOME_TURN] += 1
        end_round(state)


GIVE_UP: Final = GiveUp("give_up", choices.GIVE_UP, choices.SLOTS, "slot", "target")
KEEP: Final = Keep("stop", choices.STOP, 1, kind=choices.GIVE_UP)
