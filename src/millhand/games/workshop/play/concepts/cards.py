"""Town cards: which towns they name and when they are blocked. WW-6.2, WW-6.3."""

from mypy_extensions import i64

from millhand.games.workshop.play import layout
from millhand.games.workshop.play.state import State
from millhand.kernel.bits import only


def town_is_blocked(state: State, town: i64) -> bool:
    """WW-6.3 All connections of a blocked town are occupied, whatever the purse (WW-A1)."""
    return state.box.connections_at[town] & ~state.cells[layout.LINKED] == 0


def card_is_blocked(state: State, card: i64) -> bool:
    """WW-6.3 A card is blocked when every town is that it may be used for."""
    rest: i64 = state.box.card_towns[card]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        if not town_is_blocked(state, only(bit)):
            return False
    return True
