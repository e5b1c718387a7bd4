"""Laying links. BL-8.

Every rule returns the set of connections for which its sentence is true. `step` is 0 for the
first link of an action and 1 for a second rail, which may use the first (BL-8.5).
"""

from mypy_extensions import i64

from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import EVERYTHING, NOTHING, everything_if
from millhand.mechanics.land.play.figures import CANAL
from millhand.mechanics.land.play.layout import ERA, LINKED, LINKS_LEFT, MONEY, NETWORK
from millhand.mechanics.land.play.rounds import is_first_round
from millhand.mechanics.land.play.sites import (
    affordable_connections,
    connections_touching,
    connections_within_price,
)


def no_link_in_the_first_round(state: State, seat: i64, step: i64) -> i64:
    """BL-4.5 In the first round of the canal era no canal is laid."""
    return everything_if(not is_first_round(state))


def connection_is_in_play(state: State, seat: i64, step: i64) -> i64:
    """BL-16.2 With two players the connections of unused places are not used."""
    return state.box.open_connections


def connection_is_free(state: State, seat: i64, step: i64) -> i64:
    """BL-8.1 A connection carries one link, whoever owns it."""
    return ~state.cells[LINKED]


def connection_touches_the_network(state: State, seat: i64, step: i64) -> i64:
    """BL-8.2 A link touches the own network; the virtual link does not help."""
    return connections_touching(state, state.cells[NETWORK + seat])


def canal_lies_on_water(state: State, seat: i64, step: i64) -> i64:
    """BL-8.3 A canal is laid on a connection for canals."""
    if state.cells[ERA] != CANAL:
        return EVERYTHING
    return state.box.connections_in_era[state.cells[ERA]]


def one_canal_in_an_action(state: State, seat: i64, step: i64) -> i64:
    """BL-8.3 An action lays one canal."""
    return everything_if(step == 0 or state.cells[ERA] != CANAL)


def canal_can_be_paid(state: State, seat: i64, step: i64) -> i64:
    """BL-8.3 A canal costs £3."""
    return EVERYTHING if state.cells[ERA] != CANAL else affordable_connections(state, seat, step)


def rail_lies_on_land(state: State, seat: i64, step: i64) -> i64:
    """BL-8.4 A rail is laid on a connection for rails."""
    if state.cells[ERA] == CANAL:
        return EVERYTHING
    return state.box.connections_in_era[state.cells[ERA]]


def two_rails_in_an_action(state: State, seat: i64, step: i64) -> i64:
    """BL-8.4 An action lays one rail or two."""
    return everything_if(step < 2)


def rail_can_be_paid(state: State, seat: i64, step: i64) -> i64:
    """BL-8.4 A rail costs £5 and a coal, a second rail £10 more and a coal."""
    return EVERYTHING if state.cells[ERA] == CANAL else affordable_connections(state, seat, step)


def coal_reaches_the_rail(state: State, seat: i64, step: i64) -> i64:
    """BL-8.6 The coal of a rail comes to either of its ends."""
    return connections_within_price(state, step, EVERYTHING, EVERYTHING)


def a_link_tile_is_left(state: State, seat: i64, step: i64) -> i64:
    """BL-8.7 A player has 14 link tiles."""
    return everything_if(state.cells[LINKS_LEFT + seat] > 0)


def linkable_connections(state: State, seat: i64, step: i64) -> i64:
    """The connections that every rule of this page allows, the cheapest rules asked first."""
    if a_link_tile_is_left(state, seat, step) == 0:
        return NOTHING
    if (
        one_canal_in_an_action(state, seat, step) == 0
        or two_rails_in_an_action(state, seat, step) == 0
    ):
        return NOTHING
    connections: i64 = no_link_in_the_first_round(state, seat, step)
    connections &= connection_is_in_play(state, seat, step)
    connections &= connection_is_free(state, seat, step)
    connections &= canal_lies_on_water(state, seat, step) & rail_lies_on_land(state, seat, step)
    if connections == 0:
        return NOTHING
    connections &= connection_touches_the_network(state, seat, step)
    if connections == 0:
        return NOTHING
    return connections_within_price(state, step, connections, state.cells[MONEY + seat])
