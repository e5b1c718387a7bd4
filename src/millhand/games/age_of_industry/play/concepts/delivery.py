"""Coal and iron: where a cube comes from and what it costs. AI-7 and AI-8.

Both resources follow the same rules (AI-7.4): `resource` is COAL or IRON, and their cells stand
side by side.
"""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.box import COAL, IRON
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, lowest, total
from millhand.mechanics.market import price_of
from millhand.mechanics.network import connected_with, nearest

# --- what can be had, and for how much --------------------------------------------------------


def connected_places(state: State, places: i64) -> i64:
    """AI-7.2 What rails and active sea lanes, of any owners, join with some places."""
    return connected_with(state.cells, layout.CONNECTED, places)


def cubes_within(state: State, connected: i64, resource: i64) -> i64:
    """How many cubes lie on the sources among some places."""
    cubes: i64 = 0
    rest: i64 = state.cells[layout.COAL_AT + resource]
    while rest != 0:
        slot: i64 = lowest(rest)
        if connected & BIT[state.box.coal_node[slot]] != 0:
            cubes += state.cells[layout.CUBES + slot]
        rest &= rest - 1
    return cubes


def cubes_left(state: State, resource: i64) -> i64:
    """AI-10.2 How many are to be had on the map (imports need a ship) and on the market."""
    on_the_map: i64 = total(state.cells, layout.CUBES, state.cells[layout.COAL_AT + resource])
    return on_the_map + state.cells[layout.COAL_MARKET + resource]


def none_is_left(state: State, resource: i64) -> bool:
    """AI-10.2 Whether none is to be had, neither on the map nor on the market."""
    market: i64 = state.cells[layout.COAL_MARKET + resource]
    return market == 0 and state.cells[layout.COAL_AT + resource] == 0


def market_is_reached(state: State, connected: i64) -> bool:
    """AI-8.2 A built port of anyone, flipped or not, or a distant port (AI-1.9) gives access."""
    return connected & (state.cells[layout.PORTS_AT] | state.box.distant_ports) != 0


def places_supplied(state: State, resource: i64) -> i64:
    """AI-8.2 Where a cube can be brought: from a source, or from the market through a port."""
    places: i64 = connected_places(state, state.cells[layout.PORTS_AT] | state.box.distant_ports)
    rest: i64 = state.cells[layout.COAL_AT + resource]
    while rest != 0:
        places |= state.cells[layout.CONNECTED + state.box.coal_node[lowest(rest)]]
        rest &= rest - 1
    return places


def price_of_missing(state: State, connected: i64, resource: i64, cubes: i64) -> i64:
    """AI-8.1, AI-8.3 What the market asks for the cubes that no source on the map can deliver."""
    missing: i64 = cubes
    if cubes > 0:
        missing -= cubes_within(state, connected, resource)
    return 0 if missing <= 0 else market_price(state, resource, missing)


def market_price(state: State, resource: i64, cubes: i64) -> i64:
    """AI-8.3 What the market asks for some cubes, the cheapest first."""
    filled: i64 = state.cells[layout.COAL_MARKET + resource]
    return price_of(state.box.prices, filled, state.box.when_empty, cubes)


def nearest_sources(state: State, resource: i64) -> i64:
    """AI-7.3 The sources fewest rails and lanes away; for a rail, from either of its ends."""
    found: i64 = nearest_to(state, resource, state.cells[layout.AT])
    if state.cells[layout.AT_TOO] != 0:
        found |= nearest_to(state, resource, state.cells[layout.AT_TOO])
    return found


def nearest_to(state: State, resource: i64, places: i64) -> i64:
    """The sources fewest rails and lanes away from some places."""
    sources: i64 = state.cells[layout.COAL_AT + resource]
    return nearest(state.cells, layout.NEIGHBOURS, places, sources, state.box.coal_node)


# --- fetching it ------------------------------------------------------------------------------


def fetch_cubes(state: State, seat: i64) -> bool:
    """AI-7.3 All coal, then all iron that the move needs; false while a choice is open."""
    return fetch(state, seat, COAL) and fetch(state, seat, IRON)


def fetch(state: State, seat: i64, resource: i64) -> bool:
    """Take cube after cube from the nearest source, or buy where none reaches (AI-8.1)."""
    while state.cells[layout.COAL_NEEDED + resource] > 0:
        sources: i64 = nearest_sources(state, resource)
        if state.explicit:
            state.cells[layout.STAGE] = choices.COAL_STAGE + resource
            return False
        if sources == 0:
            buy(state, seat, resource)
        elif no_choice(state, sources, state.cells[layout.COAL_NEEDED + resource]):
            use(state, seat, lowest(sources), resource)
        else:
            state.cells[layout.STAGE] = choices.COAL_STAGE + resource
            return False
    return True


def no_choice(state: State, sources: i64, cubes: i64) -> bool:
    """Whether one source is left, or every cube of them will be used up: then nobody is asked."""
    return sources & (sources - 1) == 0 or total(state.cells, layout.CUBES, sources) <= cubes


def buy(state: State, seat: i64, resource: i64) -> None:
    """AI-8.1 One cube of the demand table, where no source reaches."""
    state.cells[layout.COAL_NEEDED + resource] -= 1
    state.buy_cube(seat, resource)


def use(state: State, seat: i64, slot: i64, resource: i64) -> None:
    """AI-7.1 One cube of a source, free of charge, whoever owns it."""
    state.cells[layout.COAL_NEEDED + resource] -= 1
    state.take_cube(seat, slot, resource)
