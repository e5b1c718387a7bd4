"""Every answer a player can give in Birmingham, as one fixed row of numbers.

A move is a short sequence of these: what to build and where, with which card, from which mine.
The numbers never change once a record uses them; sizes leave room for other boards.
"""

from typing import Final

from millhand.games.birmingham.play.layout import MERCHANTS as MERCHANTS
from millhand.mechanics.land.play.layout import INDUSTRIES as INDUSTRIES
from millhand.mechanics.land.play.layout import SLOTS as SLOTS

# What is asked beyond the stages of the land.
from millhand.mechanics.land.play.stages import OF_GAME as BEER_STAGE
from millhand.mechanics.land.play.stages import OF_GAME_TOO as BONUS_STAGE

__all__ = ["BEER_STAGE", "BONUS_STAGE"]

BUILD: Final = 0
LINK: Final = 96
DEVELOP: Final = 144
SELL: Final = 150
BORROW: Final = 206
SCOUT: Final = 207
PASS: Final = 208
CARD: Final = 209
COAL: Final = 249
IRON: Final = 305
BEER: Final = 361  # from the breweries on the slots
BARREL: Final = 417  # from merchants
MERCHANT: Final = 429
BONUS: Final = 441
GIVE_UP: Final = 447
STOP: Final = 503
DECLINE: Final = 504
END: Final = 505
"""One more than the last choice."""
