"""The edition: a board with its mat and pieces, and the name of everything in number order."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from millhand.face.boards import Entry, checked_edition, options_in
from millhand.face.game import Option
from millhand.face.spelling import connection_between
from millhand.games.age_of_industry.data.boards import faults_of
from millhand.games.age_of_industry.data.files import PLACE_ORDER, read_companion, read_toml


@dataclass(frozen=True)
class Edition:
    """The data files as they are written, and every name in the order of its number."""

    board: Entry
    mat: Entry
    pieces: Entry
    setup: Entry
    options: tuple[Option, ...]
    places: list[Entry]
    slots: list[tuple[int, int, str]]
    """Place, index in the place, kind of slot."""

    @cached_property
    def industries(self) -> list[str]:
        """Ids of the industries; an industry and its card have one number."""
        return [entry["id"] for entry in self.mat["industry"]]

    @cached_property
    def place_ids(self) -> list[str]:
        """Ids of the places: towns, external places, places of ships, villages."""
        return [place["id"] for place in self.places]

    @cached_property
    def colours(self) -> list[str]:
        """The colours of location cards."""
        return [card["id"] for card in self.pieces["location_card"]]

    @cached_property
    def card_ids(self) -> list[str]:
        """Industry cards, then location cards."""
        return [*self.industries, *self.colours]

    @cached_property
    def slot_ids(self) -> list[str]:
        """`hamburg.1`, `hamburg.2` … in reading order."""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index, _ in self.slots]

    @cached_property
    def connection_ids(self) -> list[str]:
        """The ends of each connection, joined by a hyphen."""
        return ["-".join(entry["ends"]) for entry in self.board["connection"]]

    @cached_property
    def seas(self) -> list[Entry]:
        """Slots for ships with their sea lanes, coal imports and markets."""
        entries: list[Entry] = self.board.get("sea", [])
        return entries

    @cached_property
    def market_ids(self) -> list[str]:
        """Ids of the market spaces."""
        return [entry["id"] for entry in self.board["market"]]

    @cached_property
    def market_token_ids(self) -> list[str]:
        """Kinds of market token."""
        return [entry["id"] for entry in self.pieces["market_token"]]

    @cached_property
    def tile_ids(self) -> list[str]:
        """`coal_mine-1` … industry by industry, lowest level first."""
        return [f"{industry['id']}-{tile['level']}" for industry, tile in self.tile_kinds]

    @cached_property
    def tile_kinds(self) -> list[tuple[Entry, Entry]]:
        """Every industry with each of its kinds of tile."""
        return [(industry, tile) for industry in self.mat["industry"] for tile in industry["tile"]]

    def connection_between(self, words: Sequence[str]) -> int:
        """The connection that joins two places; Unclear says what is wrong with them."""
        connections = [entry["ends"] for entry in self.board["connection"]]
        return connection_between(words, self.place_ids, connections)

    def ship_slot(self, place: str) -> int:
        """The slot of a place of ships."""
        return self.slot_ids.index(f"{place}.1")


def make_edition(board: Entry, folder: Path | None) -> Edition:
    """A board with the mat and the pieces that it names."""
    places = sorted(board["place"], key=lambda place: PLACE_ORDER.index(place["kind"]))
    return Edition(
        board=board,
        mat=read_companion(board, "mat", folder),
        pieces=read_companion(board, "pieces", folder),
        setup=read_toml("setup.toml"),
        options=options_in(read_toml),
        places=places,
        slots=[
            (number, index, kind)
            for number, place in enumerate(places)
            for index, kind in enumerate(place.get("slots", []))
        ],
    )


@lru_cache(maxsize=8)
def standard_edition(board_name: str) -> Edition:
    """The edition with one of our own maps."""
    name = f"{board_name}.toml"
    return checked_edition(
        name,
        read_toml(name),
        make=lambda board: make_edition(board, None),
        faults=lambda board: faults_of(board, None),
    )
