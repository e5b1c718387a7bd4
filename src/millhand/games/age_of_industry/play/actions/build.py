"""Building an industry with one action and a fitting card. AI-4 to AI-6, AI-8, AI-10."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices
from millhand.games.age_of_industry.play.building import BuildAction
from millhand.games.age_of_industry.play.concepts import sites
from millhand.games.age_of_industry.play.concepts.cards import build_and_foothold, some_card_fits
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table

RULES: Final = (
    *sites.SLOT_RULES,
    Rule("AI-4.2", some_card_fits, build_and_foothold),
    *sites.TILE_RULES,
)


@mypyc_attr(acyclic=True, native_class=True)
class Build(BuildAction):
    """`build hamburg.1 port`: the lowest tile of an industry goes from the mat to a slot."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The slots that remain for an industry."""
        state = cast(State, table)
        among = sites.slot_takes_the_industry(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.a_tile_is_on_the_mat(state, seat, given, among)
        among = sites.tile_is_not_of_level_0(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.ship_has_a_port(state, seat, given, among)
        among = some_card_fits(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.own_tile_gives_way_to_a_higher_level(state, seat, given, among)
        among = sites.foreign_tile_may_be_replaced(state, seat, given, among)
        among = sites.place_has_room_for_the_player(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.coal_can_be_delivered(state, seat, given, among)
        return sites.iron_can_be_delivered(state, seat, given, among)


BUILD: Final = Build("build", choices.BUILD)
