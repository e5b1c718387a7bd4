"""Incomes at the end of an era: the track, the networks, the industries. WW-9."""

from mypy_extensions import i64

from millhand.games.workshop.play import happenings, layout
from millhand.games.workshop.play.concepts.networks import largest_network, links_on
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT, lowest, members


def pay_incomes(state: State) -> None:
    """WW-9.1 to WW-9.3 One player after the other, as with 3 to 5 so with 2 (WW-13.8)."""
    seat: i64
    for seat in range(state.box.players):
        pay_track(state, seat)
        state.earn(seat, network_income(state, seat), happenings.FOR_NETWORKS)
        tell_links(state, seat)
        return_links(state, seat)
        state.earn(seat, industry_income(state, seat), happenings.FOR_INDUSTRIES)
        tell_towns(state, seat)


def pay_track(state: State, seat: i64) -> None:
    """WW-9.1 As many pounds as the marker's space says; the marker goes back to 0."""
    space: i64 = state.income(seat)
    state.set_income(seat, 0)
    state.earn(seat, space, happenings.FOR_TRACK)


def network_income(state: State, seat: i64) -> i64:
    """WW-9.2 £2 for each link of the largest network, £1 for each of the others."""
    largest: i64 = largest_of(state, seat)
    money: i64 = state.box.largest_pays * links_on(state, largest)
    return money + state.box.others_pay * links_on(state, state.own_links(seat) & ~largest)


def largest_of(state: State, seat: i64) -> i64:
    """WW-9.2 The connections of the largest network.

    WW-A17 Both sets of a player make networks together, unless the table keeps them apart.
    """
    if not state.box.separate_networks:
        return largest_network(state, state.own_links(seat))
    first: i64 = layout.OWN_LINKS + seat * state.box.sets
    one: i64 = largest_network(state, state.cells[first])
    return one | largest_network(state, state.cells[first + 1])


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
    rest: i64 = state.own_towns(seat)
    while rest != 0:
        money += town_income(state, seat, lowest(rest))
        rest &= rest - 1
    return money


def town_income(state: State, seat: i64, town: i64) -> i64:
    """WW-9.3 What the own industries of a town pay."""
    industries: i64 = 0
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        industries += state.industries_at(town, colour)
    return industries * state.cells[layout.DEMAND + state.box.town_industry[town]]


# --- for whoever watches ----------------------------------------------------------------------


def tell_links(state: State, seat: i64) -> None:
    """What the links on each connection have brought."""
    if state.log is None:
        return
    largest: i64 = largest_of(state, seat)
    for connection in members(state.own_links(seat)):
        pays: i64 = (
            state.box.largest_pays if largest & BIT[connection] != 0 else state.box.others_pay
        )
        money: i64 = pays * links_on(state, BIT[connection])
        state.tell(happenings.LINK_BROUGHT, seat, money, happenings.FOR_NETWORKS, connection)


def tell_towns(state: State, seat: i64) -> None:
    """What the industries of each town have brought."""
    if state.log is None:
        return
    for town in members(state.own_towns(seat)):
        money: i64 = town_income(state, seat, town)
        if money > 0:
            state.tell(happenings.TOWN_BROUGHT, seat, money, happenings.FOR_INDUSTRIES, town)
