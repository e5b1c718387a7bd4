"""Selling goods to ports and markets. AI-15.

First a tile is named, then, where it could go to several, the port or market.
"""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.age_of_industry.play import choices, facts, happenings, layout
from millhand.games.age_of_industry.play.action import Action
from millhand.games.age_of_industry.play.box import COTTON_MILL, FACTORY, PORT
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.play.turns import end_action
from millhand.kernel.bits import BIT, lowest, only, union
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb

# --- the rules of a sale: which of some slots remain ------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-15.1 Only own tiles are sold."""
    return among & state.own(seat)


def tile_makes_goods(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-15.1 Cotton mills and factories sell; nothing else does."""
    rest: i64 = among & state.cells[layout.OCCUPIED]
    while rest != 0:
        if not makes_goods(state, lowest(rest)):
            among ^= rest & -rest
        rest &= rest - 1
    return among


def tile_is_not_flipped(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-15.1 A tile is sold once (AI-1.4)."""
    return among & ~state.cells[layout.FLIPPED]


def an_outlet_is_connected(state: State, seat: i64, given: i64, among: i64) -> i64:
    """AI-15.2 An unused port or market that takes the goods must be connected."""
    rest: i64 = among & state.cells[layout.OCCUPIED]
    while rest != 0:
        if not has_an_outlet(state, seat, lowest(rest)):
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- the rules of a port: which of some slots remain for a tile -------------------------------


def outlet_is_a_port(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.2 Goods are sold to a built port, whoever owns it."""
    return among & state.cells[layout.OCCUPIED] & state.box.slots_for[PORT]


def port_is_not_flipped(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.3 One sale uses a port up."""
    return among & ~state.cells[layout.FLIPPED]


def port_is_connected(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.2 Rails and active sea lanes of anyone lead to the port, or it is in the same place."""
    connected: i64 = state.cells[layout.CONNECTED + state.box.slot_place[slot]]
    rest: i64 = among & state.box.slots_for[PORT]
    while rest != 0:
        if connected & state.box.slot_places[lowest(rest)] == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def port_takes_the_goods(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.3 Ports of level 1 take cotton only."""
    goods: i64 = BIT[state.industry_at(slot)]
    rest: i64 = outlet_is_a_port(state, seat, slot, among)
    while rest != 0:
        if state.box.tile_buys[state.tile_at(lowest(rest))] & goods == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- the rules of a market: which of some markets remain for a tile ---------------------------


def market_is_open(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-11.1 A market at sea opens when a ship stands on its slot."""
    rest: i64 = among & state.box.sea_markets
    while rest != 0:
        if state.cells[layout.OCCUPIED] & BIT[state.box.market_ship[lowest(rest)]] == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def market_is_not_used(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.3 One sale uses a market up."""
    return among & ~state.cells[layout.MARKETS_USED]


def market_is_connected(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.2 Rails and active sea lanes of anyone lead to the market, however far it is."""
    connected: i64 = state.cells[layout.CONNECTED + state.box.slot_place[slot]]
    return among & union(state.box.markets_at, connected & state.box.market_places)


def market_wants_the_goods(state: State, seat: i64, slot: i64, among: i64) -> i64:
    """AI-15.3 A market takes what its token shows, and one without demand nothing."""
    goods: i64 = BIT[state.industry_at(slot)]
    rest: i64 = among
    while rest != 0:
        token: i64 = state.cells[layout.MARKET_TOKEN + lowest(rest)]
        if state.box.market_token_buys[token] & goods == 0:
            among ^= rest & -rest
        rest &= rest - 1
    return among


# --- what the rules have in common ------------------------------------------------------------


def makes_goods(state: State, slot: i64) -> bool:
    """Whether the tile on a slot flips by being sold."""
    industry: i64 = state.industry_at(slot)
    return industry == COTTON_MILL or industry == FACTORY


def has_an_outlet(state: State, seat: i64, slot: i64) -> bool:
    """Whether a tile can be sold to some port or market."""
    if TO_PORT.remaining(state, seat, slot, TO_PORT.span) != 0:
        return True
    return TO_MARKET.remaining(state, seat, slot, TO_MARKET.span) != 0


# --- facts ------------------------------------------------------------------------------------


def port_alone(state: State, seat: int, slot: int, port: int) -> Facts:
    """The tile's slot and the port's."""
    return {"slot": slot, "port": port}


def port_and_goods(state: State, seat: int, slot: int, port: int) -> Facts:
    """The port, and both tiles."""
    return {"port": port, "tile": state.tile_at(slot), "new_tile": state.tile_at(port)}


def market_alone(state: State, seat: int, slot: int, market: int) -> Facts:
    """The tile's slot and the market."""
    return {"slot": slot, "market": market}


def market_and_goods(state: State, seat: int, slot: int, market: int) -> Facts:
    """The market with its token, and the tile."""
    token = state.cells[layout.MARKET_TOKEN + market]
    return {"market": market, "tile": state.tile_at(slot), "market_token": token}


SALE_RULES: Final = (
    Rule("AI-15.1", tile_is_your_own, facts.slot),
    Rule("AI-15.1", tile_is_not_flipped, facts.tile_at),
    Rule("AI-15.1", tile_makes_goods, facts.tile_at),
    Rule("AI-15.2", an_outlet_is_connected, facts.tile_at),
)

PORT_RULES: Final = (
    Rule("AI-15.2", outlet_is_a_port, port_alone),
    Rule("AI-15.3", port_is_not_flipped, port_alone),
    Rule("AI-15.2", port_is_connected, port_alone),
    Rule("AI-15.3", port_takes_the_goods, port_and_goods),
)

MARKET_RULES: Final = (
    Rule("AI-11.1", market_is_open, market_alone),
    Rule("AI-15.3", market_is_not_used, market_alone),
    Rule("AI-15.2", market_is_connected, market_alone),
    Rule("AI-15.3", market_wants_the_goods, market_and_goods),
)

# --- the verbs --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, native_class=True)
class Sell(Action):
    """`sell hamburg.3`: a tile is flipped; one action sells as many as one likes."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return SALE_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The tiles that remain."""
        state = cast(State, table)
        among = tile_is_your_own(state, seat, given, among)
        among = tile_is_not_flipped(state, seat, given, among)
        among = tile_makes_goods(state, seat, given, among)
        return an_outlet_is_connected(state, seat, given, among)

    def carry_out(self, state: State, seat: i64) -> None:
        """Find the outlet and sell; several are open to choose from."""
        slot: i64 = state.cells[layout.TARGET]
        ports: i64 = TO_PORT.remaining(state, seat, slot, TO_PORT.span)
        markets: i64 = TO_MARKET.remaining(state, seat, slot, TO_MARKET.span)
        if state.explicit or not leaves_no_choice(ports, markets):
            state.cells[layout.STAGE] = choices.OUTLET_STAGE
        elif ports != 0:
            sell_to_port(state, seat, only(ports))
        else:
            sell_to_market(state, seat, only(markets))


@mypyc_attr(acyclic=True, native_class=True)
class Outlet(Verb):
    """Where the tile under way goes."""

    def given(self, table: Table, seat: i64) -> i64:
        """The tile that is sold."""
        return table.cells[layout.TARGET]


@mypyc_attr(acyclic=True, native_class=True)
class ToPort(Outlet):
    """`to hamburg.1`: the port that buys the tile under way."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return PORT_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The ports that remain for a tile."""
        state = cast(State, table)
        among = outlet_is_a_port(state, seat, given, among)
        among = port_is_not_flipped(state, seat, given, among)
        among = port_is_connected(state, seat, given, among)
        return port_takes_the_goods(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The port buys."""
        sell_to_port(cast(State, table), seat, choice - self.first)


@mypyc_attr(acyclic=True, native_class=True)
class ToMarket(Outlet):
    """`to market_poland`: the market that buys the tile under way."""

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return MARKET_RULES

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The markets that remain for a tile."""
        state = cast(State, table)
        among = market_is_open(state, seat, given, among)
        among = market_is_not_used(state, seat, given, among)
        among = market_is_connected(state, seat, given, among)
        return market_wants_the_goods(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The market buys."""
        sell_to_market(cast(State, table), seat, choice - self.first)


@mypyc_attr(acyclic=True, native_class=True)
class EnoughSold(Verb):
    """`stop`: no further sale."""

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The action ends."""
        end_action(cast(State, table), seat, 1)


SELL: Final = Sell("sell", choices.SELL, choices.SLOTS, "slot", "target")
TO_PORT: Final = ToPort("to", choices.PORT, choices.SLOTS, "slot", "buyer")
TO_MARKET: Final = ToMarket(
    "to", choices.MARKET, choices.MARKETS, "market", "buyer", "market", choices.PORT
)
ENOUGH_SOLD: Final = EnoughSold("stop", choices.STOP, 1)

# --- doing it ---------------------------------------------------------------------------------


def leaves_no_choice(ports: i64, markets: i64) -> bool:
    """Whether one port or one market is all there is."""
    if ports == 0:
        return markets & (markets - 1) == 0
    return markets == 0 and ports & (ports - 1) == 0


def sell_to_port(state: State, seat: i64, port: i64) -> None:
    """AI-15.4 The sold tile and the port flip, and each pays its owner; nobody can refuse."""
    slot: i64 = state.cells[layout.TARGET]
    state.tell(happenings.SOLD_TO_PORT, seat, slot, port, 0)
    state.flip(slot)
    state.flip(port)
    offer_further_sale(state, seat)


def sell_to_market(state: State, seat: i64, market: i64) -> None:
    """AI-15.4 The sold tile pays its owner, the market token nobody; AI-11.5 no port is used."""
    slot: i64 = state.cells[layout.TARGET]
    state.tell(happenings.SOLD_TO_MARKET, seat, slot, market, 0)
    state.flip(slot)
    state.use_market(market)
    offer_further_sale(state, seat)


def offer_further_sale(state: State, seat: i64) -> None:
    """AI-15.1 Any number of tiles may be sold in one action."""
    state.cells[layout.STEP] += 1
    if SELL.remaining(state, seat, 0, SELL.span) != 0:
        state.cells[layout.STAGE] = choices.MORE_STAGE
    else:
        end_action(state, seat, 1)
