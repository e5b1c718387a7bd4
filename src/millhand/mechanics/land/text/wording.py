"""How choices are written: `build dudley.1 coal_mine-1 with dudley`, and read again."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from millhand.face.spelling import (
    connection_between,
    level_of,
    nothing_follows,
    piece_after,
    slot_and_tile,
    something_follows,
)
from millhand.mechanics.land.data.edition import LandEdition
from millhand.mechanics.land.play.layout import INDUSTRIES, SLOTS

Rows = Mapping[str, tuple[int, list[str]]]
"""Verbs with their first choice and the names that may follow, in the order of the choices."""


def unseen_pair(number: int) -> tuple[int, int, int]:
    """Which verb of building, slot and industry a number beyond all menus stands for."""
    rest, industry = divmod(number, INDUSTRIES)
    verb, slot = divmod(rest, SLOTS)
    return verb, slot, industry


class LandWording:
    """The words of one board, both ways.

    Verbs of `bare` stand alone, verbs of `rows` take one name or several, verbs of `builds` a
    slot and an industry; `link` takes places. Pairs that the board does not show are numbered
    from `end` on: choices beyond all menus, to be refused.
    """

    pieces: ClassVar[Mapping[str, Sequence[str]]] = {}
    """The kinds of piece that follow each verb; the other verbs stand alone."""

    def __init__(
        self,
        edition: LandEdition,
        bare: Mapping[str, int],
        rows: Rows,
        builds: Mapping[str, int],
        links: int,
        end: int,
    ) -> None:
        self.edition = edition
        self.bare = bare
        self.rows = rows
        self.builds = builds
        self.links = links
        self.end = end
        self.texts = self._write_all()

    @property
    def verbs(self) -> Sequence[str]:
        """Every word that begins a part of a move."""
        return (*self.builds, "link", *self.rows, *self.bare)

    def _write_all(self) -> dict[int, str]:
        texts = {choice: verb for verb, choice in self.bare.items()}
        for verb, (first, names) in self.rows.items():
            texts |= {first + number: f"{verb} {name}" for number, name in enumerate(names) if name}
        for number, entry in enumerate(self.edition.board["connection"]):
            texts[self.links + number] = "link " + " ".join(entry["ends"])
        for verb, first in self.builds.items():
            for number, (slot, industry) in enumerate(self.edition.pairs):
                texts[first + number] = f"{verb} {slot} {industry}"
        return texts

    def write(self, choice: int, claim: str) -> str:
        """One choice; a claim is the level of the tile."""
        text = self.texts[choice] if choice < self.end else self._write_unseen(choice)
        return f"{text}-{claim}" if claim else text

    def _write_unseen(self, choice: int) -> str:
        number, slot, industry = unseen_pair(choice - self.end)
        verb = list(self.builds)[number]
        return f"{verb} {self.edition.slot_ids[slot]} {self.edition.industries[industry]}"

    def verb_of(self, choice: int) -> str:
        """The verb by whose pieces a choice is understood."""
        return self.write(choice, "").split()[0]

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names; a tile of unknown level is an industry."""
        names = self.write(choice, claim).split()[1:]
        verb = self.verb_of(choice)
        if verb == "link":
            names = ["-".join(names)]
        pieces = dict(zip(self.pieces.get(verb, ()), names, strict=True))
        if "tile" in pieces and not claim:
            pieces["industry"] = pieces.pop("tile")
        return verb, pieces

    def read(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        if verb in self.bare:
            nothing_follows(verb, words)
            return [(self.bare[verb], "")]
        something_follows(verb, words)
        if verb in self.builds:
            return [self._read_build(verb, words)]
        if verb == "link":
            return [(self.links + self.read_connection(words), "")]
        return [self._read_piece(verb, word) for word in words]

    def _read_piece(self, verb: str, word: str) -> tuple[int, str]:
        first, names = self.rows[verb]
        name, _, level = word.partition("-")
        if verb == "develop" and name in names and level:
            return first + names.index(name), level_of(word, level)
        return first + piece_after(verb, word, names), ""

    def _read_build(self, verb: str, words: Sequence[str]) -> tuple[int, str]:
        edition = self.edition
        slots, industries, pairs = edition.slot_ids, edition.industries, edition.pairs
        slot, industry, level = slot_and_tile(verb, words, slots, industries, " ".join(pairs[0]))
        pair = slots[slot], industries[industry]
        if pair in pairs:
            return self.builds[verb] + pairs.index(pair), level
        number = list(self.builds).index(verb) * SLOTS + slot
        return self.end + number * INDUSTRIES + industry, level

    def read_connection(self, words: Sequence[str]) -> int:
        """The number of the connection between some places."""
        connections = [entry["ends"] for entry in self.edition.board["connection"]]
        return connection_between(words, self.edition.place_ids, connections)
