"""Carrying out a build, a link or a development, up to the next open choice."""

from mypy_extensions import i64

from millhand.kernel.bits import BIT
from millhand.mechanics.land.play import layout
from millhand.mechanics.land.play.happenings import FOR_LINK, FOR_TILE
from millhand.mechanics.land.play.sites import link_money
from millhand.mechanics.land.play.sources import fetch_coal, fetch_iron, sell_to_the_market
from millhand.mechanics.land.play.table import Land


def begin_build(land: Land, seat: i64) -> None:
    """Pay for the tile; coal and iron are sought next."""
    tile: i64 = land.next_tile(seat, land.industry_to_build())
    land.cells[layout.AT] = BIT[land.figures.slot_place[land.target()]]
    land.cells[layout.COAL_NEEDED] = land.figures.tile_coal[tile]
    land.cells[layout.IRON_NEEDED] = land.figures.tile_iron[tile]
    land.pay(seat, land.figures.tile_money[tile], FOR_TILE)


def carry_on_building(land: Land, seat: i64) -> bool:
    """Fetch coal and iron, place the tile, sell its cubes; false while a choice is open."""
    if not fetch_coal(land, seat) or not fetch_iron(land, seat):
        return False
    slot: i64 = land.target()
    if land.occupied() & BIT[slot] != 0:
        land.replace(seat, slot)
    land.place(seat, slot, land.industry_to_build())
    sell_to_the_market(land, seat, slot, land.industry_to_build())
    return True


def begin_link(land: Land, seat: i64) -> None:
    """Pay for the link and lay it; a rail's coal is sought once it lies."""
    connection: i64 = land.target()
    land.pay(seat, link_money(land, land.steps_done()), FOR_LINK)
    land.lay_link(seat, connection)
    land.cells[layout.AT] = land.figures.connection_ends[connection]
    land.cells[layout.COAL_NEEDED] = 0 if land.is_canal_era() else 1


def begin_development(land: Land, seat: i64) -> None:
    """One iron is needed for the tile."""
    land.cells[layout.IRON_NEEDED] = 1


def carry_on_developing(land: Land, seat: i64) -> bool:
    """Fetch the iron, then remove the tile; false while a choice is open."""
    if not fetch_iron(land, seat):
        return False
    land.develop_away(seat, land.target())
    return True
