"""Taking a town card and placing an industry. WW-6.2 to WW-6.4."""

from mypy_extensions import i64

from millhand.games.workshop.play import choices
from millhand.games.workshop.play.choices import COLOURS
from millhand.games.workshop.play.concepts.cards import card_is_blocked
from millhand.games.workshop.play.layout import (
    ASIDE_SIZE,
    BEGUN,
    CARD,
    DISPLAY,
    DISPLAY_SIZE,
    FILLED,
    HOME,
    STAGE,
    STANDING,
)
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT, everything_if, only

# --- the rules --------------------------------------------------------------------------------


def card_is_face_up(state: State, seat: i64, given: i64) -> i64:
    """WW-6.2 The cards that still lie face up; one of them must be taken (WW-6.1)."""
    cards: i64 = 0
    place: i64
    for place in range(state.cells[DISPLAY_SIZE]):
        cards |= BIT[state.cells[DISPLAY + place]]
    return cards


def only_a_blocked_card_is_swapped(state: State, seat: i64, card: i64) -> i64:
    """WW-6.3 A card that is not blocked may not be discarded."""
    return everything_if(card_is_blocked(state, card))


def a_card_is_set_aside(state: State, seat: i64, card: i64) -> i64:
    """WW-6.3 Without set-aside cards there is nothing to draw instead (WW-A2)."""
    return everything_if(state.cells[ASIDE_SIZE] > 0)


def a_replacement_is_final(state: State, seat: i64, given: i64) -> i64:
    """WW-A3 A card drawn in place of a blocked one must be used, blocked or not (WW-6.3)."""
    return everything_if(state.cells[STAGE] == choices.SWAP_STAGE)


def town_is_named_by_the_card(state: State, seat: i64, card: i64) -> i64:
    """WW-6.2 The card's town; a wild card names every town of its value, full or not (WW-A12)."""
    return state.box.card_towns[card]


def an_industry_of_this_colour_stands_there(state: State, seat: i64, town: i64) -> i64:
    """WW-6.4 Any industry of a full town may be taken away, also an own one (WW-A4)."""
    colours: i64 = 0
    colour: i64
    for colour in range(state.box.colours):
        if state.cells[STANDING + town * COLOURS + colour] > 0:
            colours |= BIT[colour]
    return colours


# --- what the rules have in common ------------------------------------------------------------


def may_swap(state: State, seat: i64, card: i64) -> bool:
    """Whether every rule allows to discard the card that was taken."""
    if a_card_is_set_aside(state, seat, card) == 0:
        return False
    return only_a_blocked_card_is_swapped(state, seat, card) != 0


def town_is_full(state: State, town: i64) -> bool:
    """WW-6.4 A town holds as many industries as its value says, all players together."""
    return state.cells[FILLED + town] >= state.box.town_value[town]


# --- doing it: each step goes on to the next unless a choice is open --------------------------


def take(state: State, seat: i64, card: i64) -> bool:
    """Take a card face up; false while it is open whether to swap it."""
    state.cells[BEGUN] = 1
    state.take_card(seat, card)
    if state.asks_everything() or may_swap(state, seat, card):
        state.cells[STAGE] = choices.SWAP_STAGE
        return False
    return use(state, seat)


def swap(state: State, seat: i64) -> bool:
    """WW-6.3 The new card must be used (WW-A3); it is seen only now, so another move does that."""
    state.swap_card(seat)
    state.cells[BEGUN] = 0
    return use(state, seat)


def use(state: State, seat: i64) -> bool:
    """Use the card; false while a wild card leaves the town open."""
    towns: i64 = state.box.card_towns[state.cells[CARD]]
    if state.asks_everything() or towns & (towns - 1) != 0:
        state.cells[STAGE] = choices.TOWN_STAGE
        return False
    return settle_in(state, seat, only(towns))


def settle_in(state: State, seat: i64, town: i64) -> bool:
    """Place an industry; false while it is open which one of a full town makes room."""
    state.cells[HOME] = town
    if not town_is_full(state, town):
        place(state)
        return True
    colours: i64 = an_industry_of_this_colour_stands_there(state, seat, town)
    if state.asks_everything() or colours & (colours - 1) != 0:
        state.cells[STAGE] = choices.REMOVE_STAGE
        return False
    return make_room(state, seat, only(colours))


def make_room(state: State, seat: i64, colour: i64) -> bool:
    """WW-6.4 An industry goes back to its owner before the new one is placed."""
    state.remove_industry(seat, colour, state.cells[HOME])
    place(state)
    return True


def place(state: State) -> None:
    """WW-6.2 The industry is placed; WW-6.9 the card that was used is discarded."""
    state.place_industry(state.colour_in_turn(), state.cells[HOME])
    state.discard_card()
