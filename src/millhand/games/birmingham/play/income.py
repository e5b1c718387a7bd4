"""Income at the end of a round, and what happens when it cannot be paid. BB-4.2 to BB-4.6.

Everybody is paid in turn order (BB-4.2); half the cost of a tile covers a debt (BB-4.3), then
points do (BB-4.4): the land does that. Every rule of the question «which tile is given up?»
returns a set of slots.
"""

from mypy_extensions import i64

from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import EVERYTHING, NOTHING, only
from millhand.mechanics.land.play.income import refund
from millhand.mechanics.land.play.layout import OCCUPIED, OWN

# --- the rules --------------------------------------------------------------------------------


def tile_is_your_own(state: State, seat: i64, given: i64) -> i64:
    """BB-4.3 A shortfall is covered with own industry tiles, never with links."""
    return state.cells[OWN + seat]


def tile_brings_money(state: State, seat: i64, given: i64) -> i64:
    """BB-4.5 A tile that refunds nothing is not given up (BB-O5 allows it)."""
    if state.box.refund_zero_tiles_removable:
        return EVERYTHING
    slots: i64 = ~state.cells[OCCUPIED]
    rest: i64 = state.cells[OCCUPIED]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if refund(state, only(bit)) > 0:
            slots |= bit
    return slots


def no_tile_brings_money_any_more(state: State, seat: i64, given: i64) -> i64:
    """BB-4.5 Points pay a debt only when no own tile would bring money.

    With BB-O5 who has only worthless tiles left may give them up, but need not.
    """
    rest: i64 = state.cells[OWN + seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if refund(state, only(bit)) > 0:
            return NOTHING
    return EVERYTHING


def tiles_to_give_up(state: State, seat: i64) -> i64:
    """The tiles that the rules above allow."""
    return tile_is_your_own(state, seat, 0) & tile_brings_money(state, seat, 0)
