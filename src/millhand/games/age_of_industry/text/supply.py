"""Where coal and iron would come from at a place, and how dear the demand table is."""

from millhand.face.supplied import Supply
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.data.files import RESOURCES
from millhand.games.age_of_industry.play.concepts.delivery import (
    connected_places,
    cubes_within,
    market_is_reached,
    market_price,
    nearest_to,
)
from millhand.games.age_of_industry.play.state import State
from millhand.kernel.bits import BIT


def supply(state: State, edition: Edition, resource: str, place: str) -> Supply:
    """AI-7.4 Coal and iron alike come along rails and lanes; else from the demand table."""
    kind, spot = RESOURCES.index(resource), BIT[edition.place_ids.index(place)]
    connected = connected_places(state, spot)
    slots = nearest_to(state, kind, spot)
    return Supply(
        tuple(name for slot, name in enumerate(edition.slot_ids) if slots >> slot & 1),
        int(cubes_within(state, connected, kind)),
        int(market_price(state, kind, 1)) if market_is_reached(state, connected) else None,
    )
