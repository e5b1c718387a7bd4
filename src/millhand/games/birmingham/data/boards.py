"""Checking a board file: every fault is named with the entry it stands in."""

from typing import Any

from millhand.face.boards import (
    WHOLE,
    Entry,
    KnownKeys,
    Shapes,
    Sizes,
    is_list,
    is_name,
    is_whole,
    missing_keys,
)
from millhand.face.faults import Fault
from millhand.games.birmingham.data.files import BONUSES, PLACE_ORDER, read_toml
from millhand.games.birmingham.play.layout import MERCHANTS
from millhand.mechanics.land.data.boards import (
    BOARD_KEYS,
    LAND_SHAPES,
    PLACE_KEYS,
    graph_faults,
    land_faults,
    size_faults,
    slot_faults,
)
from millhand.mechanics.land.play.layout import CARDS, DECK_ROOM


def is_bonus(value: Any) -> bool:
    """What a merchant's barrel brings."""
    return isinstance(value, dict) and is_name(value.get("kind")) and is_whole(value.get("amount"))


KEYS: KnownKeys = {
    **BOARD_KEYS,
    "place": {
        **PLACE_KEYS,
        **dict.fromkeys(("banner", "merchants", "merchants_from")),
        "bonus": dict.fromkeys(("kind", "amount")),
    },
}
SHAPES: Shapes = {
    **LAND_SHAPES,
    "cards": (Fault("whole_numbers"), lambda value: is_list(value, is_whole)),
    "merchants": WHOLE,
    "merchants_from": WHOLE,
    "bonus": (Fault("a_kind_and_an_amount"), is_bonus),
}


def board_faults(board: Entry) -> list[Fault]:
    """Everything that is wrong with a board file, each fault with the entry it stands in."""
    faults = land_faults(board, KEYS, SHAPES, read_toml, kind_faults)
    faults = faults or size_faults(board, own_sizes(board))
    return faults or graph_faults(board) + count_faults(board)


def kind_faults(industries: set[str], place: Entry) -> list[Fault]:
    """What a town, a farm brewery and a merchant place must have."""
    kind = place["kind"]
    if kind not in PLACE_ORDER:
        return [Fault("is_none_of", key="kind", value=kind, known=PLACE_ORDER)]
    if kind == "merchant":
        faults = missing_keys(place, ("merchants", "merchants_from", "link_icons", "bonus"))
        bonus = place.get("bonus", {"kind": BONUSES[0]}).get("kind")
        if bonus not in BONUSES:
            faults.append(Fault("is_none_of", key="bonus", value=bonus, known=BONUSES))
        return faults
    faults = slot_faults(place, industries)
    if kind == "town" and len(place.get("cards", ())) != 3:
        faults.append(Fault("cards_for_each_number_of_players"))
    return faults


def own_sizes(board: Entry) -> Sizes:
    """What the engine has room for beyond what the land knows."""
    towns = [place for place in board["place"] if place["kind"] == "town"]
    merchants = sum(place.get("merchants", 0) for place in board["place"])
    return [
        (Fault("towns"), len(towns), CARDS - 8),
        (Fault("merchants"), merchants, MERCHANTS),
    ]


def count_faults(board: Entry) -> list[Fault]:
    """BB-1.3 The deck must be used up exactly: location and industry cards, rounds, hands."""
    setup, cards = read_toml("setup.toml"), read_toml("cards.toml")
    faults = []
    for index, players in enumerate(setup["players"]):
        size = sum(place.get("cards", (0, 0, 0))[index] for place in board["place"])
        size += sum(card["count"][index] for card in cards["industry_card"])
        needed = players * 2 * setup["rounds"][index]
        if size != needed or size > DECK_ROOM:
            fault = Fault("deck_has_other_cards", cards=size, needed=needed)
            faults.append(Fault("with_so_many_players", players=players, fault=fault))
        spaces = sum(
            place["merchants"]
            for place in board["place"]
            if place["kind"] == "merchant" and place["merchants_from"] <= players
        )
        tiles = sum(tile["count"][index] for tile in cards["merchant_tile"])
        if spaces != tiles:
            fault = Fault("merchant_tiles_do_not_fit", tiles=tiles, spaces=spaces)
            faults.append(Fault("with_so_many_players", players=players, fault=fault))
    return faults
