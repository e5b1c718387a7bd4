"""What a player of Birmingham sees by looking closely: beer that lasts, and that of others."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.games.birmingham.play.box import BREWERY
from millhand.games.birmingham.play.state import State
from millhand.kernel.bits import BIT, count, lowest
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.sources import cubes_on
from millhand.thinking.birmingham.features import INDUSTRY_NAMES
from millhand.thinking.land import details as land

BARRELS: Final = 324
LASTING_BEER: Final = 325
RIVALS_BEER: Final = 326
BARRELS_FOR: Final = 327  # cotton, manufacturers, potteries

NAMES: Final = land.names(
    INDUSTRY_NAMES,
    (
        "barrels",
        "lasting_beer",
        "rivals_beer",
        "barrels_cotton_mill",
        "barrels_manufacturer",
        "barrels_pottery",
    ),
)


def look_closely(state: State, seat: i64, row: vec[i64]) -> None:
    """Fill the details."""
    land.look_at_land(state, seat, row)
    own: i64 = state.cells[layout.OWN + seat]
    row[RIVALS_BEER] = cubes_on(state, state.beer_at() & ~own)
    rest: i64 = state.beer_at() & own
    while rest != 0:
        slot: i64 = lowest(rest)
        tile: i64 = state.cells[layout.TILE + slot]
        if state.box.tile_industry[tile] == BREWERY and state.box.tile_level[tile] > 1:
            row[LASTING_BEER] += state.cells[layout.CUBES + slot]
        rest &= rest - 1
    look_at_barrels(state, row)


def look_at_barrels(state: State, row: vec[i64]) -> None:
    """The barrels of merchants, by what these buy."""
    rest: i64 = state.barrels()
    row[BARRELS] = count(rest)
    while rest != 0:
        tile: i64 = state.merchant_tile(lowest(rest))
        industry: i64
        for industry in range(3):
            if tile >= 0 and state.box.merchant_tile_buys[tile] & BIT[industry] != 0:
                row[BARRELS_FOR + industry] += 1
        rest &= rest - 1
