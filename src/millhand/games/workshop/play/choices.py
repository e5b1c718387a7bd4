"""Every answer a player can give in Workshop of the World, as one fixed row of numbers.

A move is a short sequence of these: which card, which town, which connections; or a sealed bid.
The numbers never change once a record uses them; sizes leave room for other boards.
"""

from typing import Final

FISTS: Final = 28
"""What a closed fist can hold: no demand token, one of six types, or two (21 pairs)."""
BIDS: Final = 600
"""Bids from £0 to £599: more money than this nobody can have while there are auctions."""
RECOUPS: Final = 100
"""From £1 to £100 recouped at once."""
CONNECTIONS: Final = 62

PLEDGE: Final = 0
SET: Final = 28
BID: Final = 33
BID_ONE: Final = 34  # the bids above £0
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

# Kinds of choices that lie on a menu in runs of their own, where one verb has several.
TAKE_GENERAL: Final = 733
TAKE_SETUP: Final = 734
TAKE_WILD: Final = 735
LINK_SINGLE: Final = 828
LINK_DOUBLE: Final = 829

# What is asked: the index of `questions.QUESTIONS`.
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

# What a single seat is asked: `questions.stage_for`.
FINAL_BID_STAGE: Final = 14  # money is recouped for it already
AFTER_SWAP: Final = 10  # added to the question of a town, a removal or links
