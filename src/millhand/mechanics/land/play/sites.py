"""Where tiles and links may stand: sets of slots and connections that rules are made of."""

from mypy_extensions import i64

from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, below, lowest, only, union
from millhand.kernel.menu import Menu
from millhand.mechanics.land.play.figures import CANAL, COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.layout import (
    COAL_AT,
    COAL_MARKET,
    ERA,
    HAND_CARDS,
    INDUSTRIES,
    INDUSTRY,
    IRON_AT,
    IRON_MARKET,
    MONEY,
    NO_TILE,
    OCCUPIED,
    OWN,
    TARGET,
    TILE,
)
from millhand.mechanics.land.play.sources import coal_price, connected_places, iron_price
from millhand.mechanics.land.play.table import Land

# --- slots ------------------------------------------------------------------------------------


def slots_of(land: Land, places: i64) -> i64:
    """Every slot of some places."""
    return union(land.figures.place_slots, places)


def slots_beside(land: Land, slots: i64) -> i64:
    """Every slot of the places where some slots lie, these included."""
    return union(land.figures.slots_beside, slots)


def slots_holding(land: Land, industry: i64) -> i64:
    """The slots with a tile of an industry."""
    slots: i64 = 0
    rest: i64 = land.cells[OCCUPIED] & land.figures.slots_showing[industry]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if land.figures.tile_industry[land.cells[TILE + only(bit)]] == industry:
            slots |= bit
    return slots


def free_or_lower(land: Land, seat: i64, industry: i64) -> i64:
    """Free slots, and those with a lower level of the industry than the seat's next tile."""
    slots: i64 = ~land.cells[OCCUPIED]
    tile: i64 = land.next_tile(seat, industry)
    if tile == NO_TILE:
        return slots
    level: i64 = land.figures.tile_level[tile]
    rest: i64 = land.cells[OCCUPIED] & land.figures.slots_showing[industry]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        other: i64 = land.cells[TILE + only(bit)]
        if land.figures.tile_industry[other] == industry:
            if land.figures.tile_level[other] < level:
                slots |= bit
    return slots


def cubes_are_gone(land: Land, industry: i64) -> bool:
    """Whether no cube of a mine or of works is left, neither on a tile nor in the market."""
    if industry == COAL_MINE:
        return land.cells[COAL_AT] == 0 and land.cells[COAL_MARKET] == 0
    if industry == IRON_WORKS:
        return land.cells[IRON_AT] == 0 and land.cells[IRON_MARKET] == 0
    return False


def own_icon_first(land: Land, industry: i64) -> i64:
    """All but the free shared slots of places with a free slot showing this industry alone."""
    free: i64 = ~land.cells[OCCUPIED]
    only_this: i64 = land.figures.slots_showing_only[industry]
    return ~(slots_beside(land, only_this & free) & free & ~only_this)


def one_own_tile_a_place(land: Land, seat: i64) -> i64:
    """Slots in places without an own tile, and the own tiles themselves."""
    own: i64 = land.cells[OWN + seat]
    return ~slots_beside(land, own) | own


def price_with_iron(land: Land, tile: i64) -> i64:
    """What a tile costs wherever it is built: its money and its iron."""
    money: i64 = land.figures.tile_money[tile]
    iron: i64 = land.figures.tile_iron[tile]
    if iron == 0:
        return money
    return money + iron_price(land, iron)


def slots_within_price(land: Land, seat: i64, industry: i64, among: i64, money: i64) -> i64:
    """Of some slots, those where tile, iron and coal together cost at most so much."""
    figures = land.figures
    tile: i64 = land.next_tile(seat, industry)
    if tile == NO_TILE:
        return among
    money -= price_with_iron(land, tile)
    if money < 0:
        return NOTHING
    if figures.tile_coal[tile] == 0:
        return among
    slots: i64 = 0
    rest: i64 = among & figures.slots_showing[industry]
    while rest != 0:
        place: i64 = figures.slot_place[only(rest & -rest)]
        here: i64 = figures.place_slots[place]
        connected: i64 = connected_places(land, BIT[place])
        price: i64 = coal_price(land, connected, figures.tile_coal[tile])
        if 0 <= price <= money:
            slots |= rest & here
        rest &= ~here
    return slots


def affordable_slots(land: Land, seat: i64, industry: i64) -> i64:
    """Slots where the money suffices; where no coal comes it is no matter of money."""
    reached: i64 = slots_within_price(land, seat, industry, EVERYTHING, EVERYTHING)
    money: i64 = land.cells[MONEY + seat]
    return slots_within_price(land, seat, industry, EVERYTHING, money) | ~reached


def pair_under_way(land: Land) -> i64:
    """The slot and industry of a build that waits for its card."""
    return land.figures.pair_of[land.cells[TARGET] * INDUSTRIES + land.cells[INDUSTRY]]


def list_pairs(land: Land, menu: Menu, first: i64, slots: i64, industry: i64) -> None:
    """Add some slots with one industry to a menu, counted from `first`."""
    while slots != 0:
        menu.add(first + land.figures.pair_of[lowest(slots) * INDUSTRIES + industry])
        slots &= slots - 1


# --- connections ------------------------------------------------------------------------------


def connections_touching(land: Land, places: i64) -> i64:
    """The connections with an end in some places."""
    return union(land.figures.connections_at, places)


def link_money(land: Land, step: i64) -> i64:
    """What a canal, a first rail or a second rail costs."""
    if land.cells[ERA] == CANAL:
        return land.figures.canal_money
    return land.figures.first_rail_money if step == 0 else land.figures.second_rail_money


def connections_within_price(land: Land, step: i64, among: i64, money: i64) -> i64:
    """Of some connections, those where the link and its coal cost at most so much."""
    money -= link_money(land, step)
    if money < 0:
        return NOTHING
    if land.cells[ERA] == CANAL:
        return among
    connections: i64 = 0
    rest: i64 = among & land.figures.connections_in_era[land.cells[ERA]]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        ends: i64 = connected_places(land, land.figures.connection_ends[only(bit)])
        price: i64 = coal_price(land, ends, 1)
        if 0 <= price <= money:
            connections |= bit
    return connections


def affordable_connections(land: Land, seat: i64, step: i64) -> i64:
    """Where money suffices for link and coal; without coal in reach it is no matter of money."""
    reached: i64 = connections_within_price(land, step, EVERYTHING, EVERYTHING)
    money: i64 = land.cells[MONEY + seat]
    return connections_within_price(land, step, EVERYTHING, money) | ~reached


# --- mats and hands ---------------------------------------------------------------------------


def industries_left(land: Land, seat: i64) -> i64:
    """The industries of which a tile is left on the mat."""
    industries: i64 = 0
    industry: i64
    for industry in range(land.figures.industries):
        if land.next_tile(seat, industry) != NO_TILE:
            industries |= BIT[industry]
    return industries


def slots_of_towns_held(land: Land, seat: i64) -> i64:
    """The slots of the towns whose location cards are in hand."""
    return slots_of(land, land.cells[HAND_CARDS + seat] & below(land.figures.towns))
