"""Checking a board file: every fault is named with the entry it stands in."""

from itertools import combinations
from typing import Any

from millhand.face.boards import (
    FILE,
    LABELS,
    NAME,
    POINT,
    TABLES,
    TEXT,
    WHOLE,
    Entry,
    KnownKeys,
    Shapes,
    cut_off,
    entry_name,
    is_list,
    is_name,
    is_number,
    is_point,
    is_whole,
    labelled,
    missing_parts,
    row_faults,
    shape_faults,
    too_large,
    unknown_keys,
)
from millhand.face.faults import Fault, Spot
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

Rows = dict[str, list[tuple[Spot, Entry]]]
"""The entries of each kind, with where they stand."""


def is_space(value: Any) -> bool:
    """Where a link is drawn: x, y and an angle."""
    return is_list(value, is_number) and len(value) == 3


def are_lines(value: Any) -> bool:
    """Connections by their ends: `leeds-liverpool`."""
    return is_list(value, lambda one: isinstance(one, str) and all(map(is_name, one.split("-"))))


SHAPES: dict[str, Shapes] = {
    "board": {
        "id": NAME,
        "canvas": (Fault("two_numbers_above_0"), lambda value: is_point(value) and min(value) > 0),
        **dict.fromkeys(NEEDED, TABLES),
    },
    "town": {
        "id": NAME,
        "value": WHOLE,
        "industry": NAME,
        "cards": (Fault("a_list_of_kinds_of_card"), lambda value: is_list(value, is_name)),
        "at": POINT,
        "label": TEXT,
        "geo": POINT,
    },
    "connection": {
        "ends": (Fault("two_towns"), lambda value: is_list(value, is_name) and len(value) == 2),
        "links": (Fault("1_or_2"), lambda value: is_whole(value) and value in (1, 2)),
        "spaces": (Fault("where_links_are_drawn"), lambda value: is_list(value, is_space)),
    },
    "crossing": {
        "id": TEXT,
        "connections": (Fault("connections_by_their_ends"), are_lines),
        "at": POINT,
    },
    "wild": {
        "value": WHOLE,
        "count": (Fault("1_or_more"), lambda value: is_whole(value) and value > 0),
    },
}

DRAWN: Shapes = {
    "town_radius": (Fault("a_number"), is_number),
    "link_size": POINT,
}
"""What a board may say of its drawing."""


KNOWN: KnownKeys = {
    **FILE,
    **labelled("canvas", *DRAWN),
    **{kind: labelled(*SHAPES[kind], "figures", "why", "basis") for kind in NEEDED},
}
"""What may be written; any other key is a slip of the pen, and nobody would read it."""


def board_faults(board: Entry) -> list[Fault]:
    """Everything that is wrong with a board file, each fault with the entry it stands in.

    What cannot be judged because of another fault is judged when that one is mended.
    """
    faults = missing_parts(board, SHAPES["board"])
    faults += shape_faults(board, {**SHAPES["board"], **DRAWN, **LABELS})
    faults += unknown_keys(board, KNOWN)
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
            (Spot(f"{kind} {number}", entry_name(entry)), entry)
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


def town_faults(rows: Rows, canvas: Point) -> list[Fault]:
    """WW-1.1 Each town has an id and a position of its own, a value of 2 to 4 and an industry."""
    faults = []
    ids: set[str] = set()
    points: set[tuple[float, ...]] = set()
    for spot, town in rows["town"]:
        wrong = figure_faults(town)
        if town["id"] in ids or town["id"].startswith("wild_"):
            wrong.append(Fault("id_of_another_town_or_card"))
        if not lies_on(canvas, town["at"]):
            wrong.append(Fault("lies_outside_the_canvas"))
        if tuple(town["at"]) in points:
            wrong.append(Fault("another_town_lies_there"))
        ids.add(town["id"])
        points.add(tuple(town["at"]))
        faults += [fault.at(*spot) for fault in wrong]
    return faults


def figure_faults(town: Entry) -> list[Fault]:
    """WW-1.1 A value of 2, 3 or 4 and one industry type; WW-1.4 the kinds of card."""
    pieces = read_toml("pieces.toml")
    values = [str(value) for value in pieces["deck"]["values"]]
    industries = [entry["id"] for entry in pieces["industry"]]
    said = [("value", str(town["value"]), values), ("industry", town["industry"], industries)]
    said += [("card", kind, list(CARD_KINDS)) for kind in town["cards"]]
    return [
        Fault("is_none_of", key=key, value=value, known=known)
        for key, value, known in said
        if value not in known
    ]


def wild_faults(board: Entry) -> list[Fault]:
    """WW-1.4 A wild card names a value that some town has, and each value stands once."""
    values = {town["value"] for town in board["town"]}
    faults = []
    seen: set[int] = set()
    for number, wild in enumerate(board["wild"], start=1):
        wrong = [] if wild["value"] in values else [Fault("no_town_has_this_value")]
        if wild["value"] in seen:
            wrong.append(Fault("value_stands_twice"))
        seen.add(wild["value"])
        faults += [fault.at(f"wild {number}", str(wild["value"])) for fault in wrong]
    return faults


def deck_faults(board: Entry) -> list[Fault]:
    """WW-2.5 39 cards, six of them set-up cards: then every era is played out exactly."""
    deck, setup = read_toml("pieces.toml")["deck"], read_toml("setup.toml")
    kinds = [kind for town in board["town"] for kind in town["cards"]]
    size = len(kinds) + sum(wild["count"] for wild in board["wild"])
    counts = [
        (Fault("town_cards"), size, deck["cards"]),
        (Fault("setup_cards"), kinds.count("setup"), deck["setup_cards"]),
    ]
    faults = [
        Fault("count_is_wrong", found=found, things=things, right=right)
        for things, found, right in counts
        if found != right
    ]
    for index, players in enumerate(setup["players"]):
        to_play = size - setup["aside"]["count"][index]
        needed = setup["rounds"]["count"][index] * setup["cards_a_round"]["count"][index]
        if to_play != needed:
            fault = Fault("an_era_has_other_cards", cards=to_play, needed=needed)
            faults.append(Fault("with_so_many_players", players=players, fault=fault))
    return faults


# --- connections ------------------------------------------------------------------------------


def connection_faults(rows: Rows, canvas: Point, towns: set[str]) -> list[Fault]:
    """WW-1.2 Each connection joins two known towns by one or two link spaces, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for spot, entry in rows["connection"]:
        ends, drawn = entry["ends"], entry["spaces"]
        wrong = [Fault("is_no_town", name=end) for end in ends if end not in towns]
        if len(set(ends)) < 2:
            wrong.append(Fault("needs_two_different_ends"))
        if tuple(sorted(ends)) in seen:
            wrong.append(Fault("stands_twice"))
        if len(drawn) != entry["links"]:
            wrong.append(Fault("links_are_not_drawn", spaces=len(drawn), links=entry["links"]))
        if not all(lies_on(canvas, space) for space in drawn):
            wrong.append(Fault("space_lies_outside_the_canvas"))
        seen.add(tuple(sorted(ends)))
        faults += [fault.at(*spot) for fault in wrong]
    return faults


def size_faults(board: Entry) -> list[Fault]:
    """What the engine has room for."""
    cards = sum(len(town["cards"]) for town in board["town"]) + len(board["wild"])
    sizes = [
        (Fault("towns"), len(board["town"]), TOWNS),
        (Fault("connections"), len(board["connection"]), CONNECTIONS),
        (Fault("kinds_of_card"), cards, CARDS),
    ]
    return too_large(sizes)


def graph_faults(board: Entry) -> list[Fault]:
    """With every link laid, all towns hang together."""
    ids = [town["id"] for town in board["town"]]
    joined = [set(entry["ends"]) for entry in board["connection"]]
    return [Fault("no_link_leads_to", town=town) for town in cut_off(ids, joined)]


def crossing_faults(
    rows: Rows, canvas: Point, towns: dict[str, Point | None], ends: dict[str, list[str]]
) -> list[Fault]:
    """WW-8.1 The connections of a crossing share no town, and their lines cross on the drawing."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for spot, crossing in rows["crossing"]:
        lines = list(dict.fromkeys(crossing["connections"]))
        unknown = [line for line in lines if line not in ends]
        wrong = [Fault("is_no_connection", name=line) for line in unknown]
        if len(lines) < 2:
            wrong.append(Fault("needs_two_connections_or_more"))
        if tuple(sorted(lines)) in seen:
            wrong.append(Fault("stands_twice"))
        if not lies_on(canvas, crossing.get("at", [0, 0])):
            wrong.append(Fault("lies_outside_the_canvas"))
        for one, other in combinations([] if unknown else lines, 2):
            if set(ends[one]) & set(ends[other]):
                wrong.append(Fault("lines_share_a_town", line=one, other=other))
            elif not may_cross([towns.get(end) for end in (*ends[one], *ends[other])]):
                wrong.append(Fault("lines_do_not_cross", line=one, other=other))
        seen.add(tuple(sorted(lines)))
        faults += [fault.at(*spot) for fault in wrong]
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
