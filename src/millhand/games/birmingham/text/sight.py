"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from millhand.games.birmingham.data.edition import Edition
from millhand.games.birmingham.play.layout import (
    BARRELS,
    FACE_DOWN,
    LAST_DISCARD,
    MERCHANT_TILE,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.play.questions import QUESTIONS
from millhand.games.birmingham.play.state import State
from millhand.mechanics.land.play.layout import STAGE
from millhand.mechanics.land.text.sight import Sight, see_area, see_discards, see_hand, see_land


def see(state: State, edition: Edition, seat: int | None) -> Sight:
    """BB-3.11 Hands, the deck's order and face-down cards are hidden; all the rest is open."""
    cells = state.cells
    return {
        "game": "birmingham",
        **see_land(state, edition, seat),
        "question": QUESTIONS[cells[STAGE]].name,
        "seats": [see_seat(state, edition, seat, other) for other in range(state.box.players)],
        "merchants": see_merchants(state, edition),
        "wild_location": int(cells[WILD_LOCATIONS]),
        "wild_industry": int(cells[WILD_INDUSTRIES]),
    }


def see_seat(state: State, edition: Edition, seat: int | None, other: int) -> Sight:
    """A player's area: everything but the cards in hand, which only their owner sees."""
    face_down = state.cells[FACE_DOWN + other]
    seen = see_area(state, edition, other) | {"face_down": 1 if face_down >= 0 else 0}
    held = see_hand(state, edition, other)
    if other == seat:
        seen["hand"] = held
        if state.box.owner_sees_facedown_card and face_down >= 0:
            seen["face_down_card"] = edition.card_ids[face_down]
    else:
        seen["wild_cards"] = [name for name in ("wild_location", "wild_industry") if name in held]
    seen["discards"] = see_pile(state, edition, other, other == seat)
    return seen


def see_pile(state: State, edition: Edition, other: int, own: bool) -> list[str]:
    """BB-3.11 Open piles; with closed ones (BB-O8) only the last card and one's own pile."""
    if not state.box.discards_open and not own:
        last = state.cells[LAST_DISCARD + other]
        return [] if last < 0 else [edition.card_ids[last]]
    return see_discards(state, edition, other)


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
