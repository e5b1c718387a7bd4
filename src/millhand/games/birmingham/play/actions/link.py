"""The network action: laying links. BB-10.

`step` is 0 for the first link of an action and 1 for a second rail.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.birmingham.play import choices
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.concepts.beer import breweries_within_reach, fetch_beer
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import NOTHING, lowest
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price
from millhand.mechanics.land.play import facts, layout, narrowing
from millhand.mechanics.land.play.building import LinkAction
from millhand.mechanics.land.play.sites import connections_touching, link_money
from millhand.mechanics.land.play.sources import connected_places
from millhand.mechanics.land.play.table import Land

# --- the rules: which of some connections remain ----------------------------------------------


def a_link_tile_is_left(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.6 A player without link tiles lays no links."""
    return kept_if(state.links_left(seat) > 0, among)


def one_canal_in_an_action(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.2 An action lays one canal."""
    return kept_if(step == 0 or state.is_rail_era(), among)


def two_rails_in_an_action(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.3 An action lays one rail or two."""
    return kept_if(step < 2, among)


def connection_belongs_to_the_era(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.1 Canals are laid in the canal era, rails in the rail era."""
    return among & state.box.connections_in_era[state.era()]


def connection_is_free(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-6.6 A connection carries one link, whoever owns it."""
    return among & ~state.linked()


def connection_touches_the_network(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.1 A link touches the own network; with nothing on the board it may lie anywhere."""
    if state.has_nothing_on_the_board(seat):
        return among
    return among & connections_touching(state, state.network(seat))


def canal_can_be_paid(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.2 A canal costs £3."""
    enough: bool = link_money(state, step) <= state.money(seat)
    return kept_if(enough or state.is_rail_era(), among)


def coal_reaches_the_link(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-7.1 A rail must be connected to coal once it lies; canals need none."""
    if state.is_canal_era():
        return among
    return narrowing.keep_connections_with_coal(state, among)


def rail_can_be_paid(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.3 A rail costs £5 and a coal, a second rail £10 more and a coal."""
    if state.is_canal_era():
        return among
    return narrowing.keep_connections_within_price(state, seat, step, among)


def beer_reaches_the_second_rail(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BB-10.5 A second rail takes beer from an own brewery, or one connected to that rail."""
    if step == 0 or state.beer_at() & state.own_tiles(seat) != 0:
        return among
    rest: i64 = among
    while rest != 0:
        ends: i64 = connected_places(state, state.box.connection_ends[lowest(rest)])
        if breweries_within_reach(state, seat, ends) == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


RULES: Final = (
    Rule("BB-10.6", a_link_tile_is_left, facts.connection_and_era),
    Rule("BB-10.2", one_canal_in_an_action, facts.connection_and_era),
    Rule("BB-10.3", two_rails_in_an_action, facts.connection_and_era),
    Rule("BB-10.1", connection_belongs_to_the_era, facts.connection_and_era),
    Rule("BB-6.6", connection_is_free, facts.link_in_the_way),
    Rule("BB-10.1", connection_touches_the_network, facts.connection_and_era),
    Rule("BB-10.2", canal_can_be_paid, facts.price_of_link),
    Rule("BB-10.3", rail_can_be_paid, facts.price_of_link),
    Rule("BB-7.1", coal_reaches_the_link, facts.connection_and_era),
    Rule("BB-10.5", beer_reaches_the_second_rail, facts.connection_and_era),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Link(LinkAction):
    """`link birmingham dudley`: a canal, a rail, or two rails."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The connections that remain."""
        state = cast(State, table)
        among = a_link_tile_is_left(state, seat, given, among)
        among = one_canal_in_an_action(state, seat, given, among)
        among = two_rails_in_an_action(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = connection_belongs_to_the_era(state, seat, given, among)
        among = connection_is_free(state, seat, given, among)
        among = connection_touches_the_network(state, seat, given, among)
        among = canal_can_be_paid(state, seat, given, among)
        among = rail_can_be_paid(state, seat, given, among)
        among = coal_reaches_the_link(state, seat, given, among)
        return beer_reaches_the_second_rail(state, seat, given, among)

    def begin(self, land: Land, seat: i64) -> None:
        """Pay for the link and lay it; its coal and beer are sought once it lies (BB-10.4)."""
        super().begin(land, seat)
        land.cells[own.BEER_NEEDED] = land.steps_done()
        land.cells[layout.BUYER] = layout.NOBODY

    def is_complete(self, land: Land, seat: i64) -> bool:
        """Fetch coal and, for a second rail, beer (BB-18.1, BB-18.3)."""
        return super().is_complete(land, seat) and fetch_beer(cast(State, land), seat)

    def price(self, table: Table, seat: i64, choice: i64) -> Price | None:
        """The link, its coal, and the beer of a second rail (BB-10.5)."""
        link = super().price(table, seat, choice)
        return link and Price(link.money, link.coal, beer=int(self.given(table, seat)))


LINK: Final = Link(choices.LINK)
