"""The build action, overbuilding included. BB-8 and BB-9.

Every rule answers for all slots at once: it returns the set of slots for which its sentence is
true. The slots where an industry may be built are what all the rules have in common.
"""

from mypy_extensions import i64

from millhand.games.birmingham import telling
from millhand.games.birmingham.box import CANAL, COAL_MINE, IRON_WORKS
from millhand.games.birmingham.choices import INDUSTRIES
from millhand.games.birmingham.concepts.cards import some_card_fits
from millhand.games.birmingham.concepts.coal import coal_price, connected_places, fetch_coal
from millhand.games.birmingham.concepts.iron import fetch_iron, iron_price
from millhand.games.birmingham.layout import (
    AT,
    COAL_AT,
    COAL_MARKET,
    COAL_NEEDED,
    CUBES,
    ERA,
    INDUSTRY,
    IRON_AT,
    IRON_MARKET,
    IRON_NEEDED,
    MONEY,
    OCCUPIED,
    OWN,
    OWNER,
    TARGET,
    TILE,
)
from millhand.games.birmingham.state import NO_TILE, State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, everything_if, only
from millhand.kernel.menu import Menu
from millhand.mechanics.market import has_room

# --- the rules, in the order of the book ------------------------------------------------------


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.4 The tile built is the lowest of its industry on the mat; one must be left."""
    return everything_if(state.next_tile(seat, industry) != NO_TILE)


def tile_belongs_to_the_era(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.4 A tile that the era forbids blocks its industry until it is developed away."""
    tile: i64 = state.next_tile(seat, industry)
    return everything_if(tile == NO_TILE or state.box.tile_eras[tile] & BIT[state.cells[ERA]] != 0)


def slot_shows_the_industry(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.5 A tile goes to a slot that shows its industry."""
    return state.box.slots_showing[industry]


def slot_is_free_or_holds_a_lower_tile(state: State, seat: i64, industry: i64) -> i64:
    """BB-9.1 A tile on the board gives way only to a higher level of the same industry."""
    slots: i64 = ~state.cells[OCCUPIED]
    tile: i64 = state.next_tile(seat, industry)
    if tile == NO_TILE:
        return slots
    level: i64 = state.box.tile_level[tile]
    rest: i64 = state.cells[OCCUPIED] & state.box.slots_showing[industry]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        other: i64 = state.cells[TILE + only(bit)]
        if state.box.tile_industry[other] == industry and state.box.tile_level[other] < level:
            slots |= bit
    return slots


def foreign_tile_may_be_replaced(state: State, seat: i64, industry: i64) -> i64:
    """BB-9.3 An opponent's coal mine or iron works gives way once its cubes are gone everywhere.

    Own tiles of any industry may be replaced (BB-9.2).
    """
    if industry == COAL_MINE and state.cells[COAL_AT] == 0 and state.cells[COAL_MARKET] == 0:
        return EVERYTHING
    if industry == IRON_WORKS and state.cells[IRON_AT] == 0 and state.cells[IRON_MARKET] == 0:
        return EVERYTHING
    return ~state.cells[OCCUPIED] | state.cells[OWN + seat]


def single_icon_slot_is_used_first(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.5 A free slot showing this industry alone is used before a free shared one."""
    shared: i64 = 0
    free: i64 = ~state.cells[OCCUPIED]
    rest: i64 = state.box.slots_showing_only[industry] & free
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        shared |= state.box.place_slots[state.box.slot_place[only(bit)]]
    return ~(shared & free & ~state.box.slots_showing_only[industry])


def no_free_slot_is_left_to_overbuild(state: State, seat: i64, industry: i64) -> i64:
    """BB-9.5 Overbuilding needs no lack of free slots, unless the table agreed so (BB-O2)."""
    if not state.box.overbuild_only_without_free_slot:
        return EVERYTHING
    taken: i64 = 0
    rest: i64 = state.box.slots_showing[industry] & ~state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        taken |= state.box.place_slots[state.box.slot_place[only(bit)]]
    return ~(taken & state.cells[OCCUPIED])


def one_own_tile_per_place_in_the_canal_era(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.6 In the canal era a place holds one own tile; replacing it keeps the count."""
    own: i64 = state.cells[OWN + seat]
    if state.cells[ERA] != CANAL:
        return EVERYTHING
    places: i64 = 0
    rest: i64 = own
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        places |= state.box.place_slots[state.box.slot_place[only(bit)]]
    return ~places | own


def coal_reaches_the_place(state: State, seat: i64, industry: i64) -> i64:
    """BB-7.1 Coal must be had from a connected mine or through a connected merchant place."""
    return slots_within_price(state, seat, industry, EVERYTHING, EVERYTHING)


def price_can_be_paid(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.7 The tile, the coal and the iron must be paid before anything is earned (BB-3.10)."""
    reached: i64 = coal_reaches_the_place(state, seat, industry)
    money: i64 = state.cells[MONEY + seat]
    return slots_within_price(state, seat, industry, EVERYTHING, money) | ~reached


# --- what the rules have in common ------------------------------------------------------------


def tile_and_iron_price(state: State, seat: i64, industry: i64) -> i64:
    """What the next tile costs wherever it is built: its money and its iron."""
    tile: i64 = state.next_tile(seat, industry)
    return state.box.tile_money[tile] + iron_price(state, state.box.tile_iron[tile])


def slots_within_price(state: State, seat: i64, industry: i64, among: i64, money: i64) -> i64:
    """Of some slots, those where tile, iron and coal together cost at most so much."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == NO_TILE:
        return among
    money -= tile_and_iron_price(state, seat, industry)
    if money < 0:
        return NOTHING
    if state.box.tile_coal[tile] == 0:
        return among
    slots: i64 = 0
    rest: i64 = among & state.box.slots_showing[industry]
    while rest != 0:
        place: i64 = state.box.slot_place[only(rest & -rest)]
        here: i64 = state.box.place_slots[place]
        connected: i64 = connected_places(state, BIT[place])
        price: i64 = coal_price(state, connected, state.box.tile_coal[tile])
        if 0 <= price <= money:
            slots |= rest & here
        rest &= ~here
    return slots


def buildable_slots(state: State, seat: i64, industry: i64) -> i64:
    """The slots that every rule of this page allows, the cheapest rules asked first."""
    if tile_belongs_to_the_era(state, seat, industry) == 0:
        return NOTHING
    if a_tile_is_on_the_mat(state, seat, industry) == 0:
        return NOTHING
    if tile_and_iron_price(state, seat, industry) > state.cells[MONEY + seat]:
        return NOTHING
    slots: i64 = slot_shows_the_industry(state, seat, industry)
    slots &= some_card_fits(state, seat, industry)
    slots &= slot_is_free_or_holds_a_lower_tile(state, seat, industry)
    if slots == 0:
        return NOTHING
    slots &= foreign_tile_may_be_replaced(state, seat, industry)
    slots &= one_own_tile_per_place_in_the_canal_era(state, seat, industry)
    slots &= single_icon_slot_is_used_first(state, seat, industry)
    slots &= no_free_slot_is_left_to_overbuild(state, seat, industry)
    if slots == 0:
        return NOTHING
    return slots_within_price(state, seat, industry, slots, state.cells[MONEY + seat])


def list_builds(state: State, seat: i64, menu: Menu) -> None:
    """Every slot and industry that can be built now."""
    industry: i64
    for industry in range(INDUSTRIES):
        slots: i64 = buildable_slots(state, seat, industry)
        while slots != 0:
            bit: i64 = slots & -slots
            slots ^= bit
            menu.add(state.box.pair_of[only(bit) * INDUSTRIES + industry])


# --- doing it ---------------------------------------------------------------------------------


def begin(state: State, seat: i64) -> None:
    """BB-8.7 Pay for the tile; coal and iron are sought next."""
    tile: i64 = state.next_tile(seat, state.cells[INDUSTRY])
    state.cells[AT] = BIT[state.box.slot_place[state.cells[TARGET]]]
    state.cells[COAL_NEEDED] = state.box.tile_coal[tile]
    state.cells[IRON_NEEDED] = state.box.tile_iron[tile]
    state.pay(seat, state.box.tile_money[tile], telling.FOR_TILE)


def carry_on(state: State, seat: i64) -> bool:
    """Fetch coal and iron, place the tile, sell its cubes; false while a choice is open."""
    if not fetch_coal(state, seat) or not fetch_iron(state, seat):
        return False
    slot: i64 = state.cells[TARGET]
    if state.cells[OCCUPIED] & BIT[slot] != 0:
        replace(state, seat, slot)
    state.place(seat, slot, state.cells[INDUSTRY])
    sell_to_the_market(state, seat, slot)
    return True


def replace(state: State, seat: i64, slot: i64) -> None:
    """BB-9.4 The old tile leaves the game; what it brought its owner stays (BB-9.2)."""
    state.tell(telling.REPLACED, seat, slot, state.cells[TILE + slot], state.cells[OWNER + slot])
    state.clear_slot(slot)


def sell_to_the_market(state: State, seat: i64, slot: i64) -> None:
    """BB-8.9 New iron works always, a new mine only if connected to a merchant place.

    Cubes are sold now or never (BB-8.10, BB-18.6); a full market takes none (BB-18.7).
    """
    industry: i64 = state.cells[INDUSTRY]
    if industry == COAL_MINE:
        connected: i64 = connected_places(state, BIT[state.box.slot_place[slot]])
        if connected & state.box.merchant_places == 0:
            return
        while state.cells[CUBES + slot] > 0 and has_room(
            state.box.coal_prices, state.cells[COAL_MARKET]
        ):
            state.sell_coal(seat, slot)
    elif industry == IRON_WORKS:
        while state.cells[CUBES + slot] > 0 and has_room(
            state.box.iron_prices, state.cells[IRON_MARKET]
        ):
            state.sell_iron(seat, slot)
