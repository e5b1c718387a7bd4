"""What one seat may see of a table of the land, in names and numbers.

Hands and the deck's order are hidden; a game adds what it has beyond this, open or hidden.
"""

from collections.abc import Mapping
from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from millhand.face.seen import (
    SeenClock,
    SeenDecision,
    SeenLink,
    SeenMarket,
    SeenSeat,
    SeenTable,
    SeenTile,
    Sight,
    seen_phase,
)
from millhand.mechanics.land.data.edition import ERAS, LandEdition
from millhand.mechanics.land.play.figures import STACK
from millhand.mechanics.land.play.layout import (
    ACTIONS_LEFT,
    CARDS,
    COAL_MARKET,
    CUBES,
    DEBT,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FLIPPED,
    GONE,
    HAND,
    HAND_SIZE,
    INCOME,
    INDUSTRIES,
    IRON_MARKET,
    LINK_OWNER,
    LINKS_LEFT,
    MONEY,
    ORDER,
    OWNER,
    POINTS,
    ROUND,
    SPENT,
    TILE,
    TURN,
)
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.market import buying_price

PHASES = {"shortfall": "income"}


class SeenArea(TypedDict):
    """What lies open before a player, whatever becomes of the cards."""

    colour: str
    colours: list[str]
    money: int
    income_space: int
    income_level: int
    points: int
    spent: int
    hand_size: int
    links_left: int
    mat: dict[str, list[int]]


def see_land(
    head: SeenTable,
    decision: SeenDecision,
    land: Land,
    edition: LandEdition,
    seats: list[SeenSeat],
    own: Mapping[str, object],
) -> Sight:
    """Everything a seat may see; a game says what it sees of seats, and what only it has."""
    colours = edition.colours
    return {
        **head,
        "clock": see_clock(land, decision),
        "order": [colours[seat] for seat in see_order(land)],
        "next_order": [colours[seat] for seat in see_next_order(land)],
        "decision": decision,
        "seats": seats,
        "tiles": see_tiles(land, edition),
        "links": see_links(land, edition),
        "markets": see_markets(land),
        "deck": int(land.cells[DECK_SIZE]),
        "aside": None,
        "display": None,
        "discards": None,
        "own": own,
    }


def see_clock(land: Land, decision: SeenDecision) -> SeenClock:
    """The era, its round, and whose turn it is in the round."""
    cells, figures = land.cells, land.figures
    return {
        "era": ERAS[cells[ERA]],
        "round": int(cells[ROUND]) + 1,
        "rounds": int(figures.rounds),
        "turn": min(int(cells[TURN]) + 1, int(figures.players)),
        "actions_left": int(cells[ACTIONS_LEFT]),
        "phase": seen_phase(decision, PHASES),
    }


def see_order(land: Land) -> list[int]:
    """The seats in turn order."""
    return [int(land.cells[ORDER + place]) for place in range(land.figures.players)]


def see_next_order(land: Land) -> list[int]:
    """Who has spent least so far will be first; equal spenders keep their order."""
    return sorted(see_order(land), key=lambda seat: int(land.cells[SPENT + seat]))


def see_debt(land: Land) -> int | None:
    """What whoever is asked must still pay; None where nothing is owed."""
    return int(land.cells[DEBT]) or None


def see_area(land: Land, edition: LandEdition, other: int) -> SeenArea:
    """A player's area: everything but the cards."""
    cells = land.cells
    return {
        "colour": edition.colours[other],
        "colours": [edition.colours[other]],
        "money": int(cells[MONEY + other]),
        "income_space": int(cells[INCOME + other]),
        "income_level": int(land.income_level(other)),
        "points": int(cells[POINTS + other]),
        "spent": int(cells[SPENT + other]),
        "hand_size": int(cells[HAND_SIZE + other]),
        "links_left": int(cells[LINKS_LEFT + other]),
        "mat": see_mat(land, edition, other),
    }


def see_hand(land: Land, edition: LandEdition, seat: int) -> list[str]:
    """The cards in a hand."""
    return see_cards(land, edition, HAND + seat * CARDS)


def see_discards(land: Land, edition: LandEdition, seat: int) -> list[str]:
    """A whole discard pile, in no order."""
    return see_cards(land, edition, DISCARDS + seat * CARDS)


def see_cards(land: Land, edition: LandEdition, row: int) -> list[str]:
    """Counted cards by name."""
    return [
        name for card, name in enumerate(edition.card_ids) for _ in range(land.cells[row + card])
    ]


def see_mat(land: Land, edition: LandEdition, seat: int) -> dict[str, list[int]]:
    """The levels left on a mat, industry by industry, the next tile first."""
    figures = land.figures
    mat = {}
    for number, industry in enumerate(edition.industries):
        gone = land.cells[GONE + seat * INDUSTRIES + number]
        left = range(gone, figures.stack_size[number])
        kinds = [figures.stack[number * STACK + place] for place in left]
        mat[industry] = [int(figures.tile_level[kind]) for kind in kinds]
    return mat


def see_tiles(land: Land, edition: LandEdition) -> list[SeenTile]:
    """The tiles on the board."""
    return [
        see_tile(land, edition, slot, name)
        for slot, name in enumerate(edition.slot_ids)
        if land.cells[TILE + slot] >= 0
    ]


def see_tile(land: Land, edition: LandEdition, slot: int, name: str) -> SeenTile:
    """The tile on a slot."""
    owner, kind = int(land.cells[OWNER + slot]), int(land.cells[TILE + slot])
    industry, tile = edition.tile_kinds[kind]
    return {
        "slot": name,
        "tile": edition.tile_ids[kind],
        "industry": industry["id"],
        "level": tile["level"],
        "seat": owner,
        "colour": edition.colours[owner],
        "cubes": int(land.cells[CUBES + slot]),
        "resource": industry.get("holds"),
        "flipped": bool(land.cells[FLIPPED] >> slot & 1),
    }


def see_links(land: Land, edition: LandEdition) -> list[SeenLink]:
    """The links on the board: those of an era leave it with the era."""
    owners = [int(land.cells[LINK_OWNER + at]) for at in range(len(edition.connection_ids))]
    return [
        {
            "connection": name,
            "seat": owner,
            "colour": edition.colours[owner],
            "kind": ERAS[land.cells[ERA]],
        }
        for name, owner in zip(edition.connection_ids, owners, strict=True)
        if owner >= 0
    ]


def see_markets(land: Land) -> dict[str, SeenMarket]:
    """Coal and iron."""
    cells, figures = land.cells, land.figures
    coal, iron = cells[COAL_MARKET], cells[IRON_MARKET]
    return {
        "coal": see_market(figures.coal_prices, coal, figures.coal_when_empty),
        "iron": see_market(figures.iron_prices, iron, figures.iron_when_empty),
    }


def see_market(prices: vec[i64], filled: int, when_empty: int) -> SeenMarket:
    """A market: how many cubes, and what the next one costs."""
    return {
        "cubes": int(filled),
        "price": int(buying_price(prices, filled, when_empty)),
    }
