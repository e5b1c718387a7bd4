"""What is asked: the stages that every game of the land has, as numbers of its questions.

At OF_GAME and OF_GAME_TOO a game may ask what it alone asks (see its `choices.py`).
Stages from ACTION to SHORTFALL are asked of a player, from TURN_ORDER on of the dealer.
"""

from typing import Final

ACTION: Final = 0
CARD: Final = 1
COAL: Final = 2
IRON: Final = 3
OF_GAME: Final = 4
BUYER: Final = 5
OF_GAME_TOO: Final = 6
MORE: Final = 7
SHORTFALL: Final = 8
TURN_ORDER: Final = 9
PIECES: Final = 10  # what a game shuffles beside the deck
DECK: Final = 11
OVER: Final = 12
