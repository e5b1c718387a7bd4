"""Laying links. BL-8.

`step` is 0 for the first link of an action and 1 for a second rail, which may use the first
(BL-8.5).
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.lancashire.play import choices
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import NOTHING
from millhand.kernel.rules import Rule, kept_if
from millhand.kernel.table import Table
from millhand.mechanics.land.play import facts, narrowing
from millhand.mechanics.land.play.building import LinkAction
from millhand.mechanics.land.play.rounds import is_first_round
from millhand.mechanics.land.play.sites import connections_touching, link_money

# --- the rules: which of some connections remain ----------------------------------------------


def no_link_in_the_first_round(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-4.5 In the first round of the canal era no canal is laid."""
    return kept_if(not is_first_round(state), among)


def one_canal_in_an_action(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.3 An action lays one canal."""
    return kept_if(step == 0 or state.is_rail_era(), among)


def two_rails_in_an_action(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.4 An action lays one rail or two."""
    return kept_if(step < 2, among)


def a_link_tile_is_left(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.7 A player has 14 link tiles."""
    return kept_if(state.links_left(seat) > 0, among)


def connection_is_in_play(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-16.2 With two players the connections of unused places are not used."""
    return among & state.box.open_connections


def canal_lies_on_water(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.3 A canal is laid on a connection for canals."""
    if state.is_rail_era():
        return among
    return among & state.box.connections_in_era[state.era()]


def rail_lies_on_land(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.4 A rail is laid on a connection for rails."""
    if state.is_canal_era():
        return among
    return among & state.box.connections_in_era[state.era()]


def connection_is_free(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.1 A connection carries one link, whoever owns it."""
    return among & ~state.linked()


def connection_touches_the_network(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.2 A link touches the own network; the virtual link does not help."""
    return among & connections_touching(state, state.network(seat))


def canal_can_be_paid(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.3 A canal costs £3."""
    enough: bool = link_money(state, step) <= state.money(seat)
    return kept_if(enough or state.is_rail_era(), among)


def rail_can_be_paid(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.4 A rail costs £5 and a coal, a second rail £10 more and a coal."""
    if state.is_canal_era():
        return among
    return narrowing.keep_connections_within_price(state, seat, step, among)


def coal_reaches_the_rail(state: State, seat: i64, step: i64, among: i64) -> i64:
    """BL-8.6 The coal of a rail comes to either of its ends."""
    if state.is_canal_era():
        return among
    return narrowing.keep_connections_with_coal(state, among)


RULES: Final = (
    Rule("BL-4.5", no_link_in_the_first_round, facts.connection_and_era),
    Rule("BL-8.3", one_canal_in_an_action, facts.connection_and_era),
    Rule("BL-8.4", two_rails_in_an_action, facts.connection_and_era),
    Rule("BL-8.7", a_link_tile_is_left, facts.connection_and_era),
    Rule("BL-16.2", connection_is_in_play, facts.connection_and_era),
    Rule("BL-8.3", canal_lies_on_water, facts.connection_and_era),
    Rule("BL-8.4", rail_lies_on_land, facts.connection_and_era),
    Rule("BL-8.1", connection_is_free, facts.link_in_the_way),
    Rule("BL-8.2", connection_touches_the_network, facts.connection_and_era),
    Rule("BL-8.3", canal_can_be_paid, facts.price_of_link),
    Rule("BL-8.4", rail_can_be_paid, facts.price_of_link),
    Rule("BL-8.6", coal_reaches_the_rail, facts.connection_and_era),
)

# --- the verb ---------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Link(LinkAction):
    """`link bolton bury`: a canal, a rail, or two rails."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The connections that remain."""
        state = cast(State, table)
        among = no_link_in_the_first_round(state, seat, given, among)
        among = one_canal_in_an_action(state, seat, given, among)
        among = two_rails_in_an_action(state, seat, given, among)
        among = a_link_tile_is_left(state, seat, given, among)
        if among == 0:
            return NOTHING
        among = connection_is_in_play(state, seat, given, among)
        among = canal_lies_on_water(state, seat, given, among)
        among = rail_lies_on_land(state, seat, given, among)
        among = connection_is_free(state, seat, given, among)
        among = connection_touches_the_network(state, seat, given, among)
        among = canal_can_be_paid(state, seat, given, among)
        among = rail_can_be_paid(state, seat, given, among)
        return coal_reaches_the_rail(state, seat, given, among)


LINK: Final = Link(choices.LINK)
