"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import Any

from millhand.games.birmingham.box import STACK
from millhand.games.birmingham.choices import CARDS, INDUSTRIES, STAGES
from millhand.games.birmingham.data_files import ERAS
from millhand.games.birmingham.edition import Edition
from millhand.games.birmingham.layout import (
    ACTIONS_LEFT,
    BARRELS,
    COAL_MARKET,
    CUBES,
    DEBT,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FACE_DOWN,
    FLIPPED,
    GONE,
    HAND,
    HAND_SIZE,
    INCOME,
    IRON_MARKET,
    LAST_DISCARD,
    LINK_OWNER,
    LINKS_LEFT,
    MERCHANT_TILE,
    MONEY,
    ORDER,
    OWNER,
    POINTS,
    ROUND,
    SPENT,
    STAGE,
    TILE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.state import State
from millhand.mechanics.market import buying_price

Sight = dict[str, Any]


def see(state: State, edition: Edition, seat: int | None) -> Sight:
    """BB-3.11 Hands, the deck's order and face-down cards are hidden; all the rest is open."""
    cells = state.cells
    return {
        "game": "birmingham",
        "seat": seat,
        "era": ERAS[cells[ERA]],
        "round": int(cells[ROUND]) + 1,
        "rounds": int(state.box.rounds),
        "order": [int(cells[ORDER + place]) for place in range(state.box.players)],
        "question": STAGES[cells[STAGE]],
        "actions_left": int(cells[ACTIONS_LEFT]),
        "debt": int(cells[DEBT]),
        "seats": [see_seat(state, edition, seat, other) for other in range(state.box.players)],
        "tiles": see_tiles(state, edition),
        "links": see_links(state, edition),
        "coal": see_market(state.box.coal_prices, cells[COAL_MARKET], state.box.coal_when_empty),
        "iron": see_market(state.box.iron_prices, cells[IRON_MARKET], state.box.iron_when_empty),
        "merchants": see_merchants(state, edition),
        "deck": int(cells[DECK_SIZE]),
        "wild_location": int(cells[WILD_LOCATIONS]),
        "wild_industry": int(cells[WILD_INDUSTRIES]),
    }


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> Sight:
    """A player's area: everything but the cards in hand, which only their owner sees."""
    cells = state.cells
    seen: Sight = {
        "colour": edition.setup["colours"][other],
        "money": int(cells[MONEY + other]),
        "income_space": int(cells[INCOME + other]),
        "income_level": int(state.income_level(other)),
        "points": int(cells[POINTS + other]),
        "spent": int(cells[SPENT + other]),
        "cards": int(cells[HAND_SIZE + other]),
        "links_left": int(cells[LINKS_LEFT + other]),
        "mat": see_mat(state, edition, other),
        "face_down": 1 if cells[FACE_DOWN + other] >= 0 else 0,
    }
    held = {
        name: int(cells[HAND + other * CARDS + card]) for card, name in enumerate(edition.card_ids)
    }
    if other == seat:
        seen["hand"] = [name for name, copies in held.items() for _ in range(copies)]
        if state.box.owner_sees_facedown_card and cells[FACE_DOWN + other] >= 0:
            seen["face_down_card"] = edition.card_ids[cells[FACE_DOWN + other]]
    else:
        seen["wild_cards"] = [name for name in ("wild_location", "wild_industry") if held[name]]
    seen["discards"] = see_discards(state, edition, other, other == seat)
    return seen


def see_discards(state: State, edition: Edition, other: int, own: bool) -> list[str]:
    """BB-3.11 Open piles; with closed ones (BB-O8) only the last card and one's own pile."""
    if not state.box.discards_open and not own:
        last = state.cells[LAST_DISCARD + other]
        return [] if last < 0 else [edition.card_ids[last]]
    return [
        name
        for card, name in enumerate(edition.card_ids)
        for _ in range(state.cells[DISCARDS + other * CARDS + card])
    ]


def see_mat(state: State, edition: Edition, seat: int) -> dict[str, list[int]]:
    """The levels left on a mat, industry by industry, the next tile first."""
    mat = {}
    for number, industry in enumerate(edition.industries):
        gone = state.cells[GONE + seat * INDUSTRIES + number]
        left = range(gone, state.box.stack_size[number])
        kinds = [state.box.stack[number * STACK + place] for place in left]
        mat[industry] = [int(state.box.tile_level[kind]) for kind in kinds]
    return mat


def see_tiles(state: State, edition: Edition) -> list[Sight]:
    """The tiles on the board."""
    return [
        {
            "slot": name,
            "seat": int(state.cells[OWNER + slot]),
            "tile": edition.tile_ids[state.cells[TILE + slot]],
            "cubes": int(state.cells[CUBES + slot]),
            "flipped": bool(state.cells[FLIPPED] >> slot & 1),
        }
        for slot, name in enumerate(edition.slot_ids)
        if state.cells[TILE + slot] >= 0
    ]


def see_links(state: State, edition: Edition) -> list[Sight]:
    """The links on the board."""
    return [
        {"connection": name, "seat": int(state.cells[LINK_OWNER + number])}
        for number, name in enumerate(edition.connection_ids)
        if state.cells[LINK_OWNER + number] >= 0
    ]


def see_market(prices: Any, filled: int, when_empty: int) -> Sight:
    """A market: how many cubes, and what the next one costs."""
    return {"cubes": int(filled), "price": int(buying_price(prices, filled, when_empty))}


def see_merchants(state: State, edition: Edition) -> list[Sight]:
    """Merchant tiles and their barrels."""
    return [
        {
            "merchant": name,
            "tile": edition.merchant_tile_ids[state.cells[MERCHANT_TILE + number]],
            "barrel": bool(state.cells[BARRELS] >> number & 1),
        }
        for number, name in enumerate(edition.merchant_ids)
        if state.cells[MERCHANT_TILE + number] >= 0
    ]
