"""Where each thing lies in the row of cells. Every offset is written here and only here."""

from typing import Final

# The sizes stand beside the offsets: the compiler adds up constants of one module when it
# compiles, but looks up by name, at every use, a sum that contains a constant of another.
SEATS: Final = 4
INDUSTRIES: Final = 6
CARDS: Final = 40
SLOTS: Final = 56
CONNECTIONS: Final = 48
PLACES: Final = 32
MERCHANTS: Final = 12
DECK_ROOM: Final = 80
POINT_SOURCES: Final = 9

# The clock.
ERA: Final = 0
ROUND: Final = 1  # from 0 in each era
TURN: Final = 2  # index into ORDER
ACTIONS_LEFT: Final = 3
ACTIONS_DONE: Final = 4  # since the game began
STAGE: Final = 5
INCOME_TURN: Final = 7  # index into ORDER of who is being paid at the end of a round

# The move under way.
ACTION: Final = 8  # the first choice of its kind: BUILD, LINK, …
TARGET: Final = 9  # slot, connection or industry
INDUSTRY: Final = 10
STEP: Final = 11  # how many links, tiles or sales are done; cards of a scout
AT: Final = 12  # places from which coal or beer is sought
COAL_NEEDED: Final = 13
IRON_NEEDED: Final = 14
BEER_NEEDED: Final = 15
BUYER: Final = 16  # merchant sold to, or -1
BONUS_DUE: Final = 17
DEBT: Final = 18

# Markets, piles and sets.
COAL_MARKET: Final = 19
IRON_MARKET: Final = 20
WILD_LOCATIONS: Final = 21
WILD_INDUSTRIES: Final = 22
DECK_SIZE: Final = 23
OCCUPIED: Final = 24  # slots
FLIPPED: Final = 25  # slots
COAL_AT: Final = 26  # slots with coal
IRON_AT: Final = 27  # slots with iron
BEER_AT: Final = 28  # slots with beer
LINKED: Final = 29  # connections
BARRELS: Final = 30  # merchants with a barrel

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
FACE_DOWN: Final = NETWORK_SLOTS + SEATS  # the unseen card of the set-up, or -1
POINTS_FROM: Final = FACE_DOWN + SEATS  # seat × source
GONE: Final = POINTS_FROM + SEATS * POINT_SOURCES  # seat × industry: tiles off the mat
HAND: Final = GONE + SEATS * INDUSTRIES  # seat × card
DISCARDS: Final = HAND + SEATS * CARDS  # seat × card
LAST_DISCARD: Final = DISCARDS + SEATS * CARDS

# For each slot, connection, place, merchant.
TILE: Final = LAST_DISCARD + SEATS  # kind of tile, or -1
OWNER: Final = TILE + SLOTS
CUBES: Final = OWNER + SLOTS
LINK_OWNER: Final = CUBES + SLOTS
CONNECTED: Final = LINK_OWNER + CONNECTIONS
NEIGHBOURS: Final = CONNECTED + PLACES
MERCHANT_TILE: Final = NEIGHBOURS + PLACES  # kind of merchant tile, or -1
DECK: Final = MERCHANT_TILE + MERCHANTS  # top card last

CELLS: Final = DECK + DECK_ROOM

# What points came from (the second index of POINTS_FROM).
FROM_CANALS: Final = 0
FROM_CANAL_TILES: Final = 1
FROM_RAILS: Final = 2
FROM_RAIL_TILES: Final = 3
FROM_MERCHANTS: Final = 4
FROM_SHORTFALL: Final = 5
FROM_MONEY: Final = 6
FROM_INCOME: Final = 7
FROM_TILES_AGAIN: Final = 8
