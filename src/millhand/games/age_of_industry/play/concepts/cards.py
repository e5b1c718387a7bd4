"""Which cards a hand may play. AI-4."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play.box import SHIP
from millhand.games.age_of_industry.play.choices import INDUSTRIES, SLOTS
from millhand.games.age_of_industry.play.layout import HAND_CARDS, OWN, PORTS_AT, RAIL_SLOTS
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, below, only


def card_is_in_hand(state: State, seat: i64, given: i64) -> i64:
    """AI-4.1 The card that pays for a build, a development or a pass comes from the hand."""
    return state.cells[HAND_CARDS + seat]


def location_cards(state: State) -> i64:
    """The cards that show a colour."""
    return below(state.box.cards) & ~below(INDUSTRIES)


def industry_card_shows_the_industry(state: State, seat: i64, target: i64) -> i64:
    """AI-4.2 An industry card builds the industry it shows and no other."""
    return location_cards(state) | BIT[target // SLOTS]


def industry_card_builds_where_connected(state: State, seat: i64, target: i64) -> i64:
    """AI-4.2 An industry card builds only where the player has a foothold."""
    slots: i64 = slots_for_industry_cards(state, seat, target // SLOTS)
    if slots & BIT[target % SLOTS] != 0:
        return EVERYTHING
    return location_cards(state)


def location_card_shows_the_colour(state: State, seat: i64, target: i64) -> i64:
    """AI-4.3 A location card builds in a place of its colour, connected or not."""
    colour: i64 = state.box.slot_colour[target % SLOTS]
    return below(INDUSTRIES) | BIT[INDUSTRIES + colour]


def slots_for_industry_cards(state: State, seat: i64, industry: i64) -> i64:
    """AI-4.2 At own rails, beside an own tile in a large place, over an own tile, by the sea.

    Who has nothing on the board builds anywhere.
    """
    if state.has_nothing_on_the_board(seat):
        return EVERYTHING
    slots: i64 = state.cells[RAIL_SLOTS + seat] | state.cells[OWN + seat]
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        place: i64 = state.box.slot_place[only(bit)]
        if state.box.place_limit[place] > 1:
            slots |= state.box.place_slots[place]
    return slots | slots_with_a_port(state) if industry == SHIP else slots


def slots_with_a_port(state: State) -> i64:
    """AI-4.2, AI-5.4 The slots for ships that a sea lane joins with a built port of anyone."""
    slots: i64 = 0
    rest: i64 = state.box.ship_slots
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if state.box.ship_ports[only(bit)] & state.cells[PORTS_AT] != 0:
            slots |= bit
    return slots


def slots_for_location_cards(state: State, seat: i64) -> i64:
    """AI-4.3 The slots in places of the colours held."""
    slots: i64 = 0
    rest: i64 = state.cells[HAND_CARDS + seat] & location_cards(state)
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slots |= state.box.colour_slots[only(bit) - INDUSTRIES]
    return slots


def some_card_fits(state: State, seat: i64, industry: i64) -> i64:
    """AI-4.2 The slots for which some card in hand allows this industry (AI-4.3)."""
    return slots_for_location_cards(state, seat) | slots_for_held_card(state, seat, industry)


def slots_for_held_card(state: State, seat: i64, industry: i64) -> i64:
    """AI-4.2 The slots that the industry's own card opens, if it is held."""
    slots: i64 = 0
    if state.cells[HAND_CARDS + seat] & BIT[industry] != 0:
        slots |= slots_for_industry_cards(state, seat, industry)
    return slots


def cards_that_fit(state: State, seat: i64, target: i64) -> i64:
    """The cards in hand with which a build may be done."""
    return (
        card_is_in_hand(state, seat, target)
        & industry_card_shows_the_industry(state, seat, target)
        & industry_card_builds_where_connected(state, seat, target)
        & location_card_shows_the_colour(state, seat, target)
    )
