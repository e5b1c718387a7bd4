"""What is asked: the stages that every game of the land has. 4, 5 and 6 are free.

Stages from ACTION to SHORTFALL are asked of a player, from TURN_ORDER on of the dealer.
"""

from typing import Final

ACTION: Final = 0
CARD: Final = 1
COAL: Final = 2
IRON: Final = 3
MORE: Final = 7
SHORTFALL: Final = 8
TURN_ORDER: Final = 9
PIECES: Final = 10  # what a game shuffles beside the deck
DECK: Final = 11
OVER: Final = 12
