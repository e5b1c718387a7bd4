"""Which cards a hand may play. BB-3.3, BB-3.5, BB-8.1 to BB-8.3."""

from mypy_extensions import i64

from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, below
from millhand.mechanics.land.play.layout import HAND_CARDS, NETWORK, NETWORK_SLOTS, OCCUPIED
from millhand.mechanics.land.play.sites import slots_of_towns_held


def card_is_in_hand(state: State, seat: i64, given: i64) -> i64:
    """BB-3.3 Every action, passing included, costs a card from hand."""
    return state.cells[HAND_CARDS + seat]


def location_cards(state: State) -> i64:
    """The cards that name a town, wild ones included."""
    return below(state.box.towns) | BIT[state.box.wild_location]


def card_names_the_town_or_the_industry(state: State, seat: i64, pair: i64) -> i64:
    """BB-8.1 A build needs the card of the town, or of the industry, or a wild one.

    A wild location card names any town, also one whose cards were taken out (BB-8.2).
    """
    place: i64 = state.box.slot_place[state.box.pair_slot[pair]]
    cards: i64 = state.box.cards_showing[state.box.pair_industry[pair]]
    cards |= BIT[state.box.wild_location]
    return cards | BIT[place] if place < state.box.towns else cards


def farm_brewery_takes_no_location_card(state: State, seat: i64, pair: i64) -> i64:
    """BB-8.3 Farm breweries are built only with a brewery card or a wild industry card."""
    if state.box.town_slots & BIT[state.box.pair_slot[pair]] != 0:
        return EVERYTHING
    return ~location_cards(state)


def industry_card_builds_in_the_network(state: State, seat: i64, pair: i64) -> i64:
    """BB-8.1 An industry card builds in a place of the own network; BB-8.11 lifts this once."""
    slot: i64 = state.box.pair_slot[pair]
    if slots_for_industry_cards(state, seat) & BIT[slot] != 0:
        return EVERYTHING
    return location_cards(state)


def slots_for_industry_cards(state: State, seat: i64) -> i64:
    """BB-8.11 The own network; any free slot for a player with nothing on the board."""
    if state.has_nothing_on_the_board(seat):
        return ~state.cells[OCCUPIED]
    return state.cells[NETWORK_SLOTS + seat]


def slots_for_location_cards(state: State, seat: i64) -> i64:
    """BB-8.1 The slots of the towns whose cards are held; all towns with a wild location card."""
    if state.holds(seat, state.box.wild_location):
        return state.box.town_slots
    return slots_of_towns_held(state, seat)


def some_card_fits(state: State, seat: i64, industry: i64) -> i64:
    """BB-8.1 The slots for which some card in hand allows this industry."""
    slots: i64 = slots_for_location_cards(state, seat)
    if state.cells[HAND_CARDS + seat] & state.box.cards_showing[industry] != 0:
        slots |= slots_for_industry_cards(state, seat)
    return slots


def cards_that_fit(state: State, seat: i64, pair: i64) -> i64:
    """The cards in hand with which a build may be done."""
    return (
        state.cells[HAND_CARDS + seat]
        & card_names_the_town_or_the_industry(state, seat, pair)
        & farm_brewery_takes_no_location_card(state, seat, pair)
        & industry_card_builds_in_the_network(state, seat, pair)
    )


def place_is_in_the_network(state: State, seat: i64, place: i64) -> bool:
    """BB-6.1 A place belongs to the network where an own tile stands or an own link touches."""
    return state.cells[NETWORK + seat] & BIT[place] != 0
