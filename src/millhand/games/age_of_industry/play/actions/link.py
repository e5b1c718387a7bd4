"""Building a rail. AI-14.

Every rule returns the set of connections for which its sentence is true.
"""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import happenings
from millhand.games.age_of_industry.play.box import COAL, IRON
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    fetch_cubes,
    places_supplied,
    price_of_missing,
)
from millhand.games.age_of_industry.play.concepts.loans import borrow_for
from millhand.games.age_of_industry.play.layout import (
    AT,
    AT_TOO,
    COAL_NEEDED,
    IRON_NEEDED,
    LINKED,
    LINKS_LEFT,
    OWN,
    OWN_LINKS,
    RAILHEADS,
    TARGET,
)
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, NOTHING, below, everything_if, only

# --- the rules --------------------------------------------------------------------------------


def connection_is_free(state: State, seat: i64, given: i64) -> i64:
    """AI-14.1 A connection carries one rail, whoever owns it."""
    return ~state.cells[LINKED]


def connection_touches_the_player(state: State, seat: i64, given: i64) -> i64:
    """AI-14.1 A rail begins where an own tile stands or an own rail ends, villages included."""
    connections: i64 = 0
    rest: i64 = places_touched(state, seat)
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        connections |= state.box.connections_at[only(bit)]
    return connections


def a_rail_is_left(state: State, seat: i64, given: i64) -> i64:
    """AI-14.4 A player without rails builds none."""
    return everything_if(state.cells[LINKS_LEFT + seat] > 0)


def coal_reaches_an_end(state: State, seat: i64, given: i64) -> i64:
    """AI-14.3 Coal must reach one of the ends, without the rail itself; the first needs none."""
    everywhere: i64 = below(state.box.connections)
    return connections_supplied(state, seat, everywhere, places_supplied(state, COAL))


def iron_reaches_an_end(state: State, seat: i64, given: i64) -> i64:
    """AI-14.3 Iron must reach one of the ends, without the rail itself; the first needs none."""
    everywhere: i64 = below(state.box.connections)
    return connections_supplied(state, seat, everywhere, places_supplied(state, IRON))


# --- what the rules have in common ------------------------------------------------------------


def places_touched(state: State, seat: i64) -> i64:
    """Places with an own tile or the end of an own rail."""
    places: i64 = state.cells[RAILHEADS + seat]
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        places |= BIT[state.box.slot_place[only(bit)]]
    return places


def cubes_of_a_rail(state: State, seat: i64) -> i64:
    """AI-14.2 The first rail of a player takes no cubes, every later one a coal and an iron."""
    return 0 if state.cells[OWN_LINKS + seat] == 0 else 1


def connections_supplied(state: State, seat: i64, among: i64, places: i64) -> i64:
    """Of some connections, those with an end among the places that a cube reaches."""
    if cubes_of_a_rail(state, seat) == 0:
        return among
    connections: i64 = 0
    while among != 0:
        bit: i64 = among & -among
        among ^= bit
        if state.box.connection_ends[only(bit)] & places != 0:
            connections |= bit
    return connections


def linkable_connections(state: State, seat: i64, coal: i64, iron: i64) -> i64:
    """The connections that every rule of this page allows; cubes reach the places given."""
    if a_rail_is_left(state, seat, 0) == 0:
        return NOTHING
    connections: i64 = connection_is_free(state, seat, 0)
    connections &= connection_touches_the_player(state, seat, 0)
    connections = connections_supplied(state, seat, connections, coal)
    return connections_supplied(state, seat, connections, iron)


# --- doing it ---------------------------------------------------------------------------------


def price(state: State, seat: i64, connection: i64) -> i64:
    """AI-14.2 $1, and money for the cubes that only the market can deliver (AI-14.3)."""
    cubes: i64 = cubes_of_a_rail(state, seat)
    reached: i64 = connected_places(state, state.box.connection_ends[connection])
    money: i64 = state.box.rail_money + price_of_missing(state, reached, COAL, cubes)
    return money + price_of_missing(state, reached, IRON, cubes)


def begin(state: State, seat: i64) -> None:
    """Borrow what is short and pay; cubes are sought from either end before the rail lies."""
    connection: i64 = state.cells[TARGET]
    ends: i64 = state.box.connection_ends[connection]
    cubes: i64 = cubes_of_a_rail(state, seat)
    borrow_for(state, seat, price(state, seat, connection))
    state.cells[AT] = ends & -ends
    state.cells[AT_TOO] = ends & (ends - 1)
    state.cells[COAL_NEEDED] = cubes
    state.cells[IRON_NEEDED] = cubes
    state.pay(seat, state.box.rail_money, happenings.FOR_RAIL)


def carry_on(state: State, seat: i64) -> bool:
    """Fetch coal and iron, then lay the rail; false while a choice is open."""
    if not fetch_cubes(state, seat):
        return False
    state.lay_link(seat, state.cells[TARGET])
    return True
