"""Building an industry with one action and a fitting card. AI-4 to AI-6, AI-8, AI-10."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts
from millhand.games.age_of_industry.play.building import BuildAction
from millhand.games.age_of_industry.play.concepts import sites
from millhand.games.age_of_industry.play.concepts.cards import some_card_fits
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table

RULES: Final = (
    Rule("AI-5.1", sites.slot_takes_the_industry, facts.industry_and_slot),
    Rule("AI-6.1", sites.a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("AI-1.5", sites.tile_is_not_of_level_0, facts.tile_to_build),
    Rule("AI-5.4", sites.ship_has_a_port, facts.slot),
    Rule("AI-4.2", some_card_fits, facts.industry_and_place),
    Rule("AI-10.1", sites.own_tile_gives_way_to_a_higher_level, facts.tile_in_the_way),
    Rule("AI-10.2", sites.foreign_tile_may_be_replaced, sites.foreign_tile),
    Rule("AI-5.3", sites.place_has_room_for_the_player, sites.room),
    Rule("AI-8.2", sites.coal_can_be_delivered, sites.coal_for_tile),
    Rule("AI-8.2", sites.iron_can_be_delivered, sites.iron_for_tile),
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
