"""Positions as short texts: one statement at a time, and back again.

    round 3; order blue red; red to act
    red money 9; red loans 1; red hand coal_mine brown; red mat factory 3
    red coal_mine-1 at bohemia.1 holding 1; blue link regensburg bohemia
    coal 5; market market_poland manufactured used; import gulf_of_maine 2

What is not said is as at set-up; cards that nobody was given lie in the deck.
"""

from collections.abc import Callable

from millhand.face.spelling import (
    NONE,
    Unclear,
    Words,
    flipped_or_holding,
    index_of,
    indices_of,
    number_in,
    order_of,
    still_room,
    tile_at,
)
from millhand.games.age_of_industry.data.edition import Edition
from millhand.games.age_of_industry.play import choices, layout
from millhand.games.age_of_industry.play.box import COAL, IRON, MOST_LOANS_ASKED, STACK
from millhand.games.age_of_industry.play.state import State
from millhand.games.age_of_industry.text.settling import (
    BUSY,
    IDLE,
    STATED_EMPTY,
    STATED_NO_CARD,
    needed_gone,
)
from millhand.kernel.bits import count
from millhand.mechanics.cards import NO_CARD


def arrange(state: State, edition: Edition, words: Words) -> None:
    """Carry out one statement; Unclear says what is wrong with it."""
    colours = edition.setup["colours"][: state.box.players]
    if words[0] in colours and len(words) > 1:
        _arrange_seat(state, edition, colours.index(words[0]), words[1:])
    elif words[0] in _COMMON:
        _COMMON[words[0]](state, edition, words[1:])
    else:
        known = [*colours, *_COMMON]
        raise Unclear("word_begins_no_statement", word=words[0], known=known)


# --- statements about the table ---------------------------------------------------------------


def _round(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.ROUND] = number_in(words, 1, 1000) - 1


def _actions(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.ACTIONS_LEFT] = number_in(words, 1, state.box.actions)


def _played(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.ACTIONS_DONE] = number_in(words, 0, 1000)


def _idle(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.IDLE] = (BUSY, IDLE)[index_of(("no", "yes"), " ".join(words))]


def _borrowed(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.LOANS_ASKED] = number_in(words, 0, MOST_LOANS_ASKED)


def _order(state: State, edition: Edition, words: Words) -> None:
    colours = edition.setup["colours"][: state.box.players]
    for place, seat in enumerate(order_of(colours, words)):
        state.cells[layout.ORDER + place] = seat


def _coal(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.COAL_MARKET + COAL] = number_in(words, 0, len(state.box.prices))


def _iron(state: State, edition: Edition, words: Words) -> None:
    state.cells[layout.COAL_MARKET + IRON] = number_in(words, 0, len(state.box.prices))


def _market(state: State, edition: Edition, words: Words) -> None:
    if len(words) not in (2, 3) or list(words[2:]) not in ([], ["used"]):
        said = f"market {edition.market_ids[0]} cotton"
        raise Unclear("say_so", examples=[said, f"{said} used"])
    market = index_of(edition.market_ids, words[0])
    state.cells[layout.MARKET_TOKEN + market] = index_of(edition.market_token_ids, words[1])
    state.cells[layout.MARKETS_USED] &= ~(2**market)
    state.cells[layout.MARKETS_USED] |= 2**market if len(words) == 3 else 0


def _import(state: State, edition: Edition, words: Words) -> None:
    places = [sea["ship"] for sea in edition.seas]
    slot = edition.ship_slot(places[index_of(places, words[0] if words else "")])
    state.cells[layout.CUBES + slot] = number_in(words[1:], 0, int(state.box.ship_coal[slot]))


def _display(state: State, edition: Edition, words: Words) -> None:
    still_room(len(words), int(state.box.display))
    for place, word in enumerate(words):
        none = word == NONE
        state.cells[layout.DISPLAY + place] = (
            STATED_NO_CARD if none else index_of(edition.card_ids, word)
        )


def _discards(state: State, edition: Edition, words: Words) -> None:
    for word in words:
        state.cells[layout.DISCARDS + index_of(edition.card_ids, word)] += 1


def _deck(state: State, edition: Edition, words: Words) -> None:
    cards = indices_of(edition.card_ids, words)
    still_room(len(cards), len(state.box.deck))
    for place in range(len(state.box.deck)):
        state.cells[layout.DECK + place] = NO_CARD
    state.cells[layout.DECK_SIZE] = len(cards) if cards else STATED_EMPTY
    for place, card in enumerate(reversed(cards)):
        state.cells[layout.DECK + place] = card


_COMMON: dict[str, Callable[[State, Edition, Words], None]] = {
    "round": _round,
    "actions": _actions,
    "played": _played,
    "idle": _idle,
    "borrowed": _borrowed,
    "order": _order,
    "coal": _coal,
    "iron": _iron,
    "market": _market,
    "import": _import,
    "display": _display,
    "discards": _discards,
    "deck": _deck,
}


# --- statements about a seat ------------------------------------------------------------------


def _arrange_seat(state: State, edition: Edition, seat: int, words: Words) -> None:
    if list(words) in (["to", "act"], ["to", "repay"], ["to", "draw"]):
        state.cells[layout.TURN] = seat + 1  # `settle` turns it into a place of the turn order
        state.cells[layout.STAGE] = ASKED[words[1]]
    elif words[0] in _NUMBERS:
        cell, least, most = _NUMBERS[words[0]]
        state.cells[cell + seat] = number_in(words[1:], least, most)
    elif words[0] in _SEAT:
        _SEAT[words[0]](state, edition, seat, words[1:])
    elif words[0] in edition.tile_ids:
        _tile(state, edition, seat, words)
    else:
        known = ["to act", "to draw", "to repay", *_NUMBERS, *_SEAT, "port-1 at"]
        raise Unclear("word_is_unknown_after_a_colour", word=words[0], known=known)


ASKED = {
    "act": choices.ACTION_STAGE,
    "draw": choices.DRAW_STAGE,
    "repay": choices.REPAY_STAGE,
}


def _hand(state: State, edition: Edition, seat: int, words: Words) -> None:
    if list(words) == [NONE]:
        state.cells[layout.HAND_SIZE + seat] = STATED_EMPTY
        return
    for word in words:
        state.put_in_hand(seat, index_of(edition.card_ids, word))


def _known(state: State, edition: Edition, seat: int, words: Words) -> None:
    for word in words:
        state.cells[layout.KNOWN + seat * choices.CARDS + index_of(edition.card_ids, word)] += 1


def _mat(state: State, edition: Edition, seat: int, words: Words) -> None:
    if len(words) != 2:
        raise Unclear("say_so", examples=["mat coal_mine 2", f"mat coal_mine {NONE}"])
    industry = index_of(edition.industries, words[0])
    size = state.box.stack_size[industry]
    kinds = [state.box.stack[industry * STACK + place] for place in range(size)]
    levels = [str(state.box.tile_level[kind]) for kind in kinds]
    gone = size if words[1] == NONE else index_of(levels, words[1])
    state.cells[layout.GONE + seat * choices.INDUSTRIES + industry] = gone


def _gone(state: State, edition: Edition, seat: int, words: Words) -> None:
    industry = index_of(edition.industries, words[0] if words else "")
    gone = number_in(words[1:], 0, state.box.stack_size[industry])
    state.cells[layout.GONE + seat * choices.INDUSTRIES + industry] = gone


def _link(state: State, edition: Edition, seat: int, words: Words) -> None:
    connection = edition.connection_between(words)
    if state.cells[layout.LINK_OWNER + connection] >= 0:
        raise Unclear("link_lies_there_already", words=" ".join(words))
    state.lay_link(seat, connection)


def _tile(state: State, edition: Edition, seat: int, words: Words) -> None:
    """`coal_mine-1 at essen.2`, then `flipped` or `holding 2`."""
    kind, slot, rest = tile_at(words, edition.tile_ids, edition.slot_ids)
    industry = state.box.tile_industry[kind]
    if not state.box.slots_for[industry] >> slot & 1:
        raise Unclear("slot_does_not_show", slot=words[2], industry=edition.industries[industry])
    if state.box.tile_level[kind] == 0:
        raise Unclear("tile_is_never_built", tile=words[0])
    if state.cells[layout.TILE + slot] >= 0:
        raise Unclear("slot_is_taken", slot=words[2])
    new = int(state.box.tile_cubes[kind])
    flipped, cubes = flipped_or_holding(rest, new, new)
    put_tile(state, seat, slot, kind, cubes, flipped)


def put_tile(state: State, seat: int, slot: int, kind: int, cubes: int, flipped: bool) -> None:
    """A tile that stands on the board since before this position."""
    industry = state.box.tile_industry[kind]
    cell = layout.GONE + seat * choices.INDUSTRIES + industry
    gone = state.cells[cell]
    stack = [state.box.stack[industry * STACK + place] for place in range(STACK)]
    state.cells[cell] = stack.index(kind)
    state.place(seat, slot, industry)
    state.cells[cell] = max(gone, needed_gone(state, seat, industry))
    if not state.box.ship_slots >> slot & 1:
        state.cells[layout.CUBES + slot] = cubes
        for resource in (COAL, IRON):
            if cubes == 0:
                state.cells[layout.COAL_AT + resource] &= ~(2**slot)
    if flipped:
        state.cells[layout.FLIPPED] |= 2**slot


_NUMBERS = {
    "money": (layout.MONEY, 0, 10_000),
    "loans": (layout.LOANS, 0, 1000),
    "spent": (layout.SPENT, 0, 10_000),
    "links": (layout.LINKS_LEFT, 0, 1000),
}

_SEAT: dict[str, Callable[[State, Edition, int, Words], None]] = {
    "hand": _hand,
    "known": _known,
    "mat": _mat,
    "gone": _gone,
    "link": _link,
}


# --- a position in words ----------------------------------------------------------------------


def describe(state: State, edition: Edition) -> list[str]:
    """Statements that make this position again. Only between moves: a move under way has none."""
    cells, box = state.cells, state.box
    asked = {stage: word for word, stage in ASKED.items()}
    if cells[layout.STAGE] not in asked or state.mid_move(0):
        raise ValueError("a position is written between moves, while a player is asked")
    colours = edition.setup["colours"]
    order = [cells[layout.ORDER + place] for place in range(box.players)]
    said = [f"round {cells[layout.ROUND] + 1}"]
    said.append("order " + " ".join(colours[seat] for seat in order))
    said.append(f"{colours[order[cells[layout.TURN]]]} to {asked[cells[layout.STAGE]]}")
    if cells[layout.ACTIONS_LEFT] > 0:
        said.append(f"actions {cells[layout.ACTIONS_LEFT]}")
    said.append(f"played {cells[layout.ACTIONS_DONE]}")
    said.append("idle " + ("yes" if cells[layout.IDLE] == 1 else "no"))
    if cells[layout.LOANS_ASKED] > 0:
        said.append(f"borrowed {cells[layout.LOANS_ASKED]}")
    said += [f"coal {cells[layout.COAL_MARKET + COAL]}", f"iron {cells[layout.COAL_MARKET + IRON]}"]
    said += _describe_markets(state, edition)
    said += _describe_board(state, edition)
    for seat in range(box.players):
        said += [f"{colours[seat]} {words}" for words in _describe_seat(state, edition, seat)]
    return said + _describe_cards(state, edition)


def _describe_markets(state: State, edition: Edition) -> list[str]:
    said = []
    for number, name in enumerate(edition.market_ids):
        token = edition.market_token_ids[state.cells[layout.MARKET_TOKEN + number]]
        used = " used" if state.cells[layout.MARKETS_USED] >> number & 1 else ""
        said.append(f"market {name} {token}{used}")
    for sea in edition.seas:
        cubes = state.cells[layout.CUBES + edition.ship_slot(sea["ship"])]
        said.append(f"import {sea['ship']} {cubes}")
    return said


def _describe_board(state: State, edition: Edition) -> list[str]:
    cells, colours = state.cells, edition.setup["colours"]
    said = []
    for slot, name in enumerate(edition.slot_ids):
        if cells[layout.TILE + slot] >= 0:
            tile = edition.tile_ids[cells[layout.TILE + slot]]
            words = f"{colours[cells[layout.OWNER + slot]]} {tile} at {name}"
            if cells[layout.FLIPPED] >> slot & 1:
                words += " flipped"
            elif cells[layout.CUBES + slot] > 0 and not state.box.ship_slots >> slot & 1:
                words += f" holding {cells[layout.CUBES + slot]}"
            said.append(words)
    for number, entry in enumerate(edition.board["connection"]):
        if cells[layout.LINK_OWNER + number] >= 0:
            said.append(
                f"{colours[cells[layout.LINK_OWNER + number]]} link {' '.join(entry['ends'])}"
            )
    return said


def _describe_seat(state: State, edition: Edition, seat: int) -> list[str]:
    cells, box = state.cells, state.box
    said = [f"{word} {cells[cell + seat]}" for word, (cell, _, _) in _NUMBERS.items()]
    if (
        cells[layout.LINKS_LEFT + seat] + count(cells[layout.OWN_LINKS + seat])
        == box.links_per_player
    ):
        said.pop()
    for number, industry in enumerate(edition.industries):
        gone = cells[layout.GONE + seat * choices.INDUSTRIES + number]
        if gone > 0:
            said.append(f"gone {industry} {gone}")
    said.append("hand " + (_cards(state, edition, layout.HAND + seat * choices.CARDS) or NONE))
    known = _cards(state, edition, layout.KNOWN + seat * choices.CARDS)
    return [*said, f"known {known}"] if known else said


def _describe_cards(state: State, edition: Edition) -> list[str]:
    cells = state.cells
    shown = [cells[layout.DISPLAY + place] for place in range(state.box.display)]
    said = ["display " + " ".join(edition.card_ids[c] if c >= 0 else NONE for c in shown)]
    discards = _cards(state, edition, layout.DISCARDS)
    if discards:
        said.append(f"discards {discards}")
    deck = [
        edition.card_ids[cells[layout.DECK + place]] for place in range(cells[layout.DECK_SIZE])
    ]
    return [*said, "deck " + (" ".join(reversed(deck)) or NONE)]


def _cards(state: State, edition: Edition, row: int) -> str:
    return " ".join(
        name for card, name in enumerate(edition.card_ids) for _ in range(state.cells[row + card])
    )
