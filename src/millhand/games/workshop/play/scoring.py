"""Who has won. WW-11."""

from mypy_extensions import i64

from millhand.games.workshop.play import layout
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import BIT


def lowest_space(state: State, seat: i64) -> i64:
    """WW-11.2 The first space on which a marker of a player stands (WW-A18: of two markers)."""
    space: i64 = state.cells[layout.SPACE + seat * state.box.sets]
    colour: i64
    for colour in range(seat * state.box.sets, (seat + 1) * state.box.sets):
        space = min(space, state.cells[layout.SPACE + colour])
    return space


def stands_before(state: State, seat: i64, other: i64) -> bool:
    """WW-11.1 More money; WW-11.2 with equal money the lower space of the order track."""
    if state.wealth(seat) != state.wealth(other):
        return state.wealth(seat) > state.wealth(other)
    return lowest_space(state, seat) < lowest_space(state, other)


def winners(state: State) -> i64:
    """WW-11.1 The seat before whom nobody stands."""
    seats: i64 = 0
    seat: i64
    other: i64
    for seat in range(state.box.players):
        beaten: bool = False
        for other in range(state.box.players):
            if stands_before(state, other, seat):
                beaten = True
        if not beaten:
            seats |= BIT[seat]
    return seats
