"""Checking a board file: every fault is named with the entry it stands in."""

from millhand.games.birmingham.choices import CARDS, CONNECTIONS, MERCHANTS, PAIRS, SLOTS
from millhand.games.birmingham.data_files import BONUSES, ERAS, PLACE_ORDER, Entry, read_toml
from millhand.games.birmingham.layout import DECK_ROOM, PLACES


def board_faults(board: Entry) -> list[str]:
    """Everything that is wrong with a board file, each fault with the entry it stands in."""
    faults = [f"«{key}» is missing" for key in ("id", "place", "connection") if key not in board]
    if faults:
        return faults
    faults += place_faults(board["place"])
    if faults:
        return faults
    ids = [place["id"] for place in board["place"]]
    faults += connection_faults(board["connection"], set(ids))
    faults += size_faults(board)
    if not faults:
        faults += graph_faults(ids, board["connection"])
        faults += count_faults(board)
    return faults


def place_faults(places: list[Entry]) -> list[str]:
    """Each place needs an id of its own, a kind, a position, and slots or merchants that exist."""
    industries = {entry["id"] for entry in read_toml("tiles.toml")["industry"]}
    faults = []
    seen: set[str] = set()
    for number, place in enumerate(places, start=1):
        name = f"place {number} «{place.get('id', '?')}»"
        missing = [key for key in ("id", "kind", "at", "source", "sure") if key not in place]
        if missing:
            faults.append(f"{name}: {', '.join(missing)} missing")
            continue
        if place["id"] in seen:
            faults.append(f"{name}: this id stands twice")
        seen.add(place["id"])
        faults += [f"{name}: {fault}" for fault in kind_faults(place, industries)]
        if len(place["at"]) != 2:
            faults.append(f"{name}: at must be two numbers")
    return faults


def kind_faults(place: Entry, industries: set[str]) -> list[str]:
    """What a town, a farm brewery and a merchant place must have."""
    kind = place["kind"]
    if kind not in PLACE_ORDER:
        return [f"kind «{kind}» is none of {', '.join(PLACE_ORDER)}"]
    if kind == "merchant":
        needed = ("merchants", "merchants_from", "link_icons", "bonus")
        faults = [f"{key} is missing" for key in needed if key not in place]
        if "bonus" in place and place["bonus"].get("kind") not in BONUSES:
            faults.append(f"bonus kind is none of {', '.join(BONUSES)}")
        return faults
    faults = [] if place.get("slots") else ["slots are missing"]
    for shown in place.get("slots", []):
        faults += [f"«{name}» is no industry" for name in shown if name not in industries]
    if kind == "town" and len(place.get("cards", ())) != 3:
        faults.append("cards must count 2, 3 and 4 players")
    return faults


def connection_faults(connections: list[Entry], ids: set[str]) -> list[str]:
    """Each connection joins two or more known places in at least one era, and stands once."""
    faults = []
    seen: set[tuple[str, ...]] = set()
    for number, entry in enumerate(connections, start=1):
        ends = entry.get("ends", [])
        name = f"connection {number} «{'-'.join(ends)}»"
        if len(ends) < 2:
            faults.append(f"{name}: needs two ends or more")
        faults += [f"{name}: «{end}» is no place" for end in ends if end not in ids]
        if not entry.get("eras") or not set(entry["eras"]) <= set(ERAS):
            faults.append(f"{name}: eras must be canal, rail or both")
        if tuple(sorted(ends)) in seen:
            faults.append(f"{name}: stands twice")
        seen.add(tuple(sorted(ends)))
        if len(entry.get("token", ())) != 2:
            faults.append(f"{name}: token must be two numbers")
    return faults


def size_faults(board: Entry) -> list[str]:
    """What the engine has room for."""
    slots = [shown for place in board["place"] for shown in place.get("slots", [])]
    towns = [place for place in board["place"] if place["kind"] == "town"]
    sizes = {
        "places": (len(board["place"]), PLACES),
        "slots": (len(slots), SLOTS),
        "slots times industries shown": (sum(len(shown) for shown in slots), PAIRS),
        "connections": (len(board["connection"]), CONNECTIONS),
        "towns": (len(towns), CARDS - 8),
        "merchants": (sum(place.get("merchants", 0) for place in board["place"]), MERCHANTS),
    }
    return [
        f"{size} {what}, and there is room for {room}"
        for what, (size, room) in sizes.items()
        if size > room
    ]


def graph_faults(ids: list[str], connections: list[Entry]) -> list[str]:
    """With every rail laid, all places hang together."""
    reached = {ids[0]}
    grown = True
    while grown:
        joined = [set(entry["ends"]) for entry in connections if "rail" in entry["eras"]]
        more = set().union(*(ends for ends in joined if ends & reached)) - reached
        grown = bool(more)
        reached |= more
    return [f"place «{place}» cannot be reached by rail" for place in ids if place not in reached]


def count_faults(board: Entry) -> list[str]:
    """BB-1.3 The deck must be used up exactly: location and industry cards, rounds, hands."""
    setup, cards = read_toml("setup.toml"), read_toml("cards.toml")
    faults = []
    for index, players in enumerate(setup["players"]):
        size = sum(place.get("cards", (0, 0, 0))[index] for place in board["place"])
        size += sum(card["count"][index] for card in cards["industry_card"])
        needed = players * 2 * setup["rounds"][index]
        if size != needed or size > DECK_ROOM:
            faults.append(f"with {players} players the deck has {size} cards, not {needed}")
        spaces = sum(
            place["merchants"]
            for place in board["place"]
            if place["kind"] == "merchant" and place["merchants_from"] <= players
        )
        tiles = sum(tile["count"][index] for tile in cards["merchant_tile"])
        if spaces != tiles:
            faults.append(f"with {players} players {tiles} merchant tiles for {spaces} spaces")
    return faults
