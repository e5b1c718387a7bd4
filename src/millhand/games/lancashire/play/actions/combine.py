"""Building and overbuilding by combining two actions. BL-7."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.concepts import building
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts, layout
from millhand.mechanics.land.play.building import UNSEEN
from millhand.mechanics.land.play.rounds import is_first_round
from millhand.mechanics.land.play.table import Land

CARDS: Final = 2

# --- the rules that one card has not: slots do not matter to them -------------------------------


def first_round_lets_combine(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-4.6 In the first round one card is played, unless two may be combined (BL-O1)."""
    return kept_if(state.box.first_round_combined_build or not is_first_round(state), among)


def both_actions_are_left(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-7.2 A combined build takes both actions of a turn."""
    return kept_if(state.actions_left() == 2 or is_first_round(state), among)


def two_cards_are_held(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-7.2 A combined build takes two cards."""
    return kept_if(state.hand_size(seat) >= CARDS, among)


def actions_left(state: State, seat: int, industry: int, slot: int) -> Facts:
    """How many actions are left of the turn."""
    return {"actions": state.actions_left()}


RULES: Final = (
    Rule("BL-4.6", first_round_lets_combine),
    Rule("BL-7.2", both_actions_are_left, actions_left),
    Rule("BL-7.2", two_cards_are_held, facts.cards_held),
    Rule("BL-6.5", building.slot_shows_the_industry, facts.industry_and_slot),
    Rule("BL-16.2", building.town_is_in_play, facts.place_of_slot),
    Rule("BL-6.1", building.a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("BL-6.1", building.tile_is_above_level_0, facts.tile_to_build),
    Rule("BL-6.1", building.tile_belongs_to_the_era, facts.tile_to_build),
    Rule("BL-6.9", building.tile_and_iron_can_be_paid, facts.price_of_tile),
    Rule("BL-9.1", building.slot_is_free_or_holds_a_lower_tile, facts.tile_in_the_way),
    Rule("BL-9.3", building.foreign_tile_is_a_mine_or_works, facts.foreign_tile),
    Rule("BL-9.4", building.cubes_of_foreign_tile_are_gone, building.cubes_in_the_way),
    Rule("BL-6.6", building.single_icon_slot_is_used_first, facts.place_of_slot),
    Rule("BL-6.7", building.one_own_tile_per_town_in_the_canal_era, facts.place_of_slot),
    Rule("BL-6.8", building.coal_reaches_the_town, facts.coal_for_tile),
    Rule("BL-6.9", building.coal_can_be_paid, facts.price_of_tile),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Combine(building.BuildTile):
    """`combine colne.1 cotton_mill`: any two cards and both actions build anywhere."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The slots that remain for an industry."""
        state = cast(State, table)
        among = first_round_lets_combine(state, seat, given, among)
        among = both_actions_are_left(state, seat, given, among)
        among = two_cards_are_held(state, seat, given, among)
        if among == 0:
            return NOTHING
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
        among = building.slot_is_free_or_holds_a_lower_tile(state, seat, given, among)
        among = building.foreign_tile_is_a_mine_or_works(state, seat, given, among)
        among = building.cubes_of_foreign_tile_are_gone(state, seat, given, among)
        among = building.single_icon_slot_is_used_first(state, seat, given, among)
        among = building.one_own_tile_per_town_in_the_canal_era(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = building.coal_reaches_the_town(state, seat, given, among)
        return building.coal_can_be_paid(state, seat, given, among)

    def cards(self) -> int:
        """BL-7.1 Two."""
        return CARDS

    def carry_out(self, land: Land, seat: i64) -> None:
        """BL-7.1 After the second card it is built; until then another is asked for."""
        if land.steps_done() == 0:
            land.cells[layout.STEP] = 1
        else:
            super().carry_out(land, seat)


COMBINE: Final = Combine("combine", choices.COMBINE, choices.END + UNSEEN, "BL-6.1")
