"""Opening the box: the table before the first turn. BL-2."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.lancashire.play import layout as own
from millhand.games.lancashire.play.box import Box
from millhand.mechanics.land.play.rounds import lay_out, leave_empty


def empty_cells(box: Box) -> vec[i64]:
    """BL-2.1 to BL-2.4: everything that chance does not decide."""
    cells = lay_out(box, own.CELLS)
    leave_empty(cells, own.DISTANT, own.DISTANT_ROOM)
    leave_empty(cells, own.ASIDE, own.ASIDE_ROOM)
    return cells
