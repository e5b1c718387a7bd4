"""Building links. WW-6.5 to WW-6.8, WW-8.1.

Every rule returns the set of connections for which its sentence is true. `laid` is how many
links this turn has laid already. *Home* is the town of the industry just placed.
"""

from mypy_extensions import i64

from millhand.games.workshop.play import happenings
from millhand.games.workshop.play.layout import (
    BEGUN,
    CREDITED,
    ERA,
    HOME,
    INCOME,
    LAID,
    LINKED,
    LINKS_LEFT,
    MONEY,
    OWN_TOWNS,
    REACHED,
    RECOUPED,
)
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import EVERYTHING, NOTHING, everything_if, only

# --- the rules --------------------------------------------------------------------------------


def link_starts_from_home_or_beyond_the_first(state: State, seat: i64, laid: i64) -> i64:
    """WW-6.5 The first link touches home; a second one home or the town just reached (WW-A5)."""
    if laid == 0:
        return state.box.connections_at[state.cells[HOME]]
    connections: i64 = 0
    rest: i64 = state.cells[REACHED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        connections |= state.box.connections_at[only(bit)]
    return connections


def connection_is_free(state: State, seat: i64, laid: i64) -> i64:
    """WW-1.2 A link space holds one link, whoever owns it."""
    return ~state.cells[LINKED]


def double_is_built_whole(state: State, seat: i64, laid: i64) -> i64:
    """WW-6.5 A double is built whole in one turn, so it takes both of its links."""
    return EVERYTHING if laid == 0 else state.box.singles


def two_links_in_a_turn(state: State, seat: i64, laid: i64) -> i64:
    """WW-6.5 A turn lays no link, one or two."""
    return everything_if(laid < state.box.most_links)


def crossing_is_no_junction(state: State, seat: i64, laid: i64) -> i64:
    """WW-8.1 Who has placed at one crossing connection does not build on the other (WW-A10)."""
    return ~state.box.barred_from[state.cells[HOME]]


def links_are_left(state: State, seat: i64, laid: i64) -> i64:
    """WW-6.5 Links come from the own supply (WW-13.7: of the set whose turn it is)."""
    return affordable(state, state.cells[LINKS_LEFT + state.colour_in_turn()], 1)


def price_can_be_paid(state: State, seat: i64, laid: i64) -> i64:
    """WW-6.6 £3 for a canal, £2 for a rail, twice that for a double, paid at once."""
    return affordable(state, state.cells[MONEY + seat], link_cost(state))


# --- what the rules have in common ------------------------------------------------------------


def link_cost(state: State) -> i64:
    """WW-6.6 What one link costs in this era."""
    return state.box.link_cost[state.cells[ERA]]


def affordable(state: State, have: i64, each: i64) -> i64:
    """The connections whose one or two links can be had, each at some price."""
    if have < each:
        return NOTHING
    return EVERYTHING if have >= 2 * each else state.box.singles


def connections_in_reach(state: State, seat: i64) -> i64:
    """What every rule allows but for the price."""
    laid: i64 = state.cells[LAID]
    if two_links_in_a_turn(state, seat, laid) == 0:
        return NOTHING
    return (
        link_starts_from_home_or_beyond_the_first(state, seat, laid)
        & connection_is_free(state, seat, laid)
        & double_is_built_whole(state, seat, laid)
        & crossing_is_no_junction(state, seat, laid)
        & links_are_left(state, seat, laid)
    )


def buildable_connections(state: State, seat: i64) -> i64:
    """What every rule of this page allows."""
    return connections_in_reach(state, seat) & price_can_be_paid(state, seat, 0)


def could_build(state: State, seat: i64) -> bool:
    """Whether a link could be built, perhaps with money recouped for it (WW-7.1)."""
    money: i64 = state.cells[MONEY + seat] + state.cells[INCOME + seat] // state.box.recoup_spaces
    connections: i64 = affordable(state, money, link_cost(state))
    return connections != 0 and connections & connections_in_reach(state, seat) != 0


# --- doing it ---------------------------------------------------------------------------------


def build(state: State, seat: i64, connection: i64) -> None:
    """WW-6.6 Pay and lay the link, or both links of a double."""
    state.cells[BEGUN] = 1
    state.cells[RECOUPED + seat] = 0
    links: i64 = state.links_of(connection)
    state.pay(seat, links * link_cost(state), happenings.FOR_LINKS)
    state.lay_links(state.colour_in_turn(), connection)
    state.cells[LAID] += links
    state.cells[REACHED] |= state.box.connection_ends[connection]
    if state.box.income_between_links:
        add_values(state, seat)


def add_values(state: State, seat: i64) -> None:
    """WW-6.7 The values of towns that were connected and hold an own industry, each once a turn."""
    towns: i64 = state.cells[REACHED] & towns_of_own(state, seat) & ~state.cells[CREDITED]
    state.cells[CREDITED] |= towns
    spaces: i64 = 0
    while towns != 0:
        bit: i64 = towns & -towns
        towns ^= bit
        spaces += state.box.town_value[only(bit)]
    state.set_income(seat, state.cells[INCOME + seat] + spaces)


def towns_of_own(state: State, seat: i64) -> i64:
    """Towns with an industry of the player, or of the set whose turn it is alone (WW-A17)."""
    if state.box.separate_sets:
        return state.cells[OWN_TOWNS + state.colour_in_turn()]
    towns: i64 = 0
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        towns |= state.cells[OWN_TOWNS + colour]
    return towns
