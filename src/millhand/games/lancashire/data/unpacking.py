"""Filling a box: the figures of an edition for one number of players and one set of options."""

from millhand.face.boards import Entry
from millhand.face.game import Options
from millhand.games.lancashire.data.edition import Edition
from millhand.games.lancashire.data.files import DECKS
from millhand.games.lancashire.play.box import Box
from millhand.mechanics.land.data.unpacking import (
    Figured,
    board_figures,
    card_figures,
    members,
    spaces_after_loan,
    tile_figures,
    track_figures,
)

NO_LIMIT = 10**6
"""Stands for more points than money could bring."""


def open_box(edition: Edition, players: int, options: Options) -> Box:
    """BL-2.1 Every figure for this number of players; options have their values already."""
    seating = edition.seating(players, options["deck_mode"])
    figures = {
        "players": [players],
        "rounds": [seating["rounds"]],
        "hand": [edition.setup["hand"]],
        "money": [seating["money"]],
        "aside": seating["aside"],
    }
    figures |= board_figures(edition)
    figures |= play_figures(edition, players)
    figures |= virtual_figures(edition, str(options["virtual_link"]))
    figures |= tile_figures(edition)
    figures |= deck_figures(edition, seating["deck"])
    figures |= money_figures(edition, seating)
    figures |= end_figures(edition, bool(options["introductory"]))
    figures |= option_figures(options)
    return Box(figures)


def play_figures(edition: Edition, players: int) -> Figured:
    """BL-16.2 What of the board this number of players uses (BL-16.3); external places (BL-1.4)."""
    places = edition.places
    closed = {place["id"] for place in places if players in place.get("closed_for", [])}
    slots = enumerate(edition.slots)
    links = list(enumerate(edition.board["connection"]))
    rails = [link for link, entry in links if "rail" in entry["eras"]]
    canals = [
        link
        for link, entry in links
        if "canal" in entry["eras"] or players in entry.get("canal_for", [])
    ]
    return {
        "connections_in_era": [members(canals), members(rails)],
        "open_slots": [
            members([slot for slot, entry in slots if places[entry[0]]["id"] not in closed])
        ],
        "open_connections": [
            members([link for link, entry in links if not closed & set(entry["ends"])])
        ],
        "external_places": [
            members([n for n, place in enumerate(places) if place["kind"] == "external_place"])
        ],
    }


def virtual_figures(edition: Edition, directions: str) -> Figured:
    """BL-6.4 Which slots the virtual link adds for who is present at a place."""
    ids = edition.place_ids
    ways: list[tuple[int, int]] = []
    if directions != "none":
        for entry in edition.board.get("virtual_link", []):
            first, second = (ids.index(end) for end in entry["ends"])
            ways += (
                [(first, second), (second, first)] if directions == "both" else [(first, second)]
            )
    reached = [{there for here, there in ways if here == place} for place in range(len(ids))]
    return {
        "virtual_places": [members([here for here, _ in ways])],
        "virtual_slots": [
            members([slot for slot, entry in enumerate(edition.slots) if entry[0] in places])
            for places in reached
        ],
    }


def deck_figures(edition: Edition, deck: str) -> Figured:
    """Kinds of card and how many of each are in a deck (BL-3.3)."""
    index = DECKS.index(deck)
    towns = len(edition.towns)
    cards = edition.cards["industry_card"]
    shown: list[list[int]] = [[] for _ in range(towns)]
    shown += [[edition.industries.index(name) for name in card["industries"]] for card in cards]
    counts = [place["cards"][index] for place in edition.places[:towns]]
    counts += [card["count"][index] for card in cards]
    return card_figures(edition, counts, shown)


def money_figures(edition: Edition, seating: Entry) -> Figured:
    """Markets (BL-2.3, BL-16.4), cotton, distant tiles (BL-2.4), income, loans (BL-13.1), links."""
    tracks, loan = edition.tracks, edition.tracks["loan"]
    market = tracks["market"][seating["market"]]
    distant = tracks["distant_tiles"][seating["distant_tiles"]]["count"]
    levels = tracks["income_track"]["levels"]
    return track_figures(market, market, tracks) | {
        "links_per_player": [tracks["links"]["per_player"]],
        "distant_tiles": [tile for tile, number in enumerate(distant) for _ in range(number)],
        "cotton_bonuses": tracks["cotton"]["bonuses"],
        "loan_money": loan["money"],
        "income_after_loan": [
            space for back in loan["levels_back"] for space in spaces_after_loan(levels, back)
        ],
    }


def end_figures(edition: Edition, introductory: bool) -> Figured:
    """What money is worth at the end (BL-14.3), or in the introductory game (BL-17.2)."""
    worth = edition.setup["introductory"] if introductory else edition.setup
    return {
        "introductory": [int(introductory)],
        "money_per_point": [worth["money_per_point"]],
        "most_points_for_money": [worth.get("most_points_for_money", NO_LIMIT)],
    }


def option_figures(options: Options) -> Figured:
    """Every flag as 1 or 0."""
    chosen = {
        "first_round_combined_build": options["first_round_combined_build"],
        "overbuild_takes_two_cards": options["overbuild_cards"] == 2,
        "overbuild_any_opponent": options["overbuild_opponent"] == "any",
        "scarcity_of_tile_only": options["opponent_overbuild_scarcity"] == "tile_only",
        "develop_two": options["develop_min"] == 2,
        "sell_many_mills": options["sell_many_mills"],
        "loan_from_start_space": options["loan_floor"] == "space_10",
        "debt_is_carried": options["unpayable_debt"] == "carry_negative",
        "voluntary_tile_sale": options["voluntary_tile_sale"],
        "income_at_round_end": options["income_timing"] == "round_end_except_last",
        "single_icon_slot_first": options["single_icon_slot_first"],
        "begins_in_empty_slots": options["nothing_on_the_board"] == "empty_slot",
        "tie_break_by_level": options["tie_break"] != "space_money_order",
        "tie_break_by_order": options["tie_break"] != "income_money_shared",
    }
    return {name: [int(bool(value))] for name, value in chosen.items()}
