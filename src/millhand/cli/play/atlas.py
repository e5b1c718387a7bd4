"""The board as a map: one town with all around it, all connections, or a drawing in letters."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any
from unicodedata import combining, normalize

from millhand.cli.play.looks import Looks, capital
from millhand.cli.play.talk import INDENT
from millhand.face.drawn import Drawing
from millhand.face.seen import Sight

WIDE_ENOUGH = 100
"""A drawing needs so many letters in a line …"""
FLATNESS = 0.5
"""… and a letter is twice as high as it is wide."""
LONGEST_NAME = 16


class Atlas:
    """Tells where everything lies, in the words of the looks."""

    def __init__(self, drawing: Drawing, looks: Looks) -> None:
        self.drawing = drawing
        self.looks = looks
        self.talk = looks.talk

    def find(self, said: str) -> list[str]:
        """The places whose id or name is, or else holds, what was said."""
        names = {
            place["id"]: [plain(place["id"]), plain(self._place(place["id"]))]
            for place in self.drawing["places"]
        }
        wanted = plain(said)
        called = [one for one, both in names.items() if wanted in both]
        return called or [
            one for one, both in names.items() if any(wanted in name for name in both)
        ]

    def town(self, sight: Sight, name: str) -> list[str]:
        """A place: its slots and what stands there, and where it leads to."""
        place = next(one for one in self.drawing["places"] if one["id"] == name)
        return [
            capital(self._place(name)),
            *(f"{INDENT}{line}" for line in self._slots(sight, place)),
            *(f"{INDENT}{line}" for line in self._ways(sight, name)),
        ]

    def connections(self, sight: Sight) -> list[str]:
        """Every connection with its eras and whoever has a link there."""
        return self.named(sight, self.drawing["connections"])

    def named(self, sight: Sight, connections: Sequence[Mapping[str, Any]]) -> list[str]:
        """Some connections, each in a line."""
        words = self.talk.words
        return [self._way(sight, one, words.piece("connection", one["id"])) for one in connections]

    # --- one town ---

    def _place(self, name: str) -> str:
        return self.talk.words.piece("place", name)

    def _slots(self, sight: Sight, place: Mapping[str, Any]) -> list[str]:
        """What may be built in each slot, or what has been; a place without slots has its tiles."""
        slots = [f"{place['id']}.{number}" for number, _ in enumerate(place.get("slots", ()), 1)]
        kinds = dict(zip(slots, place.get("slots", ()), strict=True))
        lines = [
            self.looks.pair(
                self.talk.words.piece("slot", slot),
                ", ".join(self.looks.tiles_at(sight, slot)) or self._free_for(kind),
            )
            for slot, kind in kinds.items()
        ]
        return lines or self.looks.tiles_at(sight, place["id"])

    def _free_for(self, kind: str | list[str]) -> str:
        """`free for coal mine or pottery`; some slots take whatever there is."""
        kinds = [kind] if isinstance(kind, str) else kind
        words = self.talk.words
        known = [one for one in kinds if words.catalogue.knows(f"industry-{one}")]
        if not known:
            return self.talk.text("free")
        return self.talk.text("free-for", what=", ".join(words.piece("industry", k) for k in known))

    # --- ways ---

    def _ways(self, sight: Sight, name: str) -> list[str]:
        return [
            self._way(sight, one, ", ".join(self._place(end) for end in one["ends"] if end != name))
            for one in self.drawing["connections"]
            if name in one["ends"]
        ]

    def _way(self, sight: Sight, connection: Mapping[str, Any], where: str) -> str:
        """`Walsall (canal era, rail era): Red`, or free."""
        words = self.talk.words
        eras = ", ".join(words.piece("era", era) for era in connection.get("eras", ()))
        if eras:
            where = self.talk.text("aside", what=where, more=eras)
        laid = [words.piece("colour", colour) for colour in colours_on(sight, connection["id"])]
        return self.looks.pair(where, ", ".join(laid) or self.talk.text("free"))

    # --- the drawing ---

    def drawn(self, sight: Sight, width: int) -> list[str]:
        """Towns by their names, ways as dots, or as the first letter of who has a link there."""
        across, down = self.drawing["canvas"]
        scale = (width - LONGEST_NAME - 1) / across
        lines = [[" "] * width for _ in range(int(down * scale * FLATNESS) + 1)]
        spots = {one["id"]: spot_of(one["at"], scale) for one in self.drawing["places"]}
        for one in self.drawing["connections"]:
            laid = colours_on(sight, one["id"])
            mark = capital(self.talk.words.piece("colour", laid[0]))[0] if laid else "·"
            ends = [spots[end] for end in one["ends"] if end in spots]
            for start, end in pairwise(ends):
                for column, row in between(start, end):
                    lines[row][column] = mark
        for name, (column, row) in spots.items():
            letters = capital(self._place(name))[:LONGEST_NAME]
            lines[row][column : column + len(letters)] = letters
        return ["".join(line).rstrip() for line in lines]


def plain(name: str) -> str:
    """A name as anybody may type it: `Burton-on-Trent` is `burton on trent`, `München` munchen."""
    letters = normalize("NFD", name.lower().replace("_", " ").replace("-", " "))
    return "".join(letter for letter in letters if not combining(letter))


def colours_on(sight: Sight, connection: str) -> list[str]:
    """Whose links lie on a connection."""
    return [link["colour"] for link in sight["links"] if link["connection"] == connection]


def spot_of(at: list[float], scale: float) -> tuple[int, int]:
    """Column and row of a point of the drawing."""
    return int(at[0] * scale), int(at[1] * scale * FLATNESS)


def between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The letters of a straight way."""
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    return [
        (
            start[0] + round((end[0] - start[0]) * step / steps),
            start[1] + round((end[1] - start[1]) * step / steps),
        )
        for step in range(1, steps)
    ]
