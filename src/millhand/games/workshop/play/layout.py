"""Where each thing lies in the row of cells. Every offset is written here and only here."""

from typing import Final

INDUSTRIES: Final = 6
COLOURS: Final = 5
CARDS: Final = 40
TOWNS: Final = 48
SEATS: Final = 5
DECK_ROOM: Final = 40
ASIDE_ROOM: Final = 12
DISPLAY_ROOM: Final = 5
TOKEN_ROOM: Final = 40
PURPOSES: Final = 7

# The clock.
ERA: Final = 0
ROUND: Final = 1  # 0 until the first auction of an era
AUCTION: Final = 2  # 1 in the second auction of a two-player round and its turns
TURN: Final = 3  # index into ORDER
STAGE: Final = 4
ACTIONS_DONE: Final = 5  # demand choices, bids and turns since the game began

# The turn under way.
BEGUN: Final = 6  # 1 while a move waits for its next answer
CARD: Final = 7  # taken and not yet used, or -1
HOME: Final = 8  # town of the industry just placed, or -1
LAID: Final = 9  # links of this turn
REACHED: Final = 10  # towns at the ends of the links of this turn
CREDITED: Final = 11  # those whose value was added already

# Piles and sets.
DECK_SIZE: Final = 12
ASIDE_SIZE: Final = 13
DISPLAY_SIZE: Final = 14
TOKENS_LEFT: Final = 15
BANK: Final = 16  # always 0 where the bank has no limit
CALLS: Final = 17  # how often everybody had to give £50 back
LINKED: Final = 18  # connections

# For each seat.
MONEY: Final = 20
INCOME: Final = MONEY + SEATS  # space of the income track
FIST: Final = INCOME + SEATS  # sealed demand choice, or -1
CHOSEN: Final = FIST + SEATS  # sealed colour of a two-player auction, or -1
RECOUPED: Final = CHOSEN + SEATS  # sealed with the bid, or for the link that is next
OFFER: Final = RECOUPED + SEATS  # sealed bid, or -1
MONEY_FROM: Final = OFFER + SEATS  # seat × purpose
HAND: Final = MONEY_FROM + SEATS * PURPOSES  # seat × industry: demand tokens held

# For each colour.
INDUSTRIES_LEFT: Final = HAND + SEATS * INDUSTRIES
LINKS_LEFT: Final = INDUSTRIES_LEFT + COLOURS
SPACE: Final = LINKS_LEFT + COLOURS  # of the order track, as the marker stands or stood; 0: none
OWN_LINKS: Final = SPACE + COLOURS  # connections
OWN_TOWNS: Final = OWN_LINKS + COLOURS  # towns with an industry

# For each space of the order track, town, industry, card.
ORDER: Final = OWN_TOWNS + COLOURS  # colours in turn order; -1 where nobody stands
STANDING: Final = ORDER + COLOURS  # town × colour: industries
FILLED: Final = STANDING + TOWNS * COLOURS  # industries of all colours in a town
DEMAND: Final = FILLED + TOWNS  # tokens on the diagram
DISCARDS: Final = DEMAND + INDUSTRIES  # of each card
DISPLAY: Final = DISCARDS + CARDS  # cards face up
DECK: Final = DISPLAY + DISPLAY_ROOM  # top card last
ASIDE: Final = DECK + DECK_ROOM  # top card last
TOKENS: Final = ASIDE + ASIDE_ROOM  # next token last

CELLS: Final = TOKENS + TOKEN_ROOM
