"""Checking a board file: every fault is named with the entry it stands in."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from millhand.face.boards import (
    Entry,
    Shapes,
    are_tables,
    cut_off,
    is_list,
    is_name,
    is_point,
    is_whole,
    row_faults,
    shape_faults,
    too_large,
)
from millhand.mechanics.land.data.edition import ERAS
from millhand.mechanics.land.play.layout import CONNECTIONS, PAIRS, PLACES, SLOTS

NEEDED = {
    "place": ("id", "kind", "at", "source", "sure"),
    "connection": ("ends", "eras", "token"),
}
"""What each kind of entry must have; a board has an id, a canvas and these two."""


def is_shown(value: Any) -> bool:
    """The industries that a slot shows: one or more, each once."""
    return is_list(value, is_name) and len(set(value)) == len(value) > 0


LAND_SHAPES: Shapes = {
    "id": ("a name of small letters, digits and underscores", is_name),
    "kind": ("a name", is_name),
    "at": ("two numbers", is_point),
    "token": ("two numbers", is_point),
    "canvas": ("two numbers", is_point),
    "slots": ("lists of industries", lambda value: is_list(value, is_shown)),
    "link_icons": ("a whole number", is_whole),
    "ends": ("a list of places", lambda value: is_list(value, is_name)),
    "eras": ("a list of eras", lambda value: is_list(value, is_name)),
    "place": ("tables", are_tables),
    "connection": ("tables", are_tables),
}


# --- entries ----------------------------------------------------------------------------------


def missing_parts(board: Entry, shapes: Shapes) -> list[str]:
    """A board has an id, a canvas, places and connections."""
    missing = [f"«{key}» is missing" for key in ("id", "canvas", *NEEDED) if key not in board]
    return missing + shape_faults(board, shapes)


def place_faults(places: list[Entry], kind_faults: Callable[[Entry], list[str]]) -> list[str]:
    """Each place has an id of its own, and what its kind demands."""
    faults = []
    seen: set[str] = set()
    for number, place in enumerate(places, start=1):
        wrong = kind_faults(place)
        wrong += ["this id stands twice"] if place["id"] in seen else []
        seen.add(place["id"])
        faults += [f"place {number} «{place['id']}»: {fault}" for fault in wrong]
    return faults


def slot_faults(place: Entry, industries: set[str]) -> list[str]:
    """A place for tiles has slots, and these show industries that exist."""
    faults = [] if place.get("slots") else ["slots are missing"]
    for shown in place.get("slots", []):
        faults += [f"«{name}» is no industry" for name in shown if name not in industries]
    return faults


def connection_faults(connections: list[Entry], ids: set[str]) -> list[str]:
    """Each connection joins two or more known places in at least one era, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(connections, start=1):
        ends = entry["ends"]
        name = f"connection {number} «{'-'.join(ends)}»"
        if len(ends) < 2 or len(set(ends)) < len(ends):
            faults.append(f"{name}: needs two ends or more, each once")
        faults += [f"{name}: «{end}» is no place" for end in ends if end not in ids]
        if not entry["eras"] or not set(entry["eras"]) <= set(ERAS):
            faults.append(f"{name}: eras must be canal, rail or both")
        if tuple(sorted(ends)) in seen:
            faults.append(f"{name}: stands twice")
        seen.add(tuple(sorted(ends)))
    return faults


# --- the whole --------------------------------------------------------------------------------


def land_faults(
    board: Entry,
    shapes: Shapes,
    read: Callable[[str], Entry],
    kind_faults: Callable[[set[str], Entry], list[str]],
) -> list[str]:
    """What is wrong with the places and connections of a board, one by one."""
    faults = missing_parts(board, shapes)
    if faults:
        return faults
    faults = [
        fault
        for row, needed in NEEDED.items()
        for fault in row_faults(row, board[row], needed, shapes)
    ]
    if faults:
        return faults
    industries = {entry["id"] for entry in read("tiles.toml")["industry"]}
    faults = place_faults(board["place"], partial(kind_faults, industries))
    if faults:
        return faults
    ids = {place["id"] for place in board["place"]}
    return connection_faults(board["connection"], ids)


def size_faults(board: Entry, more: Mapping[str, tuple[int, int]]) -> list[str]:
    """What the engine has room for; `more` adds a game's own sizes and rooms."""
    slots = [shown for place in board["place"] for shown in place.get("slots", [])]
    sizes = {
        "places": (len(board["place"]), PLACES),
        "slots": (len(slots), SLOTS),
        "slots times industries shown": (sum(len(shown) for shown in slots), PAIRS),
        "connections": (len(board["connection"]), CONNECTIONS),
        **more,
    }
    return too_large(sizes)


def graph_faults(board: Entry, closed: frozenset[str] = frozenset()) -> list[str]:
    """With every rail laid, all places hang together, but for some that are closed."""
    ids = [place["id"] for place in board["place"] if place["id"] not in closed]
    connections = [entry for entry in board["connection"] if not closed & set(entry["ends"])]
    rails = [set(entry["ends"]) for entry in connections if "rail" in entry["eras"]]
    return [f"place «{place}» cannot be reached by rail" for place in cut_off(ids, rails)]
