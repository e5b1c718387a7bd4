"""What a player of Lancashire sees by looking closely: the cotton track, mills and ports of all."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.lancashire.play.box import COTTON_MILL
from millhand.games.lancashire.play.layout import COTTON, PORTS, TURNED
from millhand.games.lancashire.play.state import State
from millhand.kernel.bits import count
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.sites import slots_holding
from millhand.thinking.lancashire.features import INDUSTRY_NAMES
from millhand.thinking.land import details as land

COTTON_SPACE: Final = 324
DISTANT_TURNED: Final = 325
OWN_MILLS_OPEN: Final = 326
OWN_PORTS_OPEN: Final = 327
PORTS_OPEN: Final = 328

NAMES: Final = land.names(
    INDUSTRY_NAMES,
    ("cotton_space", "distant_turned", "own_mills_open", "own_ports_open", "ports_open"),
)


def look_closely(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the details."""
    land.look_at_land(state, seat, row)
    cells = state.cells
    unsold: i64 = ~cells[layout.FLIPPED]
    own: i64 = cells[layout.OWN + seat]
    row[COTTON_SPACE] = cells[COTTON]
    row[DISTANT_TURNED] = cells[TURNED]
    row[OWN_MILLS_OPEN] = count(slots_holding(state, COTTON_MILL) & unsold & own)
    row[OWN_PORTS_OPEN] = count(cells[PORTS] & unsold & own)
    row[PORTS_OPEN] = count(cells[PORTS] & unsold)
