"""What rules of both Brass games strike out: the slots and connections that remain of some."""

from mypy_extensions import i64

from millhand.kernel.bits import NOTHING, below, lowest
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.sites import link_money, price_with_iron, slots_beside
from millhand.mechanics.land.play.sources import (
    coal_is_in_reach,
    coal_market_price,
    coal_price,
    connected_places,
)
from millhand.mechanics.land.play.table import Land

# --- slots ------------------------------------------------------------------------------------


def keep_free_or_lower(land: Land, seat: i64, industry: i64, among: i64) -> i64:
    """Occupied slots remain where a lower level of the same industry stands."""
    tile: i64 = land.next_tile(seat, industry)
    if tile == layout.NO_TILE:
        return among & ~land.occupied()
    figures = land.figures
    rest: i64 = among & land.occupied()
    while rest != 0:
        other: i64 = land.tile_at(lowest(rest))
        is_lower: bool = figures.tile_level[other] < figures.tile_level[tile]
        if figures.tile_industry[other] != industry or not is_lower:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def keep_own_icon_first(land: Land, industry: i64, among: i64) -> i64:
    """Free shared slots go where their place has a free slot showing this industry alone."""
    free: i64 = ~land.occupied()
    only_this: i64 = land.figures.slots_showing_only[industry]
    if among & free & ~only_this == 0:
        return among
    return among & ~(slots_beside(land, only_this & free) & free & ~only_this)


def keep_one_own_tile_a_place(land: Land, seat: i64, among: i64) -> i64:
    """Slots remain in places without an own tile, and the own tiles themselves."""
    own: i64 = land.own_tiles(seat)
    return among & (~slots_beside(land, own) | own)


# --- coal --------------------------------------------------------------------------------------
#
# Two sentences, two rules: coal must be in reach, and it must be paid. Where the market is reached
# there is coal at some price; where the market's price can be paid, every cheaper one can.


def keep_slots_with_coal(land: Land, seat: i64, industry: i64, among: i64) -> i64:
    """Slots remain where the coal of the next tile can be had at any price."""
    figures = land.figures
    tile: i64 = land.next_tile(seat, industry)
    if tile == layout.NO_TILE or figures.tile_coal[tile] == 0:
        return among
    rest: i64 = among
    while rest != 0:
        slot: i64 = lowest(rest)
        here: i64 = figures.slots_beside[slot]
        if not coal_is_in_reach(land, land.reach_of(slot), figures.tile_coal[tile]):
            among &= ~here
        rest &= ~here
    return among


def keep_slots_with_cheap_coal(land: Land, seat: i64, industry: i64, among: i64) -> i64:
    """Slots remain where the money left by tile and iron suffices for the coal."""
    figures = land.figures
    tile: i64 = land.next_tile(seat, industry)
    if tile == layout.NO_TILE or figures.tile_coal[tile] == 0:
        return among
    money: i64 = land.money(seat) - price_with_iron(land, tile)
    if money < 0 or coal_market_price(land, figures.tile_coal[tile]) <= money:
        return among
    rest: i64 = among
    while rest != 0:
        slot: i64 = lowest(rest)
        here: i64 = figures.slots_beside[slot]
        if coal_price(land, land.reach_of(slot), figures.tile_coal[tile]) > money:
            among &= ~here
        rest &= ~here
    return among


def keep_connections_with_coal(land: Land, among: i64) -> i64:
    """Connections remain that are joined with coal once they are laid."""
    rest: i64 = among
    while rest != 0:
        ends: i64 = connected_places(land, land.figures.connection_ends[lowest(rest)])
        if not coal_is_in_reach(land, ends, 1):
            among ^= rest & -rest
        rest &= rest - 1
    return among


def keep_connections_within_price(land: Land, seat: i64, step: i64, among: i64) -> i64:
    """Connections remain where the money left by the rail suffices for its coal.

    Where no coal comes it is no matter of money.
    """
    money: i64 = land.money(seat) - link_money(land, step)
    if money < 0:
        return NOTHING
    if coal_market_price(land, 1) <= money:
        return among
    rest: i64 = among
    while rest != 0:
        ends: i64 = connected_places(land, land.figures.connection_ends[lowest(rest)])
        if coal_price(land, ends, 1) > money:
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- industries -------------------------------------------------------------------------------


def keep_industries_left(land: Land, seat: i64, among: i64) -> i64:
    """Industries remain of which a tile is left on the mat."""
    among &= below(land.figures.industries)
    rest: i64 = among
    while rest != 0:
        if land.tiles_left(seat, lowest(rest)) == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among
