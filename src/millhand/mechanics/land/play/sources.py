"""Coal and iron: where they come from and what they cost.

Cubes are taken one at a time, from tiles before the market. While several tiles differ, the player
is asked; where nothing is left to choose, nobody is.
"""

from mypy_extensions import i64

from millhand.kernel.bits import lowest, only, total
from millhand.mechanics.land.play import layout, stages
from millhand.mechanics.land.play.figures import COAL_MINE, IRON_WORKS
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.market import has_room, price_of
from millhand.mechanics.network import connected_with, nearest


def connected_places(land: Land, places: i64) -> i64:
    """Places that an unbroken route of links, of any owners, joins with given ones."""
    return connected_with(land.cells, layout.CONNECTED, places)


def cubes_on(land: Land, slots: i64) -> i64:
    """How many cubes lie on some tiles."""
    return total(land.cells, layout.CUBES, slots)


def no_choice(land: Land, slots: i64, cubes: i64) -> bool:
    """Whether one tile is left, or every cube of them will be used up: then nobody is asked."""
    return slots & (slots - 1) == 0 or cubes_on(land, slots) <= cubes


# --- coal -------------------------------------------------------------------------------------


def coal_within(land: Land, places: i64) -> i64:
    """How many cubes lie on the mines of some places."""
    cubes: i64 = 0
    rest: i64 = land.coal_at()
    while rest != 0:
        mine: i64 = lowest(rest)
        if places & land.figures.slot_places[mine] != 0:
            cubes += land.cubes_at(mine)
        rest &= rest - 1
    return cubes


def coal_is_in_reach(land: Land, connected: i64, cubes: i64) -> bool:
    """Whether the market is among connected places, or mines that hold enough."""
    return connected & land.market_places() != 0 or coal_within(land, connected) >= cubes


def coal_market_price(land: Land, cubes: i64) -> i64:
    """Pounds for some coal of the market, the cheapest first."""
    figures = land.figures
    return price_of(figures.coal_prices, land.coal_market(), figures.coal_when_empty, cubes)


def coal_price(land: Land, connected: i64, cubes: i64) -> i64:
    """Pounds for coal among connected places: mines first, free; -1 out of reach."""
    missing: i64 = cubes - coal_within(land, connected)
    if missing <= 0:
        return 0
    if connected & land.market_places() == 0:
        return -1
    return coal_market_price(land, missing)


def nearest_mines(land: Land, places: i64) -> i64:
    """The connected mines with coal that are fewest links away from some places."""
    return nearest(land.cells, layout.NEIGHBOURS, places, land.coal_at(), land.figures.slot_place)


def fetch_coal(land: Land, seat: i64) -> bool:
    """Take cube after cube from the nearest mine, then from the market.

    False when equally near mines make the player choose one; where everything is asked, even
    when there is none, so that a refusal says why.
    """
    while land.coal_needed() > 0:
        mines: i64 = nearest_mines(land, land.destination())
        if land.explicit:
            land.ask(stages.COAL)
            return False
        if mines == 0:
            buy_coal(land, seat)
        elif no_choice(land, mines, land.coal_needed()):
            take_coal(land, seat, only(mines & -mines))
        else:
            land.ask(stages.COAL)
            return False
    return True


def buy_coal(land: Land, seat: i64) -> None:
    """One cube from the market, where no mine gives any."""
    land.cells[layout.COAL_NEEDED] -= 1
    land.buy_coal(seat)


def take_coal(land: Land, seat: i64, mine: i64) -> None:
    """One cube of a mine, free of charge, whoever owns it."""
    land.cells[layout.COAL_NEEDED] -= 1
    land.take_cube(seat, mine, COAL_MINE)


# --- iron -------------------------------------------------------------------------------------


def iron_price(land: Land, cubes: i64) -> i64:
    """Pounds for some iron: works anywhere first, free; then the market, cheapest first."""
    missing: i64 = cubes - cubes_on(land, land.iron_at())
    return 0 if missing <= 0 else iron_market_price(land, missing)


def iron_market_price(land: Land, cubes: i64) -> i64:
    """Pounds for some iron of the market, the cheapest first."""
    figures = land.figures
    return price_of(figures.iron_prices, land.iron_market(), figures.iron_when_empty, cubes)


def fetch_iron(land: Land, seat: i64) -> bool:
    """Take cube after cube from works, then from the market.

    False when several works make the player choose, or when everything is asked.
    """
    while land.iron_needed() > 0:
        works: i64 = land.iron_at()
        if land.explicit:
            land.ask(stages.IRON)
            return False
        if works == 0:
            buy_iron(land, seat)
        elif no_choice(land, works, land.iron_needed()):
            take_iron(land, seat, only(works & -works))
        else:
            land.ask(stages.IRON)
            return False
    return True


def buy_iron(land: Land, seat: i64) -> None:
    """One cube from the market, where no works give any."""
    land.cells[layout.IRON_NEEDED] -= 1
    land.buy_iron(seat)


def take_iron(land: Land, seat: i64, works: i64) -> None:
    """One cube of any iron works, free of charge, whoever owns them."""
    land.cells[layout.IRON_NEEDED] -= 1
    land.take_cube(seat, works, IRON_WORKS)


# --- what a new tile sells --------------------------------------------------------------------


def sell_to_the_market(land: Land, seat: i64, slot: i64, industry: i64) -> None:
    """New iron works fill the market, a new mine does only where the market is reached.

    Cubes are sold now or never; a full market takes none.
    """
    if industry == COAL_MINE:
        if land.reach_of(slot) & land.market_places() == 0:
            return
        while land.cubes_at(slot) > 0 and has_room(land.figures.coal_prices, land.coal_market()):
            land.sell_coal(seat, slot)
    elif industry == IRON_WORKS:
        while land.cubes_at(slot) > 0 and has_room(land.figures.iron_prices, land.iron_market()):
            land.sell_iron(seat, slot)
