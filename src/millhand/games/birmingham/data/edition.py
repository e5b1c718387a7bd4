"""The edition: the data files with some board, and the name of everything in number order."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from millhand.face.boards import Entry, checked_edition
from millhand.games.birmingham.data.boards import board_faults
from millhand.games.birmingham.data.files import PLACE_ORDER, read_toml
from millhand.mechanics.land.data.edition import LandEdition, parts_of_edition


@dataclass(frozen=True)
class Edition(LandEdition):
    """The data files as they are written, and every name in the order of its number."""

    merchants: list[tuple[int, int]]

    @cached_property
    def card_ids(self) -> list[str]:
        """Location cards, industry cards, wild location, wild industry."""
        return [*super().card_ids, "wild_location", "wild_industry"]

    @cached_property
    def merchant_ids(self) -> list[str]:
        """`oxford.1`, `oxford.2` …"""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index in self.merchants]

    @cached_property
    def merchant_tile_ids(self) -> list[str]:
        """Kinds of merchant tile."""
        return [entry["id"] for entry in self.cards["merchant_tile"]]


def make_edition(board: Entry) -> Edition:
    """The game's data with some board; towns come first so that cards and towns share numbers."""
    parts = parts_of_edition(board, PLACE_ORDER, read_toml)
    return Edition(
        **parts,
        merchants=[
            (number, index)
            for number, place in enumerate(parts["places"])
            for index in range(place.get("merchants", 0))
        ],
    )


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the box."""
    return checked_edition("board.toml", read_toml("board.toml"), make_edition, board_faults)
