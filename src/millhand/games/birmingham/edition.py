"""The edition: the data files with some board, and the name of everything in number order."""

from dataclasses import dataclass
from functools import lru_cache

from millhand.games.birmingham.boards import board_faults
from millhand.games.birmingham.data_files import PLACE_ORDER, Entry, read_toml
from millhand.kernel.game import BrokenData, Option


@dataclass(frozen=True)
class Edition:
    """The data files as they are written, and every name in the order of its number."""

    board: Entry
    tiles: list[Entry]
    cards: Entry
    tracks: Entry
    setup: Entry
    options: tuple[Option, ...]
    places: list[Entry]
    slots: list[tuple[int, int, list[str]]]
    merchants: list[tuple[int, int]]

    @property
    def industries(self) -> list[str]:
        """Ids of the industries."""
        return [entry["id"] for entry in self.tiles]

    @property
    def towns(self) -> list[str]:
        """Ids of the towns; a town, its place and its location card have one number."""
        return [place["id"] for place in self.places if place["kind"] == "town"]

    @property
    def card_ids(self) -> list[str]:
        """Location cards, industry cards, wild location, wild industry."""
        shown = [card["id"] for card in self.cards["industry_card"]]
        return [*self.towns, *shown, "wild_location", "wild_industry"]

    @property
    def slot_ids(self) -> list[str]:
        """`dudley.1`, `dudley.2` … in reading order."""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index, _ in self.slots]

    @property
    def merchant_ids(self) -> list[str]:
        """`oxford.1`, `oxford.2` …"""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index in self.merchants]

    @property
    def connection_ids(self) -> list[str]:
        """The ends of each connection, joined by a hyphen."""
        return ["-".join(entry["ends"]) for entry in self.board["connection"]]

    @property
    def merchant_tile_ids(self) -> list[str]:
        """Kinds of merchant tile."""
        return [entry["id"] for entry in self.cards["merchant_tile"]]

    @property
    def tile_ids(self) -> list[str]:
        """`coal_mine-1` … industry by industry, lowest level first."""
        return [f"{industry['id']}-{tile['level']}" for industry, tile in self.tile_kinds]

    @property
    def tile_kinds(self) -> list[tuple[Entry, Entry]]:
        """Every industry with each of its kinds of tile."""
        return [(industry, tile) for industry in self.tiles for tile in industry["tile"]]


def make_edition(board: Entry) -> Edition:
    """The game's data with some board; towns come first so that cards and towns share numbers."""
    places = sorted(board["place"], key=lambda place: PLACE_ORDER.index(place["kind"]))
    return Edition(
        board=board,
        tiles=read_toml("tiles.toml")["industry"],
        cards=read_toml("cards.toml"),
        tracks=read_toml("tracks.toml"),
        setup=read_toml("setup.toml"),
        options=read_options(),
        places=places,
        slots=[
            (number, index, shown)
            for number, place in enumerate(places)
            for index, shown in enumerate(place.get("slots", []))
        ],
        merchants=[
            (number, index)
            for number, place in enumerate(places)
            for index in range(place.get("merchants", 0))
        ],
    )


def read_options() -> tuple[Option, ...]:
    """What a table may agree on, defaults first."""
    return tuple(
        Option(entry["id"], tuple(entry["values"]), entry["rule"])
        for entry in read_toml("options.toml")["option"]
    )


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the box."""
    board = read_toml("board.toml")
    faults = board_faults(board)
    if faults:
        raise BrokenData("board.toml", faults)
    return make_edition(board)
