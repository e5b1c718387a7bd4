"""The develop action: tiles leave the mat for iron. BB-11.

Two of its rules (a tile is left, it has no bulb) are shared with the merchants' bonus in
`concepts/bonus.py`.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.concepts.bonus import a_tile_is_left, tile_has_no_bulb
from millhand.games.birmingham.play.state import State
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.building import DevelopAction
from millhand.mechanics.land.play.sources import iron_price

# --- the rules: which of some industries remain -----------------------------------------------


def two_tiles_in_an_action(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-11.1 A develop action removes one or two tiles."""
    return kept_if(step < 2, among)


def iron_can_be_paid(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-11.1 Each tile removed costs one iron."""
    return kept_if(iron_price(state, 1) <= state.money(seat), among)


RULES: Final = (
    Rule("BB-11.1", two_tiles_in_an_action, facts.industry_of_mat),
    Rule("BB-11.1", iron_can_be_paid, facts.price_of_iron),
    Rule("BB-11.1", a_tile_is_left, facts.industry_of_mat),
    Rule("BB-11.2", tile_has_no_bulb, facts.tile_of_mat),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Develop(DevelopAction):
    """`develop brewery`: one tile leaves the mat, or two, in any era (BB-11.3)."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The industries that remain."""
        state = cast(State, table)
        among = two_tiles_in_an_action(state, seat, given, among)
        among = iron_can_be_paid(state, seat, given, among)
        among = a_tile_is_left(state, seat, given, among)
        return tile_has_no_bulb(state, seat, given, among)


DEVELOP: Final = Develop(choices.DEVELOP, "BB-11.1")
