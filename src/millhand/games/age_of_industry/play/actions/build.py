"""Building an industry, with one action or with both of a turn. AI-4 to AI-6, AI-9 to AI-12.

Every rule answers for all slots at once: it returns the set of slots for which its sentence is
true. The slots where an industry may be built are what all the rules have in common.
"""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.age_of_industry.play import happenings
from millhand.games.age_of_industry.play.box import COAL, COAL_MINE, IRON, IRON_WORKS, PORT, SHIP
from millhand.games.age_of_industry.play.choices import BUILD, COMBINE, INDUSTRIES, SLOTS
from millhand.games.age_of_industry.play.concepts.cards import (
    card_is_in_hand,
    slots_for_held_card,
    slots_for_location_cards,
    slots_with_a_port,
)
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    cubes_within,
    fetch_cubes,
    places_supplied,
    price_of_missing,
    table_is_reached,
)
from millhand.games.age_of_industry.play.concepts.loans import borrow_for
from millhand.games.age_of_industry.play.layout import (
    ACTIONS_LEFT,
    AT,
    COAL_AT,
    COAL_MARKET,
    COAL_NEEDED,
    CUBES,
    INDUSTRY,
    IRON_NEEDED,
    OCCUPIED,
    OWN,
    OWNER,
    PORTS_AT,
    TARGET,
    TILE,
)
from millhand.games.age_of_industry.play.state import NO_TILE, State
from millhand.kernel.bits import BIT, EVERYTHING, NOTHING, count, everything_if, only
from millhand.kernel.menu import WILLINGLY, Menu
from millhand.mechanics.market import has_room

# --- the rules, in the order of the book ------------------------------------------------------


def two_actions_are_left(state: State, seat: i64, industry: i64) -> i64:
    """AI-3.5 Combining takes both actions of a turn, which the first round does not have."""
    return everything_if(state.cells[ACTIONS_LEFT] == state.box.actions)


def a_card_is_held(state: State, seat: i64, industry: i64) -> i64:
    """AI-12.1 A build costs a card, a combined one any card."""
    return everything_if(card_is_in_hand(state, seat, 0) != 0)


def slot_takes_the_industry(state: State, seat: i64, industry: i64) -> i64:
    """AI-5.1 Blank slots take mills, factories and iron works; the others what they show."""
    return state.box.slots_for[industry]


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64) -> i64:
    """AI-6.1 The tile built is the lowest of its industry on the mat; one must be left."""
    return everything_if(state.next_tile(seat, industry) != NO_TILE)


def tile_is_not_of_level_0(state: State, seat: i64, industry: i64) -> i64:
    """AI-1.5 A tile of level 0 blocks its industry until it is developed away (AI-6.1)."""
    tile: i64 = state.next_tile(seat, industry)
    return everything_if(tile == NO_TILE or state.box.tile_level[tile] > 0)


def own_tile_gives_way_to_a_higher_level(state: State, seat: i64, industry: i64) -> i64:
    """AI-10.1 An own tile, flipped or not, is replaced only by a strictly higher level."""
    own: i64 = state.cells[OWN + seat]
    return lower_than_the_next(state, seat, industry, own) | ~own


def foreign_tile_may_be_replaced(state: State, seat: i64, industry: i64) -> i64:
    """AI-10.2 A foreign mine or iron works gives way to a higher one once all cubes are gone.

    Any other tile in the way stays where it is (AI-5.2).
    """
    foreign: i64 = state.cells[OCCUPIED] & ~state.cells[OWN + seat]
    if industry == COAL_MINE and no_cube_is_left(state, COAL):
        return ~foreign | lower_than_the_next(state, seat, industry, foreign)
    if industry == IRON_WORKS and no_cube_is_left(state, IRON):
        works: i64 = foreign & slots_holding(state, IRON_WORKS)
        return ~foreign | lower_than_the_next(state, seat, industry, works)
    return ~foreign


def place_has_room_for_the_player(state: State, seat: i64, industry: i64) -> i64:
    """AI-5.3 One own tile in a place of one to three slots, two in a larger one."""
    full: i64 = 0
    own: i64 = state.cells[OWN + seat]
    rest: i64 = own
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        place: i64 = state.box.slot_place[only(bit)]
        here: i64 = state.box.place_slots[place]
        if count(own & here) >= state.box.place_limit[place]:
            full |= here
    return ~full | own


def ship_has_a_port(state: State, seat: i64, industry: i64) -> i64:
    """AI-5.4 A ship needs a built port, of anyone, at the other end of a sea lane."""
    return slots_with_a_port(state) | ~state.box.slots_for[SHIP]


def coal_can_be_delivered(state: State, seat: i64, industry: i64) -> i64:
    """AI-8.2 Coal comes from a connected source, or through a port from the market."""
    return slots_supplied(state, seat, industry, COAL, places_supplied(state, COAL))


def iron_can_be_delivered(state: State, seat: i64, industry: i64) -> i64:
    """AI-8.2 Iron needs a connection just as coal does (AI-7.4)."""
    return slots_supplied(state, seat, industry, IRON, places_supplied(state, IRON))


# --- what the rules have in common ------------------------------------------------------------


def lower_than_the_next(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """Of some slots that take an industry, those whose tile is lower than the one to be built."""
    slots: i64 = 0
    tile: i64 = state.next_tile(seat, industry)
    if tile == NO_TILE:
        return NOTHING
    rest: i64 = among & state.box.slots_for[industry]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if state.box.tile_level[state.cells[TILE + only(bit)]] < state.box.tile_level[tile]:
            slots |= bit
    return slots


def slots_holding(state: State, industry: i64) -> i64:
    """The slots on which a tile of an industry stands."""
    slots: i64 = 0
    rest: i64 = state.cells[OCCUPIED] & state.box.slots_for[industry]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if state.box.tile_industry[state.cells[TILE + only(bit)]] == industry:
            slots |= bit
    return slots


def no_cube_is_left(state: State, resource: i64) -> bool:
    """AI-10.2 None available on the map (imports need a ship) and none on the market."""
    return state.cells[COAL_AT + resource] == 0 and state.cells[COAL_MARKET + resource] == 0


def destination(state: State, slot: i64) -> i64:
    """AI-7.6 Where cubes for a slot are brought: its place, for a new ship its built ports."""
    bit: i64 = BIT[slot]
    if state.box.ship_slots & bit == 0 or state.cells[OCCUPIED] & bit != 0:
        return BIT[state.box.slot_place[slot]]
    if state.box.sea_lanes_like_rails:
        return BIT[state.box.slot_place[slot]]
    return state.box.ship_ports[slot] & state.cells[PORTS_AT]


def cubes_of_the_next(state: State, seat: i64, industry: i64, resource: i64) -> i64:
    """AI-6.2 The coal or iron that the next tile of an industry costs."""
    tile: i64 = state.next_tile(seat, industry)
    if tile == NO_TILE:
        return 0
    return state.box.tile_coal[tile] if resource == COAL else state.box.tile_iron[tile]


def slots_supplied(state: State, seat: i64, industry: i64, resource: i64, places: i64) -> i64:
    """The slots to which the next tile's cubes can be brought; `places` are those one reaches.

    A port under construction is a port for its own cubes (AI-8.4).
    """
    return ~state.box.slots_for[industry] | supplied(
        state, seat, industry, resource, places, state.box.slots_for[industry]
    )


def supplied(state: State, seat: i64, industry: i64, resource: i64, places: i64, among: i64) -> i64:
    """Of some slots of an industry, those to which the next tile's cubes can be brought."""
    cubes: i64 = cubes_of_the_next(state, seat, industry, resource)
    if cubes == 0 or industry == PORT:
        return among
    slots: i64 = 0
    while among != 0:
        slot: i64 = only(among & -among)
        here: i64 = state.box.place_slots[state.box.slot_place[slot]]
        at: i64 = destination(state, slot)
        if at & places != 0 and (cubes == 1 or suffice(state, at, resource, cubes)):
            slots |= among & here
        among &= ~here
    return slots


def suffice(state: State, at: i64, resource: i64, cubes: i64) -> bool:
    """Whether several cubes can be brought to some places that one can reach."""
    connected: i64 = connected_places(state, at)
    return table_is_reached(state, connected) or cubes_within(state, connected, resource) >= cubes


def slots_allowed(state: State, seat: i64, industry: i64, coal: i64, iron: i64, among: i64) -> i64:
    """Of some slots, those that every rule but those about cards and room allows (AI-4.4).

    `coal` and `iron` are the places that a cube reaches.
    """
    slots: i64 = among & slot_takes_the_industry(state, seat, industry)
    if slots == 0 or tile_is_not_of_level_0(state, seat, industry) == 0:
        return NOTHING
    if a_tile_is_on_the_mat(state, seat, industry) == 0:
        return NOTHING
    slots &= foreign_tile_may_be_replaced(state, seat, industry)
    slots &= own_tile_gives_way_to_a_higher_level(state, seat, industry)
    slots &= ship_has_a_port(state, seat, industry) if industry == SHIP else EVERYTHING
    slots = supplied(state, seat, industry, COAL, coal, slots)
    return supplied(state, seat, industry, IRON, iron, slots)


def list_builds(state: State, seat: i64, menu: Menu, coal: i64, iron: i64) -> None:
    """Every industry and slot that can be built now, with a fitting card or with both actions."""
    if a_card_is_held(state, seat, 0) == 0:
        return
    combine: i64 = two_actions_are_left(state, seat, 0)
    room: i64 = place_has_room_for_the_player(state, seat, 0)
    in_colour: i64 = slots_for_location_cards(state, seat)
    allowed = vec[i64]([0] * INDUSTRIES)
    industry: i64
    for industry in range(INDUSTRIES):
        opened: i64 = in_colour | slots_for_held_card(state, seat, industry)
        slots: i64 = slots_allowed(state, seat, industry, coal, iron, room & (opened | combine))
        menu.add_members(BUILD + industry * SLOTS, slots & opened)
        allowed[industry] = slots
    if combine == 0:
        return
    menu.next_kind_done(WILLINGLY)
    for industry in range(INDUSTRIES):
        menu.add_members(COMBINE + industry * SLOTS, allowed[industry])


# --- doing it ---------------------------------------------------------------------------------


def price(state: State, seat: i64, slot: i64, industry: i64) -> i64:
    """AI-6.2 Money for the tile and for the cubes that only the market can deliver."""
    tile: i64 = state.next_tile(seat, industry)
    connected: i64 = connected_places(state, destination(state, slot))
    money: i64 = state.box.tile_money[tile]
    money += price_of_missing(state, connected, COAL, state.box.tile_coal[tile])
    return money + price_of_missing(state, connected, IRON, state.box.tile_iron[tile])


def begin(state: State, seat: i64) -> None:
    """AI-6.2 Borrow what is short, pay for the tile; its cubes are sought next."""
    slot: i64 = state.cells[TARGET]
    industry: i64 = state.cells[INDUSTRY]
    tile: i64 = state.next_tile(seat, industry)
    borrow_for(state, seat, price(state, seat, slot, industry))
    state.cells[AT] = destination(state, slot)
    state.cells[COAL_NEEDED] = state.box.tile_coal[tile]
    state.cells[IRON_NEEDED] = state.box.tile_iron[tile]
    state.pay(seat, state.box.tile_money[tile], happenings.FOR_TILE)


def carry_on(state: State, seat: i64) -> bool:
    """Fetch the cubes, place the tile, sell its cubes; false while a choice is open.

    A ship that replaces another flips only if something was left to use (AI-11.4).
    """
    if not fetch_cubes(state, seat):
        return False
    slot: i64 = state.cells[TARGET]
    first: bool = state.cells[OCCUPIED] & BIT[slot] == 0
    if not first:
        replace(state, seat, slot)
    state.place(seat, slot, state.cells[INDUSTRY])
    sell_to_the_market(state, seat, slot)
    if first and state.cells[INDUSTRY] == SHIP:
        state.flip_ship_if_used_up(slot)
    return True


def replace(state: State, seat: i64, slot: i64) -> None:
    """AI-10.3 The old tile leaves the game; AI-10.4 what lies on it goes to the supply."""
    state.tell(happenings.REPLACED, seat, slot, state.cells[TILE + slot], state.cells[OWNER + slot])
    state.clear_slot(slot)


def sell_to_the_market(state: State, seat: i64, slot: i64) -> None:
    """AI-9.2 Cubes of a new mine, iron works or import fill the market where a port is reached.

    Now or never, and as many as fit (AI-11.2 for ships).
    """
    resource: i64 = COAL
    if state.cells[COAL_AT] & BIT[slot] == 0:
        resource = IRON
        if state.cells[COAL_AT + IRON] & BIT[slot] == 0:
            return
    connected: i64 = connected_places(state, BIT[state.box.slot_place[slot]])
    if not table_is_reached(state, connected):
        return
    while state.cells[CUBES + slot] > 0 and has_room(
        state.box.prices, state.cells[COAL_MARKET + resource]
    ):
        state.sell_cube(seat, slot, resource)
