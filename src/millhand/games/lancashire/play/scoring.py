"""Points at the end of the game. BL-14, BL-17.

Links score and tiles after them as the land does it (BL-14.1, BL-14.2); so does who has won
(BL-14.5, BL-O12) and what leaves the board after the canal era (BL-14.4).
"""

from millhand.games.lancashire.play.state import State
from millhand.mechanics.land.play.scoring import score_incomes, score_money, score_tiles_again


def score_end(state: State) -> None:
    """BL-14.3 One point for each full £10; BL-17.2 more in the introductory game.

    Money below zero scores nothing (BL-5.5).
    """
    score_money(state)
    if state.box.introductory:
        score_tiles_again(state)
        score_incomes(state)
