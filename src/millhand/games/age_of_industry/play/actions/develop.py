"""Developing: a tile leaves the mat for a card. AI-16."""

from mypy_extensions import i64

from millhand.games.age_of_industry.play.choices import INDUSTRIES
from millhand.games.age_of_industry.play.layout import HAND_SIZE
from millhand.games.age_of_industry.play.state import NO_TILE, State
from millhand.kernel.bits import BIT, everything_if


def a_card_is_held(state: State, seat: i64, given: i64) -> i64:
    """AI-16.1 Developing costs a card, any card."""
    return everything_if(state.cells[HAND_SIZE + seat] > 0)


def a_tile_is_left(state: State, seat: i64, given: i64) -> i64:
    """AI-16.1 The lowest tile of an industry that has some left is removed, one in an action."""
    industries: i64 = 0
    industry: i64
    for industry in range(INDUSTRIES):
        if state.next_tile(seat, industry) != NO_TILE:
            industries |= BIT[industry]
    return industries


def developable_industries(state: State, seat: i64) -> i64:
    """The industries that both rules allow."""
    if a_card_is_held(state, seat, 0) == 0:
        return 0
    return a_tile_is_left(state, seat, 0)
