"""The scout action: three cards for two wild ones. BB-14."""

from mypy_extensions import i64

from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, NOTHING, everything_if
from millhand.mechanics.land.play.layout import HAND_CARDS, HAND_SIZE


def no_wild_card_is_held(state: State, seat: i64, given: i64) -> i64:
    """BB-14.2 Who holds a wild card does not scout."""
    wild: i64 = BIT[state.box.wild_location] | BIT[state.box.wild_industry]
    return everything_if(state.cells[HAND_CARDS + seat] & wild == 0)


def three_cards_are_held(state: State, seat: i64, given: i64) -> i64:
    """BB-14.2 Scouting costs three cards from hand."""
    return everything_if(state.cells[HAND_SIZE + seat] >= 3)


def scouting_is_allowed(state: State, seat: i64) -> i64:
    """Both rules together."""
    if no_wild_card_is_held(state, seat, 0) == 0:
        return NOTHING
    return three_cards_are_held(state, seat, 0)
