"""Reads the data files, checks them, and fills a box for one number of players and some options."""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from millhand.games.birmingham.box import STACK, Box
from millhand.games.birmingham.choices import (
    CARDS,
    CONNECTIONS,
    INDUSTRIES,
    MERCHANTS,
    PAIRS,
    SLOTS,
)
from millhand.games.birmingham.layout import DECK_ROOM, PLACES
from millhand.kernel.game import BrokenData, Option, OptionValue

UNLIMITED_LINKS = 1000
"""Stands for as many link tiles as anybody could want (BB-O9)."""

BONUSES = ("money", "points", "income", "develop")
ERAS = ("canal", "rail")

Entry = dict[str, Any]


def read_toml(name: str) -> Entry:
    """One of the game's own data files."""
    return tomllib.loads(files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Edition:
    """The data files as they are written, with the names of everything in the order of its number."""

    board: Entry
    tiles: list[Entry]
    cards: Entry
    tracks: Entry
    setup: Entry
    options: tuple[Option, ...]
    places: list[Entry]
    slots: list[tuple[int, int, list[str]]]
    merchants: list[tuple[int, int]]

    @property
    def industries(self) -> list[str]:
        """Ids of the industries."""
        return [entry["id"] for entry in self.tiles]

    @property
    def towns(self) -> list[str]:
        """Ids of the towns; a town, its place and its location card have one number."""
        return [place["id"] for place in self.places if place["kind"] == "town"]

    @property
    def card_ids(self) -> list[str]:
        """Location cards, industry cards, wild location, wild industry."""
        shown = [card["id"] for card in self.cards["industry_card"]]
        return [*self.towns, *shown, "wild_location", "wild_industry"]

    @property
    def slot_ids(self) -> list[str]:
        """`dudley.1`, `dudley.2` … in reading order."""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index, _ in self.slots]

    @property
    def merchant_ids(self) -> list[str]:
        """`oxford.1`, `oxford.2` …"""
        return [f"{self.places[place]['id']}.{index + 1}" for place, index in self.merchants]

    @property
    def connection_ids(self) -> list[str]:
        """The ends of each connection, joined by a hyphen."""
        return ["-".join(entry["ends"]) for entry in self.board["connection"]]

    @property
    def merchant_tile_ids(self) -> list[str]:
        """Kinds of merchant tile."""
        return [entry["id"] for entry in self.cards["merchant_tile"]]

    @property
    def tile_ids(self) -> list[str]:
        """`coal_mine-1` … industry by industry, lowest level first."""
        return [f"{industry['id']}-{tile['level']}" for industry, tile in self.tile_kinds]

    @property
    def tile_kinds(self) -> list[tuple[Entry, Entry]]:
        """Every industry with each of its kinds of tile."""
        return [(industry, tile) for industry in self.tiles for tile in industry["tile"]]


PLACE_ORDER = ("town", "farm_brewery", "merchant")


def make_edition(board: Entry) -> Edition:
    """The game's data with some board; towns come first so that cards and towns share numbers."""
    places = sorted(board["place"], key=lambda place: PLACE_ORDER.index(place["kind"]))
    return Edition(
        board=board,
        tiles=read_toml("tiles.toml")["industry"],
        cards=read_toml("cards.toml"),
        tracks=read_toml("tracks.toml"),
        setup=read_toml("setup.toml"),
        options=read_options(),
        places=places,
        slots=[
            (number, index, shown)
            for number, place in enumerate(places)
            for index, shown in enumerate(place.get("slots", []))
        ],
        merchants=[
            (number, index)
            for number, place in enumerate(places)
            for index in range(place.get("merchants", 0))
        ],
    )


def read_options() -> tuple[Option, ...]:
    """What a table may agree on, defaults first."""
    return tuple(
        Option(entry["id"], tuple(entry["values"]), entry["rule"])
        for entry in read_toml("options.toml")["option"]
    )


@lru_cache(maxsize=1)
def standard_edition() -> Edition:
    """The edition with the board of the box."""
    board = read_toml("board.toml")
    faults = board_faults(board)
    if faults:
        raise BrokenData("board.toml", faults)
    return make_edition(board)


# --- checking a board -------------------------------------------------------------------------


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


# --- filling a box ----------------------------------------------------------------------------


def open_box(edition: Edition, players: int, options: dict[str, OptionValue]) -> Box:
    """BB-2.1 Every figure for this number of players."""
    index = edition.setup["players"].index(players)
    figures = {
        "players": [players],
        "rounds": [edition.setup["rounds"][index]],
        "hand": [edition.setup["hand"]],
        "money": [edition.setup["money"]],
    }
    figures |= board_figures(edition)
    figures |= merchant_figures(edition, players, index)
    figures |= tile_figures(edition, options)
    figures |= card_figures(edition, index)
    figures |= track_figures(edition, options)
    figures |= option_figures(edition, options)
    return Box(figures)


def members(numbers: list[int]) -> int:
    """A set of numbers as bits."""
    return sum(2**number for number in set(numbers))


def board_figures(edition: Edition) -> dict[str, list[int]]:
    """Places, slots and connections."""
    number = {place["id"]: index for index, place in enumerate(edition.places)}
    slots, connections = edition.slots, edition.board["connection"]
    ends = [[number[end] for end in entry["ends"]] for entry in connections]
    showing = [
        [slot for slot, (_, _, shown) in enumerate(slots) if industry in shown]
        for industry in edition.industries
    ]
    pairs = [(slot, kind) for slot in range(len(slots)) for kind in range(INDUSTRIES)]
    pairs = [(slot, kind) for slot, kind in pairs if slot in showing[kind]]
    towns = len(edition.towns)
    return {
        "places": [len(edition.places)],
        "towns": [towns],
        "slots": [len(slots)],
        "connections": [len(connections)],
        "slot_place": [place for place, _, _ in slots],
        "place_slots": [
            members([slot for slot, entry in enumerate(slots) if entry[0] == place])
            for place in range(len(edition.places))
        ],
        "town_slots": [members([slot for slot, entry in enumerate(slots) if entry[0] < towns])],
        "slots_showing": [members(shown) for shown in showing],
        "slots_showing_only": [
            members([slot for slot in shown if len(slots[slot][2]) == 1]) for shown in showing
        ],
        "connection_ends": [members(joined) for joined in ends],
        "connections_at": [
            members([link for link, joined in enumerate(ends) if place in joined])
            for place in range(len(edition.places))
        ],
        "connections_in_era": [
            members([link for link, entry in enumerate(connections) if era in entry["eras"]])
            for era in ERAS
        ],
        "pair_slot": [slot for slot, _ in pairs],
        "pair_industry": [kind for _, kind in pairs],
        "pair_of": [
            pairs.index((slot, kind)) if (slot, kind) in pairs else -1
            for slot in range(len(slots))
            for kind in range(INDUSTRIES)
        ],
    }


def merchant_figures(edition: Edition, players: int, index: int) -> dict[str, list[int]]:
    """Merchant places, their tiles and what their barrels bring."""
    places = edition.places
    tiles = edition.cards["merchant_tile"]
    industries = edition.industries
    return {
        "merchants": [len(edition.merchants)],
        "merchant_place": [place for place, _ in edition.merchants],
        "merchants_at": [
            members([number for number, entry in enumerate(edition.merchants) if entry[0] == place])
            for place in range(len(places))
        ],
        "merchant_places": [
            members([number for number, place in enumerate(places) if place["kind"] == "merchant"])
        ],
        "merchants_in_use": [
            number
            for number, (place, _) in enumerate(edition.merchants)
            if places[place]["merchants_from"] <= players
        ],
        "merchant_tiles": [
            kind for kind, tile in enumerate(tiles) for _ in range(tile["count"][index])
        ],
        "merchant_tile_buys": [
            members([industries.index(name) for name in tile["buys"]]) for tile in tiles
        ],
        "place_icons": [place.get("link_icons", 0) for place in places],
        "bonus_kind": [
            BONUSES.index(place["bonus"]["kind"]) if "bonus" in place else -1 for place in places
        ],
        "bonus_amount": [place.get("bonus", {}).get("amount", 0) for place in places],
    }


def tile_figures(edition: Edition, options: dict[str, OptionValue]) -> dict[str, list[int]]:
    """Every kind of tile, and each industry's stack on the mat."""
    kinds = edition.tile_kinds
    industries = edition.industries
    figures = {
        f"tile_{key}": [int(tile[key]) for _, tile in kinds]
        for key in ("level", "money", "coal", "iron", "beer", "points", "income", "icons", "bulb")
    }
    figures["tile_money"][edition.tile_ids.index("manufacturer-4")] = int(
        options["manufacturer_4_money"]
    )
    stacks = [
        [number for number, (owner, tile) in enumerate(kinds) if owner["id"] == name for _ in range(tile["count"])]
        for name in industries
    ]
    return figures | {
        "tiles": [len(kinds)],
        "tile_industry": [industries.index(owner["id"]) for owner, _ in kinds],
        "tile_cubes": [cubes for _, tile in kinds for cubes in tile["cubes"]],
        "tile_eras": [members([ERAS.index(era) for era in tile["eras"]]) for _, tile in kinds],
        "stack": [tile for stack in stacks for tile in stack + [-1] * (STACK - len(stack))],
        "stack_size": [len(stack) for stack in stacks],
    }


def card_figures(edition: Edition, index: int) -> dict[str, list[int]]:
    """Kinds of card and the deck (BB-2.1 to BB-2.3)."""
    industries = edition.industries
    towns = len(edition.towns)
    shown = edition.cards["industry_card"]
    wild = towns + len(shown)
    named = [[] for _ in range(towns)]
    named += [[industries.index(name) for name in card["industries"]] for card in shown]
    named += [[], list(range(len(industries)))]
    counts = [place["cards"][index] for place in edition.places[:towns]]
    counts += [card["count"][index] for card in shown]
    return {
        "cards": [wild + 2],
        "wild_location": [wild],
        "wild_industry": [wild + 1],
        "wild_locations": [edition.cards["wild"]["location"]],
        "wild_industries": [edition.cards["wild"]["industry"]],
        "card_industries": [members(kinds) for kinds in named],
        "cards_showing": [
            members([card for card, kinds in enumerate(named) if industry in kinds])
            for industry in range(len(industries))
        ],
        "deck": [card for card, number in enumerate(counts) for _ in range(number)],
    }


def track_figures(edition: Edition, options: dict[str, OptionValue]) -> dict[str, list[int]]:
    """Markets, the income track, loans, and what links cost."""
    tracks = edition.tracks
    links, loan = tracks["links"], tracks["loan"]
    levels = tracks["income_track"]["levels"]
    per_player = options["link_tiles_per_player"]
    return {
        "coal_prices": tracks["coal_market"]["prices"],
        "coal_filled": [tracks["coal_market"]["filled"]],
        "coal_when_empty": [tracks["coal_market"]["when_empty"]],
        "iron_prices": tracks["iron_market"]["prices"],
        "iron_filled": [tracks["iron_market"]["filled"]],
        "iron_when_empty": [tracks["iron_market"]["when_empty"]],
        "income_levels": levels,
        "income_start": [tracks["income_track"]["start"]],
        "income_after_loan": [space_after_loan(levels, level - loan["levels_back"]) for level in levels],
        "loan_money": [loan["money"]],
        "links_per_player": [UNLIMITED_LINKS if per_player == "unlimited" else int(per_player)],
        "canal_money": [links["canal"]],
        "first_rail_money": [links["first_rail"]],
        "second_rail_money": [links["second_rail"]],
    }


def space_after_loan(levels: list[int], level: int) -> int:
    """BB-13.1 The highest space of a level; -1 where the track has no such level."""
    return max((space for space, here in enumerate(levels) if here == level), default=-1)


def option_figures(edition: Edition, options: dict[str, OptionValue]) -> dict[str, list[int]]:
    """Yes-or-no options as 1 and 0."""
    flags = [option.name for option in edition.options if isinstance(option.default, bool)]
    return {name: [int(bool(options[name]))] for name in flags} | {
        "tie_break_by_level": [int(options["tie_break_income"] == "level")],
        "money_per_point": [edition.setup["introductory"]["money_per_point"]],
        "most_points_for_money": [edition.setup["introductory"]["most_points_for_money"]],
    }
