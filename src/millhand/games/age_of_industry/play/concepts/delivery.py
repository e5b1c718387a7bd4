"""Coal and iron: where a cube comes from and what it costs. AI-7 and AI-8.

Both resources follow the same rules (AI-7.4): `resource` is COAL or IRON, and their cells stand
side by side.
"""

from mypy_extensions import i64

from millhand.games.age_of_industry.play.box import COAL, IRON
from millhand.games.age_of_industry.play.choices import COAL_STAGE
from millhand.games.age_of_industry.play.layout import (
    AT,
    AT_TOO,
    COAL_AT,
    COAL_MARKET,
    COAL_NEEDED,
    CONNECTED,
    CUBES,
    NEIGHBOURS,
    PORTS_AT,
    STAGE,
)
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, everything_if, only
from millhand.mechanics.market import price_of
from millhand.mechanics.network import connected_with, nearest


def connected_places(state: State, places: i64) -> i64:
    """AI-7.2 What rails and active sea lanes, of any owners, join with some places."""
    return connected_with(state.cells, CONNECTED, places)


def cubes_within(state: State, connected: i64, resource: i64) -> i64:
    """How many cubes lie on the sources among some places."""
    cubes: i64 = 0
    rest: i64 = state.cells[COAL_AT + resource]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if connected & BIT[state.box.coal_node[slot]] != 0:
            cubes += state.cells[CUBES + slot]
    return cubes


def table_is_reached(state: State, connected: i64) -> bool:
    """AI-8.2 A built port of anyone, flipped or not, or a distant port (AI-1.9) gives access."""
    return connected & (state.cells[PORTS_AT] | state.box.distant_ports) != 0


def places_supplied(state: State, resource: i64) -> i64:
    """AI-8.2 Where one cube can be brought: from a source, or from the market through a port."""
    places: i64 = 0
    rest: i64 = state.cells[PORTS_AT] | state.box.distant_ports
    while rest != 0:
        bit: i64 = rest & -rest
        places |= state.cells[CONNECTED + only(bit)]
        rest &= ~places
    rest = state.cells[COAL_AT + resource]
    while rest != 0:
        bit = rest & -rest
        rest ^= bit
        places |= state.cells[CONNECTED + state.box.coal_node[only(bit)]]
    return places


def missing_cubes(state: State, connected: i64, resource: i64, cubes: i64) -> i64:
    """AI-8.1 How many cubes no source on the map can deliver."""
    missing: i64 = cubes - cubes_within(state, connected, resource)
    return missing if missing > 0 else 0


def price_of_missing(state: State, connected: i64, resource: i64, cubes: i64) -> i64:
    """AI-8.3 What the market asks for the cubes that no source can deliver."""
    missing: i64 = missing_cubes(state, connected, resource, cubes)
    if missing == 0:
        return 0
    filled: i64 = state.cells[COAL_MARKET + resource]
    return price_of(state.box.prices, filled, state.box.when_empty, missing)


def nearest_sources(state: State, resource: i64) -> i64:
    """AI-7.3 The sources fewest rails and lanes away; for a rail, from either of its ends."""
    sources: i64 = state.cells[COAL_AT + resource]
    found: i64 = nearest(state.cells, NEIGHBOURS, state.cells[AT], sources, state.box.coal_node)
    if state.cells[AT_TOO] != 0:
        other: i64 = state.cells[AT_TOO]
        found |= nearest(state.cells, NEIGHBOURS, other, sources, state.box.coal_node)
    return found


def fetch_cubes(state: State, seat: i64) -> bool:
    """AI-7.3 All coal, then all iron that the move needs; false while a choice is open."""
    return fetch(state, seat, COAL) and fetch(state, seat, IRON)


def fetch(state: State, seat: i64, resource: i64) -> bool:
    """Take cube after cube from the nearest source, or buy where none reaches (AI-8.1)."""
    while state.cells[COAL_NEEDED + resource] > 0:
        sources: i64 = nearest_sources(state, resource)
        if state.explicit:
            state.cells[STAGE] = COAL_STAGE + resource
            return False
        if sources == 0:
            buy(state, seat, resource)
        elif no_choice(state, sources, state.cells[COAL_NEEDED + resource]):
            take(state, seat, only(sources & -sources), resource)
        else:
            state.cells[STAGE] = COAL_STAGE + resource
            return False
    return True


def buy(state: State, seat: i64, resource: i64) -> None:
    """AI-8.1 One cube of the demand table, where no source reaches."""
    state.cells[COAL_NEEDED + resource] -= 1
    state.buy_cube(seat, resource)


def take(state: State, seat: i64, slot: i64, resource: i64) -> None:
    """AI-7.1 One cube of a source, free of charge, whoever owns it."""
    state.cells[COAL_NEEDED + resource] -= 1
    state.take_cube(seat, slot, resource)


def no_choice(state: State, sources: i64, cubes: i64) -> bool:
    """Whether one source is left, or every cube of them will be used up: then nobody is asked."""
    if sources & (sources - 1) == 0:
        return True
    while sources != 0:
        bit: i64 = sources & -sources
        sources ^= bit
        cubes -= state.cells[CUBES + only(bit)]
    return cubes >= 0


# --- the rules of the questions «which mine?» and «which iron works?» --------------------------


def source_holds_a_cube(state: State, seat: i64, resource: i64) -> i64:
    """AI-7.1 Cubes come from unflipped mines or iron works, and from imports with a ship."""
    return state.cells[COAL_AT + resource]


def source_is_the_nearest(state: State, seat: i64, resource: i64) -> i64:
    """AI-7.3 A cube comes from the nearest connected source; among equals the player chooses."""
    sources: i64 = nearest_sources(state, resource)
    return sources if sources != 0 else EVERYTHING


def some_source_reaches_the_place(state: State, seat: i64, resource: i64) -> i64:
    """AI-8.1 Where no source reaches, a cube comes from the demand table."""
    return everything_if(nearest_sources(state, resource) != 0)
