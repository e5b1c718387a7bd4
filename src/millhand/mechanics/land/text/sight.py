"""What one seat may see of a table of the land, in names and numbers.

Hands and the deck's order are hidden; a game adds what it has beyond this, open or hidden.
"""

from typing import Any

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
)
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.market import buying_price

Sight = dict[str, Any]


def see_land(land: Land, edition: LandEdition, seat: int | None) -> Sight:
    """The table without its seats: what everybody sees."""
    cells, figures = land.cells, land.figures
    return {
        "seat": seat,
        "era": ERAS[cells[ERA]],
        "round": int(cells[ROUND]) + 1,
        "rounds": int(figures.rounds),
        "order": [int(cells[ORDER + place]) for place in range(figures.players)],
        "actions_left": int(cells[ACTIONS_LEFT]),
        "debt": int(cells[DEBT]),
        "tiles": see_tiles(land, edition),
        "links": see_links(land, edition),
        "coal": see_market(figures.coal_prices, cells[COAL_MARKET], figures.coal_when_empty),
        "iron": see_market(figures.iron_prices, cells[IRON_MARKET], figures.iron_when_empty),
        "deck": int(cells[DECK_SIZE]),
    }


def see_area(land: Land, edition: LandEdition, other: int) -> Sight:
    """A player's area: everything but the cards."""
    cells = land.cells
    return {
        "colour": edition.colours[other],
        "money": int(cells[MONEY + other]),
        "income_space": int(cells[INCOME + other]),
        "income_level": int(land.income_level(other)),
        "points": int(cells[POINTS + other]),
        "spent": int(cells[SPENT + other]),
        "cards": int(cells[HAND_SIZE + other]),
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


def see_tiles(land: Land, edition: LandEdition) -> list[Sight]:
    """The tiles on the board."""
    return [
        {
            "slot": name,
            "seat": int(land.cells[OWNER + slot]),
            "tile": edition.tile_ids[land.cells[TILE + slot]],
            "cubes": int(land.cells[CUBES + slot]),
            "flipped": bool(land.cells[FLIPPED] >> slot & 1),
        }
        for slot, name in enumerate(edition.slot_ids)
        if land.cells[TILE + slot] >= 0
    ]


def see_links(land: Land, edition: LandEdition) -> list[Sight]:
    """The links on the board."""
    return [
        {"connection": name, "seat": int(land.cells[LINK_OWNER + number])}
        for number, name in enumerate(edition.connection_ids)
        if land.cells[LINK_OWNER + number] >= 0
    ]


def see_market(prices: Any, filled: int, when_empty: int) -> Sight:
    """A market: how many cubes, and what the next one costs."""
    return {
        "cubes": int(filled),
        "price": int(buying_price(prices, filled, when_empty)),
    }
