"""The build action, overbuilding included. BB-8 and BB-9.

A build is paid before anything is earned (BB-8.7, BB-3.10), an overbuilt tile leaves the game
(BB-9.4) and the cubes of a new one go to the market (BB-8.9, BB-8.10, BB-18.6, BB-18.7) as the
land does it.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.concepts.cards import cards_and_place, some_card_fits
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, NOTHING
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts, layout, narrowing
from millhand.mechanics.land.play.building import BuildAction
from millhand.mechanics.land.play.sites import cubes_are_gone, price_with_iron, slots_beside

# --- the rules: which of some slots remain for an industry ------------------------------------


def slot_shows_the_industry(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.5 A tile goes to a slot that shows its industry."""
    return among & state.box.slots_showing[industry]


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.4 The tile built is the lowest of its industry on the mat; one must be left."""
    return kept_if(state.next_tile(seat, industry) != layout.NO_TILE, among)


def tile_belongs_to_the_era(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.4 A tile that the era forbids blocks its industry until it is developed away."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == layout.NO_TILE:
        return among
    return kept_if(state.box.tile_eras[tile] & BIT[state.era()] != 0, among)


def tile_and_iron_can_be_paid(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.7 The tile and its iron must be paid before anything is earned (BB-3.10)."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == layout.NO_TILE or price_with_iron(state, tile) <= state.money(seat):
        return among
    return NOTHING


def foreign_tile_may_be_replaced(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-9.3 An opponent's coal mine or iron works gives way once its cubes are gone everywhere.

    Own tiles of any industry may be replaced (BB-9.2).
    """
    foreign: i64 = state.foreign_tiles(seat)
    if among & foreign == 0 or cubes_are_gone(state, industry):
        return among
    return among & ~foreign


def slot_is_free_or_holds_a_lower_tile(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-9.1 A tile on the board gives way only to a higher level of the same industry."""
    return narrowing.keep_free_or_lower(state, seat, industry, among)


def one_own_tile_per_place_in_the_canal_era(
    state: State, seat: i64, industry: i64, among: i64
) -> i64:
    """BB-8.6 In the canal era a place holds one own tile; replacing it keeps the count."""
    if state.is_rail_era():
        return among
    return narrowing.keep_one_own_tile_a_place(state, seat, among)


def single_icon_slot_is_used_first(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.5 A free slot showing this industry alone is used before a free shared one."""
    return narrowing.keep_own_icon_first(state, industry, among)


def no_free_slot_is_left_to_overbuild(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-9.5 Overbuilding needs no lack of free slots, unless the table agreed so (BB-O2)."""
    if not state.box.overbuild_only_without_free_slot:
        return among
    occupied: i64 = state.occupied()
    free: i64 = state.box.slots_showing[industry] & ~occupied
    return among & ~(slots_beside(state, free) & occupied)


def coal_reaches_the_place(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-7.1 Coal must be had from a connected mine or through a connected merchant place."""
    return narrowing.keep_slots_with_coal(state, seat, industry, among)


def coal_can_be_paid(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BB-8.7 After the tile and its iron the coal must be paid, too."""
    return narrowing.keep_slots_with_cheap_coal(state, seat, industry, among)


RULES: Final = (
    Rule("BB-8.5", slot_shows_the_industry, facts.industry_and_slot),
    Rule("BB-8.4", a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("BB-8.4", tile_belongs_to_the_era, facts.tile_to_build),
    Rule("BB-8.7", tile_and_iron_can_be_paid, facts.price_of_tile),
    Rule("BB-8.1", some_card_fits, cards_and_place),
    Rule("BB-9.1", slot_is_free_or_holds_a_lower_tile, facts.tile_in_the_way),
    Rule("BB-9.3", foreign_tile_may_be_replaced, facts.foreign_tile),
    Rule("BB-8.6", one_own_tile_per_place_in_the_canal_era, facts.place_of_slot),
    Rule("BB-8.5", single_icon_slot_is_used_first, facts.place_of_slot),
    Rule("BB-9.5", no_free_slot_is_left_to_overbuild, facts.place_of_slot),
    Rule("BB-7.1", coal_reaches_the_place, facts.coal_for_tile),
    Rule("BB-8.7", coal_can_be_paid, facts.price_of_tile),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Build(BuildAction):
    """`build dudley.1 coal_mine`: the lowest tile of an industry goes from the mat to a slot."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The slots that remain for an industry."""
        state = cast(State, table)
        among = slot_shows_the_industry(state, seat, given, among)
        among = a_tile_is_on_the_mat(state, seat, given, among)
        among = tile_belongs_to_the_era(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = tile_and_iron_can_be_paid(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = some_card_fits(state, seat, given, among)
        among = slot_is_free_or_holds_a_lower_tile(state, seat, given, among)
        among = foreign_tile_may_be_replaced(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = one_own_tile_per_place_in_the_canal_era(state, seat, given, among)
        among = single_icon_slot_is_used_first(state, seat, given, among)
        among = no_free_slot_is_left_to_overbuild(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = coal_reaches_the_place(state, seat, given, among)
        return coal_can_be_paid(state, seat, given, among)


BUILD: Final = Build("build", choices.BUILD, choices.END, "BB-8.4")
