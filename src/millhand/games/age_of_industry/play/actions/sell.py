"""Selling goods to ports and markets. AI-15.

Rules of a sale and of a port return sets of slots, rules of a market sets of markets, for which
their sentence is true.
"""

from mypy_extensions import i64

from millhand.games.age_of_industry.play import happenings
from millhand.games.age_of_industry.play.box import COTTON_MILL, FACTORY, PORT
from millhand.games.age_of_industry.play.choices import OUTLET_STAGE
from millhand.games.age_of_industry.play.layout import (
    CONNECTED,
    FLIPPED,
    MARKET_TOKEN,
    MARKETS_USED,
    OCCUPIED,
    OWN,
    STAGE,
    TARGET,
    TILE,
)
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, below, only

# --- the rules of a sale ----------------------------------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64) -> i64:
    """AI-15.1 Only own tiles are sold."""
    return state.cells[OWN + seat]


def tile_makes_goods(state: State, seat: i64, given: i64) -> i64:
    """AI-15.1 Cotton mills and factories sell; nothing else does."""
    slots: i64 = ~state.cells[OCCUPIED]
    rest: i64 = state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if makes_goods(state, only(bit)):
            slots |= bit
    return slots


def tile_is_not_flipped(state: State, seat: i64, given: i64) -> i64:
    """AI-15.1 A tile is sold once (AI-1.4)."""
    return ~state.cells[FLIPPED]


def an_outlet_is_connected(state: State, seat: i64, given: i64) -> i64:
    """AI-15.2 An unused port or market that takes the goods must be connected."""
    slots: i64 = ~state.cells[OCCUPIED]
    rest: i64 = state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if has_an_outlet(state, only(bit)):
            slots |= bit
    return slots


# --- the rules of a port ----------------------------------------------------------------------


def outlet_is_a_port(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.2 Goods are sold to a built port, whoever owns it."""
    return state.cells[OCCUPIED] & state.box.slots_for[PORT]


def port_is_not_flipped(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.3 One sale uses a port up."""
    return ~state.cells[FLIPPED]


def port_is_connected(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.2 Rails and active sea lanes of anyone lead to the port, or it is in the same place."""
    connected: i64 = state.cells[CONNECTED + state.box.slot_place[slot]]
    ports: i64 = ~state.box.slots_for[PORT]
    rest: i64 = state.box.slots_for[PORT]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if connected & BIT[state.box.slot_place[only(bit)]] != 0:
            ports |= bit
    return ports


def port_takes_the_goods(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.3 Ports of level 1 take cotton only."""
    goods: i64 = BIT[state.box.tile_industry[state.cells[TILE + slot]]]
    ports: i64 = ~outlet_is_a_port(state, seat, slot)
    rest: i64 = outlet_is_a_port(state, seat, slot)
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if state.box.tile_buys[state.cells[TILE + only(bit)]] & goods != 0:
            ports |= bit
    return ports


# --- the rules of a market --------------------------------------------------------------------


def market_is_not_used(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.3 One sale uses a market up."""
    return ~state.cells[MARKETS_USED]


def market_is_open(state: State, seat: i64, slot: i64) -> i64:
    """AI-11.1 A market at sea opens when a ship stands on its slot."""
    markets: i64 = 0
    market: i64
    for market in range(state.box.markets):
        ship: i64 = state.box.market_ship[market]
        if ship < 0 or state.cells[OCCUPIED] & BIT[ship] != 0:
            markets |= BIT[market]
    return markets


def market_is_connected(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.2 Rails and active sea lanes of anyone lead to the market, however far it is."""
    connected: i64 = state.cells[CONNECTED + state.box.slot_place[slot]]
    markets: i64 = 0
    market: i64
    for market in range(state.box.markets):
        if connected & BIT[state.box.market_place[market]] != 0:
            markets |= BIT[market]
    return markets


def market_wants_the_goods(state: State, seat: i64, slot: i64) -> i64:
    """AI-15.3 A market takes what its token shows, and one without demand nothing."""
    goods: i64 = BIT[state.box.tile_industry[state.cells[TILE + slot]]]
    markets: i64 = 0
    market: i64
    for market in range(state.box.markets):
        if state.box.market_token_buys[state.cells[MARKET_TOKEN + market]] & goods != 0:
            markets |= BIT[market]
    return markets


# --- what the rules have in common ------------------------------------------------------------


def makes_goods(state: State, slot: i64) -> bool:
    """Whether the tile on a slot flips by being sold."""
    industry: i64 = state.box.tile_industry[state.cells[TILE + slot]]
    return industry == COTTON_MILL or industry == FACTORY


def possible_ports(state: State, slot: i64) -> i64:
    """The ports that every rule allows for a tile."""
    ports: i64 = outlet_is_a_port(state, 0, slot) & port_is_not_flipped(state, 0, slot)
    if ports == 0:
        return 0
    ports &= port_is_connected(state, 0, slot)
    return ports & port_takes_the_goods(state, 0, slot)


def possible_markets(state: State, slot: i64) -> i64:
    """The markets that every rule allows for a tile."""
    markets: i64 = below(state.box.markets) & market_is_not_used(state, 0, slot)
    markets &= market_is_connected(state, 0, slot)
    if markets == 0:
        return 0
    return markets & market_is_open(state, 0, slot) & market_wants_the_goods(state, 0, slot)


def has_an_outlet(state: State, slot: i64) -> bool:
    """Whether a tile can be sold to some port or market."""
    return possible_ports(state, slot) != 0 or possible_markets(state, slot) != 0


def sellable_slots(state: State, seat: i64) -> i64:
    """The tiles that every rule allows to sell now."""
    slots: i64 = 0
    rest: i64 = state.cells[OWN + seat] & ~state.cells[FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if makes_goods(state, only(bit)) and has_an_outlet(state, only(bit)):
            slots |= bit
    return slots


# --- doing it ---------------------------------------------------------------------------------


def carry_on(state: State, seat: i64) -> bool:
    """Find the outlet and sell; false while several are open to choose from."""
    slot: i64 = state.cells[TARGET]
    ports: i64 = possible_ports(state, slot)
    markets: i64 = possible_markets(state, slot)
    if state.explicit or (ports != 0 and markets != 0):
        state.cells[STAGE] = OUTLET_STAGE
        return False
    if ports & (ports - 1) != 0 or markets & (markets - 1) != 0:
        state.cells[STAGE] = OUTLET_STAGE
        return False
    if ports != 0:
        sell_to_port(state, seat, only(ports))
    else:
        sell_to_market(state, seat, only(markets))
    return True


def sell_to_port(state: State, seat: i64, port: i64) -> None:
    """AI-15.4 The sold tile and the port flip, and each pays its owner; nobody can refuse."""
    slot: i64 = state.cells[TARGET]
    state.tell(happenings.SOLD_TO_PORT, seat, slot, port, 0)
    state.flip(slot)
    state.flip(port)


def sell_to_market(state: State, seat: i64, market: i64) -> None:
    """AI-15.4 The sold tile pays its owner, the market token nobody; AI-11.5 no port is used."""
    slot: i64 = state.cells[TARGET]
    state.tell(happenings.SOLD_TO_MARKET, seat, slot, market, 0)
    state.flip(slot)
    state.use_market(market)
