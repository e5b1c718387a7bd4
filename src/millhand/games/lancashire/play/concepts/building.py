"""What is built where, with one card or by combining two actions. BL-6 and BL-9."""

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play.box import SHIPYARD
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, NOTHING
from millhand.kernel.rules import Facts, kept_if
from millhand.mechanics.land.play import facts, layout, narrowing
from millhand.mechanics.land.play.building import BuildAction
from millhand.mechanics.land.play.figures import COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.sites import cubes_are_gone, price_with_iron
from millhand.mechanics.land.play.table import Land

# --- the rules: which of some slots remain for an industry ------------------------------------


def slot_shows_the_industry(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.5 A tile goes to a slot that shows its industry."""
    return among & state.box.slots_showing[industry]


def town_is_in_play(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-16.2 With two players some towns are not used."""
    return among & state.box.open_slots


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.1 The tile built is the lowest of its industry on the mat; one must be left."""
    return kept_if(state.next_tile(seat, industry) != layout.NO_TILE, among)


def tile_is_above_level_0(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.1 A tile of level 0 is never built."""
    tile: i64 = state.next_tile(seat, industry)
    return kept_if(tile == layout.NO_TILE or state.box.tile_level[tile] > 0, among)


def tile_belongs_to_the_era(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.1 Tiles of level 1 are for the canal era, shipyards of level 2 for the rail era."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == layout.NO_TILE or state.box.tile_level[tile] == 0:
        return among
    return kept_if(state.box.tile_eras[tile] & BIT[state.era()] != 0, among)


def tile_and_iron_can_be_paid(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.9 The tile and its iron must be paid before anything is sold."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == layout.NO_TILE or price_with_iron(state, tile) <= state.money(seat):
        return among
    return NOTHING


def slot_is_free_or_holds_a_lower_tile(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-9.1 A tile on the board gives way only to a higher level of the same industry."""
    return narrowing.keep_free_or_lower(state, seat, industry, among)


def foreign_tile_is_a_mine_or_works(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-9.3 Of opponents' tiles only coal mines and iron works are replaced (BL-O3)."""
    if state.box.overbuild_any_opponent or industry == COAL_MINE or industry == IRON_WORKS:
        return among
    return among & ~state.foreign_tiles(seat)


def cubes_of_foreign_tile_are_gone(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-9.4 An opponent's mine or works gives way when no such cube lies anywhere (BL-O4)."""
    if industry != COAL_MINE and industry != IRON_WORKS:
        return among
    foreign: i64 = among & state.foreign_tiles(seat)
    if foreign == 0:
        return among
    if state.box.scarcity_of_tile_only:
        return among & ~(foreign & state.cells[state.holders(industry)])
    if cubes_are_gone(state, industry):
        return among
    return among & ~foreign


def single_icon_slot_is_used_first(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.6 A free slot showing this industry alone is used before a free shared one (BL-O14).

    Overbuilding is not concerned (BL-9.6).
    """
    if not state.box.single_icon_slot_first:
        return among
    return narrowing.keep_own_icon_first(state, industry, among)


def one_own_tile_per_town_in_the_canal_era(
    state: State, seat: i64, industry: i64, among: i64
) -> i64:
    """BL-6.7 In the canal era a town holds one own tile; replacing it keeps the count (BL-9.2)."""
    if state.is_rail_era():
        return among
    return narrowing.keep_one_own_tile_a_place(state, seat, among)


def coal_reaches_the_town(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.8 Coal must be had from a connected mine or with market access (BL-10.1)."""
    return narrowing.keep_slots_with_coal(state, seat, industry, among)


def coal_can_be_paid(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """BL-6.9 After the tile and its iron the coal must be paid, too."""
    return narrowing.keep_slots_with_cheap_coal(state, seat, industry, among)


def cubes_in_the_way(state: State, seat: int, industry: int, slot: int) -> Facts:
    """BL-O4 The cubes of the tile alone, or of the board and the market."""
    told = facts.foreign_tile(state, seat, industry, slot)
    if state.box.scarcity_of_tile_only:
        told = {**told, "cubes": state.cubes_at(slot)}
    return {**told, "of_tile": state.box.scarcity_of_tile_only}


# --- doing it ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class BuildTile(BuildAction):
    """The lowest tile of an industry goes from the mat to a slot."""

    def is_complete(self, land: Land, seat: i64) -> bool:
        """BL-6.10 Coal, iron, the tile, its cubes; BL-6.12 a shipyard flips when it is built."""
        if not super().is_complete(land, seat):
            return False
        if land.industry_to_build() == SHIPYARD:
            land.flip(land.target())
        return True
