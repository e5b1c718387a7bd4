"""Networks: links are contiguous when their connections share a town. WW-9.2."""

from mypy_extensions import i64

from millhand.games.workshop.play.state import State
from millhand.kernel.bits import count, only


def links_on(state: State, connections: i64) -> i64:
    """WW-9.2 Links are counted, not connections: a double has two."""
    return count(connections) + count(connections & state.box.doubles)


def network_around(state: State, connections: i64, start: i64) -> i64:
    """Of some connections, those contiguous with one of them; crossing is not touching (WW-8.2)."""
    network: i64 = start
    front: i64 = state.box.connection_ends[only(start)]
    seen: i64 = front
    while front != 0:
        bit: i64 = front & -front
        front ^= bit
        new: i64 = connections & state.box.connections_at[only(bit)] & ~network
        network |= new
        while new != 0:
            link: i64 = new & -new
            new ^= link
            further: i64 = state.box.connection_ends[only(link)] & ~seen
            seen |= further
            front |= further
    return network


def largest_network(state: State, connections: i64) -> i64:
    """How many links the largest network has; with equal ones, any of them (WW-A9)."""
    most: i64 = 0
    while connections != 0:
        network: i64 = network_around(state, connections, connections & -connections)
        connections &= ~network
        most = max(most, links_on(state, network))
    return most
