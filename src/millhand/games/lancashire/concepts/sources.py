"""Coal and iron: which tile they come from. BL-10.

The land knows the rest, and what is connected (BL-1.2): coal comes along links from the nearest
mine, else from the market where there is access (BL-10.1), iron from anywhere (BL-10.2), cube
after cube (BL-10.3).
"""

from mypy_extensions import i64

from millhand.games.lancashire.state import State
from millhand.mechanics.land.layout import AT, COAL_AT, IRON_AT
from millhand.mechanics.land.sources import nearest_mines


def mine_holds_coal(state: State, seat: i64, given: i64) -> i64:
    """BL-10.1 Coal comes from an unflipped coal mine."""
    return state.cells[COAL_AT]


def mine_is_the_nearest(state: State, seat: i64, given: i64) -> i64:
    """BL-10.1 Coal comes from the nearest connected mine; among equals the player chooses."""
    return nearest_mines(state, state.cells[AT])


def works_hold_iron(state: State, seat: i64, given: i64) -> i64:
    """BL-10.2 Iron comes from any unflipped iron works; the market only when none has any."""
    return state.cells[IRON_AT]
