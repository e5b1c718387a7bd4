"""An edition: the data files of a game with some board, and every name in number order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from millhand.face.boards import Entry, options_in
from millhand.face.game import Option

ERAS = ("canal", "rail")

Slots = list[tuple[int, int, list[str]]]
"""Of each slot: its place, its index there, the industries that it shows."""


@dataclass(frozen=True)
class LandEdition:
    """The data files as they are written, and every name in the order of its number."""

    board: Entry
    tiles: list[Entry]
    cards: Entry
    tracks: Entry
    setup: Entry
    options: tuple[Option, ...]
    places: list[Entry]
    slots: Slots

    @cached_property
    def colours(self) -> list[str]:
        """The colours, seat by seat."""
        return list(self.setup["colours"])

    @cached_property
    def industries(self) -> list[str]:
        """Ids of the industries."""
        return [entry["id"] for entry in self.tiles]

    @cached_property
    def place_ids(self) -> list[str]:
        """Ids of the places."""
        return [place["id"] for place in self.places]

    @cached_property
    def towns(self) -> list[str]:
        """Ids of the towns; a town, its place and its location card have one number."""
        return [place["id"] for place in self.places if place["kind"] == "town"]

    @cached_property
    def card_ids(self) -> list[str]:
        """Location cards, then industry cards."""
        return [*self.towns, *(card["id"] for card in self.cards["industry_card"])]

    @cached_property
    def slot_ids(self) -> list[str]:
        """`dudley.1`, `dudley.2` … in reading order."""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index, _ in self.slots]

    @cached_property
    def connection_ids(self) -> list[str]:
        """The ends of each connection, joined by a hyphen."""
        return ["-".join(entry["ends"]) for entry in self.board["connection"]]

    @cached_property
    def tile_ids(self) -> list[str]:
        """`coal_mine-1` … industry by industry, lowest level first."""
        return [f"{industry['id']}-{tile['level']}" for industry, tile in self.tile_kinds]

    @cached_property
    def tile_kinds(self) -> list[tuple[Entry, Entry]]:
        """Every industry with each of its kinds of tile."""
        return [(industry, tile) for industry in self.tiles for tile in industry["tile"]]

    @cached_property
    def pairs(self) -> list[tuple[str, str]]:
        """The slots with every industry they show, in the order of their numbers."""
        return [
            (name, industry)
            for name, (_, _, shown) in zip(self.slot_ids, self.slots, strict=True)
            for industry in self.industries
            if industry in shown
        ]


def parts_of_edition(
    board: Entry, kinds: Sequence[str], read: Callable[[str], Entry]
) -> dict[str, Any]:
    """The parts that every edition has, with the places in the order of their kinds."""
    places = sorted(board["place"], key=lambda place: kinds.index(place["kind"]))
    return {
        "board": board,
        "tiles": read("tiles.toml")["industry"],
        "cards": read("cards.toml"),
        "tracks": read("tracks.toml"),
        "setup": read("setup.toml"),
        "options": options_in(read),
        "places": places,
        "slots": slots_of_places(places),
    }


def slots_of_places(places: list[Entry]) -> Slots:
    """The slots of some places, in order."""
    return [
        (number, index, shown)
        for number, place in enumerate(places)
        for index, shown in enumerate(place.get("slots", []))
    ]
