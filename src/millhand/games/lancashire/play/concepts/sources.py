"""Coal and iron: which tile they come from. BL-10.

The land knows the rest, and what is connected (BL-1.2): coal comes along links from the nearest
mine, else from the market where there is access (BL-10.1), iron from anywhere (BL-10.2), cube
after cube (BL-10.3).
"""

from mypy_extensions import i64

from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import EVERYTHING, everything_if
from millhand.mechanics.land.play.layout import AT, COAL_AT, IRON_AT
from millhand.mechanics.land.play.sources import nearest_mines


def mine_holds_coal(state: State, seat: i64, given: i64) -> i64:
    """BL-10.1 Coal comes from an unflipped coal mine."""
    return state.cells[COAL_AT]


def mine_is_the_nearest(state: State, seat: i64, given: i64) -> i64:
    """BL-10.1 Coal comes from the nearest connected mine; among equals the player chooses."""
    mines: i64 = nearest_mines(state, state.cells[AT])
    return mines if mines != 0 else EVERYTHING


def a_connected_mine_holds_coal(state: State, seat: i64, given: i64) -> i64:
    """BL-10.1 Without a connected mine that has coal, coal comes from the market."""
    return everything_if(nearest_mines(state, state.cells[AT]) != 0)


def works_hold_iron(state: State, seat: i64, given: i64) -> i64:
    """BL-10.2 Iron comes from any unflipped iron works; the market only when none has any."""
    return state.cells[IRON_AT]
