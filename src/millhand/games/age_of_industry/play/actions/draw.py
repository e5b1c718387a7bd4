"""Drawing two cards, one after the other. AI-17.

Candidates are the kinds of card (taken face up) and, after them, the top of the deck.
"""

from mypy_extensions import i64

from millhand.games.age_of_industry.play.choices import DECK_TOP
from millhand.games.age_of_industry.play.layout import DECK_SIZE, DISPLAY, HAND_SIZE, STEP
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT, everything_if, only
from millhand.mechanics.cards import NO_CARD

# --- the rules --------------------------------------------------------------------------------


def hand_is_below_the_limit(state: State, seat: i64, given: i64) -> i64:
    """AI-17.2 Nobody ever holds more than nine cards."""
    return everything_if(state.cells[HAND_SIZE + seat] < state.box.hand_limit)


def card_lies_there(state: State, seat: i64, given: i64) -> i64:
    """AI-17.1 A card is taken from the top of the deck or from those that lie face up."""
    cards: i64 = BIT[DECK_TOP] if state.cells[DECK_SIZE] > 0 else 0
    place: i64
    for place in range(state.box.display):
        card: i64 = state.cells[DISPLAY + place]
        if card != NO_CARD:
            cards |= BIT[card]
    return cards


def drawable_cards(state: State, seat: i64) -> i64:
    """What both rules allow."""
    if hand_is_below_the_limit(state, seat, 0) == 0:
        return 0
    return card_lies_there(state, seat, 0)


# --- doing it ---------------------------------------------------------------------------------


def take(state: State, seat: i64, candidate: i64) -> None:
    """AI-17.1 One card joins the hand."""
    state.cells[STEP] += 1
    if candidate == DECK_TOP:
        state.draw(seat)
    else:
        state.take_face_up(seat, candidate)


def carry_on(state: State, seat: i64) -> bool:
    """Take the second card if there is no choice; false while the player must choose it.

    With eight cards, or when nothing is left, one card is all (AI-17.2).
    """
    while state.cells[STEP] < state.box.draws:
        cards: i64 = drawable_cards(state, seat)
        if cards == 0:
            return True
        if cards & (cards - 1) != 0:
            return False
        take(state, seat, only(cards))
    return True
