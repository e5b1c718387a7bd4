"""The keys of board, mat and pieces: any other is a slip of the pen, and nobody would read it."""

from collections.abc import Mapping
from typing import Any

from millhand.face.boards import entry_name
from millhand.games.age_of_industry.data.files import FIGURES

Known = Mapping[str, "Known | None"]
"""The keys of an entry, each with those of the entries within it."""


def _keys(*names: str) -> dict[str, Known | None]:
    """Keys without entries within, and those that say how an entry is known."""
    return dict.fromkeys((*names, "source", "sure"))


FILE: Known = dict.fromkeys(("game", "id", "title"))

BOARD: Known = {
    **FILE,
    **dict.fromkeys(("mat", "pieces", "canvas")),
    "place": {
        **_keys("id", "name", "kind", "colour", "slots", "distant_port", "at", "geo"),
        "details": _keys("attested"),
    },
    "connection": _keys("ends", "token"),
    "sea": _keys("ship", "ports", "coal", "coal_at"),
    "market": _keys("id", "place", "at"),
}

MAT: Known = {
    **FILE,
    "industry": {
        **dict.fromkeys(("id", "slot", "goods", "holds")),
        "tile": {**_keys("level", "count", "buys"), **dict.fromkeys(FIGURES, _keys("is"))},
    },
}

PIECES: Known = {
    **FILE,
    "industry_card": _keys("id", "count"),
    "location_card": _keys("id", "count", "symbol"),
    "market_token": _keys("id", "count", "buys"),
    "market": {**_keys("when_empty"), "prices": _keys("is")},
    "loan": _keys("money", "interest", "points_when_unpaid"),
    "rail": _keys("per_player", "money", "income"),
}


def unknown_keys(entry: Any, known: Known, where: str = "") -> list[str]:
    """Every key of an entry, and of the entries within it, that means nothing."""
    if not isinstance(entry, dict):
        return []
    faults = [
        f"{where}«{key}» is unknown; known are {', '.join(known)}"
        for key in entry
        if key not in known
    ]
    for key, within in known.items():
        if within is not None and key in entry:
            faults += _unknown_within(entry[key], within, f"{where}{key}")
    return faults


def _unknown_within(entries: Any, known: Known, where: str) -> list[str]:
    """The same for one entry, or for every entry of a list."""
    if not isinstance(entries, list):
        return unknown_keys(entries, known, f"{where}: ")
    return [
        fault
        for number, entry in enumerate(entries, start=1)
        for fault in unknown_keys(entry, known, f"{where} {number} «{_name(entry)}»: ")
    ]


def _name(entry: Any) -> str:
    return entry_name(entry) if isinstance(entry, dict) else "?"
