"""Every answer a player can give in Workshop of the World, as one fixed row of numbers.

A move is a short sequence of these: which card, which town, which connections; or a sealed bid.
The numbers never change once a record uses them; sizes leave room for other boards.
"""

from typing import Final

INDUSTRIES: Final = 6
COLOURS: Final = 5
FISTS: Final = 28
"""What a closed fist can hold: no demand token, one of six types, or two (21 pairs)."""
BIDS: Final = 600
"""Bids from £0 to £599: more money than this nobody can have while there are auctions."""
RECOUPS: Final = 100
"""From £1 to £100 recouped at once."""
CARDS: Final = 40
TOWNS: Final = 48
CONNECTIONS: Final = 62

PLEDGE: Final = 0
SET: Final = 28
BID: Final = 33
RECOUP: Final = 633
TAKE: Final = 733
USE: Final = 773
SWAP: Final = 774
TOWN: Final = 775
REMOVE: Final = 823
LINK: Final = 828
STOP: Final = 890
END: Final = 891
"""One more than the last choice."""

KEEP: Final = PLEDGE
"""The empty fist: no token is placed."""

# What is asked: the index of `STAGES`.
DEMAND_STAGE: Final = 0
SET_STAGE: Final = 1
BID_STAGE: Final = 2
TAKE_STAGE: Final = 3
SWAP_STAGE: Final = 4
TOWN_STAGE: Final = 5
REMOVE_STAGE: Final = 6
LINK_STAGE: Final = 7
TURN_ORDER_STAGE: Final = 8
DECK_STAGE: Final = 9
SETUP_CARDS_STAGE: Final = 10
TOKENS_STAGE: Final = 11
LOTS_STAGE: Final = 12
OVER_STAGE: Final = 13

STAGES: Final = (
    "demand",
    "set",
    "bid",
    "town_card",
    "swap",
    "town",
    "removal",
    "links",
    "turn_order",
    "deck",
    "setup_cards",
    "tokens",
    "lots",
    "over",
)
