"""Filling a box: the figures of an edition for one number of players and one set of options."""

from millhand.face.game import OptionValue
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.play.box import BY_LOTS, BY_MARKERS, BY_TRACK, UNLIMITED, Box
from millhand.games.workshop.play.layout import INDUSTRIES

TIES = {"track": BY_TRACK, "boxes": BY_MARKERS, "lots": BY_LOTS}
"""The values of `two_player_ties`."""


SEPARATE_TURNS = ("separate", "separate_turns")
SEPARATE_NETWORKS = ("separate", "separate_networks")
"""The values of `two_player_sets` that keep sets apart."""


def open_box(edition: Edition, players: int, options: dict[str, OptionValue]) -> Box:
    """Every figure for this number of players."""
    figures = seat_figures(edition, players)
    figures |= town_figures(edition)
    figures |= connection_figures(edition)
    figures |= card_figures(edition)
    figures |= token_figures(edition)
    figures |= piece_figures(edition)
    figures |= option_figures(edition, players, options)
    return Box(figures)


def members(numbers: list[int]) -> int:
    """A set of numbers as bits."""
    return sum(2**number for number in set(numbers))


def seat_figures(edition: Edition, players: int) -> dict[str, list[int]]:
    """WW-2.1 to WW-2.5 and WW-13.1 to WW-13.4: what depends on the number of players."""
    names = ("sets", "rounds", "aside", "cards_a_round", "money", "tokens_drawn", "tokens_placed")
    sets = edition.figure("sets", players)
    return {name: [edition.figure(name, players)] for name in names} | {
        "players": [players],
        "turns": [players * sets],
        "colours": [players * sets],
    }


def town_figures(edition: Edition) -> dict[str, list[int]]:
    """WW-1.1 Towns with their values and industries; WW-8.1 what the crossing forbids."""
    towns = edition.board["town"]
    values = range(max(town["value"] for town in towns) + 1)
    return {
        "towns": [len(towns)],
        "town_value": [town["value"] for town in towns],
        "town_industry": [edition.industries.index(town["industry"]) for town in towns],
        "towns_of_value": [
            members([number for number, town in enumerate(towns) if town["value"] == value])
            for value in values
        ],
        "barred_from": [members(barred(edition, town["id"])) for town in towns],
    }


def barred(edition: Edition, town: str) -> list[int]:
    """WW-8.1 Connections that cross one of a town's own: not to be built from there."""
    own = [name for name in edition.connection_ids if town in name.split("-")]
    return [other for name in own for other in crossed(edition, name)]


def crossed(edition: Edition, name: str) -> list[int]:
    """The connections that cross one."""
    ids = edition.connection_ids
    crossings = [entry["connections"] for entry in edition.board["crossing"]]
    others = [other for names in crossings if name in names for other in names if other != name]
    return [ids.index(other) for other in others]


def connection_figures(edition: Edition) -> dict[str, list[int]]:
    """WW-1.2 Connections, their ends, and whether they are single or double."""
    connections = edition.board["connection"]
    ends = [[edition.towns.index(end) for end in entry["ends"]] for entry in connections]
    links = [entry["links"] for entry in connections]
    return {
        "connections": [len(connections)],
        "connection_ends": [members(joined) for joined in ends],
        "connections_at": [
            members([number for number, joined in enumerate(ends) if town in joined])
            for town in range(len(edition.towns))
        ],
        "singles": [members([number for number, size in enumerate(links) if size == 1])],
        "doubles": [members([number for number, size in enumerate(links) if size == 2])],
    }


def card_figures(edition: Edition) -> dict[str, list[int]]:
    """WW-1.4 Kinds of card, the towns that each may be used for, and the deck."""
    cards = list(enumerate(edition.cards))
    towns = edition.board["town"]
    named = {
        number: [card.town]
        if card.kind != "wild"
        else [town for town, entry in enumerate(towns) if entry["value"] == card.value]
        for number, card in cards
    }
    return {
        "cards": [len(cards)],
        "card_towns": [members(named[number]) for number, _ in cards],
        "general_cards": [members([number for number, card in cards if card.kind == "general"])],
        "setup_cards": [members([number for number, card in cards if card.kind == "setup"])],
        "deck": [number for number, card in cards for _ in range(card.count)],
        "setup_deck": [number for number, card in cards if card.kind == "setup"],
        "other_deck": [
            number for number, card in cards if card.kind != "setup" for _ in range(card.count)
        ],
    }


def token_figures(edition: Edition) -> dict[str, list[int]]:
    """WW-1.5 Demand tokens, and what a closed fist can hold of them."""
    kinds = edition.pieces["industry"]
    fists = list_fists()
    return {
        "industries": [len(kinds)],
        "tokens": [number for number, kind in enumerate(kinds) for _ in range(kind["tokens"])],
        "fists_of_size": [
            members([number for number, fist in enumerate(fists) if len(fist) == size])
            for size in range(3)
        ],
        "fists_with": [
            members([number for number, fist in enumerate(fists) if kind in fist])
            for kind in range(INDUSTRIES)
        ],
        "fists_with_two": [2 ** fists.index((kind, kind)) for kind in range(INDUSTRIES)],
        "fist_first": [fist[0] if fist else -1 for fist in fists],
        "fist_second": [fist[1] if len(fist) > 1 else -1 for fist in fists],
    }


def list_fists() -> list[tuple[int, ...]]:
    """No token, one, or two; the numbers leave room for a sixth type."""
    kinds = range(INDUSTRIES)
    pairs = [(one, other) for one in kinds for other in kinds if one <= other]
    return [(), *((kind,) for kind in kinds), *pairs]


def piece_figures(edition: Edition) -> dict[str, list[int]]:
    """Colour sets, costs and incomes."""
    pieces = edition.pieces
    return {
        "industries_each": [pieces["colour_set"]["industries"]],
        "links_each": [pieces["colour_set"]["links"]],
        "most_links": [pieces["turn"]["most_links"]],
        "link_cost": [era["link_cost"] for era in pieces["era"]],
        "recoup_spaces": [pieces["recoup"]["spaces"]],
        "largest_pays": [pieces["network_income"]["largest"]],
        "others_pay": [pieces["network_income"]["others"]],
        "called": [pieces["bank"]["returned_when_empty"]],
    }


def option_figures(
    edition: Edition, players: int, options: dict[str, OptionValue]
) -> dict[str, list[int]]:
    """Options as numbers; those for two players say nothing to others."""
    flags = [option.name for option in edition.options if isinstance(option.default, bool)]
    bank = options["bank"]
    two = players == 2
    at_once = edition.figure("cards_a_round", players)
    if two and options["two_player_cards"] == "two_and_two":
        at_once = at_once // 2
    return {name: [int(bool(options[name]))] for name in flags} | {
        "bank": [UNLIMITED if bank == "unlimited" else int(bank)],
        "cards_at_once": [at_once],
        "ties": [TIES[str(options["two_player_ties"])]],
        "separate_turns": [int(two and options["two_player_sets"] in SEPARATE_TURNS)],
        "separate_networks": [int(two and options["two_player_sets"] in SEPARATE_NETWORKS)],
        "demand_before_last_round": [int(options["closing_demand"] == "before_last_round")],
        "joined_by_crossing": [
            members(crossed(edition, name)) if options["crossing_joins"] else 0
            for name in edition.connection_ids
        ],
    }
