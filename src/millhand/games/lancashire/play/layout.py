"""The cells that Lancashire alone has: what lies where the land leaves it to the game, and a row.

The land's own names are imported under those of Lancashire, because the compiler looks up by name,
at every use, a constant that is made from one of another module.
"""

from typing import Final

from millhand.mechanics.land.play.layout import LAND_CELLS as ASIDE  # cards set aside, or -1
from millhand.mechanics.land.play.layout import OF_GAME_NUMBER as ASIDE_SIZE
from millhand.mechanics.land.play.layout import OF_GAME_OTHER_PILE as TURNED
from millhand.mechanics.land.play.layout import OF_GAME_PIECES as DISTANT  # turned first, or -1
from millhand.mechanics.land.play.layout import OF_GAME_PILE as COTTON
from millhand.mechanics.land.play.layout import OF_GAME_SET as PORT_PLACES
from millhand.mechanics.land.play.layout import OF_GAME_SLOTS as PORTS
from millhand.mechanics.land.play.layout import PIECES as DISTANT_ROOM

__all__ = [
    "ASIDE",
    "ASIDE_ROOM",
    "ASIDE_SIZE",
    "CELLS",
    "COTTON",
    "DISTANT",
    "DISTANT_ROOM",
    "PORTS",
    "PORT_PLACES",
    "TURNED",
]

ASIDE_ROOM: Final = 16
CELLS: Final = ASIDE + ASIDE_ROOM
