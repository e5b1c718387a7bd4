"""Filling a box: the common figures of an edition for one number of players."""

from collections.abc import Sequence

from millhand.face.boards import Entry
from millhand.mechanics.land.data.edition import ERAS, LandEdition
from millhand.mechanics.land.play.figures import STACK
from millhand.mechanics.land.play.layout import INDUSTRIES

Figured = dict[str, list[int]]


def members(numbers: Sequence[int]) -> int:
    """A set of numbers as bits."""
    return sum(2**number for number in set(numbers))


def board_figures(edition: LandEdition) -> Figured:
    """Places, slots and connections."""
    slots, connections = edition.slots, edition.board["connection"]
    places = range(len(edition.places))
    number = {name: index for index, name in enumerate(edition.place_ids)}
    ends = [[number[end] for end in entry["ends"]] for entry in connections]
    showing = [
        [slot for slot, (_, _, shown) in enumerate(slots) if industry in shown]
        for industry in edition.industries
    ]
    return pair_figures(showing, len(slots)) | {
        "places": [len(edition.places)],
        "towns": [len(edition.towns)],
        "slots": [len(slots)],
        "connections": [len(connections)],
        "slot_place": [place for place, _, _ in slots],
        "place_slots": [
            members([slot for slot, entry in enumerate(slots) if entry[0] == place])
            for place in places
        ],
        "place_icons": [place.get("link_icons", 0) for place in edition.places],
        "slots_showing": [members(shown) for shown in showing],
        "slots_showing_only": [
            members([slot for slot in shown if len(slots[slot][2]) == 1]) for shown in showing
        ],
        "connection_ends": [members(joined) for joined in ends],
        "connections_at": [
            members([link for link, joined in enumerate(ends) if place in joined])
            for place in places
        ],
        "connections_in_era": [
            members([link for link, entry in enumerate(connections) if era in entry["eras"]])
            for era in ERAS
        ],
    }


def pair_figures(showing: list[list[int]], slots: int) -> Figured:
    """The pairs of a slot and an industry that it shows, both ways."""
    kinds = range(len(showing))
    pairs = [(slot, kind) for slot in range(slots) for kind in kinds if slot in showing[kind]]
    return {
        "pair_slot": [slot for slot, _ in pairs],
        "pair_industry": [kind for _, kind in pairs],
        "pair_of": [
            pairs.index((slot, kind)) if (slot, kind) in pairs else -1
            for slot in range(slots)
            for kind in range(INDUSTRIES)
        ],
    }


def tile_figures(edition: LandEdition, more: Sequence[str] = ()) -> Figured:
    """Every kind of tile, and each industry's stack on the mat; `more` names further figures."""
    kinds = edition.tile_kinds
    industries = edition.industries
    keys = ("level", "money", "coal", "iron", "points", "income", "icons", *more)
    stacks = [
        [
            number
            for number, (owner, tile) in enumerate(kinds)
            if owner["id"] == name
            for _ in range(tile["count"])
        ]
        for name in industries
    ]
    return {f"tile_{key}": [int(tile[key]) for _, tile in kinds] for key in keys} | {
        "industries": [len(industries)],
        "tile_industry": [industries.index(owner["id"]) for owner, _ in kinds],
        "tile_cubes": [cubes for _, tile in kinds for cubes in tile["cubes"]],
        "tile_eras": [members([ERAS.index(era) for era in tile["eras"]]) for _, tile in kinds],
        "stack": [tile for stack in stacks for tile in stack + [-1] * (STACK - len(stack))],
        "stack_size": [len(stack) for stack in stacks],
    }


def card_figures(edition: LandEdition, counts: Sequence[int], shown: list[list[int]]) -> Figured:
    """The deck (so many of each kind of card), and which industries each kind shows."""
    return {
        "cards": [len(shown)],
        "cards_of_deck": [len(counts)],
        "cards_showing": [
            members([card for card, kinds in enumerate(shown) if industry in kinds])
            for industry in range(len(edition.industries))
        ],
        "deck": [card for card, number in enumerate(counts) for _ in range(number)],
    }


def track_figures(coal: Entry, iron: Entry, tracks: Entry) -> Figured:
    """Markets, the income track, and what links cost."""
    links = tracks["links"]
    return {
        "coal_prices": coal["prices"],
        "coal_filled": [coal["filled"]],
        "coal_when_empty": [coal["when_empty"]],
        "iron_prices": iron["prices"],
        "iron_filled": [iron["filled"]],
        "iron_when_empty": [iron["when_empty"]],
        "income_levels": tracks["income_track"]["levels"],
        "income_start": [tracks["income_track"]["start"]],
        "canal_money": [links["canal"]],
        "first_rail_money": [links["first_rail"]],
        "second_rail_money": [links["second_rail"]],
    }


def spaces_after_loan(levels: list[int], levels_back: int) -> list[int]:
    """For every space the highest space so many levels lower; -1 where there is no such level."""
    spaces = {level: space for space, level in enumerate(levels)}
    return [spaces.get(level - levels_back, -1) for level in levels]
