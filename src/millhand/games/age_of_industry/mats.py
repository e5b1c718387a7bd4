"""Checking a mat and the pieces: tiles, cards, market tokens, prices."""

from collections.abc import Sequence
from typing import Any

from millhand.games.age_of_industry.box import STACK
from millhand.games.age_of_industry.data_files import (
    FIGURES,
    GOODS,
    MOST_CUBES,
    RESOURCES,
    SLOT_KINDS,
)
from millhand.games.age_of_industry.layout import DECK_ROOM
from millhand.kernel.boards import (
    Entry,
    Shapes,
    are_tables,
    is_list,
    is_name,
    is_whole,
    row_faults,
    shape_faults,
)

INDUSTRIES = ("cotton_mill", "factory", "iron_works", "coal_mine", "port", "ship")
TILES_PER_PLAYER = 35
DECK = 66
MARKET_TOKENS = 18
HOLDS = {"iron_works": "iron", "coal_mine": "coal"}


def are_goods(value: Any) -> bool:
    """What is bought: each of the goods, once."""
    return is_list(value, lambda one: one in GOODS) and len(value) <= len(GOODS)


def is_table_of(value: Any, needed: Sequence[str]) -> bool:
    """A table with a whole number for each of some keys."""
    return isinstance(value, dict) and all(is_whole(value.get(key)) for key in needed)


def are_prices(value: Any) -> bool:
    """A ladder of prices, the cheapest space first, and a price when it is empty."""
    if not is_table_of(value, ["when_empty"]) or not isinstance(value.get("prices"), dict):
        return False
    prices = value["prices"].get("is")
    return is_list(prices, is_whole) and len(prices) > 0 and prices == sorted(prices)


def is_loan(value: Any) -> bool:
    """What a loan brings and costs; what it costs in points when unpaid is below nothing."""
    if not is_table_of(value, ["money", "interest"]):
        return False
    points = value.get("points_when_unpaid")
    return isinstance(points, int) and is_whole(-points)


INDUSTRY_SHAPES: Shapes = {
    "id": ("a name", is_name),
    "slot": (f"one of {', '.join(SLOT_KINDS)}", lambda value: value in SLOT_KINDS),
    "goods": (f"one of {', '.join(GOODS)}", lambda value: value in GOODS),
    "tile": ("tables", are_tables),
}
COUNTED: Shapes = {
    "id": ("a name", is_name),
    **dict.fromkeys(("level", "count"), ("a whole number", is_whole)),
    "buys": (f"a list of {', '.join(GOODS)}", are_goods),
}
"""What tiles, cards and market tokens say."""
PIECE_SHAPES: Shapes = {
    **dict.fromkeys(("industry_card", "location_card", "market_token"), ("tables", are_tables)),
    "market": ("prices that rise, and when_empty", are_prices),
    "loan": ("money, interest and points_when_unpaid", is_loan),
    "rail": (
        "per_player, money and income",
        lambda value: is_table_of(value, ["per_player", "money", "income"]),
    ),
}


def mat_faults(mat: Entry) -> list[str]:
    """AI-1.2 Six industries in their order, AI-1.1 thirty-five tiles, sources everywhere."""
    industries = mat.get("industry", [])
    if not are_tables(industries):
        return ["industry must be tables"]
    faults = row_faults("industry", industries, ("id", "slot", "tile"), INDUSTRY_SHAPES)
    if faults:
        return faults
    ids = [entry["id"] for entry in industries]
    if ids != list(INDUSTRIES):
        return [f"the industries must be {', '.join(INDUSTRIES)}, in this order"]
    faults = [f"{entry['id']}: {fault}" for entry in industries for fault in industry_faults(entry)]
    if faults:
        return faults
    tiles = sum(tile["count"] for entry in industries for tile in entry["tile"])
    if tiles != TILES_PER_PLAYER:
        faults.append(f"{tiles} tiles, not {TILES_PER_PLAYER}")
    return faults


def industry_faults(industry: Entry) -> list[str]:
    """What it sells or holds, and its tiles by rising level."""
    faults = []
    if industry.get("holds") != HOLDS.get(industry["id"]):
        faults.append(f"holds must be one of {', '.join(RESOURCES)} for mines and iron works only")
    tiles = industry["tile"]
    faults += row_faults("tile", tiles, ("level", "count", "source", "sure"), COUNTED)
    faults = faults or [fault for tile in tiles for fault in figure_faults(tile)]
    if faults or not tiles:
        return faults or ["no tiles"]
    levels = [tile["level"] for tile in tiles]
    if levels != sorted(set(levels)):
        faults.append("levels must rise")
    if sum(tile["count"] for tile in tiles) > STACK:
        faults.append(f"more than {STACK} tiles")
    return faults


def figure_faults(tile: Entry) -> list[str]:
    """For each figure a value with its source; a tile of level 0 is never built and has none."""
    name = f"level {tile['level']}"
    faults = []
    for key in FIGURES:
        figure = tile.get(key)
        if figure is None and tile["level"] == 0:
            continue
        if not isinstance(figure, dict) or not {"is", "source", "sure"} <= set(figure):
            faults.append(f"{name}: {key} needs «is», «source» and «sure»")
        elif not is_whole(figure["is"]):
            faults.append(f"{name}: {key} must be a number, 0 or more")
        elif key in RESOURCES and figure["is"] > MOST_CUBES:
            faults.append(f"{name}: {key} is more than {MOST_CUBES}")
    return faults


def piece_faults(pieces: Entry) -> list[str]:
    """AI-1.6 Sixty-six cards, AI-2.7 eighteen market tokens, AI-2.5 rising prices."""
    faults = [f"«{key}» is missing" for key in PIECE_SHAPES if key not in pieces]
    faults += shape_faults(pieces, PIECE_SHAPES)
    if faults:
        return faults
    needed = ("id", "count", "source", "sure")
    for row in ("industry_card", "location_card"):
        faults += row_faults(row, pieces[row], needed, COUNTED)
    faults += row_faults("market_token", pieces["market_token"], (*needed, "buys"), COUNTED)
    return faults or count_faults(pieces)


def count_faults(pieces: Entry) -> list[str]:
    """The numbers of cards and tokens, and a card for each industry."""
    faults = []
    industries = sorted(card["id"] for card in pieces["industry_card"])
    if industries != sorted(INDUSTRIES):
        faults.append(f"industry cards must be {', '.join(INDUSTRIES)}")
    colours = [card["id"] for card in pieces["location_card"]]
    if len(set(colours)) != len(colours) or set(colours) & set(INDUSTRIES):
        faults.append("each colour of location cards needs a name of its own")
    cards = sum(card["count"] for row in ("industry_card", "location_card") for card in pieces[row])
    if cards != DECK or cards > DECK_ROOM:
        faults.append(f"{cards} cards, not {DECK}")
    tokens = sum(token["count"] for token in pieces["market_token"])
    if tokens != MARKET_TOKENS:
        faults.append(f"{tokens} market tokens, not {MARKET_TOKENS}")
    return faults
