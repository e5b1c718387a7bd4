"""Filling a box: the figures of an edition for one number of players and one set of options."""

from millhand.face.boards import Entry
from millhand.face.game import OptionValue
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.data.files import FIGURES
from millhand.games.age_of_industry.play.box import STACK, Box

Figures = dict[str, list[int]]

LARGE_PLACE = 4
"""From so many slots on a place takes two tiles of a player (AI-5.3)."""


def open_box(edition: Edition, players: int, options: dict[str, OptionValue]) -> Box:
    """AI-2 Every figure for this number of players."""
    figures = setup_figures(edition, players, options)
    figures |= board_figures(edition)
    figures |= sea_figures(edition)
    figures |= market_figures(edition)
    figures |= tile_figures(edition)
    figures |= card_figures(edition)
    figures |= money_figures(edition, options)
    return Box(figures)


def members(numbers: list[int]) -> int:
    """A set of numbers as bits."""
    return sum(2**number for number in set(numbers))


def setup_figures(edition: Edition, players: int, options: dict[str, OptionValue]) -> Figures:
    """Hands, turns and the options that are a yes or a no."""
    setup = edition.setup
    hands = setup["second_edition"]["hand"] if options["second_edition_hands"] else setup["hand"]
    plain = ("hand_limit", "display", "draws", "first_round_actions", "actions")
    figures = {name: [setup[name]] for name in (*plain, "money", "money_per_point")}
    return figures | {
        "players": [players],
        "hand": [hands[setup["players"].index(players)]],
        "pass_free_without_deck": [int(options["free_pass"] == "seed")],
        "ends_with_the_deck": [int(bool(options["second_edition_end"]))],
        "sea_lanes_are_complete": [int(options["sea_lanes"] == "complete")],
        "iron_works_give_way_to_any": [int(options["foreign_iron_works"] == "by_any_industry")],
    }


def board_figures(edition: Edition) -> Figures:
    """Places, slots and connections."""
    places, slots = edition.places, edition.slots
    number = {place: index for index, place in enumerate(edition.place_ids)}
    ends = [[number[end] for end in entry["ends"]] for entry in edition.board["connection"]]
    colours = [edition.colours.index(places[place]["colour"]) for place, _, _ in slots]
    sizes = [len(place.get("slots", [])) for place in places]
    return {
        "places": [len(places)],
        "nodes": [len(places) + len(edition.seas)],
        "slots": [len(slots)],
        "connections": [len(ends)],
        "slot_place": [place for place, _, _ in slots],
        "slot_places": [members([place]) for place, _, _ in slots],
        "place_slots": [
            members([slot for slot, entry in enumerate(slots) if entry[0] == place])
            for place in range(len(places))
        ],
        "slots_beside": [
            members([slot for slot, entry in enumerate(slots) if entry[0] == place])
            for place, _, _ in slots
        ],
        "large_place_slots": [
            members([slot for slot, entry in enumerate(slots) if sizes[entry[0]] >= LARGE_PLACE])
        ],
        "slots_for": [
            members([slot for slot, (_, _, kind) in enumerate(slots) if kind == industry["slot"]])
            for industry in edition.mat["industry"]
        ],
        "slot_colour": colours,
        "colour_slots": [
            members([slot for slot, shown in enumerate(colours) if shown == colour])
            for colour in range(len(edition.colours))
        ],
        "connection_ends": [members(joined) for joined in ends],
        "connections_at": [
            members([link for link, joined in enumerate(ends) if place in joined])
            for place in range(len(places))
        ],
        "distant_ports": [members(_places_where(places, "distant_port", True))],
        "villages": [members(_places_where(places, "kind", "waypoint"))],
    }


def _places_where(places: list[Entry], key: str, value: object) -> list[int]:
    return [number for number, place in enumerate(places) if place.get(key) == value]


def sea_figures(edition: Edition) -> Figures:
    """Slots for ships: their ports, the cubes of their import and their market."""
    number = {place: index for index, place in enumerate(edition.place_ids)}
    ships = {edition.ship_slot(sea["ship"]): sea for sea in edition.seas}
    markets = edition.board["market"]
    slots = range(len(edition.slots))
    node = {slot: len(edition.places) + place for place, slot in enumerate(ships)}
    return {
        "ship_slots": [members(list(ships))],
        "coal_node": [node.get(slot, edition.slots[slot][0]) for slot in slots],
        "ship_ports": [
            members([number[port] for port in ships[slot]["ports"]]) if slot in ships else 0
            for slot in slots
        ],
        "ship_coal": [ships[slot]["coal"] if slot in ships else 0 for slot in slots],
        "ship_markets": [
            members([at for at, one in enumerate(markets) if one["place"] == ships[slot]["ship"]])
            if slot in ships
            else 0
            for slot in slots
        ],
        "lanes_at": [
            members([slot for slot, sea in ships.items() if place in sea["ports"]])
            for place in edition.place_ids
        ],
    }


def market_figures(edition: Edition) -> Figures:
    """Market spaces and the tokens that are dealt to them."""
    entries = edition.board["market"]
    tokens = edition.pieces["market_token"]
    at = [edition.place_ids.index(entry["place"]) for entry in entries]
    at_sea = {sea["ship"] for sea in edition.seas}
    return {
        "markets": [len(entries)],
        "sea_markets": [
            members([number for number, entry in enumerate(entries) if entry["place"] in at_sea])
        ],
        "market_places": [members(at)],
        "market_ship": [
            edition.ship_slot(entry["place"]) if entry["place"] in at_sea else -1
            for entry in entries
        ],
        "markets_at": [
            members([market for market, where in enumerate(at) if where == place])
            for place in range(len(edition.places))
        ],
        "market_tokens": [kind for kind, token in enumerate(tokens) for _ in range(token["count"])],
        "market_token_buys": [goods_bought(edition, token["buys"]) for token in tokens],
    }


def goods_bought(edition: Edition, goods: list[str]) -> int:
    """The industries whose goods are bought, as a set."""
    industries = edition.mat["industry"]
    return members([n for n, entry in enumerate(industries) if entry.get("goods") in goods])


def tile_figures(edition: Edition) -> Figures:
    """Every kind of tile, and each industry's stack on the mat."""
    kinds, industries = edition.tile_kinds, edition.industries
    figures = {
        f"tile_{key}": [tile[key]["is"] if key in tile else 0 for _, tile in kinds]
        for key in FIGURES
    }
    stacks = [
        [
            number
            for number, (owner, tile) in enumerate(kinds)
            if owner["id"] == name
            for _ in range(tile["count"])
        ]
        for name in industries
    ]
    stack = [tile for stack in stacks for tile in stack + [-1] * (STACK - len(stack))]
    return figures | {
        "tiles": [len(kinds)],
        "tile_level": [tile["level"] for _, tile in kinds],
        "tile_industry": [industries.index(owner["id"]) for owner, _ in kinds],
        "tile_buys": [goods_bought(edition, tile.get("buys", [])) for _, tile in kinds],
        "stack": stack,
        "stack_level": [kinds[tile][1]["level"] if tile >= 0 else -1 for tile in stack],
        "stack_coal": [figures["tile_coal"][tile] if tile >= 0 else 0 for tile in stack],
        "stack_iron": [figures["tile_iron"][tile] if tile >= 0 else 0 for tile in stack],
        "stack_size": [len(stack) for stack in stacks],
    }


def card_figures(edition: Edition) -> Figures:
    """AI-1.6 Industry cards in the order of the mat (AI-1.7 ships too), then location cards."""
    counts = {card["id"]: card["count"] for card in edition.pieces["industry_card"]}
    copies = [counts[industry] for industry in edition.industries]
    copies += [card["count"] for card in edition.pieces["location_card"]]
    return {
        "cards": [len(copies)],
        "deck": [card for card, number in enumerate(copies) for _ in range(number)],
    }


def money_figures(edition: Edition, options: dict[str, OptionValue]) -> Figures:
    """The market of coal and iron, loans, and what rails cost and bring."""
    market, loan, rail = (edition.pieces[name] for name in ("market", "loan", "rail"))
    return {
        "prices": market["prices"]["is"],
        "when_empty": [market["when_empty"]],
        "loan_money": [loan["money"]],
        "loan_interest": [loan["interest"]],
        "loan_repay": [int(options["loan_repay"])],
        "loan_points": [loan["points_when_unpaid"]],
        "links_per_player": [rail["per_player"]],
        "rail_money": [rail["money"]],
        "rail_income": [rail["income"]],
    }
