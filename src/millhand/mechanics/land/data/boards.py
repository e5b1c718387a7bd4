"""Checking a board file: every fault is named with the entry it stands in."""

from collections.abc import Callable
from functools import partial
from typing import Any

from millhand.face.boards import (
    FILE,
    NAME,
    POINT,
    TABLES,
    WHOLE,
    Entry,
    KnownKeys,
    Shapes,
    Sizes,
    cut_off,
    is_list,
    is_name,
    labelled,
    missing_parts,
    row_faults,
    shape_faults,
    too_large,
    unknown_keys,
)
from millhand.face.faults import Fault
from millhand.mechanics.land.data.edition import ERAS
from millhand.mechanics.land.play.layout import CONNECTIONS, PAIRS, PLACES, SLOTS

NEEDED = {
    "place": ("id", "kind", "at", "source", "sure"),
    "connection": ("ends", "eras", "token"),
}
"""What each kind of entry must have; a board has an id, a canvas and these two."""

PLACE_KEYS = labelled("id", "kind", "at", "geo", "rows", "slots", "cards", "link_icons")
CONNECTION_KEYS = labelled("ends", "eras", "token")
BOARD_KEYS: KnownKeys = {
    **FILE,
    **dict.fromkeys(("canvas", "card_counts_for")),
    "place": PLACE_KEYS,
    "connection": CONNECTION_KEYS,
}
"""What may be written; any other key is a slip of the pen, and nobody would read it."""


def is_shown(value: Any) -> bool:
    """The industries that a slot shows: one or more, each once."""
    return is_list(value, is_name) and len(set(value)) == len(value) > 0


LAND_SHAPES: Shapes = {
    **dict.fromkeys(("id", "kind"), NAME),
    **dict.fromkeys(("at", "token", "canvas"), POINT),
    "slots": (Fault("lists_of_industries"), lambda value: is_list(value, is_shown)),
    "link_icons": WHOLE,
    "ends": (Fault("a_list_of_places"), lambda value: is_list(value, is_name)),
    "eras": (Fault("a_list_of_eras"), lambda value: is_list(value, is_name)),
    **dict.fromkeys(NEEDED, TABLES),
}


# --- entries ----------------------------------------------------------------------------------


def place_faults(places: list[Entry], kind_faults: Callable[[Entry], list[Fault]]) -> list[Fault]:
    """Each place has an id of its own, and what its kind demands."""
    faults = []
    seen: set[str] = set()
    for number, place in enumerate(places, start=1):
        wrong = kind_faults(place)
        wrong += [Fault("id_stands_twice")] if place["id"] in seen else []
        seen.add(place["id"])
        faults += [fault.at(f"place {number}", place["id"]) for fault in wrong]
    return faults


def slot_faults(place: Entry, industries: set[str]) -> list[Fault]:
    """A place for tiles has slots, and these show industries that exist."""
    faults = [] if place.get("slots") else [Fault("slots_are_missing")]
    shown = [name for slot in place.get("slots", []) for name in slot]
    return faults + [Fault("is_no_industry", name=name) for name in shown if name not in industries]


def connection_faults(connections: list[Entry], ids: set[str]) -> list[Fault]:
    """Each connection joins two or more known places in at least one era, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(connections, start=1):
        ends = entry["ends"]
        wrong = []
        if len(ends) < 2 or len(set(ends)) < len(ends):
            wrong.append(Fault("needs_two_ends_or_more"))
        wrong += [Fault("is_no_place", name=end) for end in ends if end not in ids]
        if not entry["eras"] or not set(entry["eras"]) <= set(ERAS):
            wrong.append(Fault("eras_are_wrong"))
        if tuple(sorted(ends)) in seen:
            wrong.append(Fault("stands_twice"))
        seen.add(tuple(sorted(ends)))
        faults += [fault.at(f"connection {number}", "-".join(ends)) for fault in wrong]
    return faults


# --- the whole --------------------------------------------------------------------------------


def land_faults(
    board: Entry,
    known: KnownKeys,
    shapes: Shapes,
    read: Callable[[str], Entry],
    kind_faults: Callable[[set[str], Entry], list[Fault]],
) -> list[Fault]:
    """What is wrong with the places and connections of a board, one by one."""
    faults = missing_parts(board, ("id", "canvas", *NEEDED)) + shape_faults(board, shapes)
    faults += unknown_keys(board, known)
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


def size_faults(board: Entry, more: Sizes) -> list[Fault]:
    """What the engine has room for; `more` adds a game's own sizes and rooms."""
    slots = [shown for place in board["place"] for shown in place.get("slots", [])]
    sizes = [
        (Fault("places"), len(board["place"]), PLACES),
        (Fault("slots"), len(slots), SLOTS),
        (Fault("pairs"), sum(len(shown) for shown in slots), PAIRS),
        (Fault("connections"), len(board["connection"]), CONNECTIONS),
        *more,
    ]
    return too_large(sizes)


def graph_faults(board: Entry, closed: frozenset[str] = frozenset()) -> list[Fault]:
    """With every rail laid, all places hang together, but for some that are closed."""
    ids = [place["id"] for place in board["place"] if place["id"] not in closed]
    connections = [entry for entry in board["connection"] if not closed & set(entry["ends"])]
    rails = [set(entry["ends"]) for entry in connections if "rail" in entry["eras"]]
    return [Fault("no_rail_leads_to", place=place) for place in cut_off(ids, rails)]
