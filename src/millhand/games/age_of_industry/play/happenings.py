"""The kinds of event that deeds leave behind, with the names of their numbers.

`face.py` decodes the packed log with `EVENTS`; a name says what kind of piece the number is.
"""

from typing import Final

REORDERED: Final = 0
MARKET_OPENED: Final = 1
SHUFFLED: Final = 2
DREW: Final = 3
TOOK_CARD: Final = 4
TURNED_UP: Final = 5
DISCARDED: Final = 6
PAID: Final = 7
EARNED: Final = 8
BORROWED: Final = 9
REPAID: Final = 10
PLACED: Final = 11
REPLACED: Final = 12
TOOK_CUBE: Final = 13
BOUGHT_CUBE: Final = 14
SOLD_CUBE: Final = 15
FLIPPED_TILE: Final = 16
LINKED_PLACES: Final = 17
DEVELOPED: Final = 18
SOLD_TO_PORT: Final = 19
SOLD_TO_MARKET: Final = 20
PASSED: Final = 21
ROUND_BEGAN: Final = 22
SCORED: Final = 23
GAME_ENDED: Final = 24
RAIL_BROUGHT: Final = 25
TILE_BROUGHT: Final = 26

# What money is paid for or earned by (third number of PAID and EARNED).
FOR_TILE: Final = 0
FOR_RAIL: Final = 1
FOR_COAL: Final = 2
FOR_IRON: Final = 3
FOR_LOAN: Final = 4
FOR_INTEREST: Final = 5
FOR_FLIPPING: Final = 6
FOR_RAILS_AT_THE_END: Final = 7

PURPOSES: Final = (
    "tile",
    "rail",
    "coal",
    "iron",
    "loan",
    "interest",
    "flipping",
    "rails_at_the_end",
)
POINT_SOURCE_NAMES: Final = ("money", "tiles", "loans")
ENDINGS: Final = ("deck_and_hand_empty", "deck_empty", "everybody_passed")

EVENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("reordered", ("seat", "position")),
    ("market_opened", ("market", "market_token")),
    ("shuffled", ("cards",)),
    ("drew", ("seat", "card")),
    ("took_card", ("seat", "card")),
    ("turned_up", ("card",)),
    ("discarded", ("seat", "card")),
    ("paid", ("seat", "money", "purpose")),
    ("earned", ("seat", "money", "purpose")),
    ("borrowed", ("seat", "loans")),
    ("repaid", ("seat", "loans")),
    ("placed", ("seat", "slot", "tile", "cubes")),
    ("replaced", ("seat", "slot", "tile", "owner")),
    ("took_cube", ("seat", "slot", "resource")),
    ("bought_cube", ("seat", "money", "resource")),
    ("sold_cube", ("seat", "money", "resource", "slot")),
    ("flipped", ("owner", "slot", "tile")),
    ("linked", ("seat", "connection")),
    ("developed", ("seat", "tile")),
    ("sold_to_port", ("seat", "slot", "port")),
    ("sold_to_market", ("seat", "slot", "market")),
    ("passed", ("seat", "cards")),
    ("round_began", ("round",)),
    ("scored", ("seat", "points", "source")),
    ("game_ended", ("ending",)),
    ("rail_brought", ("seat", "money", "connection")),
    ("tile_brought", ("seat", "points", "source", "tile", "slot")),
)

SECRETS: Final = ("drew",)
"""Events whose card only their seat may know; everybody learns that it happened."""
