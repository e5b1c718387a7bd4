"""Building and overbuilding with one card. BL-6 and BL-9.

A combined build (`combine.py`) passes the same rules but for those about cards.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.concepts import sites
from millhand.games.lancashire.play.concepts.cards import cards_and_place, some_card_fits
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Rule
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts

# --- the rule of one card ---------------------------------------------------------------------


def one_card_does_not_overbuild(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-9.5 Overbuilding takes two cards, as a combined build does, or only one (BL-O2)."""
    if not state.box.overbuild_takes_two_cards:
        return among
    return among & ~state.occupied()


RULES: Final = (
    Rule("BL-6.5", sites.slot_shows_the_industry, facts.industry_and_slot),
    Rule("BL-16.2", sites.town_is_in_play, facts.place_of_slot),
    Rule("BL-6.1", sites.a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("BL-6.1", sites.tile_is_above_level_0, facts.tile_to_build),
    Rule("BL-6.1", sites.tile_belongs_to_the_era, facts.tile_to_build),
    Rule("BL-6.9", sites.tile_and_iron_can_be_paid, facts.price_of_tile),
    Rule("BL-6.2", some_card_fits, cards_and_place),
    Rule("BL-9.1", sites.slot_is_free_or_holds_a_lower_tile, facts.tile_in_the_way),
    Rule("BL-9.3", sites.foreign_tile_is_a_mine_or_works, facts.foreign_tile),
    Rule("BL-9.4", sites.cubes_of_foreign_tile_are_gone, sites.cubes_in_the_way),
    Rule("BL-9.5", one_card_does_not_overbuild, facts.tile_in_the_way),
    Rule("BL-6.6", sites.single_icon_slot_is_used_first, facts.place_of_slot),
    Rule("BL-6.7", sites.one_own_tile_per_town_in_the_canal_era, facts.place_of_slot),
    Rule("BL-6.8", sites.coal_reaches_the_town, facts.coal_for_tile),
    Rule("BL-6.9", sites.coal_can_be_paid, facts.price_of_tile),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Build(sites.Building):
    """`build bolton.1 coal_mine`: the lowest tile of an industry goes from the mat to a slot."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The slots that remain for an industry."""
        state = cast(State, table)
        among = sites.slot_shows_the_industry(state, seat, given, among)
        among = sites.town_is_in_play(state, seat, given, among)
        among = sites.a_tile_is_on_the_mat(state, seat, given, among)
        among = sites.tile_is_above_level_0(state, seat, given, among)
        among = sites.tile_belongs_to_the_era(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.tile_and_iron_can_be_paid(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = some_card_fits(state, seat, given, among)
        among = sites.slot_is_free_or_holds_a_lower_tile(state, seat, given, among)
        among = sites.foreign_tile_is_a_mine_or_works(state, seat, given, among)
        among = sites.cubes_of_foreign_tile_are_gone(state, seat, given, among)
        among = one_card_does_not_overbuild(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.single_icon_slot_is_used_first(state, seat, given, among)
        among = sites.one_own_tile_per_town_in_the_canal_era(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = sites.coal_reaches_the_town(state, seat, given, among)
        return sites.coal_can_be_paid(state, seat, given, among)


BUILD: Final = Build("build", choices.BUILD, choices.END, "BL-6.1")
