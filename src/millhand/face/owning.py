"""A board file of somebody who owns the game: what it need not say, and how it is told apart.

An owner copies figures from the box: nobody has to say where they come from, nor where places lie
on a drawing. What is left out is filled in before the file is checked. Our own files say it all.
"""

import json
import re
from hashlib import sha256
from math import atan2, cos, degrees, pi, sin
from typing import Any

Entry = dict[str, Any]
Point = list[float]

OWNED = "owned"
"""How figures are known of which nothing else is said: their owner has read them off the box."""

LABELLED = frozenset(
    (
        *("place", "town", "connection", "virtual_link", "crossing", "wild", "sea", "market"),
        *("industry_card", "location_card", "market_token", "tile"),
    )
)
"""The entries that say how they are known; so does every figure with a value `is`."""

DRAWING = frozenset(
    ("at", "canvas", "coal_at", "geo", "label", "rows", "banner", "spaces", "token", "town_radius")
)
TALKING = frozenset(
    ("source", "sure", "figures", "title", "name", "details", "why", "basis", "link_size")
)
"""What changes nothing in a game."""


def completed(board: Entry) -> Entry:
    """The same board with what an owner may leave out."""
    board = {name: _labelled(name, entry) for name, entry in board.items()}
    if _is_point(board.get("canvas")):
        spots = _place_all(board)
        _place_between(board, spots)
    return board


def _labelled(name: str, entry: Any) -> Any:
    if isinstance(entry, list):
        return [_labelled(name, one) for one in entry]
    if not isinstance(entry, dict):
        return entry
    within = {key: _labelled(key, value) for key, value in entry.items()}
    if name in LABELLED or "is" in entry:
        return {"source": [], "sure": OWNED} | within
    return within


# --- the drawing ------------------------------------------------------------------------------


def _place_all(board: Entry) -> dict[str, Point]:
    """Where every place lies; those that do not say lie on a circle."""
    entries = [*_rows(board, "place"), *_rows(board, "town")]
    middle = [side / 2 for side in board["canvas"]]
    for number, entry in enumerate(entries):
        angle = 2 * pi * number / len(entries)
        circle = [middle[0] * (1 + 0.9 * cos(angle)), middle[1] * (1 + 0.9 * sin(angle))]
        entry.setdefault("at", [round(side, 1) for side in circle])
    return {str(entry.get("id")): entry["at"] for entry in entries if _is_point(entry["at"])}


def _place_between(board: Entry, spots: dict[str, Point]) -> None:
    """What lies between places, or at one."""
    for entry in _rows(board, "connection"):
        ends = _known(entry.get("ends"), spots)
        if ends and "links" in entry:
            entry.setdefault("spaces", _spaces(ends, entry["links"]))
        elif ends:
            entry.setdefault("token", _middle(ends))
    for name, where, key in (("sea", "ports", "coal_at"), ("market", "place", "at")):
        for entry in _rows(board, name):
            ends = _known(entry.get(where), spots)
            if ends:
                entry.setdefault(key, _middle(ends))


def _spaces(ends: list[Point], links: Any) -> list[Point]:
    """As many spaces as links, side by side in the middle of the way."""
    (x, y), (start, end) = _middle(ends), (ends[0], ends[-1])
    angle = round(degrees(atan2(end[1] - start[1], end[0] - start[0])), 1)
    return [[x, y, angle]] * links if isinstance(links, int) and 0 < links < 3 else []


def _known(said: Any, spots: dict[str, Point]) -> list[Point]:
    names = said if isinstance(said, list) else [said]
    return [spots[str(name)] for name in names if str(name) in spots]


def _middle(points: list[Point]) -> Point:
    return [round(sum(side) / len(points), 1) for side in zip(*points, strict=True)]


def _rows(board: Entry, name: str) -> list[Entry]:
    rows = board.get(name)
    return [one for one in rows if isinstance(one, dict)] if isinstance(rows, list) else []


def _is_point(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(side, int | float) and not isinstance(side, bool) for side in value)
    )


# --- telling boards apart ---------------------------------------------------------------------


def told_apart(board: Entry, standard: Entry) -> Entry:
    """The board with an id that no other board has: two files may well be called alike.

    What plays as the standard one keeps the name that its owner gave it.
    """
    own = board_print(board)
    return board if own == board_print(standard) else {**board, "id": f"{board['id']}_{own}"}


def name_of_board(identity: str) -> str:
    """What a board is called by its owner: its id without what tells it apart."""
    return re.sub("_[0-9a-f]{8}$", "", identity)


def board_print(board: Entry) -> str:
    """Eight characters for whatever of a board matters in a game; its name does not."""
    entries = {key: one for key, one in board.items() if key != "id"}
    text = json.dumps(_in_play(entries), sort_keys=True, ensure_ascii=True)
    return sha256(text.encode()).hexdigest()[:8]


def _in_play(entry: Any) -> Any:
    if isinstance(entry, list):
        return [_in_play(one) for one in entry]
    if isinstance(entry, dict):
        kept = {key: one for key, one in entry.items() if key not in DRAWING | TALKING}
        return {key: _in_play(one) for key, one in kept.items()}
    return entry
