"""Networks: links are contiguous when their connections share a town. WW-9.2."""

from mypy_extensions import i64

from millhand.games.workshop.play.state import State
from millhand.kernel.bits import count, lowest, union


def links_on(state: State, connections: i64) -> i64:
    """WW-9.2 Links are counted, not connections: a double has two."""
    return count(connections) + count(connections & state.box.doubles)


def network_around(state: State, connections: i64, start: i64) -> i64:
    """Of some connections those contiguous with one; crossing is not touching (WW-8.2, WW-A23)."""
    network: i64 = start
    new: i64 = start
    seen: i64 = 0
    while new != 0:
        link: i64 = lowest(new)
        new &= new - 1
        ends: i64 = state.box.connection_ends[link] & ~seen
        seen |= ends
        near: i64 = union(state.box.connections_at, ends) | state.box.joined_by_crossing[link]
        near &= connections & ~network
        network |= near
        new |= near
    return network


def largest_network(state: State, connections: i64) -> i64:
    """The connections of the network with most links; of equal ones, one (WW-A9)."""
    largest: i64 = 0
    most: i64 = 0
    while connections != 0:
        network: i64 = network_around(state, connections, connections & -connections)
        connections &= ~network
        links: i64 = links_on(state, network)
        if links > most:
            largest = network
            most = links
    return largest
