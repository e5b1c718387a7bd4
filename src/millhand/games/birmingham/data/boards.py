"""Checking a board file: every fault is named with the entry it stands in."""

from typing import Any

from millhand.face.boards import Entry, Shapes, is_list, is_name, is_whole
from millhand.games.birmingham.data.files import BONUSES, PLACE_ORDER, read_toml
from millhand.games.birmingham.play.layout import MERCHANTS
from millhand.mechanics.land.data.boards import (
    LAND_SHAPES,
    graph_faults,
    land_faults,
    size_faults,
    slot_faults,
)
from millhand.mechanics.land.play.layout import CARDS, DECK_ROOM


def is_bonus(value: Any) -> bool:
    """What a merchant's barrel brings."""
    return isinstance(value, dict) and is_name(value.get("kind")) and is_whole(value.get("amount"))


SHAPES: Shapes = {
    **LAND_SHAPES,
    "cards": ("whole numbers", lambda value: is_list(value, is_whole)),
    "merchants": ("a whole number", is_whole),
    "merchants_from": ("a whole number", is_whole),
    "bonus": ("a kind and an amount", is_bonus),
}


def board_faults(board: Entry) -> list[str]:
    """Everything that is wrong with a board file, each fault with the entry it stands in."""
    faults = land_faults(board, SHAPES, read_toml, kind_faults)
    faults = faults or size_faults(board, own_sizes(board))
    return faults or graph_faults(board) + count_faults(board)


def kind_faults(industries: set[str], place: Entry) -> list[str]:
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
    faults = slot_faults(place, industries)
    if kind == "town" and len(place.get("cards", ())) != 3:
        faults.append("cards must count 2, 3 and 4 players")
    return faults


def own_sizes(board: Entry) -> dict[str, tuple[int, int]]:
    """What the engine has room for beyond what the land knows."""
    towns = [place for place in board["place"] if place["kind"] == "town"]
    return {
        "towns": (len(towns), CARDS - 8),
        "merchants": (sum(place.get("merchants", 0) for place in board["place"]), MERCHANTS),
    }


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
