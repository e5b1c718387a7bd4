"""Where each thing lies in the row of cells. Every common offset is written here and only here.

A game uses the cells that are marked free for what it alone has, and may append rows of its own
after LAND_CELLS.
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
FREE_IN_MOVE: Final = 15
BUYER: Final = 16  # who is sold to, or -1
FREE_AFTER_MOVE: Final = 17
DEBT: Final = 18

# Markets, piles and sets.
COAL_MARKET: Final = 19
IRON_MARKET: Final = 20
FREE_PILES: Final = 21  # two cells
DECK_SIZE: Final = 23
OCCUPIED: Final = 24  # slots
FLIPPED: Final = 25  # slots
COAL_AT: Final = 26  # slots with coal
IRON_AT: Final = 27  # slots with iron
FREE_SLOT_SET: Final = 28
LINKED: Final = 29  # connections
FREE_SETS: Final = 30  # two cells

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
FREE_FOR_SEATS: Final = NETWORK_SLOTS + SEATS  # four cells
POINTS_FROM: Final = FREE_FOR_SEATS + SEATS  # seat × source
GONE: Final = POINTS_FROM + SEATS * POINT_SOURCES  # seat × industry: tiles off the mat
HAND: Final = GONE + SEATS * INDUSTRIES  # seat × card
DISCARDS: Final = HAND + SEATS * CARDS  # seat × card
FREE_AFTER_PILES: Final = DISCARDS + SEATS * CARDS  # four cells

# For each slot, connection, place.
TILE: Final = FREE_AFTER_PILES + SEATS  # kind of tile, or -1
OWNER: Final = TILE + SLOTS
CUBES: Final = OWNER + SLOTS
LINK_OWNER: Final = CUBES + SLOTS
CONNECTED: Final = LINK_OWNER + CONNECTIONS
NEIGHBOURS: Final = CONNECTED + PLACES
FREE_ROW: Final = NEIGHBOURS + PLACES  # twelve cells
DECK: Final = FREE_ROW + 12  # top card last

LAND_CELLS: Final = DECK + DECK_ROOM

# What points came from (the second index of POINTS_FROM); 4, 7 and 8 are free.
FROM_CANALS: Final = 0
FROM_CANAL_TILES: Final = 1
FROM_RAILS: Final = 2
FROM_RAIL_TILES: Final = 3
FROM_SHORTFALL: Final = 5
FROM_MONEY: Final = 6

NOBODY: Final = -1
NO_TILE: Final = -1
