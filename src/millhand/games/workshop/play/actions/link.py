"""Building links. WW-6.5 to WW-6.8, WW-8.1.

What is given is the money that can be spent. *Home* is the town of the industry just placed.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.concepts.recoup import RECOUP_FOR_LINK
from millhand.games.workshop.play.runs import InRuns
from millhand.games.workshop.play.state import State
from millhand.games.workshop.play.turns import end_turn
from millhand.kernel.bits import EVERYTHING, NOTHING, total, union
from millhand.kernel.menu import Menu
from millhand.kernel.rules import Facts, Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Question, Verb

# --- the rules: which of some connections remain ----------------------------------------------


def link_starts_from_home_or_beyond_the_first(
    state: State, seat: i64, purse: i64, among: i64
) -> i64:
    """WW-6.5 The first link touches home; a second one home or the town just reached (WW-A5)."""
    if state.cells[layout.LAID] == 0:
        return among & state.box.connections_at[state.cells[layout.HOME]]
    return among & union(state.box.connections_at, state.cells[layout.REACHED])


def connection_is_free(state: State, seat: i64, purse: i64, among: i64) -> i64:
    """WW-1.2 A link space holds one link, whoever owns it."""
    return among & ~state.cells[layout.LINKED]


def two_links_in_a_turn(state: State, seat: i64, purse: i64, among: i64) -> i64:
    """WW-6.5 A turn lays no link, one or two."""
    return kept_if(state.cells[layout.LAID] < state.box.most_links, among)


def double_is_built_whole(state: State, seat: i64, purse: i64, among: i64) -> i64:
    """WW-6.5 A double is built whole in one turn, so it takes both of its links."""
    if state.cells[layout.LAID] == 0:
        return among
    return among & state.box.singles


def crossing_is_no_junction(state: State, seat: i64, purse: i64, among: i64) -> i64:
    """WW-8.1 Who has placed at one crossing connection does not build on the other (WW-A10)."""
    return among & ~state.box.barred_from[state.cells[layout.HOME]]


def links_are_left(state: State, seat: i64, purse: i64, among: i64) -> i64:
    """WW-6.5 Links come from the own supply (WW-13.7: of the set whose turn it is)."""
    return affordable(state, state.cells[layout.LINKS_LEFT + state.colour_in_turn()], 1, among)


def price_can_be_paid(state: State, seat: i64, purse: i64, among: i64) -> i64:
    """WW-6.6 £3 for a canal, £2 for a rail, twice that for a double, paid at once."""
    return affordable(state, purse, link_cost(state), among)


def link_cost(state: State) -> i64:
    """WW-6.6 What one link costs in this era."""
    return state.box.link_cost[state.cells[layout.ERA]]


def affordable(state: State, have: i64, each: i64, among: i64) -> i64:
    """The connections whose one or two links can be had, each at some price."""
    if have < each:
        return NOTHING
    if have < 2 * each:
        return among & state.box.singles
    return among


# --- facts ------------------------------------------------------------------------------------


def connection_and_home(state: State, seat: int, purse: int, connection: int) -> Facts:
    """The connection, and home."""
    return {"connection": connection, "place": state.cells[layout.HOME]}


def supply(state: State, seat: int, purse: int, connection: int) -> Facts:
    """How many links the connection takes, and how many are left."""
    left = state.cells[layout.LINKS_LEFT + state.colour_in_turn()]
    return {"connection": connection, "needed": state.links_of(connection), "links": left}


def price_of_links(state: State, seat: int, purse: int, connection: int) -> Facts:
    """What the connection costs, and the money in hand."""
    cost = state.links_of(connection) * link_cost(state)
    return {"connection": connection, "cost": cost, "money": purse}


RULES: Final = (
    Rule("WW-6.5", link_starts_from_home_or_beyond_the_first, connection_and_home),
    Rule("WW-1.2", connection_is_free, connection_and_home),
    Rule("WW-6.5", two_links_in_a_turn, connection_and_home),
    Rule("WW-6.5", double_is_built_whole, connection_and_home),
    Rule("WW-8.1", crossing_is_no_junction, connection_and_home),
    Rule("WW-6.5", links_are_left, supply),
    Rule("WW-6.6", price_can_be_paid, price_of_links),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Link(InRuns):
    """`link leeds york`: a link on a single connection, or both on a double one."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def given(self, table: Table, seat: i64) -> i64:
        """The money in hand."""
        return cast(State, table).money(seat)

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The connections that remain."""
        state = cast(State, table)
        among = link_starts_from_home_or_beyond_the_first(state, seat, given, among)
        among = connection_is_free(state, seat, given, among)
        among = two_links_in_a_turn(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = double_is_built_whole(state, seat, given, among)
        among = crossing_is_no_junction(state, seat, given, among)
        among = links_are_left(state, seat, given, among)
        return price_can_be_paid(state, seat, given, among)

    def run(self, table: Table, number: i64) -> i64:
        """Single connections, then double ones."""
        if number == 0:
            return cast(State, table).box.singles
        return EVERYTHING

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """WW-6.6 Pay and lay the link, or both links of a double; then perhaps another."""
        state = cast(State, table)
        build(state, seat, choice - self.first)
        offer_links(state, seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """One link or two."""
        state = cast(State, table)
        return Price(int(state.links_of(choice - self.first) * link_cost(state)))


@mypyc_attr(acyclic=True, native_class=True)
class Stop(Verb):
    """`stop`: no link more."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The turn ends."""
        finish_building(cast(State, table), seat)


LINK: Final = Link(
    "link", choices.LINK, choices.CONNECTIONS, "connection", "target", kind=choices.LINK_SINGLE
)
STOP: Final = Stop("stop", choices.STOP, 1)


@mypyc_attr(acyclic=True, native_class=True)
class WhichLinks(Question):
    """Which links are built? Money may be recouped once for each link that could be."""

    def fill(self, table: Table, seat: i64, menu: Menu) -> None:
        """Links, nothing (more), or money for a link."""
        LINK.offer(table, seat, menu)
        builds: bool = menu.size > 0
        STOP.offer(table, seat, menu)
        if table.cells[layout.RECOUPED + seat] == 0:
            if builds or could_build(cast(State, table), seat):
                RECOUP_FOR_LINK.offer(table, seat, menu)

    def answering(self, table: Table) -> list[Verb]:
        """All its verbs, but for recouping where no link would follow, or twice for a link."""
        state = cast(State, table)
        seat: i64 = state.seat_in_turn()
        if table.cells[layout.RECOUPED + seat] == 0 and could_build(state, seat):
            return self.verbs
        return [verb for verb in self.verbs if verb is not RECOUP_FOR_LINK]


# --- doing it ---------------------------------------------------------------------------------


def offer_links(state: State, seat: i64) -> None:
    """WW-6.1 After the card links may be built; nobody is asked where none could be."""
    if state.asks_everything() or could_build(state, seat):
        state.cells[layout.STAGE] = choices.LINK_STAGE
    else:
        finish_building(state, seat)


def could_build(state: State, seat: i64) -> bool:
    """Whether a link could be built, perhaps with money recouped for it (WW-7.1)."""
    recouped: i64 = RECOUP_FOR_LINK.remaining(state, seat, 0, RECOUP_FOR_LINK.most)
    return LINK.remaining(state, seat, state.money(seat) + recouped, LINK.span) != 0


def build(state: State, seat: i64, connection: i64) -> None:
    """WW-6.6 Pay and lay the link, or both links of a double."""
    state.cells[layout.BEGUN] = 1
    state.cells[layout.RECOUPED + seat] = 0
    links: i64 = state.links_of(connection)
    state.pay(seat, links * link_cost(state), happenings.FOR_LINKS)
    state.lay_links(state.colour_in_turn(), connection)
    state.cells[layout.LAID] += links
    state.cells[layout.REACHED] |= state.box.connection_ends[connection]
    if state.box.income_between_links:
        add_values(state, seat)


def finish_building(state: State, seat: i64) -> None:
    """WW-6.7 Once all building is done income is added; the turn ends."""
    add_values(state, seat)
    end_turn(state, seat)


def add_values(state: State, seat: i64) -> None:
    """WW-6.7 The values of towns that were connected and hold an own industry, each once a turn."""
    towns: i64 = state.cells[layout.REACHED] & towns_of_own(state, seat)
    new: i64 = towns & ~state.cells[layout.CREDITED]
    state.cells[layout.CREDITED] |= new
    state.set_income(seat, state.income(seat) + total(state.box.town_value, 0, new))


def towns_of_own(state: State, seat: i64) -> i64:
    """Towns with an industry of the player, or of the set whose turn it is alone (WW-A17)."""
    if state.box.separate_turns:
        return state.cells[layout.OWN_TOWNS + state.colour_in_turn()]
    return state.own_towns(seat)
