"""Building a rail. AI-14."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, happenings, layout
from millhand.games.age_of_industry.play.action import Action
from millhand.games.age_of_industry.play.box import COAL, IRON
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    fetch_cubes,
    places_supplied,
    price_of_missing,
)
from millhand.games.age_of_industry.play.concepts.loans import borrow_for, fewest_loans
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import end_action
from millhand.kernel.bits import NOTHING, lowest, union
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price

# --- the rules: which of some connections remain ----------------------------------------------


def connection_is_free(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-14.1 A connection carries one rail, whoever owns it."""
    return among & ~state.cells[layout.LINKED]


def connection_touches_the_player(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-14.1 A rail begins where an own tile stands or an own rail ends, villages included."""
    return among & union(state.box.connections_at, places_touched(state, seat))


def a_rail_is_left(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-14.4 A player without rails builds none."""
    return kept_if(state.cells[layout.LINKS_LEFT + seat] > 0, among)


def coal_reaches_an_end(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-14.3 Coal must reach one of the ends, without the rail itself; the first needs none."""
    return connections_supplied(state, seat, COAL, among)


def iron_reaches_an_end(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-14.3 Iron must reach one of the ends, without the rail itself; the first needs none."""
    return connections_supplied(state, seat, IRON, among)


# --- what the rules have in common ------------------------------------------------------------


def places_touched(state: State, seat: i64) -> i64:
    """Places with an own tile or the end of an own rail."""
    elsewhere: i64 = state.own(seat) & ~state.cells[layout.RAIL_SLOTS + seat]
    return state.cells[layout.RAILHEADS + seat] | union(state.box.slot_places, elsewhere)


def cubes_of_a_rail(state: State, seat: i64) -> i64:
    """AI-14.2 The first rail of a player takes no cubes, every later one a coal and an iron."""
    if state.cells[layout.OWN_LINKS + seat] == 0:
        return 0
    return 1


def connections_supplied(state: State, seat: i64, resource: i64, among: i64) -> i64:
    """The connections remain that a cube reaches at one of their ends."""
    if cubes_of_a_rail(state, seat) == 0:
        return among
    places: i64 = places_supplied(state, resource)
    rest: i64 = among
    while rest != 0:
        if state.box.connection_ends[lowest(rest)] & places == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- facts ------------------------------------------------------------------------------------


def connection_alone(state: State, seat: int, given: int, connection: int) -> Facts:
    """The connection."""
    return {"connection": connection}


def rail_and_cost(state: State, seat: int, given: int, connection: int) -> Facts:
    """The connection, and the price of a rail there."""
    return {"connection": connection, "cost": cost(state, seat, connection)}


def rails_left(state: State, seat: int, given: int, connection: int) -> Facts:
    """How many rails are left."""
    return {"rails": state.cells[layout.LINKS_LEFT + seat]}


RULES: Final = (
    Rule("AI-14.1", connection_is_free, connection_alone),
    Rule("AI-14.1", connection_touches_the_player, connection_alone),
    Rule("AI-14.4", a_rail_is_left, rails_left),
    Rule("AI-14.3", coal_reaches_an_end, rail_and_cost),
    Rule("AI-14.3", iron_reaches_an_end, rail_and_cost),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Link(Action):
    """`link hamburg berlin`: a rail."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The connections that remain."""
        state = cast(State, table)
        among = connection_is_free(state, seat, given, among)
        among = connection_touches_the_player(state, seat, given, among)
        among = a_rail_is_left(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = coal_reaches_an_end(state, seat, given, among)
        return iron_reaches_an_end(state, seat, given, among)

    def carry_out(self, state: State, seat: i64) -> None:
        """Pay for the rail; coal and iron are sought next."""
        pay(state, seat)
        self.carry_on(state, seat)

    def carry_on(self, state: State, seat: i64) -> None:
        """Fetch coal and iron, then lay the rail."""
        if fetch_cubes(state, seat):
            state.lay_link(seat, state.cells[layout.TARGET])
            end_action(state, seat, 1)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The rail with its coal and iron, and the loans that it takes (AI-13.1)."""
        state = cast(State, table)
        cubes = int(cubes_of_a_rail(state, seat))
        money: i64 = cost(state, seat, choice - self.first)
        return Price(int(money), cubes, cubes, loans=int(fewest_loans(state, seat, money)))


LINK: Final = Link("link", choices.LINK, choices.CONNECTIONS, "connection", "target")

# --- doing it ---------------------------------------------------------------------------------


def cost(state: State, seat: i64, connection: i64) -> i64:
    """AI-14.2 $1, and money for the cubes that only the market can deliver (AI-14.3)."""
    cubes: i64 = cubes_of_a_rail(state, seat)
    reached: i64 = connected_places(state, state.box.connection_ends[connection])
    money: i64 = state.box.rail_money + price_of_missing(state, reached, COAL, cubes)
    return money + price_of_missing(state, reached, IRON, cubes)


def pay(state: State, seat: i64) -> None:
    """Borrow what is short and pay; cubes are sought from either end before the rail lies."""
    connection: i64 = state.cells[layout.TARGET]
    ends: i64 = state.box.connection_ends[connection]
    cubes: i64 = cubes_of_a_rail(state, seat)
    borrow_for(state, seat, cost(state, seat, connection))
    state.cells[layout.AT] = ends & -ends
    state.cells[layout.AT_TOO] = ends & (ends - 1)
    state.cells[layout.COAL_NEEDED] = cubes
    state.cells[layout.IRON_NEEDED] = cubes
    state.pay(seat, state.box.rail_money, happenings.FOR_RAIL)
