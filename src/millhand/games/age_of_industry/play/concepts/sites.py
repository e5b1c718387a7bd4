"""Where a tile may stand, whichever card it is built with. AI-4.4, AI-5, AI-6, AI-8, AI-10."""

from typing import Final

from mypy_extensions import i64

from millhand.games.age_of_industry.play import facts, layout
from millhand.games.age_of_industry.play.box import (
    COAL,
    COAL_MINE,
    IRON,
    IRON_WORKS,
    MOST_IN_A_LARGE_PLACE,
    PORT,
)
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    cubes_left,
    cubes_within,
    market_is_reached,
    none_is_left,
    places_supplied,
    price_of_missing,
)
from millhand.games.age_of_industry.play.state import NO_TILE, State
from millhand.kernel.bits import BIT, NOTHING, count, lowest, union
from millhand.kernel.rules import Facts, Rule, kept_if

# --- the rules: which of some slots remain for an industry ------------------------------------


def slot_takes_the_industry(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-5.1 Blank slots take mills, factories and iron works; the others what they show."""
    return among & state.box.slots_for[industry]


def a_tile_is_on_the_mat(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-6.1 The tile built is the lowest of its industry on the mat; one must be left."""
    return kept_if(state.next_tile(seat, industry) != NO_TILE, among)


def tile_is_not_of_level_0(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-1.5 A tile of level 0 blocks its industry until it is developed away (AI-6.1)."""
    return kept_if(state.box.stack_level[state.top_of(seat, industry)] != 0, among)


def own_tile_gives_way_to_a_higher_level(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-10.1 An own tile, flipped or not, is replaced only by a strictly higher level."""
    own: i64 = among & state.own(seat)
    if own == 0:
        return among
    return among ^ own | lower_than_the_next(state, seat, industry, own)


def foreign_tile_may_be_replaced(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-10.2 A foreign mine or iron works gives way to a higher one once all cubes are gone.

    With AI-O7 iron works give way to any industry. Any other tile stays where it is (AI-5.2).
    """
    foreign: i64 = among & state.cells[layout.OCCUPIED] & ~state.own(seat)
    if foreign == 0:
        return among
    return among ^ foreign | exhausted(state, seat, industry, foreign)


def place_has_room_for_the_player(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-5.3 One own tile in a place of one to three slots, two in a larger one."""
    own: i64 = state.own(seat)
    full: i64 = union(state.box.slots_beside, own & ~state.box.large_place_slots)
    rest: i64 = own & state.box.large_place_slots
    while rest != 0:
        here: i64 = state.box.slots_beside[lowest(rest)]
        if count(own & here) >= MOST_IN_A_LARGE_PLACE:
            full |= here
        rest &= ~here
    return among & (~full | own)


def ship_has_a_port(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-5.4 A ship needs a built port, of anyone, at the other end of a sea lane."""
    ships: i64 = among & state.box.ship_slots
    return among ^ ships | slots_with_a_port(state, ships)


def coal_can_be_delivered(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-8.2 Coal comes from a connected source, or through a port from the market."""
    return supplied(state, seat, industry, COAL, among)


def iron_can_be_delivered(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """AI-8.2 Iron needs a connection just as coal does (AI-7.4)."""
    return supplied(state, seat, industry, IRON, among)


# --- what the rules have in common ------------------------------------------------------------


def lower_than_the_next(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """Of some tiles on slots of an industry, those that are lower than the one to be built."""
    level: i64 = state.box.stack_level[state.top_of(seat, industry)]
    among &= state.box.slots_for[industry]
    rest: i64 = among
    while rest != 0:
        if state.box.tile_level[state.tile_at(lowest(rest))] >= level:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def exhausted(state: State, seat: i64, industry: i64, foreign: i64) -> i64:
    """AI-10.2 Of some foreign tiles, those that an industry may replace by a higher level."""
    if industry == COAL_MINE and none_is_left(state, COAL):
        return lower_than_the_next(state, seat, industry, foreign)
    if industry == IRON_WORKS or state.box.iron_works_give_way_to_any:
        if none_is_left(state, IRON):
            works: i64 = iron_works_among(state, foreign)
            return lower_than_the_next(state, seat, industry, works)
    return NOTHING


def iron_works_among(state: State, among: i64) -> i64:
    """Of some tiles, the iron works."""
    rest: i64 = among
    while rest != 0:
        if state.industry_at(lowest(rest)) != IRON_WORKS:
            among ^= rest & -rest
        rest &= rest - 1
    return among


def slots_with_a_port(state: State, ships: i64) -> i64:
    """AI-4.2, AI-5.4 Of some slots for ships, those that a sea lane joins with a built port."""
    rest: i64 = ships
    while rest != 0:
        if state.box.ship_ports[lowest(rest)] & state.cells[layout.PORTS_AT] == 0:
            ships ^= rest & -rest
        rest &= rest - 1
    return ships


def supplied(state: State, seat: i64, industry: i64, resource: i64, among: i64) -> i64:
    """The slots remain to which the cubes of the next tile can be brought.

    A port under construction is a port for its own cubes (AI-8.4).
    """
    cubes: i64 = cubes_of_the_next(state, seat, industry, resource)
    if cubes == 0 or industry == PORT:
        return among
    places: i64 = places_supplied(state, resource)
    rest: i64 = among & state.box.slots_for[industry]
    while rest != 0:
        slot: i64 = lowest(rest)
        here: i64 = rest & state.box.slots_beside[slot]
        at: i64 = destination(state, slot)
        if at & places == 0 or (cubes > 1 and not suffice(state, at, resource, cubes)):
            among ^= here
        rest ^= here
    return among


def suffice(state: State, at: i64, resource: i64, cubes: i64) -> bool:
    """Whether several cubes can be brought to some places that one can reach."""
    connected: i64 = connected_places(state, at)
    return market_is_reached(state, connected) or cubes_within(state, connected, resource) >= cubes


def cubes_of_the_next(state: State, seat: i64, industry: i64, resource: i64) -> i64:
    """AI-6.2 The coal or iron that the next tile of an industry costs."""
    if resource == COAL:
        return state.box.stack_coal[state.top_of(seat, industry)]
    return state.box.stack_iron[state.top_of(seat, industry)]


def destination(state: State, slot: i64) -> i64:
    """AI-7.6 Where cubes for a slot are brought: its place; by AI-O6 a new ship's built ports."""
    new_ship: i64 = state.box.ship_slots & ~state.cells[layout.OCCUPIED]
    if new_ship & BIT[slot] == 0 or state.box.sea_lanes_are_complete:
        return state.box.slot_places[slot]
    return state.box.ship_ports[slot] & state.cells[layout.PORTS_AT]


def cost(state: State, seat: i64, industry: i64, slot: i64) -> i64:
    """AI-6.2 Money for the next tile and for the cubes that only the market can deliver."""
    tile: i64 = state.next_tile(seat, industry)
    connected: i64 = connected_places(state, destination(state, slot))
    money: i64 = state.box.tile_money[tile]
    money += price_of_missing(state, connected, COAL, state.box.tile_coal[tile])
    return money + price_of_missing(state, connected, IRON, state.box.tile_iron[tile])


def sites(state: State, seat: i64, industry: i64, among: i64) -> i64:
    """Of some slots with room, those where an industry could stand if any card would do."""
    among = slot_takes_the_industry(state, seat, industry, among)
    among = a_tile_is_on_the_mat(state, seat, industry, among)
    among = tile_is_not_of_level_0(state, seat, industry, among)
    among = own_tile_gives_way_to_a_higher_level(state, seat, industry, among)
    among = foreign_tile_may_be_replaced(state, seat, industry, among)
    among = ship_has_a_port(state, seat, industry, among)
    among = coal_can_be_delivered(state, seat, industry, among)
    return iron_can_be_delivered(state, seat, industry, among)


# --- facts ------------------------------------------------------------------------------------


def foreign_tile(state: State, seat: int, industry: int, slot: int) -> Facts:
    """Whose tile it is, and how many cubes are left on the map and in the market."""
    return {
        "slot": slot,
        "tile": state.tile_at(slot),
        "owner": state.cells[layout.OWNER + slot],
        "coal": cubes_left(state, COAL),
        "iron": cubes_left(state, IRON),
        "by_any": int(state.box.iron_works_give_way_to_any),
    }


def room(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The place, and how many tiles of one player it takes."""
    large = state.box.large_place_slots & BIT[slot] != 0
    most = MOST_IN_A_LARGE_PLACE if large else 1
    return {"place": state.box.slot_place[slot], "most": most}


def coal_for_tile(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The tile and its coal."""
    coal = cubes_of_the_next(state, seat, industry, COAL)
    return {"coal": coal, **tile_and_sources(state, seat, industry, slot, COAL)}


def iron_for_tile(state: State, seat: int, industry: int, slot: int) -> Facts:
    """The tile and its iron."""
    iron = cubes_of_the_next(state, seat, industry, IRON)
    return {"iron": iron, **tile_and_sources(state, seat, industry, slot, IRON)}


def tile_and_sources(state: State, seat: i64, industry: i64, slot: i64, resource: i64) -> Facts:
    """The tile, where its cubes must be brought, and how many the sources within reach hold."""
    connected: i64 = connected_places(state, destination(state, slot))
    return {
        "tile": state.next_tile(seat, industry),
        "place": state.box.slot_place[slot],
        "available": cubes_within(state, connected, resource),
    }


SLOT_RULES: Final = (
    Rule("AI-5.1", slot_takes_the_industry, facts.industry_and_slot),
    Rule("AI-6.1", a_tile_is_on_the_mat, facts.industry_and_slot),
    Rule("AI-1.5", tile_is_not_of_level_0, facts.tile_to_build),
    Rule("AI-5.4", ship_has_a_port, facts.slot),
)
"""Whether a slot takes a tile of an industry."""

TILE_RULES: Final = (
    Rule("AI-10.1", own_tile_gives_way_to_a_higher_level, facts.tile_in_the_way),
    Rule("AI-10.2", foreign_tile_may_be_replaced, foreign_tile),
    Rule("AI-5.3", place_has_room_for_the_player, room),
    Rule("AI-8.2", coal_can_be_delivered, coal_for_tile),
    Rule("AI-8.2", iron_can_be_delivered, iron_for_tile),
)
"""Whether that tile may stand there and can be supplied."""
