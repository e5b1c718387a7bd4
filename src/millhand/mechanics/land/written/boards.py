"""Checking a board file: every fault is named with the entry it stands in."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from millhand.kernel.boards import (
    Entry,
    Shapes,
    are_tables,
    cut_off,
    is_list,
    is_name,
    is_point,
    is_whole,
    shape_faults,
    too_large,
)
from millhand.mechanics.land.layout import CONNECTIONS, PAIRS, PLACES, SLOTS
from millhand.mechanics.land.written.edition import ERAS

REQUIRED = ("id", "canvas", "place", "connection")


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
    missing = [f"«{key}» is missing" for key in REQUIRED if key not in board]
    return missing + shape_faults(board, shapes)


def place_faults(
    places: list[Entry],
    shapes: Shapes,
    kind_faults: Callable[[Entry], list[str]],
    card_names: set[str],
) -> list[str]:
    """Each place needs an id of its own, a kind and a position, and what its kind demands."""
    faults = []
    seen = set(card_names)
    for number, place in enumerate(places, start=1):
        name = f"place {number} «{place.get('id', '?')}»"
        missing = [key for key in ("id", "kind", "at", "source", "sure") if key not in place]
        if missing:
            faults.append(f"{name}: {', '.join(missing)} missing")
            continue
        wrong = shape_faults(place, shapes)
        if not wrong:
            wrong += kind_faults(place)
            wrong += ["this id stands twice, or names a card"] if place["id"] in seen else []
            seen.add(place["id"])
        faults += [f"{name}: {fault}" for fault in wrong]
    return faults


def slot_faults(place: Entry, industries: set[str]) -> list[str]:
    """A place for tiles has slots, and these show industries that exist."""
    faults = [] if place.get("slots") else ["slots are missing"]
    for shown in place.get("slots", []):
        faults += [f"«{name}» is no industry" for name in shown if name not in industries]
    return faults


def connection_faults(connections: list[Entry], shapes: Shapes, ids: set[str]) -> list[str]:
    """Each connection joins two or more known places in at least one era, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(connections, start=1):
        wrong = shape_faults(entry, shapes)
        if wrong:
            faults += [f"connection {number}: {fault}" for fault in wrong]
            continue
        ends = entry.get("ends", [])
        name = f"connection {number} «{'-'.join(ends)}»"
        if len(set(ends)) < 2:
            faults.append(f"{name}: needs two ends or more")
        faults += [f"{name}: «{end}» is no place" for end in ends if end not in ids]
        if not entry.get("eras") or not set(entry["eras"]) <= set(ERAS):
            faults.append(f"{name}: eras must be canal, rail or both")
        if tuple(sorted(ends)) in seen:
            faults.append(f"{name}: stands twice")
        seen.add(tuple(sorted(ends)))
        if "token" not in entry:
            faults.append(f"{name}: token is missing")
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
    cards = {card["id"] for card in read("cards.toml")["industry_card"]}
    industries = {entry["id"] for entry in read("tiles.toml")["industry"]}
    faults = place_faults(board["place"], shapes, partial(kind_faults, industries), cards)
    if faults:
        return faults
    ids = {place["id"] for place in board["place"]}
    return connection_faults(board["connection"], shapes, ids)


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
