"""Checking a board file: every fault is named with the entry it stands in."""

from itertools import combinations
from typing import Any

from millhand.face.boards import (
    LABELS,
    Entry,
    Shapes,
    are_tables,
    cut_off,
    entry_name,
    is_list,
    is_name,
    is_number,
    is_point,
    is_text,
    is_whole,
    row_faults,
    shape_faults,
    too_large,
)
from millhand.games.workshop.data.files import CARD_KINDS, read_toml
from millhand.games.workshop.play.choices import CONNECTIONS
from millhand.games.workshop.play.layout import CARDS, TOWNS

NEEDED = {
    "town": ("id", "value", "industry", "cards", "at", "source", "sure"),
    "connection": ("ends", "links", "spaces", "source", "sure"),
    "crossing": ("id", "connections", "source", "sure"),
    "wild": ("value", "count", "source", "sure"),
}
"""What each kind of entry must have; a board has an id, a canvas and these four."""

Point = list[float]

Rows = dict[str, list[tuple[str, Entry]]]
"""The entries of each kind, with what they are called in faults."""


def is_space(value: Any) -> bool:
    """Where a link is drawn: x, y and an angle."""
    return is_list(value, is_number) and len(value) == 3


def are_lines(value: Any) -> bool:
    """Connections by their ends: `leeds-liverpool`."""
    return is_list(value, lambda one: isinstance(one, str) and all(map(is_name, one.split("-"))))


SHAPES: dict[str, Shapes] = {
    "board": {
        "id": ("a name of small letters, digits and underscores", is_name),
        "canvas": ("two numbers above 0", lambda value: is_point(value) and min(value) > 0),
        **dict.fromkeys(NEEDED, ("tables", are_tables)),
    },
    "town": {
        "id": ("a name of small letters, digits and underscores", is_name),
        "value": ("a whole number", is_whole),
        "industry": ("a name", is_name),
        "cards": ("a list of kinds of card", lambda value: is_list(value, is_name)),
        "at": ("two numbers", is_point),
        "label": ("a text", is_text),
        "geo": ("two numbers", is_point),
    },
    "connection": {
        "ends": ("two towns", lambda value: is_list(value, is_name) and len(value) == 2),
        "links": ("1 or 2", lambda value: is_whole(value) and value in (1, 2)),
        "spaces": ("x, y and angle of each link", lambda value: is_list(value, is_space)),
    },
    "crossing": {
        "id": ("a text", is_text),
        "connections": ("connections such as leeds-liverpool", are_lines),
        "at": ("two numbers", is_point),
    },
    "wild": {
        "value": ("a whole number", is_whole),
        "count": ("1 or more", lambda value: is_whole(value) and value > 0),
    },
}

DRAWN: Shapes = {
    "town_radius": ("a number", is_number),
    "link_size": ("two numbers", is_point),
}
"""What a board may say of its drawing."""


def board_faults(board: Entry) -> list[str]:
    """Everything that is wrong with a board file, each fault with the entry it stands in.

    What cannot be judged because of another fault is judged when that one is mended.
    """
    faults = [f"«{key}» is missing" for key in SHAPES["board"] if key not in board]
    faults += shape_faults(board, {**SHAPES["board"], **DRAWN, **LABELS})
    if faults:
        return faults
    rows, canvas = sound_rows(board), board["canvas"]
    shape = {
        kind: row_faults(kind, board[kind], needed, SHAPES[kind]) for kind, needed in NEEDED.items()
    }
    towns, ends = named_towns(board), named_lines(board)
    map_faults = shape["town"] + town_faults(rows, canvas)
    map_faults += shape["connection"] + connection_faults(rows, canvas, set(towns))
    faults = map_faults or graph_faults(board)
    faults += shape["crossing"] + crossing_faults(rows, canvas, towns, ends) + shape["wild"]
    if not shape["town"] and not shape["wild"]:
        faults += wild_faults(board) + size_faults(board) + deck_faults(board)
    return faults


def sound_rows(board: Entry) -> Rows:
    """The entries that have all they need, each of the right kind."""
    return {
        kind: [
            (f"{kind} {number} «{entry_name(entry)}»", entry)
            for number, entry in enumerate(board[kind], start=1)
            if not row_faults(kind, [entry], needed, SHAPES[kind])
        ]
        for kind, needed in NEEDED.items()
    }


def named_towns(board: Entry) -> dict[str, Point | None]:
    """Every town that has a name, and where it is drawn if that is said."""
    towns = [town for town in board["town"] if is_name(town.get("id"))]
    return {town["id"]: town["at"] if is_point(town.get("at")) else None for town in towns}


def named_lines(board: Entry) -> dict[str, list[str]]:
    """The ends of every connection that has two."""
    fits = SHAPES["connection"]["ends"][1]
    ends = [entry["ends"] for entry in board["connection"] if fits(entry.get("ends"))]
    return {"-".join(joined): joined for joined in ends}


def lies_on(canvas: Point, point: Point) -> bool:
    """Whether a point lies on the drawing."""
    return 0 <= point[0] <= canvas[0] and 0 <= point[1] <= canvas[1]


# --- towns and cards --------------------------------------------------------------------------


def town_faults(rows: Rows, canvas: Point) -> list[str]:
    """WW-1.1 Each town has an id and a position of its own, a value of 2 to 4 and an industry."""
    faults = []
    ids: set[str] = set()
    points: set[tuple[float, ...]] = set()
    for name, town in rows["town"]:
        wrong = figure_faults(town)
        if town["id"] in ids or town["id"].startswith("wild_"):
            wrong.append("this id stands twice, or names a wild card")
        if not lies_on(canvas, town["at"]):
            wrong.append("at lies outside the canvas")
        if tuple(town["at"]) in points:
            wrong.append("another town is drawn at the same point")
        ids.add(town["id"])
        points.add(tuple(town["at"]))
        faults += [f"{name}: {fault}" for fault in wrong]
    return faults


def figure_faults(town: Entry) -> list[str]:
    """WW-1.1 A value of 2, 3 or 4 and one industry type; WW-1.4 the kinds of card."""
    pieces = read_toml("pieces.toml")
    industries = [entry["id"] for entry in pieces["industry"]]
    faults = []
    if town["value"] not in pieces["deck"]["values"]:
        values = ", ".join(str(value) for value in pieces["deck"]["values"])
        faults.append(f"value {town['value']} is none of {values}")
    if town["industry"] not in industries:
        faults.append(f"industry «{town['industry']}» is none of {', '.join(industries)}")
    return faults + [
        f"card «{kind}» is none of {', '.join(CARD_KINDS)}"
        for kind in town["cards"]
        if kind not in CARD_KINDS
    ]


def wild_faults(board: Entry) -> list[str]:
    """WW-1.4 A wild card names a value that some town has, and each value stands once."""
    values = {town["value"] for town in board["town"]}
    faults = []
    seen: set[int] = set()
    for number, wild in enumerate(board["wild"], start=1):
        name = f"wild {number} «{wild['value']}»"
        if wild["value"] not in values:
            faults.append(f"{name}: no town has this value")
        if wild["value"] in seen:
            faults.append(f"{name}: this value stands twice")
        seen.add(wild["value"])
    return faults


def deck_faults(board: Entry) -> list[str]:
    """WW-2.5 39 cards, six of them set-up cards: then every era is played out exactly."""
    deck, setup = read_toml("pieces.toml")["deck"], read_toml("setup.toml")
    kinds = [kind for town in board["town"] for kind in town["cards"]]
    size = len(kinds) + sum(wild["count"] for wild in board["wild"])
    faults = []
    if size != deck["cards"]:
        faults.append(f"{size} town cards, not {deck['cards']}")
    if kinds.count("setup") != deck["setup_cards"]:
        faults.append(f"{kinds.count('setup')} set-up cards, not {deck['setup_cards']}")
    for index, players in enumerate(setup["players"]):
        to_play = size - setup["aside"]["count"][index]
        needed = setup["rounds"]["count"][index] * setup["cards_a_round"]["count"][index]
        if to_play != needed:
            faults.append(f"with {players} players an era has {to_play} cards, not {needed}")
    return faults


# --- connections ------------------------------------------------------------------------------


def connection_faults(rows: Rows, canvas: Point, towns: set[str]) -> list[str]:
    """WW-1.2 Each connection joins two known towns by one or two link spaces, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for name, entry in rows["connection"]:
        ends = entry["ends"]
        wrong = [f"«{end}» is no town" for end in ends if end not in towns]
        if len(set(ends)) < 2:
            wrong.append("needs two different ends")
        if tuple(sorted(ends)) in seen:
            wrong.append("stands twice")
        if len(entry["spaces"]) != entry["links"]:
            wrong.append(f"{len(entry['spaces'])} spaces are drawn for {entry['links']} links")
        if not all(lies_on(canvas, space) for space in entry["spaces"]):
            wrong.append("a space lies outside the canvas")
        seen.add(tuple(sorted(ends)))
        faults += [f"{name}: {fault}" for fault in wrong]
    return faults


def size_faults(board: Entry) -> list[str]:
    """What the engine has room for."""
    cards = sum(len(town["cards"]) for town in board["town"]) + len(board["wild"])
    sizes = {
        "towns": (len(board["town"]), TOWNS),
        "connections": (len(board["connection"]), CONNECTIONS),
        "kinds of card": (cards, CARDS),
    }
    return too_large(sizes)


def graph_faults(board: Entry) -> list[str]:
    """With every link laid, all towns hang together."""
    ids = [town["id"] for town in board["town"]]
    joined = [set(entry["ends"]) for entry in board["connection"]]
    return [f"town «{town}» cannot be reached" for town in cut_off(ids, joined)]


def crossing_faults(
    rows: Rows, canvas: Point, towns: dict[str, Point | None], ends: dict[str, list[str]]
) -> list[str]:
    """WW-8.1 The connections of a crossing share no town, and their lines cross on the drawing."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for name, crossing in rows["crossing"]:
        lines = list(dict.fromkeys(crossing["connections"]))
        unknown = [line for line in lines if line not in ends]
        wrong = [f"«{line}» is no connection" for line in unknown]
        if len(lines) < 2:
            wrong.append("needs two connections or more")
        if tuple(sorted(lines)) in seen:
            wrong.append("stands twice")
        if not lies_on(canvas, crossing.get("at", [0, 0])):
            wrong.append("at lies outside the canvas")
        for one, other in combinations([] if unknown else lines, 2):
            if set(ends[one]) & set(ends[other]):
                wrong.append(f"{one} and {other} share a town")
            elif not may_cross([towns.get(end) for end in (*ends[one], *ends[other])]):
                wrong.append(f"{one} and {other} do not cross on the drawing")
        seen.add(tuple(sorted(lines)))
        faults += [f"{name}: {fault}" for fault in wrong]
    return faults


def may_cross(points: list[Point | None]) -> bool:
    """Whether the lines cross, or it cannot be said because a town is not drawn."""
    drawn = [point for point in points if point is not None]
    return len(drawn) < 4 or lines_cross(*drawn)


def lines_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the line from a to b crosses the line from c to d."""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b a point lies: above or below 0."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
