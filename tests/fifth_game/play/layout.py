"""Figures, where things lie, what is asked and what may be answered."""

SEATS, TOWNS, COPIES, HAND_AT_START, MONEY_AT_START = 3, 4, 3, 3, 4
PRICE, TAKINGS, WORTH = 2, 1, 3

# Where things lie.
STAGE, ROUND, TURN, ACTIONS, SEEN, DECK_SIZE = range(6)
MONEY = 6
POINTS = MONEY + SEATS
APPLES = POINTS + SEATS
HAND = APPLES + SEATS  # seat × town
STALL = HAND + SEATS * TOWNS  # town × seat
DISCARDS = STALL + TOWNS * SEATS
DECK = DISCARDS + TOWNS  # top card last
CELLS = DECK + TOWNS * COPIES

# Which question is asked.
ACTION, SHUFFLE, OVER = range(3)

# What may be answered.
OPEN, HAWK, END = 0, TOWNS, 2 * TOWNS

EVENTS = (
    ("shuffled", ("cards",)),
    ("drew", ("seat", "card")),
    ("discarded", ("seat", "card")),
    ("paid", ("seat", "money", "purpose")),
    ("earned", ("seat", "money", "purpose")),
    ("industry_placed", ("seat", "colour", "place")),
    ("scored", ("seat", "points", "source")),
    ("bell_rang", ("bell",)),
    ("game_ended", ()),
)
SHUFFLED, DREW, DISCARDED, PAID, EARNED, PLACED, SCORED, RANG, ENDED = range(9)
FOR_A_STALL, FOR_APPLES = range(2)
