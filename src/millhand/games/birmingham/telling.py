"""The kinds of event that verbs leave behind, with the names of their four numbers.

`face.py` decodes the packed log with `EVENTS`; a name says what kind of piece the number is.
"""

from typing import Final

REORDERED: Final = 0
MERCHANT_CAME: Final = 1
SHUFFLED: Final = 2
DREW: Final = 3
LAID_FACE_DOWN: Final = 4
DISCARDED: Final = 5
RETURNED_WILD: Final = 6
TOOK_WILD: Final = 7
PAID: Final = 8
EARNED: Final = 9
PLACED: Final = 10
REPLACED: Final = 11
TOOK_CUBE: Final = 12
BOUGHT_CUBE: Final = 13
SOLD_CUBE: Final = 14
TOOK_BARREL: Final = 15
FLIPPED_TILE: Final = 16
INCOME_MOVED: Final = 17
LINKED_PLACES: Final = 18
DEVELOPED: Final = 19
SOLD: Final = 20
SCORED: Final = 21
GAVE_UP: Final = 22
CLEARED: Final = 23
BARREL_CAME: Final = 24
PASSED: Final = 25
ROUND_BEGAN: Final = 26
ERA_BEGAN: Final = 27
LINKS_RETURNED: Final = 28
GAME_ENDED: Final = 29
BORROWED: Final = 30
SCOUTED: Final = 31
BONUS_DECLINED: Final = 32

# What money is paid for or earned by (third number of PAID and EARNED).
FOR_TILE: Final = 0
FOR_LINK: Final = 1
FOR_COAL: Final = 2
FOR_IRON: Final = 3
FOR_INCOME: Final = 4
FOR_LOAN: Final = 5
FOR_BONUS: Final = 6
FOR_TILE_GIVEN_UP: Final = 7

PURPOSES: Final = ("tile", "link", "coal", "iron", "income", "loan", "bonus", "tile_given_up")
POINT_SOURCE_NAMES: Final = (
    "canals",
    "canal_tiles",
    "rails",
    "rail_tiles",
    "merchants",
    "shortfall",
    "money",
    "income",
    "tiles_again",
)

EVENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("reordered", ("seat", "position")),
    ("merchant_came", ("merchant", "merchant_tile")),
    ("shuffled", ("cards",)),
    ("drew", ("seat", "card")),
    ("laid_face_down", ("seat", "card")),
    ("discarded", ("seat", "card")),
    ("returned_wild", ("seat", "card")),
    ("took_wild", ("seat", "card")),
    ("paid", ("seat", "money", "purpose")),
    ("earned", ("seat", "money", "purpose")),
    ("placed", ("seat", "slot", "tile", "cubes")),
    ("replaced", ("seat", "slot", "tile", "owner")),
    ("took_cube", ("seat", "slot", "resource")),
    ("bought_cube", ("seat", "money", "resource")),
    ("sold_cube", ("seat", "money", "resource")),
    ("took_barrel", ("seat", "merchant")),
    ("flipped", ("owner", "slot", "tile")),
    ("income_moved", ("seat", "space", "level")),
    ("linked", ("seat", "connection")),
    ("developed", ("seat", "tile")),
    ("sold", ("seat", "slot", "merchant")),
    ("scored", ("seat", "points", "source")),
    ("gave_up", ("seat", "slot", "tile")),
    ("cleared", ("owner", "slot", "tile")),
    ("barrel_came", ("merchant",)),
    ("passed", ("seat",)),
    ("round_began", ("round", "era")),
    ("era_began", ("era",)),
    ("links_returned", ("seat", "links")),
    ("game_ended", ()),
    ("borrowed", ("seat",)),
    ("scouted", ("seat",)),
    ("bonus_declined", ("seat",)),
)

SECRETS: Final = {"drew": "seat", "laid_face_down": "nobody"}
"""Whose eyes alone see the card of an event; everybody learns that it happened."""
