"""The row of cells of the land: nothing lies on anything else, and each game has its own part."""

from types import ModuleType

import pytest

from millhand.games.birmingham.play import layout as birmingham
from millhand.games.lancashire.play import layout as lancashire
from millhand.mechanics.land.play import layout as land

SIZES = {"SEATS", "PAIRS", "INDUSTRIES", "CARDS", "SLOTS", "CONNECTIONS", "PLACES", "PIECES"}
SIZES |= {"DECK_ROOM", "POINT_SOURCES", "LAND_CELLS", "NOBODY", "NO_TILE"}
PER_SEAT = {"MONEY", "INCOME", "POINTS", "SPENT", "ORDER", "HAND_SIZE", "HAND_CARDS", "LINKS_LEFT"}
PER_SEAT |= {"OWN", "OWN_LINKS", "NETWORK", "NETWORK_SLOTS"}
PER_SEAT |= {"OF_GAME_BY_SEAT", "OF_GAME_BY_SEAT_TOO"}
WIDE = {
    **dict.fromkeys(PER_SEAT, land.SEATS),
    "POINTS_FROM": land.SEATS * land.POINT_SOURCES,
    "GONE": land.SEATS * land.INDUSTRIES,
    "HAND": land.SEATS * land.CARDS,
    "DISCARDS": land.SEATS * land.CARDS,
    "TILE": land.SLOTS,
    "OWNER": land.SLOTS,
    "CUBES": land.SLOTS,
    "LINK_OWNER": land.CONNECTIONS,
    "CONNECTED": land.PLACES,
    "NEIGHBOURS": land.PLACES,
    "OF_GAME_PIECES": land.PIECES,
    "DECK": land.DECK_ROOM,
}
OFFSETS = {
    name: value
    for name, value in vars(land).items()
    if name.isupper() and name not in SIZES and not name.startswith("FROM_")
}
SIZES_OF_GAMES = {"CELLS", "MERCHANTS", "DISTANT_ROOM", "ASIDE_ROOM"}


def test_nothing_lies_on_anything_else() -> None:
    taken: dict[int, str] = {}
    for name, first in OFFSETS.items():
        for cell in range(first, first + WIDE.get(name, 1)):
            assert cell not in taken, f"{name} lies on {taken[cell]}"
            taken[cell] = name
    assert max(taken) == land.LAND_CELLS - 1
    assert set(WIDE) <= set(OFFSETS)


@pytest.mark.parametrize("own", [birmingham, lancashire])
def test_a_game_names_what_the_land_leaves_to_it_and_each_cell_once(own: ModuleType) -> None:
    named = [getattr(own, name) for name in own.__all__ if name not in SIZES_OF_GAMES]
    left = {value for name, value in OFFSETS.items() if name.startswith("OF_GAME_")}
    assert len(named) == len(set(named)) > 0
    assert set(named) <= left | set(range(land.LAND_CELLS, own.CELLS))


def test_sources_of_points_have_room() -> None:
    sources = [value for name, value in vars(land).items() if name.startswith("FROM_")]
    assert sorted(sources) == list(range(land.POINT_SOURCES))
