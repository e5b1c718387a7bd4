"""The sell action: goods go to merchants for beer. BB-12.

Rules of a sale return the set of slots, rules of the buyer the set of merchants, for which
their sentence is true.
"""

from mypy_extensions import i64

from millhand.games.birmingham.play import happenings
from millhand.games.birmingham.play.box import COTTON_MILL, MANUFACTURER, POTTERY
from millhand.games.birmingham.play.choices import MERCHANT_STAGE
from millhand.games.birmingham.play.concepts.beer import breweries_within_reach, fetch_beer
from millhand.games.birmingham.play.concepts.bonus import fetch_bonus
from millhand.games.birmingham.play.layout import BARRELS, BEER_NEEDED, MERCHANT_TILE
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, below, only
from millhand.mechanics.land.play.layout import (
    AT,
    BUYER,
    FLIPPED,
    NOBODY,
    OCCUPIED,
    OWN,
    STAGE,
    TARGET,
    TILE,
)
from millhand.mechanics.land.play.sources import connected_places, cubes_on

# --- the rules of a sale ----------------------------------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64) -> i64:
    """BB-12.1 Only own tiles are sold."""
    return state.cells[OWN + seat]


def tile_makes_goods(state: State, seat: i64, given: i64) -> i64:
    """BB-12.1 Cotton mills, manufacturers and potteries sell; mines, works, breweries do not."""
    slots: i64 = ~state.cells[OCCUPIED]
    rest: i64 = state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if makes_goods(state.box.tile_industry[state.cells[TILE + only(bit)]]):
            slots |= bit
    return slots


def tile_is_not_flipped(state: State, seat: i64, given: i64) -> i64:
    """BB-12.1 A tile is sold once."""
    return ~state.cells[FLIPPED]


def a_merchant_buys_the_goods(state: State, seat: i64, given: i64) -> i64:
    """BB-12.2 A connected merchant tile must show the industry (BB-18.14)."""
    slots: i64 = 0
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if buyers(state, only(bit)) != 0:
            slots |= bit
    return slots | ~state.cells[OWN + seat]


def beer_can_be_supplied(state: State, seat: i64, given: i64) -> i64:
    """BB-12.6 Without its beer in full a sale is impossible."""
    slots: i64 = 0
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        merchants: i64 = buyers(state, slot)
        if merchants == 0 or buyers_with_beer(state, seat, slot, merchants) != 0:
            slots |= bit
    return slots | ~state.cells[OWN + seat]


# --- the rules of the buyer --------------------------------------------------------------------


def merchant_is_connected(state: State, seat: i64, slot: i64) -> i64:
    """BB-12.2 The merchant's place must be connected with the tile's."""
    connected: i64 = connected_places(state, BIT[state.box.slot_place[slot]])
    merchants: i64 = 0
    rest: i64 = connected & state.box.merchant_places
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        merchants |= state.box.merchants_at[only(bit)]
    return merchants


def merchant_buys_the_goods(state: State, seat: i64, slot: i64) -> i64:
    """BB-12.2 The merchant's tile shows the industry; no sale uses it up (BB-12.5)."""
    wanted: i64 = BIT[state.box.tile_industry[state.cells[TILE + slot]]]
    merchants: i64 = 0
    merchant: i64
    for merchant in range(state.box.merchants):
        tile: i64 = state.cells[MERCHANT_TILE + merchant]
        if tile >= 0 and state.box.merchant_tile_buys[tile] & wanted != 0:
            merchants |= BIT[merchant]
    return merchants


def beer_suffices_with_this_merchant(state: State, seat: i64, slot: i64) -> i64:
    """BB-12.6 Breweries within reach and this merchant's barrel must supply the beer in full."""
    return buyers_with_beer(state, seat, slot, EVERYTHING)


# --- what the rules have in common ------------------------------------------------------------


def makes_goods(industry: i64) -> bool:
    """Whether an industry flips by being sold."""
    return industry == COTTON_MILL or industry == MANUFACTURER or industry == POTTERY


def buyers(state: State, slot: i64) -> i64:
    """The merchants that a tile could be sold to, beer aside."""
    merchants: i64 = merchant_is_connected(state, 0, slot)
    if merchants == 0:
        return 0
    return merchants & merchant_buys_the_goods(state, 0, slot)


def buyers_with_beer(state: State, seat: i64, slot: i64, merchants: i64) -> i64:
    """Of some merchants, those with whom the tile's beer can be supplied in full (BB-12.3)."""
    needed: i64 = state.box.tile_beer[state.cells[TILE + slot]]
    if needed == 0:
        return merchants
    connected: i64 = connected_places(state, BIT[state.box.slot_place[slot]])
    barrels: i64 = cubes_on(state, breweries_within_reach(state, seat, connected))
    if barrels >= needed:
        return merchants
    return merchants & state.cells[BARRELS] if barrels + 1 >= needed else 0


def sellable_slots(state: State, seat: i64) -> i64:
    """The tiles that every rule allows to sell now."""
    slots: i64 = 0
    rest: i64 = state.cells[OWN + seat] & ~state.cells[FLIPPED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slot: i64 = only(bit)
        if makes_goods(state.box.tile_industry[state.cells[TILE + slot]]):
            merchants: i64 = buyers(state, slot)
            if merchants != 0 and buyers_with_beer(state, seat, slot, merchants) != 0:
                slots |= bit
    return slots


def possible_buyers(state: State, seat: i64, slot: i64) -> i64:
    """The merchants that every rule allows for a tile."""
    return buyers_with_beer(state, seat, slot, buyers(state, slot)) & below(state.box.merchants)


# --- doing it ---------------------------------------------------------------------------------


def begin(state: State, seat: i64) -> None:
    """A buyer is sought for the tile."""
    slot: i64 = state.cells[TARGET]
    state.cells[AT] = BIT[state.box.slot_place[slot]]
    state.cells[BUYER] = NOBODY
    state.cells[BEER_NEEDED] = -1


def choose_buyer(state: State, seat: i64, merchant: i64) -> None:
    """BB-12.3 With the buyer known, the tile's beer must be supplied."""
    slot: i64 = state.cells[TARGET]
    state.cells[BUYER] = merchant
    state.cells[BEER_NEEDED] = state.box.tile_beer[state.cells[TILE + slot]]
    state.tell(happenings.SOLD, seat, slot, merchant, 0)


def carry_on(state: State, seat: i64) -> bool:
    """Find the buyer, fetch the beer, flip the tile, settle the bonus; false while one is open."""
    slot: i64 = state.cells[TARGET]
    if state.cells[BUYER] < 0:
        merchants: i64 = possible_buyers(state, seat, slot)
        if state.explicit or merchants & (merchants - 1) != 0:
            state.cells[STAGE] = MERCHANT_STAGE
            return False
        choose_buyer(state, seat, only(merchants))
    if not fetch_beer(state, seat):
        return False
    if state.cells[FLIPPED] & BIT[slot] == 0:
        state.flip(slot)
    return fetch_bonus(state, seat)
