"""Checking a board file with its mat and pieces: every fault is named with its entry."""

import re
from pathlib import Path
from typing import Any

from millhand.face.boards import (
    Entry,
    Shapes,
    are_tables,
    cut_off,
    entry_name,
    is_list,
    is_name,
    is_point,
    row_faults,
    shape_faults,
    too_large,
)
from millhand.face.game import BrokenData
from millhand.games.age_of_industry.data.files import PLACE_ORDER, SLOT_KINDS, read_companion
from millhand.games.age_of_industry.data.keys import BOARD, unknown_keys
from millhand.games.age_of_industry.data.mats import (
    MARKET_TOKENS,
    NAME,
    is_figure,
    mat_faults,
    piece_faults,
)
from millhand.games.age_of_industry.play.choices import CONNECTIONS, MARKETS, SLOTS
from millhand.games.age_of_industry.play.layout import NODES

NEEDED = {
    "place": ("id", "kind", "at", "source", "sure"),
    "connection": ("ends", "token", "source", "sure"),
    "sea": ("ship", "ports", "coal", "coal_at", "source", "sure"),
    "market": ("id", "place", "at", "source", "sure"),
}
"""What each kind of entry must have; a board has an id, a canvas and these, but for seas."""


def are_names(value: Any) -> bool:
    """Places or kinds of slot."""
    return is_list(value, is_name)


SHAPES: Shapes = {
    **dict.fromkeys(("id", "kind", "colour", "ship", "place"), NAME),
    **dict.fromkeys(("ends", "ports", "slots"), ("a list of names", are_names)),
    **dict.fromkeys(("at", "token", "coal_at"), ("two numbers on the canvas", is_point)),
    "coal": ("a number of cubes", is_figure),
    "distant_port": ("true or false", lambda value: isinstance(value, bool)),
}
BOARD_SHAPES: Shapes = {
    "id": NAME,
    "canvas": ("two numbers", is_point),
    "mat": ("the name of a file", lambda value: isinstance(value, str)),
    "pieces": ("the name of a file", lambda value: isinstance(value, str)),
    **dict.fromkeys(NEEDED, ("tables", are_tables)),
}


def companion_faults(entries: Entry) -> list[str] | None:
    """What is wrong with a mat or with pieces, looked at alone; None: this is neither."""
    if "industry" in entries:
        return mat_faults(entries)
    return piece_faults(entries) if "industry_card" in entries else None


def faults_of(board: Entry, folder: Path | None) -> list[str]:
    """Everything that is wrong with a board file and the files that it names."""
    faults = shape_faults(board, BOARD_SHAPES)
    if faults:
        return faults
    try:
        mat = read_companion(board, "mat", folder)
        pieces = read_companion(board, "pieces", folder)
    except BrokenData as error:
        return [f"{error.file}: {fault}" for fault in error.faults]
    faults = [f"mat: {fault}" for fault in mat_faults(mat)]
    wrong_pieces = [f"pieces: {fault}" for fault in piece_faults(pieces)]
    return faults + wrong_pieces + board_faults(board, None if wrong_pieces else pieces)


def board_faults(board: Entry, pieces: Entry | None) -> list[str]:
    """Everything that is wrong with the board itself; wrong pieces are not compared with it."""
    needed = ("id", "canvas", "place", "connection", "market")
    faults = [f"«{key}» is missing" for key in needed if key not in board]
    faults += unknown_keys(board, BOARD)
    if faults:
        return faults
    faults = [
        fault
        for row, keys in NEEDED.items()
        for fault in row_faults(row, board.get(row, []), keys, SHAPES)
    ]
    if faults:
        return faults
    faults += place_faults(board["place"])
    if pieces is not None:
        faults += colour_faults(board["place"], [card["id"] for card in pieces["location_card"]])
    if faults:
        return faults
    kinds = {place["id"]: place["kind"] for place in board["place"]}
    faults += connection_faults(board["connection"], kinds)
    faults += sea_faults(board.get("sea", []), board["place"])
    faults += market_faults(board["market"], kinds)
    faults += size_faults(board)
    faults += drawing_faults(board)
    return faults or graph_faults(kinds, board["connection"])


def place_faults(places: list[Entry]) -> list[str]:
    """Each place has an id of its own, and what its kind may have."""
    faults = []
    seen: set[str] = set()
    for number, place in enumerate(places, start=1):
        name = f"place {number} «{place['id']}»"
        if place["id"] in seen:
            faults.append(f"{name}: this id stands twice")
        seen.add(place["id"])
        faults += [f"{name}: {fault}" for fault in kind_faults(place)]
    return faults


def colour_faults(places: list[Entry], colours: list[str]) -> list[str]:
    """AI-4.3 Every place with slots has the colour of a location card, and every card places."""
    faults = [
        f"place {number} «{place['id']}»: colour «{place.get('colour', '')}» is none of "
        + ", ".join(colours)
        for number, place in enumerate(places, start=1)
        if place.get("slots") and place.get("colour") not in colours
    ]
    shown = {place.get("colour") for place in places if place.get("slots")}
    return faults + [f"no place has the colour «{name}»" for name in colours if name not in shown]


def kind_faults(place: Entry) -> list[str]:
    """AI-1.8 Towns have slots; villages have none; a place of ships has its slot and nothing."""
    kind, slots = place["kind"], place.get("slots", [])
    if kind not in PLACE_ORDER:
        return [f"kind «{kind}» is none of {', '.join(PLACE_ORDER)}"]
    faults = [
        f"slot «{slot}» is none of {', '.join(SLOT_KINDS)}"
        for slot in slots
        if slot not in SLOT_KINDS
    ]
    if kind == "town" and not slots:
        faults.append("a town needs slots")
    if kind == "waypoint" and slots:
        faults.append("a village has no slots")
    if (kind == "ship") != ("ship" in slots) or (kind == "ship" and slots != ["ship"]):
        faults.append("a place of ships has one slot for a ship, and no other place has any")
    return faults


def connection_faults(connections: list[Entry], kinds: dict[str, str]) -> list[str]:
    """Each connection joins two known places on land, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(connections, start=1):
        ends = entry["ends"]
        name = f"connection {number} «{'-'.join(ends)}»"
        if len(set(ends)) != 2 or len(ends) != 2:
            faults.append(f"{name}: needs two different ends")
        faults += [f"{name}: «{end}» is no place" for end in ends if end not in kinds]
        faults += [f"{name}: «{end}» lies at sea" for end in ends if kinds.get(end) == "ship"]
        if tuple(sorted(ends)) in seen:
            faults.append(f"{name}: stands twice")
        seen.add(tuple(sorted(ends)))
    return faults


def sea_faults(seas: list[Entry], places: list[Entry]) -> list[str]:
    """AI-1.10 Each place of ships has one entry with sea lanes to places that have port slots."""
    ships = [place["id"] for place in places if place["kind"] == "ship"]
    ports = [place["id"] for place in places if "port" in place.get("slots", [])]
    faults = []
    for number, sea in enumerate(seas, start=1):
        name = f"sea {number} «{sea['ship']}»"
        if sea["ship"] not in ships:
            faults.append(f"{name}: is no place of ships")
        if not sea["ports"]:
            faults.append(f"{name}: needs a port")
        faults += [f"{name}: «{port}» has no port" for port in sea["ports"] if port not in ports]
    named = [sea["ship"] for sea in seas]
    faults += [f"sea «{ship}»: stands twice" for ship in set(named) if named.count(ship) > 1]
    return faults + [f"place «{ship}»: no sea lane" for ship in ships if ship not in named]


def market_faults(markets: list[Entry], kinds: dict[str, str]) -> list[str]:
    """AI-2.7 Market spaces lie in known places, and there is a token for each."""
    ids = [entry["id"] for entry in markets]
    faults = [f"market «{name}»: stands twice" for name in set(ids) if ids.count(name) > 1]
    faults += [
        f"market «{entry['id']}»: «{entry['place']}» is no place"
        for entry in markets
        if entry["place"] not in kinds
    ]
    faults += [
        f"market «{entry['id']}»: must be called {name}, or {name}_2 and so on"
        for entry in markets
        for name in (f"market_{entry['place']}",)
        if not re.fullmatch(f"{name}(_[2-9])?", entry["id"])
    ]
    if len(markets) > MARKET_TOKENS:
        faults.append(f"{len(markets)} markets, and there are {MARKET_TOKENS} market tokens")
    return faults


def size_faults(board: Entry) -> list[str]:
    """What the engine has room for."""
    slots = sum(len(place.get("slots", [])) for place in board["place"])
    sizes = {
        "places and coal imports": (len(board["place"]) + len(board.get("sea", [])), NODES),
        "slots": (slots, SLOTS),
        "connections": (len(board["connection"]), CONNECTIONS),
        "markets": (len(board["market"]), MARKETS),
    }
    return too_large(sizes)


def drawing_faults(board: Entry) -> list[str]:
    """Every position lies on the canvas."""
    rows = {"place": "at", "connection": "token", "sea": "coal_at", "market": "at"}
    width, height = board["canvas"]
    return [
        f"{row} «{entry_name(entry)}»: {key} must be two numbers on the canvas"
        for row, key in rows.items()
        for entry in board.get(row, [])
        if not (0 <= entry[key][0] <= width and 0 <= entry[key][1] <= height)
    ]


def graph_faults(kinds: dict[str, str], connections: list[Entry]) -> list[str]:
    """With every rail laid, all places on land hang together."""
    land = [place for place, kind in kinds.items() if kind != "ship"]
    joined = [set(entry["ends"]) for entry in connections]
    return [f"place «{place}» cannot be reached by rail" for place in cut_off(land, joined)]
