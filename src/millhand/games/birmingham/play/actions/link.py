"""The network action: laying links. BB-10.

Every rule returns the set of connections for which its sentence is true. `step` is 0 for the
first link of an action and 1 for a second rail.
"""

from mypy_extensions import i64

from millhand.games.birmingham.play.concepts.beer import breweries_within_reach, fetch_beer
from millhand.games.birmingham.play.layout import BEER_AT, BEER_NEEDED
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, everything_if
from millhand.mechanics.land.play.building import begin_link
from millhand.mechanics.land.play.figures import CANAL
from millhand.mechanics.land.play.layout import (
    BUYER,
    ERA,
    LINKED,
    LINKS_LEFT,
    MONEY,
    NETWORK,
    NOBODY,
    OWN,
    STEP,
)
from millhand.mechanics.land.play.sites import (
    affordable_connections,
    connections_touching,
    connections_within_price,
)
from millhand.mechanics.land.play.sources import connected_places, fetch_coal

# --- the rules --------------------------------------------------------------------------------


def connection_belongs_to_the_era(state: State, seat: i64, step: i64) -> i64:
    """BB-10.1 Canals are laid in the canal era, rails in the rail era."""
    return state.box.connections_in_era[state.cells[ERA]]


def connection_is_free(state: State, seat: i64, step: i64) -> i64:
    """BB-6.6 A connection carries one link, whoever owns it."""
    return ~state.cells[LINKED]


def connection_touches_the_network(state: State, seat: i64, step: i64) -> i64:
    """BB-10.1 A link touches the own network; with nothing on the board it may lie anywhere."""
    if state.has_nothing_on_the_board(seat):
        return EVERYTHING
    return connections_touching(state, state.cells[NETWORK + seat])


def a_link_tile_is_left(state: State, seat: i64, step: i64) -> i64:
    """BB-10.6 A player without link tiles lays no links."""
    return everything_if(state.cells[LINKS_LEFT + seat] > 0)


def one_canal_in_an_action(state: State, seat: i64, step: i64) -> i64:
    """BB-10.2 An action lays one canal."""
    return everything_if(step == 0 or state.cells[ERA] != CANAL)


def two_rails_in_an_action(state: State, seat: i64, step: i64) -> i64:
    """BB-10.3 An action lays one rail or two."""
    return everything_if(step < 2)


def coal_reaches_the_link(state: State, seat: i64, step: i64) -> i64:
    """BB-7.1 A rail must be connected to coal once it lies; canals need none."""
    return connections_within_price(state, step, EVERYTHING, EVERYTHING)


def canal_can_be_paid(state: State, seat: i64, step: i64) -> i64:
    """BB-10.2 A canal costs £3."""
    return EVERYTHING if state.cells[ERA] != CANAL else affordable_connections(state, seat, step)


def rail_can_be_paid(state: State, seat: i64, step: i64) -> i64:
    """BB-10.3 A rail costs £5 and a coal, a second rail £10 more and a coal."""
    return EVERYTHING if state.cells[ERA] == CANAL else affordable_connections(state, seat, step)


def beer_reaches_the_second_rail(state: State, seat: i64, step: i64) -> i64:
    """BB-10.5 A second rail takes beer from an own brewery, or one connected to that rail."""
    if step == 0 or state.cells[BEER_AT] & state.cells[OWN + seat] != 0:
        return EVERYTHING
    connections: i64 = 0
    connection: i64
    for connection in range(state.box.connections):
        ends: i64 = connected_places(state, state.box.connection_ends[connection])
        if breweries_within_reach(state, seat, ends) != 0:
            connections |= BIT[connection]
    return connections


# --- what the rules have in common ------------------------------------------------------------


def linkable_connections(state: State, seat: i64, step: i64) -> i64:
    """The connections that every rule of this page allows, the cheapest rules asked first."""
    if (
        a_link_tile_is_left(state, seat, step) == 0
        or one_canal_in_an_action(state, seat, step) == 0
        or two_rails_in_an_action(state, seat, step) == 0
    ):
        return NOTHING
    connections: i64 = connection_belongs_to_the_era(state, seat, step)
    connections &= connection_is_free(state, seat, step)
    connections &= connection_touches_the_network(state, seat, step)
    if connections == 0:
        return NOTHING
    connections = connections_within_price(state, step, connections, state.cells[MONEY + seat])
    if connections == 0 or step == 0:
        return connections
    return connections & beer_reaches_the_second_rail(state, seat, step)


# --- doing it ---------------------------------------------------------------------------------


def begin(state: State, seat: i64) -> None:
    """Pay for the link and lay it; its coal and beer are sought once it lies (BB-10.4)."""
    begin_link(state, seat)
    state.cells[BEER_NEEDED] = state.cells[STEP]
    state.cells[BUYER] = NOBODY


def carry_on(state: State, seat: i64) -> bool:
    """Fetch coal and, for a second rail, beer; false while a choice is open (BB-18.1, BB-18.3)."""
    return fetch_coal(state, seat) and fetch_beer(state, seat)
