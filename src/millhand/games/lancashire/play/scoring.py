"""Points for money at the end of the game. BL-14.

Links score and tiles after them as the land does it (BL-14.1, BL-14.2); so does who has won
(BL-14.5, BL-O12) and what leaves the board after the canal era (BL-14.4).
"""

from mypy_extensions import i64

from millhand.games.lancashire.play.state import State
from millhand.mechanics.land.play import layout


def score_money(state: State) -> None:
    """BL-14.3 One point for each full £10; money below zero scores nothing (BL-5.5)."""
    seat: i64
    for seat in range(state.box.players):
        money: i64 = max(0, state.money(seat))
        state.score(seat, money // state.box.money_per_point, layout.FROM_MONEY)
