"""Selling cotton, to ports and to the distant market. BL-12.

Rules of a sale return the set of slots, rules of the buyer the set of buyers (slots of ports, and
the distant market after them), for which their sentence is true.
"""

from mypy_extensions import i64

from millhand.games.lancashire.play import happenings
from millhand.games.lancashire.play.box import COTTON_MILL
from millhand.games.lancashire.play.choices import BUYER_STAGE, DISTANT_MARKET
from millhand.games.lancashire.play.layout import PORTS
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, everything_if, only
from millhand.mechanics.land.play.layout import BUYER, FLIPPED, NOBODY, OCCUPIED, OWN, STAGE, TARGET
from millhand.mechanics.land.play.sites import slots_holding, slots_of
from millhand.mechanics.land.play.sources import connected_places

# --- the rules of a sale ----------------------------------------------------------------------


def mill_is_your_own(state: State, seat: i64, step: i64) -> i64:
    """BL-12.1 Only own mills sell."""
    return state.cells[OWN + seat]


def tile_is_a_mill(state: State, seat: i64, step: i64) -> i64:
    """BL-12.1 Cotton mills sell, nothing else does."""
    return ~state.cells[OCCUPIED] | slots_holding(state, COTTON_MILL)


def mill_is_not_flipped(state: State, seat: i64, step: i64) -> i64:
    """BL-12.1 A mill sells once."""
    return ~state.cells[FLIPPED]


def another_mill_may_sell(state: State, seat: i64, step: i64) -> i64:
    """BL-12.1 An action sells from as many mills as one likes, or from one (BL-O6)."""
    return everything_if(step == 0 or state.box.sell_many_mills)


def somebody_buys_the_cotton(state: State, seat: i64, step: i64) -> i64:
    """BL-12.2 A connected unflipped port, or else the distant market, must take the cotton."""
    mills: i64 = 0
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if possible_buyers(state, seat, only(bit)) != 0:
            mills |= bit
    return mills | ~state.cells[OWN + seat]


# --- the rules of the buyer -------------------------------------------------------------------


def buyer_is_a_port(state: State, seat: i64, mill: i64) -> i64:
    """BL-12.2 Cotton is sold to a port, whoever owns it, or to the distant market."""
    return state.cells[PORTS] | BIT[DISTANT_MARKET]


def port_is_not_flipped(state: State, seat: i64, mill: i64) -> i64:
    """BL-12.2 Each port serves one such sale."""
    return ~state.cells[FLIPPED] | BIT[DISTANT_MARKET]


def port_is_connected(state: State, seat: i64, mill: i64) -> i64:
    """BL-12.2 The port must be connected with the mill."""
    connected: i64 = connected_places(state, BIT[state.box.slot_place[mill]])
    return slots_of(state, connected) | BIT[DISTANT_MARKET]


def mill_has_market_access(state: State, seat: i64, mill: i64) -> i64:
    """BL-12.3 The distant market buys where there is market access, through flipped ports too."""
    connected: i64 = connected_places(state, BIT[state.box.slot_place[mill]])
    return EVERYTHING if connected & state.market_places() != 0 else ~BIT[DISTANT_MARKET]


def distant_market_still_buys(state: State, seat: i64, mill: i64) -> i64:
    """BL-12.3 Once closed, the distant market buys nothing until the next era."""
    return EVERYTHING if state.distant_market_is_open() else ~BIT[DISTANT_MARKET]


# --- what the rules have in common ------------------------------------------------------------


def possible_buyers(state: State, seat: i64, mill: i64) -> i64:
    """The buyers that every rule allows for a mill."""
    connected: i64 = connected_places(state, BIT[state.box.slot_place[mill]])
    buyers: i64 = 0
    if connected & state.market_places() != 0 and state.distant_market_is_open():
        buyers = BIT[DISTANT_MARKET]
    ports: i64 = state.cells[PORTS] & ~state.cells[FLIPPED]
    while ports != 0:
        bit: i64 = ports & -ports
        ports ^= bit
        if connected & BIT[state.box.slot_place[only(bit)]] != 0:
            buyers |= bit
    return buyers


def sellable_mills(state: State, seat: i64, step: i64) -> i64:
    """The mills that every rule allows to sell now."""
    if another_mill_may_sell(state, seat, step) == 0:
        return NOTHING
    mills: i64 = 0
    rest: i64 = mill_is_your_own(state, seat, step) & mill_is_not_flipped(state, seat, step)
    rest &= slots_holding(state, COTTON_MILL)
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if possible_buyers(state, seat, only(bit)) != 0:
            mills |= bit
    return mills


# --- doing it ---------------------------------------------------------------------------------


def carry_on(state: State, seat: i64) -> bool:
    """BL-12.4 Find the buyer of this mill and sell; false while the player must choose one."""
    if state.cells[BUYER] == NOBODY:
        buyers: i64 = possible_buyers(state, seat, state.cells[TARGET])
        if state.explicit or buyers & (buyers - 1) != 0:
            state.cells[STAGE] = BUYER_STAGE
            return False
        state.cells[BUYER] = only(buyers)
    if state.cells[BUYER] == DISTANT_MARKET:
        sell_far(state, seat, state.cells[TARGET])
    else:
        sell_to_port(state, seat, state.cells[TARGET], state.cells[BUYER])
    return True


def sell_to_port(state: State, seat: i64, mill: i64, port: i64) -> None:
    """BL-12.2 Port and mill flip; the port's owner cannot refuse."""
    state.tell(happenings.SOLD_TO_PORT, seat, mill, port, 0)
    state.flip(port)
    state.flip(mill)


def sell_far(state: State, seat: i64, mill: i64) -> None:
    """BL-12.3 A tile is turned; while the market stays open there is a bonus and the mill flips."""
    state.turn_distant(seat)
    if not state.distant_market_is_open():
        state.tell(happenings.MARKET_CLOSED, seat, mill, 0, 0)
        return
    bonus: i64 = state.cotton_bonus()
    state.tell(happenings.SOLD_FAR, seat, mill, bonus, 0)
    if bonus > 0:
        state.raise_income(seat, bonus)
    state.flip(mill)
