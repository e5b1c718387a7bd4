"""Building and overbuilding with one card. BL-6 and BL-9."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.concepts import building
from millhand.games.lancashire.play.concepts.cards import cards_and_place, some_card_fits
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts


def one_card_does_not_overbuild(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-9.5 Overbuilding takes two cards, as a combined build does, or only one (BL-O2)."""
    if not state.box.overbuild_takes_two_cards:
        return among
    return among & ~state.occupied()


RULES: Final = (
    Rule("BL-6.5", building.slot_shows_the_industry, facts.industry_and_slot),
    Rule("BL-16.2", building.town_is_in_play, facts.place_of_slot),
    Rule("BL-6.1", building.a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("BL-6.1", building.tile_is_above_level_0, facts.tile_to_build),
    Rule("BL-6.1", building.tile_belongs_to_the_era, facts.tile_to_build),
    Rule("BL-6.9", building.tile_and_iron_can_be_paid, facts.price_of_tile),
    Rule("BL-6.2", some_card_fits, cards_and_place),
    Rule("BL-9.1", building.slot_is_free_or_holds_a_lower_tile, facts.tile_in_the_way),
    Rule("BL-9.3", building.foreign_tile_is_a_mine_or_works, facts.foreign_tile),
    Rule("BL-9.4", building.cubes_of_foreign_tile_are_gone, building.cubes_in_the_way),
    Rule("BL-9.5", one_card_does_not_overbuild, facts.tile_in_the_way),
    Rule("BL-6.6", building.single_icon_slot_is_used_first, facts.place_of_slot),
    Rule("BL-6.7", building.one_own_tile_per_town_in_the_canal_era, facts.place_of_slot),
    Rule("BL-6.8", building.coal_reaches_the_town, facts.coal_for_tile),
    Rule("BL-6.9", building.coal_can_be_paid, facts.price_of_tile),
)


@mypyc_attr(acyclic=True, native_class=True)
class Build(building.BuildTile):
    """`build bolton.1 coal_mine`: with a card of the town or of the industry."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The slots that remain for an industry."""
        state = cast(State, table)
        among = building.slot_shows_the_industry(state, seat, given, among)
        among = building.town_is_in_play(state, seat, given, among)
        among = building.a_tile_is_on_the_mat(state, seat, given, among)
        among = building.tile_is_above_level_0(state, seat, given, among)
        among = building.tile_belongs_to_the_era(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = building.tile_and_iron_can_be_paid(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = some_card_fits(state, seat, given, among)
        among = building.slot_is_free_or_holds_a_lower_tile(state, seat, given, among)
        among = building.foreign_tile_is_a_mine_or_works(state, seat, given, among)
        among = building.cubes_of_foreign_tile_are_gone(state, seat, given, among)
        among = one_card_does_not_overbuild(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = building.single_icon_slot_is_used_first(state, seat, given, among)
        among = building.one_own_tile_per_town_in_the_canal_era(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = building.coal_reaches_the_town(state, seat, given, among)
        return building.coal_can_be_paid(state, seat, given, among)


BUILD: Final = Build("build", choices.BUILD, choices.END, "BL-6.1")
