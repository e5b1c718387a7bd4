"""Passing, with or without a discard. AI-18."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play.layout import DECK_SIZE, DISPLAY, HAND_SIZE
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import everything_if
from millhand.mechanics.cards import NO_CARD


def no_card_need_be_discarded(state: State, seat: i64, given: i64) -> i64:
    """AI-18.1 An empty hand passes free; by AI-O3 also once no card can be drawn any more."""
    if state.cells[HAND_SIZE + seat] == 0:
        return everything_if(True)
    return everything_if(state.box.pass_free_without_deck and nothing_can_be_drawn(state))


def nothing_can_be_drawn(state: State) -> bool:
    """Neither the deck nor the display has a card left."""
    place: i64
    for place in range(state.box.display):
        if state.cells[DISPLAY + place] != NO_CARD:
            return False
    return state.cells[DECK_SIZE] == 0
