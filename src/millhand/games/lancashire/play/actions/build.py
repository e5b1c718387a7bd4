"""Building and overbuilding, with one card or by combining two actions. BL-6, BL-7 and BL-9.

Every rule answers for all slots at once: it returns the set of slots for which its sentence is
true. The slots where an industry may be built are what all the rules have in common. A combined
build passes the same rules but for those about cards.
"""

from mypy_extensions import i64

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.box import SHIPYARD
from millhand.games.lancashire.play.concepts.cards import some_card_fits
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, everything_if
from millhand.kernel.menu import AT_LAST, Menu
from millhand.mechanics.land.play.building import carry_on_building
from millhand.mechanics.land.play.figures import CANAL, COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.layout import (
    ACTIONS_LEFT,
    COAL_AT,
    ERA,
    HAND_SIZE,
    INDUSTRY,
    IRON_AT,
    MONEY,
    NO_TILE,
    OCCUPIED,
    OWN,
    TARGET,
)
from millhand.mechanics.land.play.rounds import is_first_round
from millhand.mechanics.land.play.sites import (
    affordable_slots,
    cubes_are_gone,
    free_or_lower,
    list_pairs,
    one_own_tile_a_place,
    own_icon_first,
    slots_within_price,
    tile_and_iron_price,
)

# --- the rules, in the order of the book ------------------------------------------------------


def town_is_in_play(state: State, seat: i64, industry: i64) -> i64:
    """BL-16.2 With two players some towns are not used."""
    return state.box.open_slots


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.1 The tile built is the lowest of its industry on the mat; one must be left."""
    return everything_if(state.next_tile(seat, industry) != NO_TILE)


def tile_is_above_level_0(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.1 A tile of level 0 is never built."""
    tile: i64 = state.next_tile(seat, industry)
    return everything_if(tile == NO_TILE or state.box.tile_level[tile] > 0)


def tile_belongs_to_the_era(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.1 Tiles of level 1 are for the canal era, shipyards of level 2 for the rail era."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == NO_TILE or state.box.tile_level[tile] == 0:
        return EVERYTHING
    return everything_if(state.box.tile_eras[tile] & BIT[state.cells[ERA]] != 0)


def slot_shows_the_industry(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.5 A tile goes to a slot that shows its industry."""
    return state.box.slots_showing[industry]


def single_icon_slot_is_used_first(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.6 A free slot showing this industry alone is used before a free shared one (BL-O14).

    Overbuilding is not concerned (BL-9.6).
    """
    return own_icon_first(state, industry) if state.box.single_icon_slot_first else EVERYTHING


def one_own_tile_per_town_in_the_canal_era(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.7 In the canal era a town holds one own tile; replacing it keeps the count (BL-9.2)."""
    return EVERYTHING if state.cells[ERA] != CANAL else one_own_tile_a_place(state, seat)


def coal_reaches_the_town(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.8 Coal must be had from a connected mine or with market access (BL-10.1)."""
    return slots_within_price(state, seat, industry, EVERYTHING, EVERYTHING)


def price_can_be_paid(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.9 The tile, the coal and the iron must be paid before anything is sold."""
    return affordable_slots(state, seat, industry)


def both_actions_are_left(state: State, seat: i64, industry: i64) -> i64:
    """BL-7.2 A combined build takes both actions of a turn."""
    return everything_if(state.cells[ACTIONS_LEFT] == 2 or is_first_round(state))


def first_round_lets_combine(state: State, seat: i64, industry: i64) -> i64:
    """BL-4.6 In the first round one card is played, unless two may be combined (BL-O1)."""
    return everything_if(state.box.first_round_combined_build or not is_first_round(state))


def two_cards_are_held(state: State, seat: i64, industry: i64) -> i64:
    """BL-7.2 A combined build takes two cards."""
    return everything_if(state.cells[HAND_SIZE + seat] >= 2)


def slot_is_free_or_holds_a_lower_tile(state: State, seat: i64, industry: i64) -> i64:
    """BL-9.1 A tile on the board gives way only to a higher level of the same industry."""
    return free_or_lower(state, seat, industry)


def foreign_tile_is_a_mine_or_works(state: State, seat: i64, industry: i64) -> i64:
    """BL-9.3 Of opponents' tiles only coal mines and iron works are replaced (BL-O3)."""
    if state.box.overbuild_any_opponent or industry == COAL_MINE or industry == IRON_WORKS:
        return EVERYTHING
    return ~state.cells[OCCUPIED] | state.cells[OWN + seat]


def cubes_of_foreign_tile_are_gone(state: State, seat: i64, industry: i64) -> i64:
    """BL-9.4 An opponent's mine or works gives way when no such cube lies anywhere (BL-O4)."""
    if industry != COAL_MINE and industry != IRON_WORKS:
        return EVERYTHING
    if state.box.scarcity_of_tile_only:
        holders: i64 = state.cells[COAL_AT if industry == COAL_MINE else IRON_AT]
        return ~holders | state.cells[OWN + seat]
    if cubes_are_gone(state, industry):
        return EVERYTHING
    return ~state.cells[OCCUPIED] | state.cells[OWN + seat]


def one_card_does_not_overbuild(state: State, seat: i64, industry: i64) -> i64:
    """BL-9.5 Overbuilding takes two cards, as a combined build does, or only one (BL-O2)."""
    return ~state.cells[OCCUPIED] if state.box.overbuild_takes_two_cards else EVERYTHING


# --- what the rules have in common ------------------------------------------------------------


def industry_may_be_built(state: State, seat: i64, industry: i64) -> bool:
    """Whether the rules that do not look at the slot allow an industry."""
    if a_tile_is_on_the_mat(state, seat, industry) == 0:
        return False
    if tile_is_above_level_0(state, seat, industry) == 0:
        return False
    if tile_belongs_to_the_era(state, seat, industry) == 0:
        return False
    return tile_and_iron_price(state, seat, industry) <= state.cells[MONEY + seat]


def sites(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """Of some slots, those that every rule allows which one card and two share."""
    slots: i64 = among & slot_shows_the_industry(state, seat, industry)
    slots &= town_is_in_play(state, seat, industry)
    slots &= slot_is_free_or_holds_a_lower_tile(state, seat, industry)
    if slots == 0:
        return NOTHING
    slots &= foreign_tile_is_a_mine_or_works(state, seat, industry)
    slots &= cubes_of_foreign_tile_are_gone(state, seat, industry)
    slots &= single_icon_slot_is_used_first(state, seat, industry)
    slots &= one_own_tile_per_town_in_the_canal_era(state, seat, industry)
    if slots == 0:
        return NOTHING
    return slots_within_price(state, seat, industry, slots, state.cells[MONEY + seat])


def may_combine(state: State, seat: i64) -> bool:
    """Whether the rules that do not look at what is built allow a combined build."""
    if both_actions_are_left(state, seat, 0) == 0 or two_cards_are_held(state, seat, 0) == 0:
        return False
    return first_round_lets_combine(state, seat, 0) != 0


def list_builds(state: State, seat: i64, menu: Menu) -> None:
    """Every slot and industry that can be built now with one card, then with two."""
    combining: bool = may_combine(state, seat)
    industry: i64
    for industry in range(state.box.industries):
        if industry_may_be_built(state, seat, industry):
            slots: i64 = some_card_fits(state, seat, industry)
            slots &= one_card_does_not_overbuild(state, seat, industry)
            slots = sites(state, seat, industry, slots)
            list_pairs(state, menu, choices.BUILD, slots, industry)
    if not combining:
        return
    menu.next_kind_done(AT_LAST)
    for industry in range(state.box.industries):
        if industry_may_be_built(state, seat, industry):
            slots = sites(state, seat, industry, EVERYTHING)
            list_pairs(state, menu, choices.COMBINE, slots, industry)


# --- doing it ---------------------------------------------------------------------------------


def carry_on(state: State, seat: i64) -> bool:
    """BL-6.10 Coal, iron, the tile, its cubes; BL-6.12 a shipyard flips when it is built."""
    if not carry_on_building(state, seat):
        return False
    if state.cells[INDUSTRY] == SHIPYARD:
        state.flip(state.cells[TARGET])
    return True
