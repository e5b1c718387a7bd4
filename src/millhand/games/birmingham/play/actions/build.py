"""The build action, overbuilding included. BB-8 and BB-9.

Every rule answers for all slots at once: it returns the set of slots for which its sentence is
true. The slots where an industry may be built are what all the rules have in common. A build is
paid before anything is earned (BB-8.7, BB-3.10), an overbuilt tile leaves the game (BB-9.4) and
the cubes of a new one go to the market (BB-8.9, BB-8.10, BB-18.6, BB-18.7) as the land does it.
"""

from mypy_extensions import i64

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play.concepts.cards import some_card_fits
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, everything_if
from millhand.kernel.menu import Menu
from millhand.mechanics.land.play.figures import CANAL
from millhand.mechanics.land.play.layout import ERA, MONEY, NO_TILE, OCCUPIED, OWN
from millhand.mechanics.land.play.sites import (
    affordable_slots,
    cubes_are_gone,
    free_or_lower,
    list_pairs,
    one_own_tile_a_place,
    own_icon_first,
    slots_beside,
    slots_within_price,
    tile_and_iron_price,
)

# --- the rules, in the order of the book ------------------------------------------------------


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.4 The tile built is the lowest of its industry on the mat; one must be left."""
    return everything_if(state.next_tile(seat, industry) != NO_TILE)


def tile_belongs_to_the_era(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.4 A tile that the era forbids blocks its industry until it is developed away."""
    tile: i64 = state.next_tile(seat, industry)
    return everything_if(tile == NO_TILE or state.box.tile_eras[tile] & BIT[state.cells[ERA]] != 0)


def slot_shows_the_industry(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.5 A tile goes to a slot that shows its industry."""
    return state.box.slots_showing[industry]


def slot_is_free_or_holds_a_lower_tile(state: State, seat: i64, industry: i64) -> i64:
    """BB-9.1 A tile on the board gives way only to a higher level of the same industry."""
    return free_or_lower(state, seat, industry)


def foreign_tile_may_be_replaced(state: State, seat: i64, industry: i64) -> i64:
    """BB-9.3 An opponent's coal mine or iron works gives way once its cubes are gone everywhere.

    Own tiles of any industry may be replaced (BB-9.2).
    """
    if cubes_are_gone(state, industry):
        return EVERYTHING
    return ~state.cells[OCCUPIED] | state.cells[OWN + seat]


def single_icon_slot_is_used_first(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.5 A free slot showing this industry alone is used before a free shared one."""
    return own_icon_first(state, industry)


def no_free_slot_is_left_to_overbuild(state: State, seat: i64, industry: i64) -> i64:
    """BB-9.5 Overbuilding needs no lack of free slots, unless the table agreed so (BB-O2)."""
    if not state.box.overbuild_only_without_free_slot:
        return EVERYTHING
    free: i64 = state.box.slots_showing[industry] & ~state.cells[OCCUPIED]
    return ~(slots_beside(state, free) & state.cells[OCCUPIED])


def one_own_tile_per_place_in_the_canal_era(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.6 In the canal era a place holds one own tile; replacing it keeps the count."""
    return EVERYTHING if state.cells[ERA] != CANAL else one_own_tile_a_place(state, seat)


def coal_reaches_the_place(state: State, seat: i64, industry: i64) -> i64:
    """BB-7.1 Coal must be had from a connected mine or through a connected merchant place."""
    return slots_within_price(state, seat, industry, EVERYTHING, EVERYTHING)


def price_can_be_paid(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.7 The tile, the coal and the iron must be paid before anything is earned (BB-3.10)."""
    return affordable_slots(state, seat, industry)


# --- what the rules have in common ------------------------------------------------------------


def buildable_slots(state: State, seat: i64, industry: i64) -> i64:
    """The slots that every rule of this page allows, the cheapest rules asked first."""
    if tile_belongs_to_the_era(state, seat, industry) == 0:
        return NOTHING
    if a_tile_is_on_the_mat(state, seat, industry) == 0:
        return NOTHING
    if tile_and_iron_price(state, seat, industry) > state.cells[MONEY + seat]:
        return NOTHING
    slots: i64 = slot_shows_the_industry(state, seat, industry)
    slots &= some_card_fits(state, seat, industry)
    slots &= slot_is_free_or_holds_a_lower_tile(state, seat, industry)
    if slots == 0:
        return NOTHING
    slots &= foreign_tile_may_be_replaced(state, seat, industry)
    slots &= one_own_tile_per_place_in_the_canal_era(state, seat, industry)
    slots &= single_icon_slot_is_used_first(state, seat, industry)
    slots &= no_free_slot_is_left_to_overbuild(state, seat, industry)
    if slots == 0:
        return NOTHING
    return slots_within_price(state, seat, industry, slots, state.cells[MONEY + seat])


def list_builds(state: State, seat: i64, menu: Menu) -> None:
    """Every slot and industry that can be built now."""
    industry: i64
    for industry in range(state.box.industries):
        slots: i64 = buildable_slots(state, seat, industry)
        list_pairs(state, menu, choices.BUILD, slots, industry)
