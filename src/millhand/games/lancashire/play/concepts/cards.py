"""Which cards a hand may play, and where industry cards build. BL-4.3, BL-6.2 to BL-6.4."""

from mypy_extensions import i64

from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import BIT, EVERYTHING, below, only
from millhand.mechanics.land.play.layout import HAND_CARDS, NETWORK, NETWORK_SLOTS
from millhand.mechanics.land.play.sites import slots_of_towns_held


def card_is_in_hand(state: State, seat: i64, given: i64) -> i64:
    """BL-4.3 Every action, passing included, costs a card from hand."""
    return state.cells[HAND_CARDS + seat]


def card_names_the_town_or_the_industry(state: State, seat: i64, pair: i64) -> i64:
    """BL-6.2 A build needs the card of the town or of the industry."""
    place: i64 = state.box.slot_place[state.box.pair_slot[pair]]
    return BIT[place] | state.box.cards_showing[state.box.pair_industry[pair]]


def industry_card_builds_in_the_network(state: State, seat: i64, pair: i64) -> i64:
    """BL-6.2 An industry card builds in a town of the own network (BL-6.3, BL-6.4)."""
    if slots_for_industry_cards(state, seat) & BIT[state.box.pair_slot[pair]] != 0:
        return EVERYTHING
    return below(state.box.towns)


def slots_for_industry_cards(state: State, seat: i64) -> i64:
    """BL-6.3 The own network; every town for a player with nothing on the board."""
    if state.has_nothing_on_the_board(seat):
        return EVERYTHING
    return state.cells[NETWORK_SLOTS + seat] | slots_across_virtual_links(state, seat)


def slots_across_virtual_links(state: State, seat: i64) -> i64:
    """BL-6.4 A virtual link extends the network for industry cards, and nothing else (BL-1.5)."""
    slots: i64 = 0
    rest: i64 = state.cells[NETWORK + seat] & state.box.virtual_places
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        slots |= state.box.virtual_slots[only(bit)]
    return slots


def some_card_fits(state: State, seat: i64, industry: i64) -> i64:
    """BL-6.2 The slots for which some card in hand allows this industry."""
    slots: i64 = slots_of_towns_held(state, seat)
    if state.cells[HAND_CARDS + seat] & state.box.cards_showing[industry] != 0:
        slots |= slots_for_industry_cards(state, seat)
    return slots


def cards_that_fit(state: State, seat: i64, pair: i64) -> i64:
    """The cards in hand with which a build may be done."""
    return (
        state.cells[HAND_CARDS + seat]
        & card_names_the_town_or_the_industry(state, seat, pair)
        & industry_card_builds_in_the_network(state, seat, pair)
    )
