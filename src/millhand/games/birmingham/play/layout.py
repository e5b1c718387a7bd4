"""The cells that Birmingham alone has, in the places that the land leaves free.

They are plain numbers because the compiler looks up by name, at every use, a constant that is
made from one of another module; a test compares them with the free places.
"""

from typing import Final

MERCHANTS: Final = 12

BEER_NEEDED: Final = 15
BONUS_DUE: Final = 17
WILD_LOCATIONS: Final = 21
WILD_INDUSTRIES: Final = 22
BEER_AT: Final = 28  # slots with beer
BARRELS: Final = 30  # merchants with a barrel
FACE_DOWN: Final = 80  # for each seat: the unseen card of the set-up, or -1
LAST_DISCARD: Final = 464  # for each seat
MERCHANT_TILE: Final = 748  # for each merchant: kind of merchant tile, or -1

CELLS: Final = 840

# What points came from beyond what the land knows.
FROM_MERCHANTS: Final = 4
FROM_INCOME: Final = 7
FROM_TILES_AGAIN: Final = 8
