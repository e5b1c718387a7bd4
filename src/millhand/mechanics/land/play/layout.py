"""Where each thing lies in the row of cells. Every offset is written here and only here.

What lies in the cells named OF_GAME is for each game to say: its own `layout.py` gives them the
names of things that it alone has. It may append rows after LAND_CELLS.
"""

from typing import Final

SEATS: Final = 4
PLACES: Final = 32
SLOTS: Final = 56
CONNECTIONS: Final = 48
INDUSTRIES: Final = 6
PAIRS: Final = 96
"""Slots times the industries that they show."""
CARDS: Final = 40
"""Kinds of card."""
DECK_ROOM: Final = 80
PIECES: Final = 12
POINT_SOURCES: Final = 9

# The clock.
ERA: Final = 0
ROUND: Final = 1  # from 0 in each era
TURN: Final = 2  # index into ORDER
ACTIONS_LEFT: Final = 3
ACTIONS_DONE: Final = 4  # since the game began
STAGE: Final = 5
INCOME_TURN: Final = 7  # index into ORDER of who is being paid

# The move under way.
UNDER_WAY: Final = 8  # an action: the first choice of its verb
TARGET: Final = 9  # slot, connection or industry
INDUSTRY: Final = 10
STEP: Final = 11  # how many links, tiles, sales or cards are done
AT: Final = 12  # places to which things must come
COAL_NEEDED: Final = 13
IRON_NEEDED: Final = 14
OF_GAME_IN_MOVE: Final = 15
BUYER: Final = 16  # who is sold to, or -1
OF_GAME_NUMBER: Final = 17
DEBT: Final = 18

# Markets, piles and sets.
COAL_MARKET: Final = 19
IRON_MARKET: Final = 20
OF_GAME_PILE: Final = 21
OF_GAME_OTHER_PILE: Final = 22
DECK_SIZE: Final = 23
OCCUPIED: Final = 24  # slots
FLIPPED: Final = 25  # slots
COAL_AT: Final = 26  # slots with coal
IRON_AT: Final = 27  # slots with iron
OF_GAME_SLOTS: Final = 28  # slots
LINKED: Final = 29  # connections
OF_GAME_SET: Final = 30

# For each seat.
MONEY: Final = 32
INCOME: Final = MONEY + SEATS  # space of the income track
POINTS: Final = INCOME + SEATS
SPENT: Final = POINTS + SEATS
ORDER: Final = SPENT + SEATS  # seats in turn order
HAND_SIZE: Final = ORDER + SEATS
HAND_CARDS: Final = HAND_SIZE + SEATS  # set of cards held
LINKS_LEFT: Final = HAND_CARDS + SEATS
OWN: Final = LINKS_LEFT + SEATS  # slots
OWN_LINKS: Final = OWN + SEATS  # connections
NETWORK: Final = OWN_LINKS + SEATS  # places
NETWORK_SLOTS: Final = NETWORK + SEATS
OF_GAME_BY_SEAT: Final = NETWORK_SLOTS + SEATS
POINTS_FROM: Final = OF_GAME_BY_SEAT + SEATS  # seat × source
GONE: Final = POINTS_FROM + SEATS * POINT_SOURCES  # seat × industry: tiles off the mat
HAND: Final = GONE + SEATS * INDUSTRIES  # seat × card
DISCARDS: Final = HAND + SEATS * CARDS  # seat × card
OF_GAME_BY_SEAT_TOO: Final = DISCARDS + SEATS * CARDS

# For each slot, connection, place.
TILE: Final = OF_GAME_BY_SEAT_TOO + SEATS  # kind of tile, or -1
OWNER: Final = TILE + SLOTS
CUBES: Final = OWNER + SLOTS
LINK_OWNER: Final = CUBES + SLOTS
CONNECTED: Final = LINK_OWNER + CONNECTIONS
NEIGHBOURS: Final = CONNECTED + PLACES
OF_GAME_PIECES: Final = NEIGHBOURS + PLACES  # what a game shuffles beside the deck
DECK: Final = OF_GAME_PIECES + PIECES  # top card last

LAND_CELLS: Final = DECK + DECK_ROOM

# What points came from (the second index of POINTS_FROM); no game has all of them.
FROM_CANALS: Final = 0
FROM_CANAL_TILES: Final = 1
FROM_RAILS: Final = 2
FROM_RAIL_TILES: Final = 3
FROM_TRADE: Final = 4
FROM_SHORTFALL: Final = 5
FROM_MONEY: Final = 6
FROM_INCOME: Final = 7
FROM_TILES_AGAIN: Final = 8

NOBODY: Final = -1
NO_TILE: Final = -1
