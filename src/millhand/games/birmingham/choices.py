"""Every answer a player can give in Birmingham, as one fixed row of numbers.

A move is a short sequence of these: what to build and where, with which card, from which mine.
The numbers never change once a record uses them; sizes leave room for other boards.
"""

from typing import Final

from millhand.games.birmingham.layout import CARDS as CARDS
from millhand.games.birmingham.layout import CONNECTIONS as CONNECTIONS
from millhand.games.birmingham.layout import INDUSTRIES as INDUSTRIES
from millhand.games.birmingham.layout import MERCHANTS as MERCHANTS
from millhand.games.birmingham.layout import SLOTS as SLOTS

PAIRS: Final = 96
SOURCES: Final = 68
"""Beer comes from the breweries on the slots (0 to 55) or from merchants' barrels (56 to 67)."""

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
BEER: Final = 361
MERCHANT: Final = 429
BONUS: Final = 441
GIVE_UP: Final = 447
STOP: Final = 503
DECLINE: Final = 504
END: Final = 505
"""One more than the last choice."""

# What is asked: the index of `STAGES`.
ACTION_STAGE: Final = 0
CARD_STAGE: Final = 1
COAL_STAGE: Final = 2
IRON_STAGE: Final = 3
BEER_STAGE: Final = 4
MERCHANT_STAGE: Final = 5
BONUS_STAGE: Final = 6
MORE_STAGE: Final = 7
SHORTFALL_STAGE: Final = 8
TURN_ORDER_STAGE: Final = 9
MERCHANT_TILES_STAGE: Final = 10
DECK_STAGE: Final = 11
OVER_STAGE: Final = 12

STAGES: Final = (
    "action",
    "card",
    "coal",
    "iron",
    "beer",
    "merchant",
    "bonus",
    "more",
    "shortfall",
    "turn_order",
    "merchant_tiles",
    "deck",
    "over",
)
