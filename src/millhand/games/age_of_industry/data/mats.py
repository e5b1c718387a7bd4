"""Checking a mat and the pieces: tiles, cards, market tokens, prices, loans, rails."""

from collections.abc import Sequence
from typing import Any

from millhand.face.boards import (
    NAME,
    TABLES,
    Entry,
    Shapes,
    are_tables,
    is_list,
    is_whole,
    missing_keys,
    missing_parts,
    row_faults,
    shape_faults,
    too_large,
    unknown_keys,
)
from millhand.face.faults import Fault
from millhand.games.age_of_industry.data.files import FIGURES, GOODS, MOST_CUBES, RESOURCES
from millhand.games.age_of_industry.data.keys import MAT, PIECES
from millhand.games.age_of_industry.play.box import STACK
from millhand.games.age_of_industry.play.choices import CARDS

INDUSTRIES = ("cotton_mill", "factory", "iron_works", "coal_mine", "port", "ship")
OF_AN_INDUSTRY = {
    "slot": dict(zip(INDUSTRIES, ("blank", "blank", "blank", "mine", "port", "ship"), strict=True)),
    "goods": {"cotton_mill": "cotton", "factory": "manufactured"},
    "holds": {"iron_works": "iron", "coal_mine": "coal"},
}
"""What the rules say of each industry; a mat can only repeat it (AI-5.1, AI-9.1, AI-15.3)."""

TOKENS = {"cotton": GOODS[:1], "manufactured": GOODS[1:], "both": GOODS, "none": ()}
"""The four kinds of market token and the goods they buy."""

TILES_PER_PLAYER = 35
DECK = 66
MARKET_TOKENS = 18
COLOURS = CARDS - len(INDUSTRIES)
"""The most colours of location cards that there is room for."""

MOST = 999
"""No figure on a mat, a card or a price is larger."""


def is_figure(value: Any) -> bool:
    """A sum of money or a number of pieces."""
    return bool(is_whole(value) and value <= MOST)


def is_loss(value: Any) -> bool:
    """Points that are lost, or none."""
    return isinstance(value, int) and is_figure(-value)


def are_goods(value: Any) -> bool:
    """What is bought: each of the goods once at the most."""
    return is_list(value, lambda one: one in GOODS) and len(value) <= len(GOODS)


def are_prices(value: Any) -> bool:
    """A ladder of prices, the cheapest space first."""
    prices = value.get("is") if isinstance(value, dict) else None
    return (
        isinstance(prices, list)
        and is_list(prices, is_figure)
        and 0 < len(prices) <= MOST
        and prices == sorted(prices)
    )


FIGURE = (Fault("a_whole_number_up_to", most=MOST), is_figure)
AT_LEAST_1 = (Fault("1_or_more"), lambda value: is_figure(value) and value > 0)

INDUSTRY_SHAPES: Shapes = {"id": NAME, "tile": TABLES}
COUNTED: Shapes = {
    "id": NAME,
    "level": FIGURE,
    "count": AT_LEAST_1,
    "buys": (Fault("a_list_of", known=GOODS), are_goods),
}
"""What tiles, cards and market tokens say."""

ROWS = {
    "industry_card": ("id", "count", "source", "sure"),
    "location_card": ("id", "count", "source", "sure"),
    "market_token": ("id", "count", "buys", "source", "sure"),
}
"""What each card and each market token must say."""

SINGLE: dict[str, Shapes] = {
    "market": {"prices": (Fault("prices_that_rise"), are_prices), "when_empty": FIGURE},
    "loan": {
        "money": AT_LEAST_1,
        "interest": FIGURE,
        "points_when_unpaid": (Fault("0_or_less"), is_loss),
    },
    "rail": dict.fromkeys(("per_player", "money", "income"), FIGURE),
}
"""What the market of coal and iron, loans and rails must say."""


# --- the mat ----------------------------------------------------------------------------------


def mat_faults(mat: Entry) -> list[Fault]:
    """AI-1.2 Six industries in their order, AI-1.1 thirty-five tiles, sources everywhere."""
    industries = mat.get("industry", [])
    if not are_tables(industries):
        return [Fault("value_must_be", key="industry", shape=TABLES[0])]
    faults = unknown_keys(mat, MAT)
    faults += row_faults("industry", industries, tuple(INDUSTRY_SHAPES), INDUSTRY_SHAPES)
    if faults:
        return faults
    if [entry["id"] for entry in industries] != list(INDUSTRIES):
        return [Fault("industries_must_be", known=INDUSTRIES)]
    faults = [fault.at(entry["id"]) for entry in industries for fault in industry_faults(entry)]
    tiles = [entry["tile"] for entry in industries]
    return faults or count_faults(Fault("tiles"), tiles, TILES_PER_PLAYER)


def industry_faults(industry: Entry) -> list[Fault]:
    """What it stands on, sells or holds, and its tiles by rising level."""
    faults = []
    for key, known in OF_AN_INDUSTRY.items():
        right = known.get(industry["id"])
        if industry.get(key) != right:
            named = Fault("key_must_say", key=key, right=right) if right else None
            faults.append(named or Fault("key_says_nothing_here", key=key))
    tiles = industry["tile"]
    faults += row_faults("tile", tiles, ("level", "count", "source", "sure"), COUNTED)
    if not faults:
        faults += [fault for tile in tiles for fault in tile_faults(industry["id"], tile)]
    if faults or not tiles:
        return faults or [Fault("no_tiles")]
    levels = [tile["level"] for tile in tiles]
    if levels != sorted(set(levels)):
        faults.append(Fault("levels_must_rise"))
    if sum(tile["count"] for tile in tiles) >= STACK:
        faults.append(Fault("more_tiles_than", most=STACK - 1))
    return faults


def tile_faults(industry: str, tile: Entry) -> list[Fault]:
    """For each figure a value with its source, ports with what they buy.

    A tile of level 0 is never built and needs none of it.
    """
    faults = [fault for key in FIGURES for fault in figure_faults(industry, tile, key)]
    if ("buys" in tile) != (industry == "port" and tile["level"] > 0):
        faults.append(Fault("only_ports_buy"))
    elif tile.get("buys") == []:
        faults.append(Fault("buys_must_name_something"))
    return [fault.at(f"level {tile['level']}") for fault in faults]


def figure_faults(industry: str, tile: Entry, key: str) -> list[Fault]:
    """A figure is a number with its source; cubes lie on mines and iron works only."""
    figure = tile.get(key)
    if figure is None and tile["level"] == 0:
        return []
    if not isinstance(figure, dict) or not {"is", "source", "sure"} <= set(figure):
        return [Fault("figure_needs_its_source", key=key)]
    if not is_figure(figure["is"]):
        return [Fault("value_must_be", key=key, shape=FIGURE[0])]
    if key in RESOURCES and figure["is"] > MOST_CUBES:
        return [Fault("figure_is_more_than", key=key, most=MOST_CUBES)]
    holds = industry in OF_AN_INDUSTRY["holds"] and tile["level"] > 0
    if key == "cubes" and (figure["is"] > 0) != holds:
        shape = AT_LEAST_1[0] if holds else Fault("nothing_at_all")
        return [Fault("value_must_be", key=key, shape=shape)]
    return []


# --- the pieces -------------------------------------------------------------------------------


def piece_faults(pieces: Entry) -> list[Fault]:
    """AI-1.6 Sixty-six cards, AI-2.7 eighteen market tokens, AI-2.5 rising prices."""
    faults = missing_parts(pieces, (*ROWS, *SINGLE))
    faults += unknown_keys(pieces, PIECES)
    faults += shape_faults(pieces, dict.fromkeys(ROWS, TABLES))
    faults += [
        fault for key, shapes in SINGLE.items() for fault in table_faults(pieces, key, shapes)
    ]
    if faults:
        return faults
    faults = [fault for row in ROWS for fault in row_faults(row, pieces[row], ROWS[row], COUNTED)]
    return faults or card_faults(pieces) + token_faults(pieces["market_token"])


def table_faults(pieces: Entry, name: str, shapes: Shapes) -> list[Fault]:
    """What one table of the pieces lacks, or says wrongly."""
    table = pieces.get(name, {})
    if not isinstance(table, dict):
        return [Fault("value_must_be", key=name, shape=Fault("a_table"))]
    missing = missing_keys(table, shapes) if name in pieces else []
    return [fault.at(name) for fault in missing + shape_faults(table, shapes)]


def card_faults(pieces: Entry) -> list[Fault]:
    """A card for each industry, a name for each colour, and the number of all cards."""
    faults = []
    industries = sorted(card["id"] for card in pieces["industry_card"])
    if industries != sorted(INDUSTRIES):
        faults.append(Fault("industry_cards_must_be", known=INDUSTRIES))
    colours = [card["id"] for card in pieces["location_card"]]
    if len(set(colours)) != len(colours) or set(colours) & set(INDUSTRIES):
        faults.append(Fault("colours_need_names_of_their_own"))
    faults += too_large([(Fault("colours"), len(colours), COLOURS)])
    cards = [pieces["industry_card"], pieces["location_card"]]
    return faults + count_faults(Fault("cards"), cards, DECK)


def token_faults(tokens: list[Entry]) -> list[Fault]:
    """Each kind of market token once, buying what its name says."""
    faults = []
    if sorted(token["id"] for token in tokens) != sorted(TOKENS):
        faults.append(Fault("market_tokens_must_be", known=list(TOKENS)))
    else:
        faults += [
            Fault("token_must_buy", goods=f"[{', '.join(TOKENS[token['id']])}]").at(
                "market_token", token["id"]
            )
            for token in tokens
            if sorted(token["buys"]) != sorted(TOKENS[token["id"]])
        ]
    return faults + count_faults(Fault("market_tokens"), [tokens], MARKET_TOKENS)


def count_faults(things: Fault, rows: Sequence[Sequence[Entry]], right: int) -> list[Fault]:
    """How many there are of something in all."""
    found = sum(entry["count"] for row in rows for entry in row)
    if found == right:
        return []
    return [Fault("count_is_wrong", found=found, things=things, right=right)]
