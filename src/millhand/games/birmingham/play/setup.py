"""Opening the box: the table before the first turn. BB-2."""

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.birmingham.play import happenings
from millhand.games.birmingham.play import layout as own
from millhand.games.birmingham.play.box import Box
from millhand.games.birmingham.play.state import State
from millhand.mechanics.land.play.rounds import lay_out, leave_empty


def empty_cells(box: Box) -> vec[i64]:
    """BB-2.6 to BB-2.8: everything that chance does not decide."""
    cells = lay_out(box, own.CELLS)
    cells[own.WILD_LOCATIONS] = box.wild_locations
    cells[own.WILD_INDUSTRIES] = box.wild_industries
    leave_empty(cells, own.FACE_DOWN, box.players)
    leave_empty(cells, own.LAST_DISCARD, box.players)
    leave_empty(cells, own.MERCHANT_TILE, box.merchants)
    return cells


def place_merchants(state: State, tiles: vec[i64]) -> None:
    """BB-2.4 One tile on each merchant slot in use; BB-2.5 barrels beside those not blank."""
    index: i64
    for index in range(len(tiles)):
        merchant: i64 = state.box.merchants_in_use[index]
        state.cells[own.MERCHANT_TILE + merchant] = tiles[index]
        state.tell(happenings.MERCHANT_CAME, merchant, tiles[index], 0, 0)
    state.refill_barrels()
