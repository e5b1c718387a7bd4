"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import Any

from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.data.files import ERAS
from millhand.games.workshop.play import choices
from millhand.games.workshop.play.actions.bid import colour_that_bids
from millhand.games.workshop.play.choices import COLOURS, INDUSTRIES, STAGES
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.play.layout import (
    ASIDE_SIZE,
    AUCTION,
    BANK,
    BOX,
    CALLS,
    CARD,
    CHOSEN,
    DECK_SIZE,
    DEMAND,
    DISCARDS,
    DISPLAY,
    DISPLAY_SIZE,
    ERA,
    FIST,
    HAND,
    HOME,
    INCOME,
    INDUSTRIES_LEFT,
    LINKS_LEFT,
    MONEY,
    OFFER,
    ORDER,
    OWN_LINKS,
    RECOUPED,
    ROUND,
    STAGE,
    STANDING,
    TOKENS_LEFT,
    TURN,
)
from millhand.games.workshop.text.wording import Wording

Sight = dict[str, Any]


def see(state: Workshop, edition: Edition, wording: Wording, seat: int | None) -> Sight:
    """WW-12.1 to WW-12.3 Tokens in hand, deck, set-aside cards and sealed answers are hidden."""
    cells, box = state.cells, state.box
    seen: Sight = {
        "game": "workshop",
        "seat": seat,
        "era": ERAS[cells[ERA]],
        "round": int(cells[ROUND]),
        "rounds": int(box.rounds),
        "auction": int(cells[AUCTION]) + 1,
        "turn": int(cells[TURN]) + 1,
        "order": [_seat_in_box(state, place) for place in range(box.turns)],
        "question": STAGES[cells[STAGE] if seat is None else state.stage_of(seat)],
        "sealed": [other for other in range(box.players) if state.sealed() >> other & 1],
        "seats": [see_seat(state, edition, wording, seat, other) for other in range(box.players)],
        "colours": [see_colour(state, edition, colour) for colour in range(box.colours)],
        "towns": see_towns(state, edition),
        "links": see_links(state, edition),
        "demand": {
            name: int(cells[DEMAND + number]) for number, name in enumerate(edition.industries)
        },
        "display": [
            edition.card_ids[cells[DISPLAY + place]] for place in range(cells[DISPLAY_SIZE])
        ],
        "taken": edition.card_ids[cells[CARD]] if cells[CARD] >= 0 else None,
        "home": edition.towns[cells[HOME]] if cells[HOME] >= 0 else None,
        "deck": int(cells[DECK_SIZE]),
        "aside": int(cells[ASIDE_SIZE]),
        "tokens_left": int(cells[TOKENS_LEFT]),
        "calls": int(cells[CALLS]),
    }
    if box.sets > 1:
        seen["boxes"] = [_name(edition, colour) for colour in colours_in_boxes(state)]
    if box.discards_open:
        seen["discards"] = see_discards(state, edition)
    if not box.money_hidden and box.bank >= 0:
        seen["bank"] = int(cells[BANK])
    return seen


def colours_in_boxes(state: Workshop) -> list[int]:
    """The markers on the turn order track, box by box; -1 for an empty one.

    WW-13.6 With two players boxes 3 and 4 are empty until the second auction of the round.
    """
    cells, box = state.cells, state.box
    auction = cells[STAGE] in (choices.BID_STAGE, choices.LOTS_STAGE)
    turn = choices.BID_STAGE < cells[STAGE] < choices.TURN_ORDER_STAGE
    half = box.sets > 1 and (auction if cells[AUCTION] else turn)
    filled = box.players if half else box.turns
    return [int(cells[ORDER + place]) if place < filled else -1 for place in range(box.turns)]


def _seat_in_box(state: Workshop, place: int) -> int | None:
    """Whose marker was last put there, be it in the round before."""
    colour = state.cells[ORDER + place]
    return int(state.seat_of(colour)) if colour >= 0 else None


def _name(edition: Edition, colour: int) -> str | None:
    return edition.colours[colour] if colour >= 0 else None


def set_at_work(state: Workshop, seat: int) -> int:
    """WW-13.6, WW-13.7 The set for which a player bids or whose turn it is; -1 where it is open."""
    stage = state.cells[STAGE]
    if stage == choices.BID_STAGE and state.cells[AUCTION] == 1:
        return int(colour_that_bids(state, seat))
    if choices.BID_STAGE < stage < choices.TURN_ORDER_STAGE:
        colour = int(state.colour_in_turn())
        return colour if state.seat_of(colour) == seat else -1
    return -1


def see_seat(
    state: Workshop, edition: Edition, wording: Wording, seat: int | None, other: int
) -> Sight:
    """A player's area: what others may not see only its owner does."""
    cells = state.cells
    held = [int(cells[HAND + other * INDUSTRIES + kind]) for kind in range(INDUSTRIES)]
    colours = edition.colours_of(state.box.players, other)
    seen: Sight = {
        "colour": colours[0],
        "colours": colours,
        "income_space": int(cells[INCOME + other]),
        "lent": int(state.box.called * cells[CALLS]),
        "tokens": sum(held),
        "links_left": sum(
            int(cells[LINKS_LEFT + edition.colours.index(colour)]) for colour in colours
        ),
    }
    if state.box.sets > 1:
        seen["set"] = _name(edition, set_at_work(state, other))
    if other == seat or not state.box.money_hidden:
        seen["money"] = int(cells[MONEY + other])
    if other == seat:
        names = edition.industries
        seen["hand"] = [name for kind, name in enumerate(names) for _ in range(held[kind])]
        seen["sealed"] = see_sealed(state, wording, other)
    return seen


def see_sealed(state: Workshop, wording: Wording, seat: int) -> str | None:
    """WW-12.2 One's own sealed answer, as it was said."""
    if not state.sealed() >> seat & 1:
        return None
    return " ".join(wording.write(choice) for choice in sealed_choices(state, seat))


def sealed_choices(state: Workshop, seat: int) -> list[int]:
    """The choices of a sealed answer."""
    cells = state.cells
    if cells[STAGE] == choices.DEMAND_STAGE:
        return [choices.PLEDGE + int(cells[FIST + seat])]
    said = []
    if cells[CHOSEN + seat] >= 0:
        said.append(choices.SET + int(cells[CHOSEN + seat]))
    if cells[RECOUPED + seat] > 0:
        said.append(choices.RECOUP + int(cells[RECOUPED + seat]) - 1)
    return [*said, choices.BID + int(cells[OFFER + seat])]


def see_colour(state: Workshop, edition: Edition, colour: int) -> Sight:
    """A colour's supply, and its box of the turn order track (None before it has one)."""
    cells = state.cells
    return {
        "colour": edition.colours[colour],
        "seat": int(state.seat_of(colour)),
        "box": int(cells[BOX + colour]) or None,
        "industries_left": int(cells[INDUSTRIES_LEFT + colour]),
        "links_left": int(cells[LINKS_LEFT + colour]),
    }


def see_towns(state: Workshop, edition: Edition) -> list[Sight]:
    """The industries in the towns, colour by colour."""
    seen = []
    for town, name in enumerate(edition.towns):
        row = STANDING + town * COLOURS
        standing = {
            edition.colours[colour]: int(state.cells[row + colour])
            for colour in range(state.box.colours)
            if state.cells[row + colour] > 0
        }
        if standing:
            seen.append({"place": name, "industries": standing})
    return seen


def see_links(state: Workshop, edition: Edition) -> list[Sight]:
    """The links on the board, both links of a double."""
    return [
        {"connection": name, "seat": int(state.seat_of(colour)), "colour": edition.colours[colour]}
        for number, name in enumerate(edition.connection_ids)
        for colour in range(state.box.colours)
        if state.cells[OWN_LINKS + colour] >> number & 1
        for _ in range(state.links_of(number))
    ]


def see_discards(state: Workshop, edition: Edition) -> list[str]:
    """WW-A21 The discard pile is open, unless the table agreed otherwise."""
    return [
        name
        for card, name in enumerate(edition.card_ids)
        for _ in range(state.cells[DISCARDS + card])
    ]
