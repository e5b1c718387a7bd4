"""Checking a board file: every fault is named with the entry it stands in."""

from typing import Any

from millhand.face.boards import TABLES, Entry, KnownKeys, Shapes, is_list, is_whole, labelled
from millhand.face.faults import Fault
from millhand.games.lancashire.data.files import DECKS, PLACE_ORDER, read_toml
from millhand.mechanics.land.data.boards import (
    BOARD_KEYS,
    CONNECTION_KEYS,
    LAND_SHAPES,
    PLACE_KEYS,
    graph_faults,
    land_faults,
    size_faults,
    slot_faults,
)
from millhand.mechanics.land.play.layout import CARDS, DECK_ROOM

SEATED = (2, 3, 4)
MOST_ICONS = 9
"""More link icons are printed nowhere."""


def are_counts_of_players(value: Any) -> bool:
    """Numbers of players that the game knows."""
    return is_list(value, lambda one: is_whole(one) and one in SEATED)


KEYS: KnownKeys = {
    **BOARD_KEYS,
    "place": {**PLACE_KEYS, "closed_for": None},
    "connection": {**CONNECTION_KEYS, "canal_for": None},
    "virtual_link": labelled("ends"),
}
SHAPES: Shapes = {
    **LAND_SHAPES,
    "cards": (Fault("whole_numbers"), lambda value: is_list(value, is_whole)),
    "link_icons": (
        Fault("a_whole_number_up_to", most=MOST_ICONS),
        lambda value: is_whole(value) and value <= MOST_ICONS,
    ),
    "closed_for": (Fault("numbers_of_players"), are_counts_of_players),
    "canal_for": (Fault("numbers_of_players"), are_counts_of_players),
    "virtual_link": TABLES,
}


def board_faults(board: Entry) -> list[Fault]:
    """Everything that is wrong with a board file, each fault with the entry it stands in."""
    faults = land_faults(board, KEYS, SHAPES, read_toml, kind_faults)
    if not faults:
        towns = [place["id"] for place in board["place"] if place["kind"] == "town"]
        faults += virtual_faults(board.get("virtual_link", []), towns)
        faults += size_faults(board, [(Fault("towns"), len(towns), CARDS - 8)])
    return faults or graph_faults(board) + open_faults(board) + count_faults(board)


def kind_faults(industries: set[str], place: Entry) -> list[Fault]:
    """BL-1.1 What a town, an external place and a waypoint (a village) must have."""
    kind = place["kind"]
    if kind not in PLACE_ORDER:
        return [Fault("is_none_of", key="kind", value=kind, known=PLACE_ORDER)]
    if kind != "town":
        own = [key for key in ("slots", "cards") if place.get(key)]
        return [Fault("belong_to_towns_only", key=key) for key in own]
    faults = slot_faults(place, industries)
    if len(place.get("cards", ())) != len(DECKS):
        faults.append(Fault("cards_for_each_deck", known=DECKS))
    return faults


def virtual_faults(links: list[Entry], towns: list[str]) -> list[Fault]:
    """A virtual link joins two towns."""
    faults = []
    for number, entry in enumerate(links, start=1):
        ends: Any = entry.get("ends")
        if not is_list(ends, towns.__contains__) or not len(ends) == len(set(ends)) == 2:
            faults.append(Fault("ends_are_no_two_towns").at(f"virtual_link {number}"))
    return faults


def open_faults(board: Entry) -> list[Fault]:
    """The places that some number of players uses hang together, and no card names another."""
    faults = []
    for index, players in ((0, 2), (1, 3), (1, 4), (2, 4)):
        closed = frozenset(
            place["id"] for place in board["place"] if players in place.get("closed_for", [])
        )
        faults += [
            Fault("with_so_many_players", players=players, fault=fault)
            for fault in graph_faults(board, closed)
        ]
        faults += [
            Fault("closed_place_has_cards", place=place["id"], players=players)
            for place in board["place"]
            if place["id"] in closed and place.get("cards", [0, 0, 0])[index]
        ]
    return faults


def count_faults(board: Entry) -> list[Fault]:
    """BL-3.2 Hands and deck must be used up in the rounds of each era (BL-3.3, BL-4.4)."""
    faults = []
    for seating in read_toml("setup.toml")["seating"]:
        players, deck = seating["players"], DECKS.index(seating["deck"])
        cards = sum(place["cards"][deck] for place in board["place"] if "cards" in place)
        cards += sum(card["count"][deck] for card in read_toml("cards.toml")["industry_card"])
        played = 2 * players * seating["rounds"]
        for era, needed, aside in zip(
            ("canal", "rail"), (played - players, played), seating["aside"], strict=True
        ):
            if cards - aside != needed or cards > DECK_ROOM:
                fault = Fault("era_has_other_cards", era=era, cards=cards - aside, needed=needed)
                of_deck = Fault("with_the_deck", deck=seating["deck"], fault=fault)
                faults.append(Fault("with_so_many_players", players=players, fault=of_deck))
    return faults
