"""The develop action: tiles leave the mat for iron. BL-11."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.mechanics.land.play import facts, layout, narrowing
from millhand.mechanics.land.play.action import Enough, RepeatedAction
from millhand.mechanics.land.play.building import begin_development, carry_on_developing
from millhand.mechanics.land.play.sources import iron_price
from millhand.mechanics.land.play.table import Land

# --- the rules: which of some industries remain -----------------------------------------------


def two_tiles_in_an_action(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-11.1 A develop action removes one or two tiles."""
    return kept_if(step < 2, among)


def iron_can_be_paid(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-11.1 Each tile removed costs one iron."""
    return kept_if(can_pay_iron(state, seat, 1), among)


def two_tiles_can_be_developed(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-O5 Where a development is of two tiles, both must be there and both iron be paid."""
    if not state.box.develop_two or step > 0:
        return among
    return kept_if(tiles_left(state, seat) >= 2 and can_pay_iron(state, seat, 2), among)


def a_tile_is_left(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-11.2 The lowest tile of any pile may go, level 0 included; one must be left."""
    return narrowing.keep_industries_left(state, seat, among)


def enough_tiles_are_developed(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-O5 Where a development is of two tiles, it does not stop after one."""
    one_is_enough: bool = not state.box.develop_two or step >= 2
    return kept_if(one_is_enough or state.cells[layout.UNDER_WAY] != choices.DEVELOP, among)


def price_of_two_iron(state: State, seat: int, step: int, industry: int) -> Facts:
    """The tiles on the mat, what two iron cost, and the money in hand."""
    return {
        "tiles": tiles_left(state, seat),
        "cost": iron_price(state, 2),
        "money": state.money(seat),
    }


RULES: Final = (
    Rule("BL-11.1", two_tiles_in_an_action, facts.industry_of_mat),
    Rule("BL-11.1", iron_can_be_paid, facts.price_of_iron),
    Rule("BL-O5", two_tiles_can_be_developed, price_of_two_iron),
    Rule("BL-11.2", a_tile_is_left, facts.industry_of_mat),
)

STOP_RULES: Final = (Rule("BL-O5", enough_tiles_are_developed),)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Develop(RepeatedAction):
    """`develop port`: one tile leaves the mat, or two."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The industries that remain."""
        state = cast(State, table)
        among = two_tiles_in_an_action(state, seat, given, among)
        among = iron_can_be_paid(state, seat, given, among)
        among = two_tiles_can_be_developed(state, seat, given, among)
        if among == 0:
            return NOTHING
        return a_tile_is_left(state, seat, given, among)

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


@mypyc_attr(acyclic=True, native_class=True)
class Stop(Enough):
    """`stop`: no more links, developments or sales."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return STOP_RULES

    def given(self, table: Table, seat: i64) -> i64:
        """How many steps of the action are done."""
        return table.cells[layout.STEP]

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """Whether stopping remains."""
        state = cast(State, table)
        return enough_tiles_are_developed(state, seat, given, among)


def can_pay_iron(state: State, seat: i64, cubes: i64) -> bool:
    """Whether the money suffices; iron that costs nothing is open to debtors too."""
    price: i64 = iron_price(state, cubes)
    return price == 0 or price <= state.money(seat)


def tiles_left(state: State, seat: i64) -> i64:
    """How many tiles are on the mat."""
    tiles: i64 = 0
    industry: i64
    for industry in range(state.box.industries):
        tiles += state.tiles_left(seat, industry)
    return tiles


DEVELOP: Final = Develop(
    "develop", choices.DEVELOP, layout.INDUSTRIES, "industry", "target", level_rule="BL-11.1"
)
STOP: Final = Stop("stop", choices.STOP, 1)
