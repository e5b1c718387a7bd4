"""The kinds of event that the common deeds leave behind, with the names of their numbers.

A game's own `happenings.py` goes on counting at OWN_EVENTS and OWN_PURPOSES. A name says what kind
of piece the number is.
"""

from typing import Final

REORDERED: Final = 0
SHUFFLED: Final = 1
DREW: Final = 2
DISCARDED: Final = 3
PAID: Final = 4
EARNED: Final = 5
PLACED: Final = 6
REPLACED: Final = 7
TOOK_CUBE: Final = 8
BOUGHT_CUBE: Final = 9
SOLD_CUBE: Final = 10
FLIPPED_TILE: Final = 11
INCOME_MOVED: Final = 12
LINKED_PLACES: Final = 13
DEVELOPED: Final = 14
SCORED: Final = 15
GAVE_UP: Final = 16
CLEARED: Final = 17
PASSED: Final = 18
ROUND_BEGAN: Final = 19
ERA_BEGAN: Final = 20
LINKS_RETURNED: Final = 21
GAME_ENDED: Final = 22
SCORED_LINK: Final = 23
SCORED_TILE: Final = 24
OWN_EVENTS: Final = 25

# What money is paid for or earned by (third number of PAID and EARNED).
FOR_TILE: Final = 0
FOR_LINK: Final = 1
FOR_COAL: Final = 2
FOR_IRON: Final = 3
FOR_INCOME: Final = 4
FOR_LOAN: Final = 5
FOR_TILE_GIVEN_UP: Final = 6
OWN_PURPOSES: Final = 7

LAND_PURPOSES: Final = (
    "tile",
    "link",
    "coal",
    "iron",
    "income",
    "loan",
    "tile_given_up",
)

EventNames = tuple[tuple[str, tuple[str, ...]], ...]

LAND_EVENTS: Final[EventNames] = (
    ("reordered", ("seat", "position")),
    ("shuffled", ("cards",)),
    ("drew", ("seat", "card")),
    ("discarded", ("seat", "card")),
    ("paid", ("seat", "money", "purpose")),
    ("earned", ("seat", "money", "purpose")),
    ("placed", ("seat", "slot", "tile", "cubes")),
    ("replaced", ("seat", "slot", "tile", "owner")),
    ("took_cube", ("seat", "slot", "resource")),
    ("bought_cube", ("seat", "money", "resource")),
    ("sold_cube", ("seat", "money", "resource")),
    ("flipped", ("owner", "slot", "tile")),
    ("income_moved", ("seat", "space", "level")),
    ("linked", ("seat", "connection")),
    ("developed", ("seat", "tile")),
    ("scored", ("seat", "points", "source")),
    ("gave_up", ("seat", "slot", "tile")),
    ("cleared", ("owner", "slot", "tile")),
    ("passed", ("seat",)),
    ("round_began", ("round", "era")),
    ("era_began", ("era",)),
    ("links_returned", ("seat", "links")),
    ("game_ended", ()),
    ("scored_link", ("seat", "points", "source", "connection")),
    ("scored_tile", ("seat", "points", "source", "tile", "slot")),
)
