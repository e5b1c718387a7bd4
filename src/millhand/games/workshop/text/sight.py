"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import TypedDict

from millhand.face.seen import (
    SeenClock,
    SeenDecision,
    SeenLink,
    SeenSeat,
    SeenTable,
    SeenTile,
    Sight,
    Told,
    seen_phase,
)
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.data.files import ERAS
from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.actions.bid import colour_that_bids
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.text.wording import Wording

PHASES = {"demand": "demand", "set": "auction", "bid": "auction"}
TOLD = Told(
    clock=("auction",),
    board=("demand", "bank"),
    summary=("set", "money", "income_space"),
)


class SeenSet(TypedDict):
    """The pieces of one colour."""

    colour: str
    seat: int
    """Whose they are."""
    box: int | None
    """Where its marker stands or last stood on the turn order track; None before the first time."""
    industries_left: int
    links_left: int


class WorkshopSight(TypedDict):
    """What only Workshop of the World has."""

    auction: int | None
    """Which auction of the round it is, where a round has two of them (WW-13.6); else None."""
    demand: dict[str, int]
    """Tokens on the demand diagram, by industry."""
    tokens_left: int
    """Demand tokens that nobody has drawn."""
    taken: str | None
    """The town card taken and not used yet."""
    home: str | None
    """The town of the industry just placed, from which links may be built."""
    sets: list[SeenSet]
    bank: int | None
    """None where it has no limit, or would tell what money is hidden."""
    calls: int
    """How often everybody had to give money back to an empty bank."""
    lent: int
    """What everybody has given back in this way."""


class WorkshopSeat(TypedDict):
    """What only a seat of Workshop of the World has."""

    set: str | None
    """Which of two sets bids or has its turn (WW-13.6, WW-13.7); None where that is open."""


def see(head: SeenTable, decision: SeenDecision, state: Workshop, edition: Edition) -> Sight:
    """WW-12.1 to WW-12.3 Tokens in hand, deck, set-aside cards and sealed answers are hidden."""
    others = range(head["players"])
    return {
        **head,
        "clock": see_clock(state, decision),
        "order": see_order(state, edition),
        "next_order": [],
        "decision": decision,
        "seats": [see_seat(state, edition, head["seat"], other) for other in others],
        "tiles": see_tiles(state, edition),
        "links": see_links(state, edition),
        "markets": {},
        "deck": int(state.cells[layout.DECK_SIZE]),
        "aside": int(state.cells[layout.ASIDE_SIZE]),
        "display": cards_face_up(state, edition),
        "discards": see_discards(state, edition),
        "own": see_own(state, edition),
    }


def see_own(state: Workshop, edition: Edition) -> WorkshopSight:
    """What lies open for all."""
    cells, box = state.cells, state.box
    bank_is_seen = not box.money_hidden and box.bank >= 0
    return {
        "auction": see_auction(state),
        "demand": {
            name: int(cells[layout.DEMAND + at]) for at, name in enumerate(edition.industries)
        },
        "tokens_left": int(cells[layout.TOKENS_LEFT]),
        "taken": edition.card_ids[cells[layout.CARD]] if cells[layout.CARD] >= 0 else None,
        "home": edition.towns[cells[layout.HOME]] if cells[layout.HOME] >= 0 else None,
        "sets": [see_set(state, edition, colour) for colour in range(box.colours)],
        "bank": int(cells[layout.BANK]) if bank_is_seen else None,
        "calls": int(cells[layout.CALLS]),
        "lent": int(box.called * cells[layout.CALLS]),
    }


def see_auction(state: Workshop) -> int | None:
    """WW-13.6 The first or the second of a round with two auctions, until demand is created."""
    if state.box.sets == 1 or state.cells[layout.STAGE] == choices.DEMAND_STAGE:
        return None
    return int(state.cells[layout.AUCTION]) + 1


def see_clock(state: Workshop, decision: SeenDecision) -> SeenClock:
    """The era, its round, and the turn of the round; a turn is not counted in actions."""
    cells = state.cells
    return {
        "era": ERAS[cells[layout.ERA]],
        "round": int(cells[layout.ROUND]),
        "rounds": int(state.box.rounds),
        "turn": int(cells[layout.TURN]) + 1,
        "actions_left": None,
        "phase": seen_phase(decision, PHASES),
    }


def see_order(state: Workshop, edition: Edition) -> list[str]:
    """The markers on the turn order track."""
    return [edition.colours[colour] for colour in colours_on_spaces(state) if colour >= 0]


def colours_on_spaces(state: Workshop) -> list[int]:
    """The markers on the order track, space by space; -1 for an empty one.

    WW-13.6 With two players spaces 3 and 4 are empty until the second auction of the round.
    """
    cells, box = state.cells, state.box
    auction = cells[layout.STAGE] in (choices.BID_STAGE, choices.LOTS_STAGE)
    turn = choices.BID_STAGE < cells[layout.STAGE] < choices.TURN_ORDER_STAGE
    half = box.sets > 1 and (auction if cells[layout.AUCTION] else turn)
    filled = box.players if half else box.turns
    return [
        int(cells[layout.ORDER + place]) if place < filled else -1 for place in range(box.turns)
    ]


def set_at_work(state: Workshop, seat: int) -> int:
    """WW-13.6, WW-13.7 The set for which a player bids or whose turn it is; -1 where it is open."""
    stage = state.cells[layout.STAGE]
    if stage == choices.BID_STAGE and state.cells[layout.AUCTION] == 1:
        return int(colour_that_bids(state, seat))
    if choices.BID_STAGE < stage < choices.TURN_ORDER_STAGE:
        colour = int(state.colour_in_turn())
        return colour if state.seat_of(colour) == seat else -1
    return -1


def see_seat(state: Workshop, edition: Edition, seat: int | None, other: int) -> SeenSeat:
    """A player's area: only its owner sees the tokens, and the money where that is hidden."""
    cells, is_own = state.cells, other == seat
    colours = edition.colours_of(state.box.players, other)
    numbers = [edition.colours.index(colour) for colour in colours]
    held = see_tokens(state, edition, other)
    return {
        "colour": colours[0],
        "colours": colours,
        "money": int(cells[layout.MONEY + other]) if is_own or not state.box.money_hidden else None,
        "income_space": int(cells[layout.INCOME + other]),
        "income_level": None,
        "points": None,
        "spent": None,
        "hand_size": len(held),
        "hand": held if is_own else None,
        "known": [],
        "discards": [],
        "links_left": sum(int(cells[layout.LINKS_LEFT + number]) for number in numbers),
        "mat": {},
        "own": see_own_seat(state, edition, other),
    }


def see_own_seat(state: Workshop, edition: Edition, other: int) -> WorkshopSeat:
    """The set at work, where there is more than one."""
    at_work = set_at_work(state, other) if state.box.sets > 1 else -1
    return {"set": edition.colours[at_work] if at_work >= 0 else None}


def see_tokens(state: Workshop, edition: Edition, seat: int) -> list[str]:
    """The demand tokens in a hand."""
    row = layout.HAND + seat * layout.INDUSTRIES
    return [
        name for kind, name in enumerate(edition.industries) for _ in range(state.cells[row + kind])
    ]


def see_sealed(state: Workshop, wording: Wording, seat: int | None) -> str | None:
    """WW-12.2 One's own sealed answer, as it was said."""
    if seat is None or not state.sealed() >> seat & 1:
        return None
    return " ".join(wording.write(choice) for choice in sealed_choices(state, seat))


def sealed_choices(state: Workshop, seat: int) -> list[int]:
    """The choices of a sealed answer."""
    cells = state.cells
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        return [choices.PLEDGE + int(cells[layout.FIST + seat])]
    said = []
    if cells[layout.CHOSEN + seat] >= 0:
        said.append(choices.SET + int(cells[layout.CHOSEN + seat]))
    if cells[layout.RECOUPED + seat] > 0:
        said.append(choices.RECOUP + int(cells[layout.RECOUPED + seat]) - 1)
    return [*said, choices.BID + int(cells[layout.OFFER + seat])]


def see_set(state: Workshop, edition: Edition, colour: int) -> SeenSet:
    """A colour's supply, and its box of the turn order track."""
    cells = state.cells
    return {
        "colour": edition.colours[colour],
        "seat": int(state.seat_of(colour)),
        "box": int(cells[layout.SPACE + colour]) or None,
        "industries_left": int(cells[layout.INDUSTRIES_LEFT + colour]),
        "links_left": int(cells[layout.LINKS_LEFT + colour]),
    }


def see_tiles(state: Workshop, edition: Edition) -> list[SeenTile]:
    """The industries in the towns, one by one: the town says of which type."""
    return [
        {
            "slot": town["id"],
            "tile": town["industry"],
            "industry": town["industry"],
            "level": None,
            "seat": int(state.seat_of(colour)),
            "colour": edition.colours[colour],
            "cubes": 0,
            "resource": None,
            "flipped": False,
        }
        for number, town in enumerate(edition.board["town"])
        for colour in range(state.box.colours)
        for _ in range(state.cells[layout.STANDING + number * layout.COLOURS + colour])
    ]


def see_links(state: Workshop, edition: Edition) -> list[SeenLink]:
    """The links on the board, both links of a double; those of an era leave it with the era."""
    return [
        {
            "connection": name,
            "seat": int(state.seat_of(colour)),
            "colour": edition.colours[colour],
            "kind": ERAS[state.cells[layout.ERA]],
        }
        for number, name in enumerate(edition.connection_ids)
        for colour in range(state.box.colours)
        if state.cells[layout.OWN_LINKS + colour] >> number & 1
        for _ in range(state.links_of(number))
    ]


def cards_face_up(state: Workshop, edition: Edition) -> list[str]:
    """The face-up town cards."""
    shown = [
        state.cells[layout.DISPLAY + place] for place in range(state.cells[layout.DISPLAY_SIZE])
    ]
    return [edition.card_ids[card] for card in shown]


def see_discards(state: Workshop, edition: Edition) -> list[str] | None:
    """WW-A21 The discard pile is open, unless the table agreed otherwise."""
    if not state.box.discards_open:
        return None
    return [
        name
        for card, name in enumerate(edition.card_ids)
        for _ in range(state.cells[layout.DISCARDS + card])
    ]
