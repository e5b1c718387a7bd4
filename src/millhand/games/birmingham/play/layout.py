"""The cells that Birmingham alone has: what lies where the land leaves it to the game.

The land's own names are imported under those of Birmingham, because the compiler looks up by name,
at every use, a constant that is made from one of another module.
"""

from millhand.mechanics.land.play.layout import LAND_CELLS as CELLS
from millhand.mechanics.land.play.layout import OF_GAME_BY_SEAT as FACE_DOWN  # or -1
from millhand.mechanics.land.play.layout import OF_GAME_BY_SEAT_TOO as LAST_DISCARD
from millhand.mechanics.land.play.layout import OF_GAME_IN_MOVE as BEER_NEEDED
from millhand.mechanics.land.play.layout import OF_GAME_NUMBER as BONUS_DUE
from millhand.mechanics.land.play.layout import OF_GAME_OTHER_PILE as WILD_INDUSTRIES
from millhand.mechanics.land.play.layout import OF_GAME_PIECES as MERCHANT_TILE  # its kind, or -1
from millhand.mechanics.land.play.layout import OF_GAME_PILE as WILD_LOCATIONS
from millhand.mechanics.land.play.layout import OF_GAME_SET as BARRELS
from millhand.mechanics.land.play.layout import OF_GAME_SLOTS as BEER_AT
from millhand.mechanics.land.play.layout import PIECES as MERCHANTS

__all__ = [
    "BARRELS",
    "BEER_AT",
    "BEER_NEEDED",
    "BONUS_DUE",
    "CELLS",
    "FACE_DOWN",
    "LAST_DISCARD",
    "MERCHANTS",
    "MERCHANT_TILE",
    "WILD_INDUSTRIES",
    "WILD_LOCATIONS",
]
