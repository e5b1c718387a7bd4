"""Where each thing lies in the row of cells. Every offset is written here and only here."""

from typing import Final

from millhand.games.age_of_industry.play.choices import (
    CARDS,
    CONNECTIONS,
    INDUSTRIES,
    MARKETS,
    SLOTS,
)

SEATS: Final = 5
NODES: Final = 62
"""Places, and after them the coal imports: what rails and sea lanes join."""
DECK_ROOM: Final = 80
DISPLAY_ROOM: Final = 4
POINT_SOURCES: Final = 3

# The clock.
ROUND: Final = 0  # from 0
TURN: Final = 1  # index into ORDER
ACTIONS_LEFT: Final = 2
ACTIONS_DONE: Final = 3  # since the game began
STAGE: Final = 4
IDLE: Final = 5  # 1 while all actions of the round were passes without a discard

# The move under way.
UNDER_WAY: Final = 8  # an action: the first choice of its verb: BUILD, LINK, …
TARGET: Final = 9  # slot, connection or industry
INDUSTRY: Final = 10
STEP: Final = 11  # how many sales are done, how many cards are drawn
AT: Final = 12  # places to which cubes are brought
AT_TOO: Final = 13  # the other end of a rail, sought apart
COAL_NEEDED: Final = 14
IRON_NEEDED: Final = 15
LOANS_ASKED: Final = 16  # loans taken before an action without need
MOVE_END: Final = 17

# Markets, piles and sets. Coal and iron stand side by side: cell + resource.
COAL_MARKET: Final = 18
IRON_MARKET: Final = 19
COAL_AT: Final = 20  # slots with coal: mines, and ships whose import is not empty
IRON_AT: Final = 21  # slots with iron
DECK_SIZE: Final = 22
OCCUPIED: Final = 23  # slots
FLIPPED: Final = 24  # slots
LINKED: Final = 25  # connections
PORTS_AT: Final = 26  # places with a built port
MARKETS_USED: Final = 27  # market spaces whose token is flipped
DISPLAY: Final = 28  # face-up cards, or -1

# For each seat.
MONEY: Final = DISPLAY + DISPLAY_ROOM
LOANS: Final = MONEY + SEATS
SPENT: Final = LOANS + SEATS
ORDER: Final = SPENT + SEATS  # seats in turn order
POINTS: Final = ORDER + SEATS
HAND_SIZE: Final = POINTS + SEATS
HAND_CARDS: Final = HAND_SIZE + SEATS  # set of cards held
LINKS_LEFT: Final = HAND_CARDS + SEATS
OWN: Final = LINKS_LEFT + SEATS  # slots
OWN_LINKS: Final = OWN + SEATS  # connections
RAILHEADS: Final = OWN_LINKS + SEATS  # places where an own rail ends
RAIL_SLOTS: Final = RAILHEADS + SEATS  # the slots there
POINTS_FROM: Final = RAIL_SLOTS + SEATS  # seat × source
GONE: Final = POINTS_FROM + SEATS * POINT_SOURCES  # seat × industry: tiles off the mat
HAND: Final = GONE + SEATS * INDUSTRIES  # seat × card
KNOWN: Final = HAND + SEATS * CARDS  # seat × card: held since they were taken face up
DISCARDS: Final = KNOWN + SEATS * CARDS  # card

# For each slot, connection, node, market.
TILE: Final = DISCARDS + CARDS  # kind of tile, or -1
OWNER: Final = TILE + SLOTS
CUBES: Final = OWNER + SLOTS  # on the tile; on a ship's slot the cubes of its import
LINK_OWNER: Final = CUBES + SLOTS
CONNECTED: Final = LINK_OWNER + CONNECTIONS
NEIGHBOURS: Final = CONNECTED + NODES
MARKET_TOKEN: Final = NEIGHBOURS + NODES  # kind of market token, or -1
DECK: Final = MARKET_TOKEN + MARKETS  # top card last

CELLS: Final = DECK + DECK_ROOM

# What points came from (the second index of POINTS_FROM).
FROM_MONEY: Final = 0
FROM_TILES: Final = 1
FROM_LOANS: Final = 2
