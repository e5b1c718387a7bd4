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
from millhand.kernel.verbs import Price
from millhand.mechanics.land.play import facts
from millhand.mechanics.land.play.action import RepeatedAction
from millhand.mechanics.land.play.building import begin_development, carry_on_developing
from millhand.mechanics.land.play.sources import iron_price
from millhand.mechanics.land.play.table import Land

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
class Develop(RepeatedAction):
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

    def begin(self, land: Land, seat: i64) -> None:
        """One iron is needed for the tile."""
        begin_development(land, seat)

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Fetch the iron, then remove the tile; false while a choice is open."""
        return carry_on_developing(land, seat)

    def tile(self, table: Table, seat: i64, choice: i64) -> i64:
        """The lowest tile of the industry."""
        return cast(State, table).next_tile(seat, choice - self.first)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """One iron."""
        return Price(int(iron_price(cast(State, table), 1)), iron=1)


DEVELOP: Final = Develop(
    "develop", choices.DEVELOP, choices.INDUSTRIES, "industry", "target", level_rule="BB-11.1"
)
