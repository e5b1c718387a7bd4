"""Every answer a player can give in Lancashire, as one fixed row of numbers.

A move is a short sequence of these: what to build and where, with which cards, from which mine.
The numbers never change once a record uses them; sizes leave room for other boards.
"""

from typing import Final

# What is asked beyond the stages of the land: a distant tile was turned; another sale, or enough.
from millhand.mechanics.land.play.stages import OF_GAME as SALES_STAGE

__all__ = ["SALES_STAGE"]

BUILD: Final = 0
COMBINE: Final = 96
LINK: Final = 192
DEVELOP: Final = 240
SELL: Final = 246
BORROW: Final = 302  # £10, £20, £30
PASS: Final = 305
CARD: Final = 306
COAL: Final = 346
IRON: Final = 402
BUYER: Final = 458  # the ports on the slots, then the distant market
GIVE_UP: Final = 515
STOP: Final = 571
END: Final = 572
"""One more than the last choice."""

LOANS: Final = 3
DISTANT_MARKET: Final = 56
"""The buyer after all slots."""
