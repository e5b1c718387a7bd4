"""Every answer a player can give in Age of Industry, as one fixed row of numbers.

A move is a short sequence of these: what to build and where, with which card, from which mine.
The numbers never change once a record uses them; sizes leave room for other boards.
"""

from typing import Final

SLOTS: Final = 60
INDUSTRIES: Final = 6
CONNECTIONS: Final = 60
CARDS: Final = 16
MARKETS: Final = 18
REPAYMENTS: Final = 30
"""How many loans one move can repay."""

BUILD: Final = 0
"""Industry × slot."""
COMBINE: Final = 360
"""Industry × slot, with both actions of the turn."""
LINK: Final = 720
SELL: Final = 780
DEVELOP: Final = 840
DRAW: Final = 846
"""A face-up card by its kind …"""
DECK_TOP: Final = 16
"""… or, as one more candidate, the top card of the deck."""
PASS: Final = 863
BORROW: Final = 864
REPAY: Final = 865
"""One loan, two loans …"""
CARD: Final = 895
COAL: Final = 911
"""Coal comes from mines and from imports; an import has the number of its ship's slot."""
IRON: Final = 971
PORT: Final = 1031
MARKET: Final = 1091
STOP: Final = 1109
FREE: Final = 1110
DONE: Final = 1111
END: Final = 1112
"""One more than the last choice."""

# What is asked: the index of `QUESTIONS`.
ACTION_STAGE: Final = 0
CARD_STAGE: Final = 1
COAL_STAGE: Final = 2
IRON_STAGE: Final = 3
OUTLET_STAGE: Final = 4
MORE_STAGE: Final = 5
BORROW_STAGE: Final = 6
DRAW_STAGE: Final = 7
REPAY_STAGE: Final = 8
FIRST_PLAYER_STAGE: Final = 9
MARKET_TOKENS_STAGE: Final = 10
DECK_STAGE: Final = 11
OVER_STAGE: Final = 12
