"""Where coal and iron would come from at a place of the land, and how dear the market is."""

from millhand.face.supplied import Supply
from millhand.kernel.bits import BIT
from millhand.mechanics.land.data.edition import LandEdition
from millhand.mechanics.land.play.sources import (
    coal_market_price,
    coal_within,
    connected_places,
    cubes_on,
    iron_market_price,
    nearest_mines,
)
from millhand.mechanics.land.play.table import Land


def supply(land: Land, edition: LandEdition, resource: str, place: str) -> Supply:
    """Coal comes along links, iron from anywhere; the market is asked where no tile gives."""
    if resource == "iron":
        works = land.iron_at()
        price = int(iron_market_price(land, 1))
        return Supply(_named(edition, works), int(cubes_on(land, works)), price)
    spot = BIT[edition.place_ids.index(place)]
    connected = connected_places(land, spot)
    is_reached = connected & land.market_places() != 0
    return Supply(
        _named(edition, nearest_mines(land, spot)),
        int(coal_within(land, connected)),
        int(coal_market_price(land, 1)) if is_reached else None,
    )


def _named(edition: LandEdition, slots: int) -> tuple[str, ...]:
    return tuple(name for slot, name in enumerate(edition.slot_ids) if slots >> slot & 1)
