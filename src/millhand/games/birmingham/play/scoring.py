"""Points that only the introductory game gives. BB-16.

Links and tiles score, and the board is cleared, as the land does it: BB-15.1 (BB-18.12,
BB-18.13), BB-15.2, BB-10.6, BB-15.4 (BB-18.15); who has won: BB-1.1, BB-15.9 with BB-O3.
Nothing else gives points but the merchants' beer (BB-1.2, `concepts/bonus.py`).
"""

from millhand.games.birmingham.play.state import State
from millhand.mechanics.land.play.scoring import score_incomes, score_money, score_tiles_again


def score_introductory_game(state: State) -> None:
    """BB-16.2 Money, flipped tiles of level 2 and more once again, income level."""
    score_money(state)
    score_tiles_again(state)
    score_incomes(state)
