"""What one seat may see of the fair."""

from typing import TypedDict

from fifth_game.data.edition import BELLS, COLOURS, Edition
from fifth_game.play.flow import Fair
from fifth_game.play.layout import (
    APPLES,
    DECK_SIZE,
    DISCARDS,
    HAND,
    MONEY,
    POINTS,
    ROUND,
    SEATS,
    STALL,
    TOWNS,
    TURN,
)
from millhand.face.seen import (
    SeenDecision,
    SeenSeat,
    SeenTable,
    SeenTile,
    Sight,
    Told,
    seen_phase,
)

TOLD = Told(
    clock=("bell",),
    board=("crowds",),
    figures=("money", "points", "hand_size", "apples"),
    summary=("money", "points", "apples"),
)


class SeenCrowd(TypedDict):
    """Who comes to a town."""

    place: str
    visitors: int


class FairSight(TypedDict):
    """What only the fair has."""

    bell: str
    crowds: list[SeenCrowd]


class FairSeat(TypedDict):
    """What only a seat of the fair has."""

    apples: int


def see(head: SeenTable, decision: SeenDecision, table: Fair, edition: Edition) -> Sight:
    """TF-1.2 Hands and the deck are hidden."""
    cells, own = table.cells, see_own(table, edition)
    order = list(COLOURS[: table.players])
    return {
        **head,
        "clock": {
            "era": None,
            "round": min(int(cells[ROUND]) + 1, table.rounds),
            "rounds": table.rounds,
            "turn": int(cells[TURN]) + 1,
            "actions_left": None,
            "phase": seen_phase(decision, {}),
        },
        "order": order,
        "next_order": [],
        "decision": decision,
        "seats": [see_seat(table, edition, head["seat"], other) for other in range(len(order))],
        "tiles": see_stalls(table, edition),
        "links": [],
        "markets": {},
        "deck": int(cells[DECK_SIZE]),
        "aside": None,
        "display": None,
        "discards": cards_in(table, edition, DISCARDS),
        "own": own,
    }


def see_own(table: Fair, edition: Edition) -> FairSight:
    """The bell, and a crowd that grows with the stalls."""
    stalls = [tile["slot"] for tile in see_stalls(table, edition)]
    crowds: list[SeenCrowd] = [
        {"place": town, "visitors": 1 + 2 * stalls.count(town)} for town in edition.towns
    ]
    return {"bell": BELLS[table.bell()], "crowds": crowds}


def see_seat(table: Fair, edition: Edition, seat: int | None, other: int) -> SeenSeat:
    """A player's area; the hand only for its owner."""
    held = cards_in(table, edition, HAND + other * TOWNS)
    own: FairSeat = {"apples": int(table.cells[APPLES + other])}
    return {
        "colour": COLOURS[other],
        "colours": [COLOURS[other]],
        "money": int(table.cells[MONEY + other]),
        "income_space": None,
        "income_level": None,
        "points": int(table.cells[POINTS + other]),
        "spent": None,
        "hand_size": len(held),
        "hand": held if other == seat else None,
        "known": [],
        "discards": [],
        "links_left": 0,
        "mat": {},
        "own": own,
    }


def see_stalls(table: Fair, edition: Edition) -> list[SeenTile]:
    """The stalls in the towns."""
    return [
        {
            "slot": name,
            "tile": "stall",
            "industry": "stall",
            "level": None,
            "seat": seat,
            "colour": COLOURS[seat],
            "cubes": 0,
            "resource": None,
            "flipped": False,
        }
        for town, name in enumerate(edition.towns)
        for seat in range(table.players)
        if table.cells[STALL + town * SEATS + seat]
    ]


def cards_in(table: Fair, edition: Edition, row: int) -> list[str]:
    """Counted cards by name."""
    return [name for town, name in enumerate(edition.towns) for _ in range(table.cells[row + town])]
