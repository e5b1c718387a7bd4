"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import Any

from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.passing import nothing_can_be_drawn
from millhand.games.age_of_industry.play.box import COAL, IRON, STACK
from millhand.games.age_of_industry.play.questions import QUESTIONS
from millhand.games.age_of_industry.play.scoring import points_if_it_ended_now
from millhand.games.age_of_industry.play.state import State
from millhand.mechanics.market import buying_price

Sight = dict[str, Any]


def see(state: State, edition: Edition, seat: int | None) -> Sight:
    """AI-2.4 Hands and the deck's order are hidden; all the rest is open."""
    cells, players = state.cells, range(state.box.players)
    return {
        "game": "age_of_industry",
        "map": edition.board["id"],
        "seat": seat,
        "round": int(cells[layout.ROUND]) + 1,
        "order": [int(cells[layout.ORDER + place]) for place in players],
        "question": QUESTIONS[cells[layout.STAGE]].name,
        "actions_left": int(cells[layout.ACTIONS_LEFT]),
        "everybody_has_passed": bool(cells[layout.IDLE]),
        "nothing_can_be_drawn": bool(nothing_can_be_drawn(state)),
        "seats": [see_seat(state, edition, seat, other) for other in players],
        "tiles": see_tiles(state, edition),
        "links": see_links(state, edition),
        "coal": see_market(state, COAL),
        "iron": see_market(state, IRON),
        "markets": see_markets(state, edition),
        "imports": see_imports(state, edition),
        "deck": int(cells[layout.DECK_SIZE]),
        "display": see_display(state, edition),
        "discards": _cards(state, edition, layout.DISCARDS),
    }


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> Sight:
    """A player's area: everything but the cards in hand, which only their owner sees.

    Cards taken face up stay known; where no other is held, the whole hand is known.
    """
    cells = state.cells
    seen: Sight = {
        "colour": edition.setup["colours"][other],
        "money": int(cells[layout.MONEY + other]),
        "loans": int(cells[layout.LOANS + other]),
        "spent": int(cells[layout.SPENT + other]),
        "points": int(state.points(other)),
        "standing": int(points_if_it_ended_now(state, other)),
        "cards": int(cells[layout.HAND_SIZE + other]),
        "known": _cards(state, edition, layout.KNOWN + other * choices.CARDS),
        "links_left": int(cells[layout.LINKS_LEFT + other]),
        "mat": see_mat(state, edition, other),
    }
    hand = _cards(state, edition, layout.HAND + other * choices.CARDS)
    if other == seat or hand == seen["known"]:
        seen["hand"] = hand
    return seen


def _cards(state: State, edition: Edition, row: int) -> list[str]:
    return [
        name for card, name in enumerate(edition.card_ids) for _ in range(state.cells[row + card])
    ]


def see_mat(state: State, edition: Edition, seat: int) -> dict[str, list[int]]:
    """The levels left on a mat, industry by industry, the next tile first."""
    mat = {}
    for number, industry in enumerate(edition.industries):
        gone = state.cells[layout.GONE + seat * choices.INDUSTRIES + number]
        left = range(gone, state.box.stack_size[number])
        kinds = [state.box.stack[number * STACK + place] for place in left]
        mat[industry] = [int(state.box.tile_level[kind]) for kind in kinds]
    return mat


def see_tiles(state: State, edition: Edition) -> list[Sight]:
    """The tiles on the board; a ship has the cubes of its import."""
    return [
        {
            "slot": name,
            "seat": int(state.cells[layout.OWNER + slot]),
            "tile": edition.tile_ids[state.tile_at(slot)],
            "cubes": int(state.cells[layout.CUBES + slot]),
            "flipped": bool(state.cells[layout.FLIPPED] >> slot & 1),
        }
        for slot, name in enumerate(edition.slot_ids)
        if state.tile_at(slot) >= 0
    ]


def see_links(state: State, edition: Edition) -> list[Sight]:
    """The rails on the board."""
    return [
        {"connection": name, "seat": int(state.cells[layout.LINK_OWNER + number])}
        for number, name in enumerate(edition.connection_ids)
        if state.cells[layout.LINK_OWNER + number] >= 0
    ]


def see_market(state: State, resource: int) -> Sight:
    """The market of a resource: how many cubes, and what the next one costs."""
    cubes = state.cells[layout.COAL_MARKET + resource]
    price = buying_price(state.box.prices, cubes, state.box.when_empty)
    return {"cubes": int(cubes), "price": int(price)}


def see_markets(state: State, edition: Edition) -> list[Sight]:
    """Market tokens, used or not; a market at sea is closed before its ship stands."""
    return [
        {
            "market": name,
            "token": edition.market_token_ids[state.cells[layout.MARKET_TOKEN + number]],
            "used": bool(state.cells[layout.MARKETS_USED] >> number & 1),
            "open": _is_open(state, number),
        }
        for number, name in enumerate(edition.market_ids)
        if state.cells[layout.MARKET_TOKEN + number] >= 0
    ]


def _is_open(state: State, market: int) -> bool:
    ship = state.box.market_ship[market]
    return bool(ship < 0 or state.cells[layout.OCCUPIED] >> ship & 1)


def see_imports(state: State, edition: Edition) -> list[Sight]:
    """The cubes that wait at sea."""
    slots = [edition.ship_slot(sea["ship"]) for sea in edition.seas]
    return [
        {"slot": edition.slot_ids[slot], "cubes": int(state.cells[layout.CUBES + slot])}
        for slot in slots
    ]


def see_display(state: State, edition: Edition) -> list[str]:
    """The face-up cards."""
    shown = [state.cells[layout.DISPLAY + place] for place in range(state.box.display)]
    return [edition.card_ids[card] for card in shown if card >= 0]
