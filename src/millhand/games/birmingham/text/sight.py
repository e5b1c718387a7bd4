"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import TypedDict

from millhand.face.seen import SeenDecision, SeenSeat, SeenTable, Sight, Told
from millhand.games.birmingham.data.edition import Edition
from millhand.games.birmingham.play.layout import (
    BARRELS,
    FACE_DOWN,
    LAST_DISCARD,
    MERCHANT_TILE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.play.state import State
from millhand.mechanics.land.text.sight import see_area, see_debt, see_discards, see_hand, see_land

WILD = ("wild_location", "wild_industry")
TOLD = Told(asked=("debt",), board=("merchants",))


class SeenMerchant(TypedDict):
    """A merchant space with its tile."""

    merchant: str
    """The space: oxford.1."""
    merchant_tile: str
    """What is bought there."""
    barrel: bool
    """Whether a barrel of beer lies beside it."""


class BirminghamSight(TypedDict):
    """What only Birmingham has."""

    debt: int | None
    """What whoever is asked must still pay; None where nothing is owed."""
    merchants: list[SeenMerchant]
    wild_location: int
    """Cards left on the pile of wild locations …"""
    wild_industry: int
    """… and on that of wild industries."""


class BirminghamSeat(TypedDict):
    """What only a seat of Birmingham has."""

    face_down: int
    """How many cards lie face down under the discard pile: one, or none."""
    face_down_card: str | None
    """Which, for an owner who may look (BB-O7)."""


def see(head: SeenTable, decision: SeenDecision, state: State, edition: Edition) -> Sight:
    """BB-3.11 Hands, the deck's order and face-down cards are hidden; all the rest is open."""
    others = range(head["players"])
    seats = [see_seat(state, edition, head["seat"], other) for other in others]
    return see_land(head, decision, state, edition, seats, see_own(state, edition))


def see_own(state: State, edition: Edition) -> BirminghamSight:
    """What lies open for all."""
    return {
        "debt": see_debt(state),
        "merchants": see_merchants(state, edition),
        "wild_location": int(state.cells[WILD_LOCATIONS]),
        "wild_industry": int(state.cells[WILD_INDUSTRIES]),
    }


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> SeenSeat:
    """A player's area: only its owner sees the hand, but everybody knows the wild cards in it."""
    held, is_own = see_hand(state, edition, other), other == seat
    return {
        **see_area(state, edition, other),
        "hand": held if is_own else None,
        "known": [card for card in held if card in WILD],
        "discards": see_pile(state, edition, other, is_own),
        "own": see_face_down(state, edition, other, is_own),
    }


def see_face_down(state: State, edition: Edition, other: int, is_own: bool) -> BirminghamSeat:
    """The card of the set-up that nobody has seen, unless its owner may look (BB-O7)."""
    card = state.cells[FACE_DOWN + other]
    sees = is_own and state.box.owner_sees_facedown_card and card >= 0
    return {
        "face_down": 1 if card >= 0 else 0,
        "face_down_card": edition.card_ids[card] if sees else None,
    }


def see_pile(state: State, edition: Edition, other: int, is_own: bool) -> list[str]:
    """BB-3.11 Open piles; with closed ones (BB-O8) only the last card and one's own pile."""
    if not state.box.discards_open and not is_own:
        last = state.cells[LAST_DISCARD + other]
        return [] if last < 0 else [edition.card_ids[last]]
    return see_discards(state, edition, other)


def see_merchants(state: State, edition: Edition) -> list[SeenMerchant]:
    """Merchant tiles and their barrels."""
    return [
        {
            "merchant": name,
            "merchant_tile": edition.merchant_tile_ids[state.cells[MERCHANT_TILE + number]],
            "barrel": bool(state.cells[BARRELS] >> number & 1),
        }
        for number, name in enumerate(edition.merchant_ids)
        if state.cells[MERCHANT_TILE + number] >= 0
    ]
