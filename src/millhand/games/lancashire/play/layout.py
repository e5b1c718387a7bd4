"""The cells that Lancashire alone has, in the places that the land leaves free and after them.

They are plain numbers because the compiler looks up by name, at every use, a constant that is
made from one of another module; a test compares them with the free places.
"""

from typing import Final

ASIDE_SIZE: Final = 17
COTTON: Final = 21  # space of the cotton marker
TURNED: Final = 22  # how many distant tiles lie open
PORTS: Final = 28  # slots with a port, flipped or not
PORT_PLACES: Final = 30  # places with a port
DISTANT: Final = 748  # distant tiles, those turned first, or -1
ASIDE: Final = 840  # cards set aside, or -1

CELLS: Final = 856

DISTANT_ROOM: Final = 12
ASIDE_ROOM: Final = 16
