"""Checking a board file with its mat and pieces: every fault is named with its entry."""

import re
from pathlib import Path
from typing import Any

from millhand.face.boards import (
    NAME,
    POINT,
    TABLES,
    Entry,
    Shapes,
    cut_off,
    entry_name,
    is_list,
    is_name,
    is_point,
    is_text,
    missing_parts,
    row_faults,
    shape_faults,
    too_large,
    unknown_keys,
)
from millhand.face.faults import Fault
from millhand.face.game import BrokenData
from millhand.games.age_of_industry.data.files import PLACE_ORDER, SLOT_KINDS, read_companion
from millhand.games.age_of_industry.data.keys import BOARD
from millhand.games.age_of_industry.data.mats import (
    MARKET_TOKENS,
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


ON_THE_CANVAS = Fault("two_numbers_on_the_canvas")

SHAPES: Shapes = {
    **dict.fromkeys(("id", "kind", "colour", "ship", "place"), NAME),
    **dict.fromkeys(("ends", "ports", "slots"), (Fault("a_list_of_names"), are_names)),
    **dict.fromkeys(("at", "token", "coal_at"), (ON_THE_CANVAS, is_point)),
    "coal": (Fault("a_number_of_cubes"), is_figure),
    "distant_port": (Fault("true_or_false"), lambda value: isinstance(value, bool)),
}
BOARD_SHAPES: Shapes = {
    "id": NAME,
    "canvas": POINT,
    **dict.fromkeys(("mat", "pieces"), (Fault("the_name_of_a_file"), is_text)),
    **dict.fromkeys(NEEDED, TABLES),
}


def companion_faults(entries: Entry) -> list[Fault] | None:
    """What is wrong with a mat or with pieces, looked at alone; None: this is neither."""
    if "industry" in entries:
        return mat_faults(entries)
    return piece_faults(entries) if "industry_card" in entries else None


def faults_of(board: Entry, folder: Path | None) -> list[Fault]:
    """Everything that is wrong with a board file and the files that it names."""
    faults = shape_faults(board, BOARD_SHAPES)
    if faults:
        return faults
    try:
        mat = read_companion(board, "mat", folder)
        pieces = read_companion(board, "pieces", folder)
    except BrokenData as error:
        return [fault.at(error.file) for fault in error.faults]
    faults = [fault.at("mat") for fault in mat_faults(mat)]
    wrong_pieces = [fault.at("pieces") for fault in piece_faults(pieces)]
    return faults + wrong_pieces + board_faults(board, None if wrong_pieces else pieces)


def board_faults(board: Entry, pieces: Entry | None) -> list[Fault]:
    """Everything that is wrong with the board itself; wrong pieces are not compared with it."""
    faults = missing_parts(board, ("id", "canvas", "place", "connection", "market"))
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


def place_faults(places: list[Entry]) -> list[Fault]:
    """Each place has an id of its own, and what its kind may have."""
    faults = []
    seen: set[str] = set()
    for number, place in enumerate(places, start=1):
        wrong = [Fault("id_stands_twice")] if place["id"] in seen else []
        seen.add(place["id"])
        wrong += kind_faults(place)
        faults += [fault.at(f"place {number}", place["id"]) for fault in wrong]
    return faults


def colour_faults(places: list[Entry], colours: list[str]) -> list[Fault]:
    """AI-4.3 Every place with slots has the colour of a location card, and every card places."""
    faults = [
        Fault("is_none_of", key="colour", value=place.get("colour", ""), known=colours).at(
            f"place {number}", place["id"]
        )
        for number, place in enumerate(places, start=1)
        if place.get("slots") and place.get("colour") not in colours
    ]
    shown = {place.get("colour") for place in places if place.get("slots")}
    unused = [name for name in colours if name not in shown]
    return faults + [Fault("no_place_has_the_colour", colour=name) for name in unused]


def kind_faults(place: Entry) -> list[Fault]:
    """AI-1.8 Towns have slots; villages have none; a place of ships has its slot and nothing."""
    kind, slots = place["kind"], place.get("slots", [])
    if kind not in PLACE_ORDER:
        return [Fault("is_none_of", key="kind", value=kind, known=PLACE_ORDER)]
    faults = [
        Fault("is_none_of", key="slot", value=slot, known=SLOT_KINDS)
        for slot in slots
        if slot not in SLOT_KINDS
    ]
    if kind == "town" and not slots:
        faults.append(Fault("town_needs_slots"))
    if kind == "waypoint" and slots:
        faults.append(Fault("village_has_no_slots"))
    if (kind == "ship") != ("ship" in slots) or (kind == "ship" and slots != ["ship"]):
        faults.append(Fault("ships_have_a_place_of_their_own"))
    return faults


def connection_faults(connections: list[Entry], kinds: dict[str, str]) -> list[Fault]:
    """Each connection joins two known places on land, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(connections, start=1):
        ends, wrong = entry["ends"], []
        if len(set(ends)) != 2 or len(ends) != 2:
            wrong.append(Fault("needs_two_different_ends"))
        wrong += [Fault("is_no_place", name=end) for end in ends if end not in kinds]
        wrong += [Fault("lies_at_sea", name=end) for end in ends if kinds.get(end) == "ship"]
        if tuple(sorted(ends)) in seen:
            wrong.append(Fault("stands_twice"))
        seen.add(tuple(sorted(ends)))
        faults += [fault.at(f"connection {number}", "-".join(ends)) for fault in wrong]
    return faults


def sea_faults(seas: list[Entry], places: list[Entry]) -> list[Fault]:
    """AI-1.10 Each place of ships has one entry with sea lanes to places that have port slots."""
    ships = [place["id"] for place in places if place["kind"] == "ship"]
    ports = [place["id"] for place in places if "port" in place.get("slots", [])]
    faults = []
    for number, sea in enumerate(seas, start=1):
        wrong = [] if sea["ship"] in ships else [Fault("is_no_place_of_ships")]
        if not sea["ports"]:
            wrong.append(Fault("needs_a_port"))
        wrong += [Fault("has_no_port", name=port) for port in sea["ports"] if port not in ports]
        faults += [fault.at(f"sea {number}", sea["ship"]) for fault in wrong]
    named = [sea["ship"] for sea in seas]
    faults += [Fault("stands_twice").at("sea", ship) for ship in twice(named)]
    return faults + [Fault("no_sea_lane").at("place", ship) for ship in ships if ship not in named]


def twice(names: list[str]) -> list[str]:
    """The names that stand more than once."""
    return [name for name in dict.fromkeys(names) if names.count(name) > 1]


def market_faults(markets: list[Entry], kinds: dict[str, str]) -> list[Fault]:
    """AI-2.7 Market spaces lie in known places, and there is a token for each."""
    ids = [entry["id"] for entry in markets]
    faults = [Fault("stands_twice").at("market", name) for name in twice(ids)]
    faults += [
        Fault("is_no_place", name=entry["place"]).at("market", entry["id"])
        for entry in markets
        if entry["place"] not in kinds
    ]
    faults += [
        Fault("market_is_called_otherwise", name=name).at("market", entry["id"])
        for entry in markets
        for name in (f"market_{entry['place']}",)
        if not re.fullmatch(f"{name}(_[2-9])?", entry["id"])
    ]
    if len(markets) > MARKET_TOKENS:
        faults.append(Fault("too_few_tokens", markets=len(markets), tokens=MARKET_TOKENS))
    return faults


def size_faults(board: Entry) -> list[Fault]:
    """What the engine has room for."""
    slots = sum(len(place.get("slots", [])) for place in board["place"])
    sizes = [
        (Fault("places_and_imports"), len(board["place"]) + len(board.get("sea", [])), NODES),
        (Fault("slots"), slots, SLOTS),
        (Fault("connections"), len(board["connection"]), CONNECTIONS),
        (Fault("markets"), len(board["market"]), MARKETS),
    ]
    return too_large(sizes)


def drawing_faults(board: Entry) -> list[Fault]:
    """Every position lies on the canvas."""
    rows = {"place": "at", "connection": "token", "sea": "coal_at", "market": "at"}
    width, height = board["canvas"]
    return [
        Fault("value_must_be", key=key, shape=ON_THE_CANVAS).at(row, entry_name(entry))
        for row, key in rows.items()
        for entry in board.get(row, [])
        if not (0 <= entry[key][0] <= width and 0 <= entry[key][1] <= height)
    ]


def graph_faults(kinds: dict[str, str], connections: list[Entry]) -> list[Fault]:
    """With every rail laid, all places on land hang together."""
    land = [place for place, kind in kinds.items() if kind != "ship"]
    joined = [set(entry["ends"]) for entry in connections]
    return [Fault("no_rail_leads_to", place=place) for place in cut_off(land, joined)]
