"""Positions as short texts: one statement at a time, and back again. (See `settling.py`.)

    rail; round 2; order blue red yellow; red to act; display reading wild_4
    red money 9; red income 7; red hand port heavy; diagram port port craft
    red at reading; red at leeds 2; blue link reading oxford

`demand 2` and `auction` put those questions instead of a turn, `red to link at reading` and
`red to place wild_4` a turn whose card was swapped; `red sealed bid 7` is an answer that others
still owe. What is not said is as at set-up; cards that nobody was given are dealt in the order
of the data files. `possible.py` refuses what cannot be.
"""

from collections.abc import Callable

from millhand.face.spelling import NONE, Unclear, Words, index_of, indices_of, number_in, still_room
from millhand.games.workshop.data.edition import Edition
from millhand.games.workshop.data.files import ERAS
from millhand.games.workshop.play import choices, layout
from millhand.games.workshop.play.flow import Workshop
from millhand.games.workshop.play.happenings import FOR_BID, FOR_LINKS, FOR_THE_BANK
from millhand.games.workshop.play.happenings import PURPOSES as PURPOSE_NAMES
from millhand.games.workshop.text.possible import seats
from millhand.games.workshop.text.settling import STATED_EMPTY, STATED_NOWHERE
from millhand.games.workshop.text.sight import cards_face_up, sealed_choices
from millhand.games.workshop.text.wording import Wording

SPENT = (FOR_BID, FOR_LINKS, FOR_THE_BANK)
"""What money is paid for, and never earned by."""


def arrange(state: Workshop, wording: Wording, words: Words) -> None:
    """Carry out one statement; Unclear says what is wrong with it."""
    edition = wording.edition
    colours = edition.colours[: state.box.colours]
    if words[0] in colours and len(words) > 1:
        _arrange_colour(state, wording, colours.index(words[0]), words[1:])
    elif words[0] in ERAS and len(words) == 1:
        state.cells[layout.ERA] = ERAS.index(words[0])
    elif words[0] in _COMMON:
        _COMMON[words[0]](state, wording, words[1:])
    else:
        known = [*colours, *ERAS, *_COMMON]
        raise Unclear("word_begins_no_statement", word=words[0], known=known)


# --- statements about the table ---------------------------------------------------------------


def _round(state: Workshop, wording: Wording, words: Words) -> None:
    state.cells[layout.ROUND] = number_in(words, 1, state.box.rounds)


def _demand(state: Workshop, wording: Wording, words: Words) -> None:
    number = number_in(words, 1, 4)
    state.cells[layout.STAGE] = choices.DEMAND_STAGE
    state.cells[layout.ERA] = (number - 1) // 2
    state.cells[layout.ROUND] = 0 if number % 2 else state.box.rounds


def _auction(state: Workshop, wording: Wording, words: Words) -> None:
    state.cells[layout.STAGE] = choices.BID_STAGE
    state.cells[layout.AUCTION] = number_in(words, 1, state.box.sets) - 1 if words else 0


def _order(state: Workshop, wording: Wording, words: Words) -> None:
    colours = wording.edition.colours[: state.box.colours]
    order = [-1 if word == NONE else index_of(colours, word) for word in words]
    if len(order) > len(colours) or (state.box.sets == 1 and sorted(order) != seats(state)):
        raise Unclear("each_is_named_once", known=colours)
    _lay(state, layout.ORDER, layout.COLOURS, order)


def _played(state: Workshop, wording: Wording, words: Words) -> None:
    state.cells[layout.ACTIONS_DONE] = number_in(words, 0, 1000)


def _calls(state: Workshop, wording: Wording, words: Words) -> None:
    state.cells[layout.CALLS] = number_in(words, 0, 1000)


def _diagram(state: Workshop, wording: Wording, words: Words) -> None:
    for word in words:
        state.cells[layout.DEMAND + index_of(wording.edition.industries, word)] += 1


def _display(state: Workshop, wording: Wording, words: Words) -> None:
    cards = indices_of(wording.edition.card_ids, words)
    state.cells[layout.DISPLAY_SIZE] = _lay(state, layout.DISPLAY, layout.DISPLAY_ROOM, cards)


def _deck(state: Workshop, wording: Wording, words: Words) -> None:
    cards = indices_of(wording.edition.card_ids, words)[::-1]
    size = _lay(state, layout.DECK, layout.DECK_ROOM, cards)
    state.cells[layout.DECK_SIZE] = size or STATED_EMPTY


def _aside(state: Workshop, wording: Wording, words: Words) -> None:
    cards = indices_of(wording.edition.card_ids, words)[::-1]
    size = _lay(state, layout.ASIDE, layout.ASIDE_ROOM, cards)
    state.cells[layout.ASIDE_SIZE] = size or STATED_EMPTY


def _tokens(state: Workshop, wording: Wording, words: Words) -> None:
    tokens = indices_of(wording.edition.industries, words)[::-1]
    size = _lay(state, layout.TOKENS, layout.TOKEN_ROOM, tokens)
    state.cells[layout.TOKENS_LEFT] = size or STATED_EMPTY


def _lay(state: Workshop, first: int, room: int, things: list[int]) -> int:
    """Fill a row of cells, whatever was said of it before; returns how many things there are."""
    still_room(len(things), room)
    for place in range(room):
        state.cells[first + place] = things[place] if place < len(things) else -1
    return len(things)


_COMMON: dict[str, Callable[[Workshop, Wording, Words], None]] = {
    "round": _round,
    "demand": _demand,
    "auction": _auction,
    "order": _order,
    "played": _played,
    "calls": _calls,
    "diagram": _diagram,
    "display": _display,
    "deck": _deck,
    "aside": _aside,
    "tokens": _tokens,
}


# --- statements about a colour or its seat ----------------------------------------------------


def _arrange_colour(state: Workshop, wording: Wording, colour: int, words: Words) -> None:
    seat = int(state.seat_of(colour))
    if words[0] in _NUMBERS:
        cell, least, most = _NUMBERS[words[0]]
        state.cells[cell + seat] = number_in(words[1:], least, most)
    elif words[0] in _SEAT:
        _SEAT[words[0]](state, wording, seat, words[1:])
    elif words[0] in _COLOUR:
        _COLOUR[words[0]](state, wording, colour, words[1:])
    else:
        known = [*_NUMBERS, *_SEAT, *_COLOUR]
        raise Unclear("word_is_unknown_after_a_colour", word=words[0], known=known)


def _hand(state: Workshop, wording: Wording, seat: int, words: Words) -> None:
    for word in words:
        industry = index_of(wording.edition.industries, word)
        state.cells[layout.HAND + seat * layout.INDUSTRIES + industry] += 1


def _counted(state: Workshop, wording: Wording, seat: int, words: Words) -> None:
    purpose = index_of(PURPOSE_NAMES, words[0] if words else "")
    cell = layout.MONEY_FROM + seat * layout.PURPOSES + purpose
    least, most = (-10_000, 0) if purpose in SPENT else (0, 10_000)
    state.cells[cell] = number_in(words[1:], least, most)


def _sealed(state: Workshop, wording: Wording, seat: int, words: Words) -> None:
    """`sealed pledge port`, `sealed for red recoup 2 bid 7`: an answer as it would be said."""
    clauses: list[list[str]] = []
    for word in words:
        if word in ("pledge", "keep", "for", "recoup", "bid"):
            clauses.append([])
        elif not clauses:
            break
        clauses[-1].append(word)
    if not clauses:
        raise Unclear("say_so", examples=["sealed pledge port", "sealed keep", "sealed bid 7"])
    for verb, *names in clauses:
        [(choice, _)] = wording.read(verb, names)
        if choice < choices.SET:
            state.cells[layout.FIST + seat] = choice - choices.PLEDGE
        elif choice < choices.BID:
            state.cells[layout.CHOSEN + seat] = choice - choices.SET
        elif choice < choices.RECOUP:
            state.cells[layout.OFFER + seat] = choice - choices.BID
        else:
            state.cells[layout.RECOUPED + seat] = choice - choices.RECOUP + 1


def _to(state: Workshop, wording: Wording, colour: int, words: Words) -> None:
    """`to act`, `to place wild_4` or `to link at reading`."""
    state.cells[layout.TURN] = colour + 1  # `settle` turns it into a place of the turn order
    state.cells[layout.STAGE] = choices.TAKE_STAGE
    if len(words) == 2 and words[0] == "place":
        state.cells[layout.CARD] = index_of(wording.edition.card_ids, words[1])
        state.cells[layout.STAGE] = choices.TOWN_STAGE
    elif len(words) == 3 and list(words[:2]) == ["link", "at"]:
        state.cells[layout.HOME] = index_of(wording.edition.towns, words[2])
        state.cells[layout.STAGE] = choices.LINK_STAGE
    elif list(words) != ["act"]:
        raise Unclear("say_so", examples=["to act", "to place wild_4", "to link at reading"])


def _at(state: Workshop, wording: Wording, colour: int, words: Words) -> None:
    """`at reading` or `at reading 2`: industries in a town."""
    town = index_of(wording.edition.towns, words[0] if words else "")
    for _ in range(number_in(words[1:], 1, 4) if len(words) > 1 else 1):
        if state.is_full(town):
            room = int(state.box.town_value[town])
            raise Unclear("town_is_full", town=words[0], room=room)
        if state.cells[layout.INDUSTRIES_LEFT + colour] == 0:
            raise Unclear("no_industry_is_left", colour=wording.edition.colours[colour])
        state.place_industry(colour, town)


def _link(state: Workshop, wording: Wording, colour: int, words: Words) -> None:
    [(choice, _)] = wording.read("link", words)
    connection = choice - choices.LINK
    if state.cells[layout.LINKED] >> connection & 1:
        raise Unclear("link_lies_there_already", words=" ".join(words))
    if state.cells[layout.LINKS_LEFT + colour] < state.links_of(connection):
        raise Unclear("no_link_is_left", colour=wording.edition.colours[colour])
    state.lay_links(colour, connection)


def _space(state: Workshop, wording: Wording, colour: int, words: Words) -> None:
    space = number_in(words, 0, state.box.turns)
    state.cells[layout.SPACE + colour] = space or STATED_NOWHERE


_NUMBERS = {
    "money": (layout.MONEY, -10_000, choices.BIDS - 1),
    "income": (layout.INCOME, 0, 2 * choices.RECOUPS),
}

_SEAT: dict[str, Callable[[Workshop, Wording, int, Words], None]] = {
    "hand": _hand,
    "counted": _counted,
    "sealed": _sealed,
}

_COLOUR: dict[str, Callable[[Workshop, Wording, int, Words], None]] = {
    "to": _to,
    "at": _at,
    "link": _link,
    "box": _space,
}


# --- a position in words ----------------------------------------------------------------------


def describe(state: Workshop, wording: Wording) -> list[str]:
    """Statements that make this position again. Only between moves: a move under way has none."""
    cells, box, edition = state.cells, state.box, wording.edition
    begun = any(state.mid_move(seat) for seat in range(box.players))
    if cells[layout.STAGE] >= choices.TURN_ORDER_STAGE or begun:
        raise ValueError("a position is written between moves, while a player is asked")
    said = _describe_clock(state, edition)
    said += [f"played {cells[layout.ACTIONS_DONE]}", f"calls {cells[layout.CALLS]}"]
    said += _describe_piles(state, edition)
    for colour in range(box.colours):
        said += _describe_colour(state, edition, colour)
    for seat in range(box.players):
        name = edition.colours_of(int(box.players), seat)[0]
        said += [f"{name} {words}" for words in _describe_seat(state, wording, seat)]
    return said


def _describe_clock(state: Workshop, edition: Edition) -> list[str]:
    cells, box = state.cells, state.box
    said = [ERAS[cells[layout.ERA]]]
    if cells[layout.ROUND] > 0:
        said.append(f"round {cells[layout.ROUND]}")
    order = [int(cells[layout.ORDER + place]) for place in range(box.turns)]
    said.append("order " + " ".join(NONE if one < 0 else edition.colours[one] for one in order))
    if cells[layout.STAGE] == choices.DEMAND_STAGE:
        said.append(f"demand {2 * cells[layout.ERA] + (2 if cells[layout.ROUND] > 0 else 1)}")
    elif cells[layout.STAGE] == choices.BID_STAGE:
        said.append(f"auction {cells[layout.AUCTION] + 1}")
    else:
        said.append(f"{edition.colours[state.colour_in_turn()]} to {_what_to_do(state, edition)}")
    return said


def _what_to_do(state: Workshop, edition: Edition) -> str:
    cells = state.cells
    if cells[layout.STAGE] == choices.LINK_STAGE:
        return f"link at {edition.towns[cells[layout.HOME]]}"
    if cells[layout.STAGE] == choices.TAKE_STAGE:
        return "act"
    return f"place {edition.card_ids[cells[layout.CARD]]}"


def _describe_piles(state: Workshop, edition: Edition) -> list[str]:
    cells = state.cells

    def pile(first: int, size: int, names: list[str]) -> str:
        things = [names[cells[first + place]] for place in range(cells[size])]
        return " ".join(reversed(things)) or NONE

    display = cards_face_up(state, edition)
    diagram = [
        name
        for kind, name in enumerate(edition.industries)
        for _ in range(cells[layout.DEMAND + kind])
    ]
    said = ["display " + (" ".join(display) or NONE)]
    said.append("deck " + pile(layout.DECK, layout.DECK_SIZE, edition.card_ids))
    said.append("aside " + pile(layout.ASIDE, layout.ASIDE_SIZE, edition.card_ids))
    said.append("tokens " + pile(layout.TOKENS, layout.TOKENS_LEFT, edition.industries))
    return [*said, "diagram " + " ".join(diagram)] if diagram else said


def _describe_colour(state: Workshop, edition: Edition, colour: int) -> list[str]:
    cells, box = state.cells, state.box
    said = []
    for town, place in enumerate(edition.towns):
        number = state.industries_at(town, colour)
        if number > 0:
            said.append(f"at {place}" + (f" {number}" if number > 1 else ""))
    own = cells[layout.OWN_LINKS + colour]
    for number, entry in enumerate(edition.board["connection"]):
        if own >> number & 1:
            said.append("link " + " ".join(entry["ends"]))
    if box.sets > 1:
        said.append(f"box {cells[layout.SPACE + colour]}")
    return [f"{edition.colours[colour]} {words}" for words in said]


def _describe_seat(state: Workshop, wording: Wording, seat: int) -> list[str]:
    cells, edition = state.cells, wording.edition
    said = [f"{word} {cells[cell + seat]}" for word, (cell, _, _) in _NUMBERS.items()]
    held = [
        name
        for kind, name in enumerate(edition.industries)
        for _ in range(state.tokens_held(seat, kind))
    ]
    if held:
        said.append("hand " + " ".join(held))
    for purpose, name in enumerate(PURPOSE_NAMES):
        money = cells[layout.MONEY_FROM + seat * layout.PURPOSES + purpose]
        if money != 0:
            said.append(f"counted {name} {money}")
    if state.sealed() >> seat & 1:
        words = [wording.write(choice) for choice in sealed_choices(state, seat)]
        said.append("sealed " + " ".join(words))
    return said
