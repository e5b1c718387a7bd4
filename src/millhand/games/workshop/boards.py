"""Checking a board file: every fault is named with the entry it stands in."""

from itertools import combinations

from millhand.games.workshop.choices import CARDS, CONNECTIONS, TOWNS
from millhand.games.workshop.data_files import CARD_KINDS, Entry, read_toml

NEEDED = ("id", "canvas", "town", "connection", "crossing", "wild")
NEEDED_OF_TOWN = ("id", "value", "industry", "cards", "at", "source", "sure")
NEEDED_OF_CONNECTION = ("ends", "links", "spaces", "source", "sure")
NEEDED_OF_CROSSING = ("id", "connections", "source", "sure")

Point = list[float]


def board_faults(board: Entry) -> list[str]:
    """Everything that is wrong with a board file, each fault with the entry it stands in."""
    faults = [f"«{key}» is missing" for key in NEEDED if key not in board]
    if faults:
        return faults
    if not is_point(board["canvas"]):
        return ["canvas must be two numbers, width and height"]
    faults = town_faults(board["town"], board["canvas"])
    if faults:
        return faults
    faults += connection_faults(board)
    faults += wild_faults(board)
    faults += size_faults(board)
    if not faults:
        faults += graph_faults(board)
        faults += crossing_faults(board)
        faults += deck_faults(board)
    return faults


def is_point(entry: object) -> bool:
    """Whether an entry is two numbers."""
    if not isinstance(entry, list) or len(entry) != 2:
        return False
    return all(isinstance(number, int | float) for number in entry)


def lies_on(canvas: Point, point: Point) -> bool:
    """Whether a point lies on the drawing."""
    return 0 <= point[0] <= canvas[0] and 0 <= point[1] <= canvas[1]


# --- towns and cards --------------------------------------------------------------------------


def town_faults(towns: list[Entry], canvas: Point) -> list[str]:
    """WW-1.1 Each town has an id, a value and a position of its own, an industry and cards."""
    pieces = read_toml("pieces.toml")
    industries = [entry["id"] for entry in pieces["industry"]]
    faults = []
    ids: set[str] = set()
    points: set[tuple[float, ...]] = set()
    for number, town in enumerate(towns, start=1):
        name = f"town {number} «{town.get('id', '?')}»"
        missing = [key for key in NEEDED_OF_TOWN if key not in town]
        if missing:
            faults.append(f"{name}: {', '.join(missing)} missing")
            continue
        faults += [f"{name}: {fault}" for fault in figure_faults(town, pieces, industries)]
        if town["id"] in ids:
            faults.append(f"{name}: this id stands twice")
        ids.add(town["id"])
        if not is_point(town["at"]) or not lies_on(canvas, town["at"]):
            faults.append(f"{name}: at must be two numbers on the canvas")
        elif tuple(town["at"]) in points:
            faults.append(f"{name}: another town is drawn at the same point")
        else:
            points.add(tuple(town["at"]))
    return faults


def figure_faults(town: Entry, pieces: Entry, industries: list[str]) -> list[str]:
    """WW-1.1 A value of 2, 3 or 4 and one industry type; WW-1.4 the kinds of card."""
    faults = []
    if town["value"] not in pieces["deck"]["values"]:
        values = ", ".join(str(value) for value in pieces["deck"]["values"])
        faults.append(f"value {town['value']} is none of {values}")
    if town["industry"] not in industries:
        faults.append(f"industry «{town['industry']}» is none of {', '.join(industries)}")
    if not isinstance(town["cards"], list):
        return [*faults, "cards must be a list"]
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
        name = f"wild {number} «{wild.get('value', '?')}»"
        if wild.get("value") not in values:
            faults.append(f"{name}: no town has this value")
        elif wild["value"] in seen:
            faults.append(f"{name}: this value stands twice")
        if not isinstance(wild.get("count"), int) or wild["count"] < 1:
            faults.append(f"{name}: count must be 1 or more")
        seen.add(wild.get("value", 0))
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


def connection_faults(board: Entry) -> list[str]:
    """WW-1.2 Each connection joins two known towns by one or two link spaces, and stands once."""
    ids = {town["id"] for town in board["town"]}
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(board["connection"], start=1):
        ends = entry.get("ends", [])
        name = f"connection {number} «{'-'.join(ends)}»"
        missing = [key for key in NEEDED_OF_CONNECTION if key not in entry]
        if missing:
            faults.append(f"{name}: {', '.join(missing)} missing")
            continue
        if len(set(ends)) != 2 or len(ends) != 2:
            faults.append(f"{name}: needs two different ends")
        faults += [f"{name}: «{end}» is no town" for end in ends if end not in ids]
        if tuple(sorted(ends)) in seen:
            faults.append(f"{name}: stands twice")
        seen.add(tuple(sorted(ends)))
        faults += [f"{name}: {fault}" for fault in space_faults(entry, board["canvas"])]
    return faults


def space_faults(entry: Entry, canvas: Point) -> list[str]:
    """One or two link spaces, each drawn somewhere on the canvas."""
    faults = []
    if entry["links"] not in (1, 2):
        faults.append("links must be 1 or 2")
    if len(entry["spaces"]) != entry["links"]:
        faults.append(f"{len(entry['spaces'])} spaces are drawn for {entry['links']} links")
    for space in entry["spaces"]:
        if len(space) != 3 or not is_point(space[:2]) or not lies_on(canvas, space):
            faults.append("a space is x and y on the canvas, and an angle")
    return faults


def size_faults(board: Entry) -> list[str]:
    """What the engine has room for."""
    cards = sum(len(town["cards"]) for town in board["town"]) + len(board["wild"])
    sizes = {
        "towns": (len(board["town"]), TOWNS),
        "connections": (len(board["connection"]), CONNECTIONS),
        "kinds of card": (cards, CARDS),
    }
    return [
        f"{size} {what}, and there is room for {room}"
        for what, (size, room) in sizes.items()
        if size > room
    ]


def graph_faults(board: Entry) -> list[str]:
    """With every link laid, all towns hang together."""
    ids = [town["id"] for town in board["town"]]
    joined = [set(entry["ends"]) for entry in board["connection"]]
    reached = {ids[0]}
    grown = True
    while grown:
        more = set().union(*(ends for ends in joined if ends & reached)) - reached
        grown = bool(more)
        reached |= more
    return [f"town «{town}» cannot be reached" for town in ids if town not in reached]


def crossing_faults(board: Entry) -> list[str]:
    """WW-8.1 The connections of a crossing share no town, and their lines cross on the drawing."""
    ends = {"-".join(entry["ends"]): entry["ends"] for entry in board["connection"]}
    points = {town["id"]: town["at"] for town in board["town"]}
    faults = []
    for number, crossing in enumerate(board["crossing"], start=1):
        name = f"crossing {number} «{crossing.get('id', '?')}»"
        missing = [key for key in NEEDED_OF_CROSSING if key not in crossing]
        if missing:
            faults.append(f"{name}: {', '.join(missing)} missing")
            continue
        lines = crossing["connections"]
        unknown = [line for line in lines if line not in ends]
        faults += [f"{name}: «{line}» is no connection" for line in unknown]
        if len(set(lines)) < 2:
            faults.append(f"{name}: needs two connections or more")
        for one, other in combinations([] if unknown else lines, 2):
            if set(ends[one]) & set(ends[other]):
                faults.append(f"{name}: {one} and {other} share a town")
            elif not lines_cross(*(points[end] for end in [*ends[one], *ends[other]])):
                faults.append(f"{name}: {one} and {other} do not cross on the drawing")
    return faults


def lines_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the line from a to b crosses the line from c to d."""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: Point, b: Point, c: Point) -> float:
    """On which side of the line from a to b a point lies: above or below 0."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
