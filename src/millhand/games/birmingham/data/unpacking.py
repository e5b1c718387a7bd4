"""Filling a box: the figures of an edition for one number of players and one set of options."""

from millhand.face.game import Options
from millhand.games.birmingham.data.edition import Edition
from millhand.games.birmingham.data.files import BONUSES
from millhand.games.birmingham.play.box import Box
from millhand.mechanics.land.data.unpacking import (
    Figured,
    board_figures,
    card_figures,
    members,
    spaces_after_loan,
    tile_figures,
    track_figures,
)

UNLIMITED_LINKS = 1000
"""Stands for as many link tiles as anybody could want (BB-O9)."""


def open_box(edition: Edition, players: int, options: Options) -> Box:
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
    figures |= tile_figures(edition, ("beer", "bulb"))
    figures |= deck_figures(edition, index)
    figures |= money_figures(edition)
    figures |= option_figures(edition, options)
    dearest = edition.tile_ids.index("manufacturer-4")
    figures["tile_money"][dearest] = int(options["manufacturer_4_money"])
    return Box(figures)


def merchant_figures(edition: Edition, players: int, index: int) -> Figured:
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
        "bonus_kind": [
            BONUSES.index(place["bonus"]["kind"]) if "bonus" in place else -1 for place in places
        ],
        "bonus_amount": [place.get("bonus", {}).get("amount", 0) for place in places],
    }


def deck_figures(edition: Edition, index: int) -> Figured:
    """Kinds of card and the deck (BB-2.2, BB-2.3); wild cards follow those of the deck."""
    industries = edition.industries
    towns = len(edition.towns)
    cards = edition.cards["industry_card"]
    wild = towns + len(cards)
    shown: list[list[int]] = [[] for _ in range(towns)]
    shown += [[industries.index(name) for name in card["industries"]] for card in cards]
    shown += [[], list(range(len(industries)))]
    counts = [place["cards"][index] for place in edition.places[:towns]]
    counts += [card["count"][index] for card in cards]
    slots = [slot for slot, entry in enumerate(edition.slots) if entry[0] < towns]
    return card_figures(edition, counts, shown) | {
        "town_slots": [members(slots)],
        "wild_location": [wild],
        "wild_industry": [wild + 1],
        "wild_locations": [edition.cards["wild"]["location"]],
        "wild_industries": [edition.cards["wild"]["industry"]],
    }


def money_figures(edition: Edition) -> Figured:
    """Markets, the income track, links, loans (BB-13.1) and the introductory game's money."""
    tracks, loan = edition.tracks, edition.tracks["loan"]
    levels = tracks["income_track"]["levels"]
    return track_figures(tracks["coal_market"], tracks["iron_market"], tracks) | {
        "income_after_loan": spaces_after_loan(levels, loan["levels_back"]),
        "loan_money": [loan["money"]],
        "money_per_point": [edition.setup["introductory"]["money_per_point"]],
        "most_points_for_money": [edition.setup["introductory"]["most_points_for_money"]],
    }


def option_figures(edition: Edition, options: Options) -> Figured:
    """Yes-or-no options as 1 and 0, and the others as what they mean."""
    flags = [option.name for option in edition.options if isinstance(option.default, bool)]
    links = options["link_tiles_per_player"]
    return {name: [int(bool(options[name]))] for name in flags} | {
        "tie_break_by_level": [int(options["tie_break_income"] == "level")],
        "tie_break_by_order": [0],
        "links_per_player": [UNLIMITED_LINKS if links == "unlimited" else int(links)],
    }
