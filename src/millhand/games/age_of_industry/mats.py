"""Checking a mat and the pieces: tiles, cards, market tokens, prices."""

from millhand.games.age_of_industry.box import STACK
from millhand.games.age_of_industry.data_files import (
    FIGURES,
    GOODS,
    MOST_CUBES,
    RESOURCES,
    SLOT_KINDS,
)
from millhand.games.age_of_industry.layout import DECK_ROOM
from millhand.kernel.boards import Entry

INDUSTRIES = ("cotton_mill", "factory", "iron_works", "coal_mine", "port", "ship")
TILES_PER_PLAYER = 35
DECK = 66
MARKET_TOKENS = 18
HOLDS = {"iron_works": "iron", "coal_mine": "coal"}


def mat_faults(mat: Entry) -> list[str]:
    """AI-1.2 Six industries in their order, AI-1.1 thirty-five tiles, sources everywhere."""
    industries = mat.get("industry", [])
    ids = [entry.get("id") for entry in industries]
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
    """The slot it needs, what it sells or holds, and its tiles by rising level."""
    faults = []
    if industry.get("slot") not in SLOT_KINDS:
        faults.append(f"slot must be one of {', '.join(SLOT_KINDS)}")
    if industry.get("holds") != HOLDS.get(industry["id"]):
        faults.append(f"holds must be one of {', '.join(RESOURCES)} for mines and iron works only")
    if industry.get("goods", GOODS[0]) not in GOODS:
        faults.append(f"goods must be one of {', '.join(GOODS)}")
    tiles = industry.get("tile", [])
    faults += [fault for number, tile in enumerate(tiles, start=1) for fault in tile_faults(tile)]
    if faults or not tiles:
        return faults or ["no tiles"]
    levels = [tile["level"] for tile in tiles]
    if levels != sorted(set(levels)):
        faults.append("levels must rise")
    if sum(tile["count"] for tile in tiles) > STACK:
        faults.append(f"more than {STACK} tiles")
    return faults


def tile_faults(tile: Entry) -> list[str]:
    """A level, a number of tiles, and for each figure a value with its source."""
    name = f"level {tile.get('level', '?')}"
    keys = ("level", "count", "source", "sure")
    faults = [f"{name}: {key} is missing" for key in keys if key not in tile]
    if faults or tile["level"] == 0:
        return faults
    for key in FIGURES:
        figure = tile.get(key)
        if not isinstance(figure, dict) or not {"is", "source", "sure"} <= set(figure):
            faults.append(f"{name}: {key} needs «is», «source» and «sure»")
        elif not isinstance(figure["is"], int) or figure["is"] < 0:
            faults.append(f"{name}: {key} must be a number, 0 or more")
        elif key in RESOURCES and figure["is"] > MOST_CUBES:
            faults.append(f"{name}: {key} is more than {MOST_CUBES}")
    return faults + [
        f"{name}: buys must name {', '.join(GOODS)}"
        for good in tile.get("buys", [])
        if good not in GOODS
    ]


def piece_faults(pieces: Entry) -> list[str]:
    """AI-1.6 Sixty-six cards, AI-2.7 eighteen market tokens, AI-2.5 rising prices."""
    rows = ("industry_card", "location_card", "market_token", "market", "loan", "rail")
    faults = [f"«{key}» is missing" for key in rows if key not in pieces]
    if faults:
        return faults
    for row in rows[:3]:
        faults += [
            f"{row} «{entry.get('id', '?')}»: {key} is missing"
            for entry in pieces[row]
            for key in ("id", "count", "source", "sure")
            if key not in entry
        ]
    return faults or count_faults(pieces) + price_faults(pieces)


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


def price_faults(pieces: Entry) -> list[str]:
    """The prices of coal and iron rise from the cheapest space to the dearest."""
    prices = pieces["market"].get("prices", {}).get("is", [])
    if not prices or prices != sorted(prices) or "when_empty" not in pieces["market"]:
        return ["market: prices must rise, and when_empty must be said"]
    return []
