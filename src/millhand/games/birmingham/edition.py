"""The edition: the data files with some board, and the name of everything in number order."""

from dataclasses import dataclass
from functools import lru_cache

from millhand.games.birmingham.boards import board_faults
from millhand.games.birmingham.data_files import PLACE_ORDER, read_toml
from millhand.kernel.game import BrokenData, Option
from millhand.mechanics.land.written.edition import (
    Entry,
    LandEdition,
    options_of,
    places_by_kind,
    slots_of_places,
)


@dataclass(frozen=True)
class Edition(LandEdition):
    """The data files as they are written, and every name in the order of its number."""

    merchants: list[tuple[int, int]]

    @property
    def card_ids(self) -> list[str]:
        """Location cards, industry cards, wild location, wild industry."""
        return [*super().card_ids, "wild_location", "wild_industry"]

    @property
    def merchant_ids(self) -> list[str]:
        """`oxford.1`, `oxford.2` …"""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index in self.merchants]

    @property
    def merchant_tile_ids(self) -> list[str]:
        """Kinds of merchant tile."""
        return [entry["id"] for entry in self.cards["merchant_tile"]]


def make_edition(board: Entry) -> Edition:
    """The game's data with some board; towns come first so that cards and towns share numbers."""
    places = places_by_kind(board, PLACE_ORDER)
    return Edition(
        board=board,
        tiles=read_toml("tiles.toml")["industry"],
        cards=read_toml("cards.toml"),
        tracks=read_toml("tracks.toml"),
        setup=read_toml("setup.toml"),
        options=read_options(),
        places=places,
        slots=slots_of_places(places),
        merchants=[
            (number, index)
            for number, place in enumerate(places)
            for index in range(place.get("merchants", 0))
        ],
    )


def read_options() -> tuple[Option, ...]:
    """What a table may agree on, defaults first."""
    return options_of(read_toml("options.toml")["option"])


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the box."""
    board = read_toml("board.toml")
    faults = board_faults(board)
    if faults:
        raise BrokenData("board.toml", faults)
    return make_edition(board)
