"""Where tiles and links may stand: sets of slots and connections that rules are made of."""

from mypy_extensions import i64

from millhand.kernel.bits import below, lowest, union
from millhand.kernel.menu import Menu
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.figures import COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.sources import iron_price
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
    rest: i64 = land.occupied() & land.figures.slots_showing[industry]
    while rest != 0:
        if land.industry_at(lowest(rest)) == industry:
            slots |= rest & -rest
        rest &= rest - 1
    return slots


def cubes_are_gone(land: Land, industry: i64) -> bool:
    """Whether no cube of a mine or of works is left, neither on a tile nor in the market."""
    if industry == COAL_MINE:
        return land.coal_at() == 0 and land.coal_market() == 0
    if industry == IRON_WORKS:
        return land.iron_at() == 0 and land.iron_market() == 0
    return False


def price_with_iron(land: Land, tile: i64) -> i64:
    """What a tile costs wherever it is built: its money and its iron."""
    money: i64 = land.figures.tile_money[tile]
    iron: i64 = land.figures.tile_iron[tile]
    if iron == 0:
        return money
    return money + iron_price(land, iron)


def pair_under_way(land: Land) -> i64:
    """The slot and industry of a build that waits for its card."""
    return land.figures.pair_of[land.target() * layout.INDUSTRIES + land.industry_to_build()]


def list_pairs(land: Land, menu: Menu, first: i64, slots: i64, industry: i64) -> None:
    """Add some slots with one industry to a menu, counted from `first`."""
    while slots != 0:
        menu.add(first + land.figures.pair_of[lowest(slots) * layout.INDUSTRIES + industry])
        slots &= slots - 1


# --- connections ------------------------------------------------------------------------------


def connections_touching(land: Land, places: i64) -> i64:
    """The connections with an end in some places."""
    return union(land.figures.connections_at, places)


def link_money(land: Land, step: i64) -> i64:
    """What a canal, a first rail or a second rail costs."""
    if land.is_canal_era():
        return land.figures.canal_money
    return land.figures.first_rail_money if step == 0 else land.figures.second_rail_money


# --- mats and hands ---------------------------------------------------------------------------


def slots_of_towns_held(land: Land, seat: i64) -> i64:
    """The slots of the towns whose location cards are in hand."""
    return slots_of(land, land.hand(seat) & below(land.figures.towns))
