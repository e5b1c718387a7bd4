"""What one seat may see of a table, in names and numbers. Nothing else leaves the server."""

from typing import Any

from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.data.files import ERAS
from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.actions.bid import colour_that_bids
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.play.questions import QUESTIONS, stage_for
from millhand.games.workshop.text.wording import Wording

Sight = dict[str, Any]


def see(state: Workshop, edition: Edition, wording: Wording, seat: int | None) -> Sight:
    """WW-12.1 to WW-12.3 Tokens in hand, deck, set-aside cards and sealed answers are hidden."""
    cells, box = state.cells, state.box
    seen: Sight = {
        "game": "workshop",
        "seat": seat,
        "era": ERAS[cells[layout.ERA]],
        "round": int(cells[layout.ROUND]),
        "rounds": int(box.rounds),
        "auction": int(cells[layout.AUCTION]) + 1,
        "turn": int(cells[layout.TURN]) + 1,
        "order": [_seat_on_space(state, place) for place in range(box.turns)],
        "question": QUESTIONS[state.stage() if seat is None else stage_for(state, seat)].name,
        "sealed": [other for other in range(box.players) if state.sealed() >> other & 1],
        "seats": [see_seat(state, edition, wording, seat, other) for other in range(box.players)],
        "colours": [see_colour(state, edition, colour) for colour in range(box.colours)],
        "towns": see_towns(state, edition),
        "links": see_links(state, edition),
        "demand": {
            name: int(cells[layout.DEMAND + kind]) for kind, name in enumerate(edition.industries)
        },
        "display": cards_face_up(state, edition),
        "taken": edition.card_ids[cells[layout.CARD]] if cells[layout.CARD] >= 0 else None,
        "home": edition.towns[cells[layout.HOME]] if cells[layout.HOME] >= 0 else None,
        "deck": int(cells[layout.DECK_SIZE]),
        "aside": int(cells[layout.ASIDE_SIZE]),
        "tokens_left": int(cells[layout.TOKENS_LEFT]),
        "calls": int(cells[layout.CALLS]),
    }
    if box.sets > 1:
        seen["boxes"] = [_name(edition, colour) for colour in colours_on_spaces(state)]
    if box.discards_open:
        seen["discards"] = see_discards(state, edition)
    if not box.money_hidden and box.bank >= 0:
        seen["bank"] = int(cells[layout.BANK])
    return seen


def cards_face_up(state: Workshop, edition: Edition) -> list[str]:
    """The cards of this round that nobody has taken."""
    places = range(layout.DISPLAY, layout.DISPLAY + state.cells[layout.DISPLAY_SIZE])
    return [edition.card_ids[state.cells[place]] for place in places]


def colours_on_spaces(state: Workshop) -> list[int]:
    """The markers on the order track, space by space; -1 for an empty one.

    WW-13.6 With two players spaces 3 and 4 are empty until the second auction of the round.
    """
    cells, box = state.cells, state.box
    auction = cells[layout.STAGE] in (choices.BID_STAGE, choices.LOTS_STAGE)
    turn = choices.BID_STAGE < cells[layout.STAGE] < choices.TURN_ORDER_STAGE
    half = box.sets > 1 and (auction if cells[layout.AUCTION] else turn)
    order = [int(cells[layout.ORDER + place]) for place in range(box.turns)]
    return [*order[: box.players], -1, -1] if half else order


def _seat_on_space(state: Workshop, place: int) -> int | None:
    """Whose marker was last put there, be it in the round before."""
    colour = state.cells[layout.ORDER + place]
    return int(state.seat_of(colour)) if colour >= 0 else None


def _name(edition: Edition, colour: int) -> str | None:
    return edition.colours[colour] if colour >= 0 else None


def set_at_work(state: Workshop, seat: int) -> int:
    """WW-13.6, WW-13.7 The set for which a player bids or whose turn it is; -1 where it is open."""
    stage = state.cells[layout.STAGE]
    if stage == choices.BID_STAGE and state.cells[layout.AUCTION] == 1:
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
    held = [int(state.tokens_held(other, kind)) for kind in range(layout.INDUSTRIES)]
    colours = edition.colours_of(state.box.players, other)
    seen: Sight = {
        "colour": colours[0],
        "colours": colours,
        "income_space": int(cells[layout.INCOME + other]),
        "lent": int(state.box.called * cells[layout.CALLS]),
        "tokens": sum(held),
        "links_left": sum(
            int(cells[layout.LINKS_LEFT + edition.colours.index(colour)]) for colour in colours
        ),
    }
    if state.box.sets > 1:
        seen["set"] = _name(edition, set_at_work(state, other))
    if other == seat or not state.box.money_hidden:
        seen["money"] = int(cells[layout.MONEY + other])
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
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        return [choices.PLEDGE + int(cells[layout.FIST + seat])]
    said = []
    if cells[layout.CHOSEN + seat] >= 0:
        said.append(choices.SET + int(cells[layout.CHOSEN + seat]))
    if cells[layout.RECOUPED + seat] > 0:
        said.append(choices.RECOUP + int(cells[layout.RECOUPED + seat]) - 1)
    return [*said, choices.BID + int(cells[layout.OFFER + seat])]


def see_colour(state: Workshop, edition: Edition, colour: int) -> Sight:
    """A colour's supply, and where its marker stands on the order track (None before it does)."""
    cells = state.cells
    return {
        "colour": edition.colours[colour],
        "seat": int(state.seat_of(colour)),
        "box": int(cells[layout.SPACE + colour]) or None,
        "industries_left": int(cells[layout.INDUSTRIES_LEFT + colour]),
        "links_left": int(cells[layout.LINKS_LEFT + colour]),
    }


def see_towns(state: Workshop, edition: Edition) -> list[Sight]:
    """The industries in the towns, colour by colour."""
    seen = []
    for town, name in enumerate(edition.towns):
        row = layout.STANDING + town * layout.COLOURS
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
        if state.cells[layout.OWN_LINKS + colour] >> number & 1
        for _ in range(state.links_of(number))
    ]


def see_discards(state: Workshop, edition: Edition) -> list[str]:
    """WW-A21 The discard pile is open, unless the table agreed otherwise."""
    return [
        name
        for card, name in enumerate(edition.card_ids)
        for _ in range(state.cells[layout.DISCARDS + card])
    ]
