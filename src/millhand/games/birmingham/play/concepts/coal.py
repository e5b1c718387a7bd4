"""Coal: which mine it comes from. BB-7.1 to BB-7.4.

The land knows where coal comes from and what it costs: from the nearest connected mine, free
(BB-7.2), else from the market through a merchant place (BB-7.3), cube after cube (BB-7.4, BB-18.2,
BB-18.8). Connected is what any links join (BB-6.2), near is what few links separate (BB-6.3).
"""

from mypy_extensions import i64

from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import EVERYTHING, everything_if
from millhand.mechanics.land.play.layout import AT, COAL_AT
from millhand.mechanics.land.play.sources import nearest_mines


def mine_holds_coal(state: State, seat: i64, given: i64) -> i64:
    """BB-7.2 Coal comes from an unflipped coal mine."""
    return state.cells[COAL_AT]


def mine_is_the_nearest(state: State, seat: i64, given: i64) -> i64:
    """BB-7.2 Coal comes from the nearest connected mine; among equals the player chooses."""
    mines: i64 = nearest_mines(state, state.cells[AT])
    return mines if mines != 0 else EVERYTHING


def a_connected_mine_holds_coal(state: State, seat: i64, given: i64) -> i64:
    """BB-7.3 Without a connected mine that has coal, coal comes from the market."""
    return everything_if(nearest_mines(state, state.cells[AT]) != 0)
