"""Filling a box: the figures of an edition for one number of players and one set of options."""

from millhand.games.birmingham.box import STACK, Box
from millhand.games.birmingham.choices import INDUSTRIES
from millhand.games.birmingham.data_files import BONUSES, ERAS
from millhand.games.birmingham.edition import Edition
from millhand.kernel.game import OptionValue

UNLIMITED_LINKS = 1000
"""Stands for as many link tiles as anybody could want (BB-O9)."""


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
        [
            number
            for number, (owner, tile) in enumerate(kinds)
            if owner["id"] == name
            for _ in range(tile["count"])
        ]
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
    named: list[list[int]] = [[] for _ in range(towns)]
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
        "income_after_loan": [
            space_after_loan(levels, level - loan["levels_back"]) for level in levels
        ],
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
