"""Creating demand: a fist of demand tokens, closed until all are shown. WW-4.

Every rule returns the set of fists for which its sentence is true.
"""

from mypy_extensions import i64

from millhand.games.workshop.play import happenings
from millhand.games.workshop.play.choices import FISTS, INDUSTRIES
from millhand.games.workshop.play.layout import ACTIONS_DONE, FIST, HAND, ROUND
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT

# --- the rules --------------------------------------------------------------------------------


def tokens_are_in_hand(state: State, seat: i64, given: i64) -> i64:
    """WW-4.1 A player places tokens from the own hand, also one kept before (WW-4.3)."""
    fists: i64 = 0
    fist: i64
    for fist in range(FISTS):
        first: i64 = state.box.fist_first[fist]
        second: i64 = state.box.fist_second[fist]
        needed: i64 = 2 if first == second else 1
        held: bool = first < 0 or state.cells[HAND + seat * INDUSTRIES + first] >= needed
        if held and (second < 0 or state.cells[HAND + seat * INDUSTRIES + second] >= 1):
            fists |= BIT[fist]
    return fists


def as_many_as_must_be_placed(state: State, seat: i64, given: i64) -> i64:
    """WW-4.1 At the start of an era exactly one token is placed, two with two players (WW-A20)."""
    return state.box.fists_of_size[state.box.tokens_placed]


def no_more_than_may_be_placed(state: State, seat: i64, given: i64) -> i64:
    """WW-4.2 At the end of an era one token may be placed, or none; two with two players."""
    fists: i64 = 0
    size: i64
    for size in range(state.box.tokens_placed + 1):
        fists |= state.box.fists_of_size[size]
    return fists


# --- what the rules have in common ------------------------------------------------------------


def era_is_ending(state: State) -> bool:
    """WW-3.1 Demand 1 and 3 come before the rounds of an era, demand 2 and 4 after them."""
    return state.cells[ROUND] > 0


def possible_fists(state: State, seat: i64) -> i64:
    """The fists that every rule of this page allows."""
    fists: i64 = tokens_are_in_hand(state, seat, 0)
    if era_is_ending(state):
        return fists & no_more_than_may_be_placed(state, seat, 0)
    return fists & as_many_as_must_be_placed(state, seat, 0)


# --- doing it ---------------------------------------------------------------------------------


def close_fist(state: State, seat: i64, fist: i64) -> None:
    """The choice stays hidden until everybody has chosen (WW-12.2)."""
    state.cells[FIST + seat] = fist
    state.cells[ACTIONS_DONE] += 1
    state.tell(happenings.SEALED, seat, 0, 0, 0)


def open_fists(state: State) -> None:
    """WW-4.1 All tokens are shown together and go to their fields of the diagram."""
    seat: i64
    for seat in range(state.box.players):
        fist: i64 = state.cells[FIST + seat]
        state.cells[FIST + seat] = -1
        first: i64 = state.box.fist_first[fist]
        second: i64 = state.box.fist_second[fist]
        if first < 0:
            state.tell(happenings.KEPT_TOKENS, seat, 0, 0, 0)
        else:
            state.place_token(seat, first)
        if second >= 0:
            state.place_token(seat, second)
