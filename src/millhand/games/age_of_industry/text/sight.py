"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import TypedDict

from millhand.face.seen import (
    SeenClock,
    SeenDecision,
    SeenLink,
    SeenMarket,
    SeenSeat,
    SeenTable,
    SeenTile,
    Sight,
    Told,
    seen_phase,
)
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.data.files import RESOURCES
from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.actions.passing import nothing_can_be_drawn
from millhand.games.age_of_industry.play.box import COAL, STACK
from millhand.games.age_of_industry.play.scoring import points_if_it_ended_now
from millhand.games.age_of_industry.play.state import State
from millhand.mechanics.market import buying_price

TOLD = Told(
    board=("market_tokens", "imports"),
    figures=("money", "loans", "standing", "hand_size", "known", "links_left", "spent"),
    summary=("actions_left", "money", "loans", "standing"),
    score=("standing",),
)
"""All points come at the end: what they would be now tells more."""


class SeenMarketToken(TypedDict):
    """A market for goods with its token."""

    market: str
    market_token: str
    """What is wanted there."""
    used: bool
    open: bool
    """A market at sea is closed before its ship stands."""


class SeenImport(TypedDict):
    """Coal that waits at sea."""

    slot: str
    """The ship's."""
    cubes: int


class AgeOfIndustrySight(TypedDict):
    """What only Age of Industry has."""

    market_tokens: list[SeenMarketToken]
    imports: list[SeenImport]
    everybody_has_passed: bool
    """Whether all actions of the round were passes without a discard."""
    nothing_can_be_drawn: bool
    """Whether neither the deck nor the display has a card."""


class AgeOfIndustrySeat(TypedDict):
    """What only a seat of Age of Industry has."""

    loans: int
    """Open loans."""
    standing: int
    """Points if it ended now."""


def see(head: SeenTable, decision: SeenDecision, state: State, edition: Edition) -> Sight:
    """AI-2.4 Hands and the deck's order are hidden; all the rest is open."""
    others, colours = range(head["players"]), edition.setup["colours"]
    return {
        **head,
        "clock": see_clock(state, decision),
        "order": [colours[seat] for seat in see_order(state)],
        "next_order": [colours[seat] for seat in see_next_order(state)],
        "decision": decision,
        "seats": [see_seat(state, edition, head["seat"], other) for other in others],
        "tiles": see_tiles(state, edition),
        "links": see_links(state, edition),
        "markets": see_markets(state),
        "deck": int(state.cells[layout.DECK_SIZE]),
        "aside": None,
        "display": see_display(state, edition),
        "discards": see_discards(state, edition),
        "own": see_own(state, edition),
    }


def see_own(state: State, edition: Edition) -> AgeOfIndustrySight:
    """What lies open for all."""
    return {
        "market_tokens": see_market_tokens(state, edition),
        "imports": see_imports(state, edition),
        "everybody_has_passed": bool(state.cells[layout.IDLE]),
        "nothing_can_be_drawn": bool(nothing_can_be_drawn(state)),
    }


def see_clock(state: State, decision: SeenDecision) -> SeenClock:
    """The round, and whose turn it is in the round; nobody knows which round is the last."""
    cells = state.cells
    return {
        "era": None,
        "round": int(cells[layout.ROUND]) + 1,
        "rounds": None,
        "turn": min(int(cells[layout.TURN]) + 1, int(state.box.players)),
        "actions_left": int(cells[layout.ACTIONS_LEFT]),
        "phase": seen_phase(decision, {}),
    }


def see_order(state: State) -> list[int]:
    """The seats in turn order."""
    return [int(state.cells[layout.ORDER + place]) for place in range(state.box.players)]


def see_next_order(state: State) -> list[int]:
    """Who has spent least so far will be first; equal spenders keep their order."""
    return sorted(see_order(state), key=lambda seat: int(state.cells[layout.SPENT + seat]))


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> SeenSeat:
    """A player's area: only its owner sees the hand, but cards taken face up stay known.

    Where no other card is held, the whole hand is known.
    """
    cells, own = state.cells, see_own_seat(state, other)
    hand, known = see_hand(state, edition, other), see_known(state, edition, other)
    return {
        "colour": see_colour(edition, other),
        "colours": [see_colour(edition, other)],
        "money": int(cells[layout.MONEY + other]),
        "income_space": None,
        "income_level": None,
        "points": int(state.points(other)),
        "spent": int(cells[layout.SPENT + other]),
        "hand_size": int(cells[layout.HAND_SIZE + other]),
        "hand": hand if other == seat or hand == known else None,
        "known": known,
        "discards": [],
        "links_left": int(cells[layout.LINKS_LEFT + other]),
        "mat": see_mat(state, edition, other),
        "own": own,
    }


def see_own_seat(state: State, other: int) -> AgeOfIndustrySeat:
    """Loans, and the points that would be left after them."""
    return {
        "loans": int(state.cells[layout.LOANS + other]),
        "standing": int(points_if_it_ended_now(state, other)),
    }


def see_colour(edition: Edition, seat: int) -> str:
    """The colour of a seat."""
    return str(edition.setup["colours"][seat])


def see_hand(state: State, edition: Edition, seat: int) -> list[str]:
    """The cards in a hand."""
    return _cards(state, edition, layout.HAND + seat * choices.CARDS)


def see_known(state: State, edition: Edition, seat: int) -> list[str]:
    """The cards of a hand that were taken face up."""
    return _cards(state, edition, layout.KNOWN + seat * choices.CARDS)


def see_discards(state: State, edition: Edition) -> list[str]:
    """The discard pile, in no order."""
    return _cards(state, edition, layout.DISCARDS)


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


def see_tiles(state: State, edition: Edition) -> list[SeenTile]:
    """The tiles on the board."""
    return [
        see_tile(state, edition, slot, name)
        for slot, name in enumerate(edition.slot_ids)
        if state.cells[layout.TILE + slot] >= 0
    ]


def see_tile(state: State, edition: Edition, slot: int, name: str) -> SeenTile:
    """The tile on a slot; a ship has the cubes of its import."""
    owner, kind = int(state.cells[layout.OWNER + slot]), int(state.cells[layout.TILE + slot])
    industry, tile = edition.tile_kinds[kind]
    is_ship = slot in import_slots(edition)
    return {
        "slot": name,
        "tile": edition.tile_ids[kind],
        "industry": industry["id"],
        "level": tile["level"],
        "seat": owner,
        "colour": see_colour(edition, owner),
        "cubes": int(state.cells[layout.CUBES + slot]),
        "resource": RESOURCES[COAL] if is_ship else industry.get("holds"),
        "flipped": bool(state.cells[layout.FLIPPED] >> slot & 1),
    }


def see_links(state: State, edition: Edition) -> list[SeenLink]:
    """The rails on the board."""
    owners = [int(state.cells[layout.LINK_OWNER + at]) for at in range(len(edition.connection_ids))]
    return [
        {"connection": name, "seat": owner, "colour": see_colour(edition, owner), "kind": "rail"}
        for name, owner in zip(edition.connection_ids, owners, strict=True)
        if owner >= 0
    ]


def see_markets(state: State) -> dict[str, SeenMarket]:
    """The demand table: coal and iron."""
    return {name: see_market(state, resource) for resource, name in enumerate(RESOURCES)}


def see_market(state: State, resource: int) -> SeenMarket:
    """The market of a resource: how many cubes, and what the next one costs."""
    cubes = state.cells[layout.COAL_MARKET + resource]
    price = buying_price(state.box.prices, cubes, state.box.when_empty)
    return {"cubes": int(cubes), "price": int(price)}


def see_market_tokens(state: State, edition: Edition) -> list[SeenMarketToken]:
    """Market tokens, used or not; a market at sea is closed before its ship stands."""
    return [
        {
            "market": name,
            "market_token": edition.market_token_ids[state.cells[layout.MARKET_TOKEN + number]],
            "used": bool(state.cells[layout.MARKETS_USED] >> number & 1),
            "open": _is_open(state, number),
        }
        for number, name in enumerate(edition.market_ids)
        if state.cells[layout.MARKET_TOKEN + number] >= 0
    ]


def _is_open(state: State, market: int) -> bool:
    ship = state.box.market_ship[market]
    return bool(ship < 0 or state.cells[layout.OCCUPIED] >> ship & 1)


def see_imports(state: State, edition: Edition) -> list[SeenImport]:
    """The cubes that wait at sea."""
    return [
        {"slot": edition.slot_ids[slot], "cubes": int(state.cells[layout.CUBES + slot])}
        for slot in import_slots(edition)
    ]


def import_slots(edition: Edition) -> list[int]:
    """The slots of ships, where coal waits."""
    return [edition.ship_slot(sea["ship"]) for sea in edition.seas]


def see_display(state: State, edition: Edition) -> list[str]:
    """The face-up cards."""
    shown = [state.cells[layout.DISPLAY + place] for place in range(state.box.display)]
    return [edition.card_ids[card] for card in shown if card >= 0]
