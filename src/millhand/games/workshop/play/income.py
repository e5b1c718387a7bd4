"""Incomes at the end of an era: the track, the networks, the industries. WW-9."""

from mypy_extensions import i64

from millhand.games.workshop.play import happenings, layout
from millhand.games.workshop.play.concepts.networks import largest_network, links_on
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import lowest


def pay_incomes(state: State) -> None:
    """WW-9.1 to WW-9.3 One player after the other, as with 3 to 5 so with 2 (WW-13.8)."""
    seat: i64
    for seat in range(state.box.players):
        pay_track(state, seat)
        state.earn(seat, network_income(state, seat), happenings.FOR_NETWORKS)
        return_links(state, seat)
        state.earn(seat, industry_income(state, seat), happenings.FOR_INDUSTRIES)


def pay_track(state: State, seat: i64) -> None:
    """WW-9.1 As many pounds as the marker's space says; the marker goes back to 0."""
    space: i64 = state.income(seat)
    state.set_income(seat, 0)
    state.earn(seat, space, happenings.FOR_TRACK)


def network_income(state: State, seat: i64) -> i64:
    """WW-9.2 £2 for each link of the largest network, £1 for each of the others."""
    # WW-A17 Both sets of a player make networks together, unless the table keeps them apart.
    if not state.box.separate_networks:
        return money_for(state, state.own_links(seat))
    first: i64 = layout.OWN_LINKS + seat * state.box.sets
    return money_for(state, state.cells[first]) + money_for(state, state.cells[first + 1])


def money_for(state: State, connections: i64) -> i64:
    """WW-9.2 What the networks on some connections pay."""
    largest: i64 = largest_network(state, connections)
    others: i64 = links_on(state, connections) - largest
    return state.box.largest_pays * largest + state.box.others_pay * others


def return_links(state: State, seat: i64) -> None:
    """WW-9.2 All own links return to the supply."""
    returned: i64 = 0
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        own: i64 = state.cells[layout.OWN_LINKS + colour]
        links: i64 = links_on(state, own)
        state.cells[layout.LINKED] &= ~own
        state.cells[layout.OWN_LINKS + colour] = 0
        state.cells[layout.LINKS_LEFT + colour] += links
        returned += links
    state.tell(happenings.LINKS_RETURNED, seat, returned, 0, 0)


def industry_income(state: State, seat: i64) -> i64:
    """WW-9.3 Each own industry pays the demand of its town's type (WW-4.5); it stays (WW-9.4)."""
    money: i64 = 0
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        rest: i64 = state.cells[layout.OWN_TOWNS + colour]
        while rest != 0:
            town: i64 = lowest(rest)
            rest &= rest - 1
            demand: i64 = state.cells[layout.DEMAND + state.box.town_industry[town]]
            money += demand * state.industries_at(town, colour)
    return money
