"""Positions as short texts: one statement at a time, and back again.

    rail; round 2; red to act
    red money 9; red hand coal_mine stone; red mat coal_mine 2
    red coal_mine-2 at dudley.1 holding 1; blue link dudley birmingham
    coal 5; iron 8; merchant oxford.1 cotton_mill

What is not said is as at set-up; cards that nobody was given lie in the deck.
"""

from collections.abc import Callable, Sequence

from millhand.games.birmingham import choices
from millhand.games.birmingham.box import CANAL, RAIL, STACK
from millhand.games.birmingham.choices import CARDS, INDUSTRIES
from millhand.games.birmingham.data_files import ERAS
from millhand.games.birmingham.edition import Edition
from millhand.games.birmingham.layout import (
    ACTIONS_DONE,
    ACTIONS_LEFT,
    BARRELS,
    BEER_AT,
    COAL_AT,
    COAL_MARKET,
    CUBES,
    DEBT,
    DECK,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FACE_DOWN,
    FLIPPED,
    GONE,
    HAND,
    HAND_SIZE,
    INCOME,
    INCOME_TURN,
    IRON_AT,
    IRON_MARKET,
    LAST_DISCARD,
    LINK_OWNER,
    LINKS_LEFT,
    MERCHANT_TILE,
    MONEY,
    ORDER,
    OWN_LINKS,
    OWNER,
    POINT_SOURCES,
    POINTS,
    POINTS_FROM,
    ROUND,
    SPENT,
    STAGE,
    TILE,
    TURN,
    WILD_INDUSTRIES,
    WILD_LOCATIONS,
)
from millhand.games.birmingham.setup import place_merchants
from millhand.games.birmingham.state import State
from millhand.games.birmingham.telling import POINT_SOURCE_NAMES
from millhand.games.birmingham.wording import Wording
from millhand.kernel.bits import count

STATED_EMPTY = -1
"""A hand that was said to hold nothing, until `settle` has read it."""

NOBODY = -2
"""A face-down card that was said not to be there, until `settle` has read it."""

Words = Sequence[str]


def arrange(state: State, edition: Edition, words: Words) -> None:
    """Carry out one statement; ValueError says what is wrong with it."""
    colours = edition.setup["colours"][: state.box.players]
    if words[0] in colours and len(words) > 1:
        _arrange_seat(state, edition, colours.index(words[0]), words[1:])
    elif words[0] in ERAS and len(words) == 1:
        state.cells[ERA] = ERAS.index(words[0])
    elif words[0] in _COMMON:
        _COMMON[words[0]](state, edition, words[1:])
    else:
        known = ", ".join([*colours, *ERAS, *_COMMON])
        raise ValueError(f"«{words[0]}» begins no statement; known are {known}")


def _number(words: Words, least: int, most: int) -> int:
    if len(words) != 1 or not words[0].lstrip("-").isdigit():
        raise ValueError(f"one number is needed, not «{' '.join(words)}»")
    if not least <= int(words[0]) <= most:
        raise ValueError(f"{words[0]} is not between {least} and {most}")
    return int(words[0])


def _index(names: Sequence[str], name: str) -> int:
    if name not in names:
        raise ValueError(f"«{name}» is unknown; known are {', '.join(names)}")
    return names.index(name)


# --- statements about the table ---------------------------------------------------------------


def _round(state: State, edition: Edition, words: Words) -> None:
    state.cells[ROUND] = _number(words, 1, state.box.rounds) - 1


def _actions(state: State, edition: Edition, words: Words) -> None:
    state.cells[ACTIONS_LEFT] = _number(words, 1, 2)


def _played(state: State, edition: Edition, words: Words) -> None:
    state.cells[ACTIONS_DONE] = _number(words, 0, 1000)


def _order(state: State, edition: Edition, words: Words) -> None:
    colours = edition.setup["colours"][: state.box.players]
    seats = [_index(colours, word) for word in words]
    if sorted(seats) != list(range(len(colours))):
        raise ValueError(f"order names each of {', '.join(colours)} once")
    for place, seat in enumerate(seats):
        state.cells[ORDER + place] = seat


def _coal(state: State, edition: Edition, words: Words) -> None:
    state.cells[COAL_MARKET] = _number(words, 0, len(state.box.coal_prices))


def _iron(state: State, edition: Edition, words: Words) -> None:
    state.cells[IRON_MARKET] = _number(words, 0, len(state.box.iron_prices))


def _merchant(state: State, edition: Edition, words: Words) -> None:
    if len(words) not in (2, 3) or words[2:] not in ([], ["empty"]):
        raise ValueError("say: merchant oxford.1 cotton_mill, and «empty» if its barrel is gone")
    merchant = _index(edition.merchant_ids, words[0])
    tile = _index(edition.merchant_tile_ids, words[1])
    state.cells[MERCHANT_TILE + merchant] = tile
    state.cells[BARRELS] &= ~(2**merchant)
    if state.box.merchant_tile_buys[tile] != 0 and len(words) == 2:
        state.cells[BARRELS] |= 2**merchant


def _deck(state: State, edition: Edition, words: Words) -> None:
    cards = [] if list(words) == ["none"] else [_index(edition.card_ids, word) for word in words]
    state.cells[DECK_SIZE] = len(cards) if cards else STATED_EMPTY
    for place, card in enumerate(reversed(cards)):
        state.cells[DECK + place] = card


_COMMON: dict[str, Callable[[State, Edition, Words], None]] = {
    "round": _round,
    "actions": _actions,
    "played": _played,
    "order": _order,
    "coal": _coal,
    "iron": _iron,
    "merchant": _merchant,
    "deck": _deck,
}


# --- statements about a seat ------------------------------------------------------------------


def _arrange_seat(state: State, edition: Edition, seat: int, words: Words) -> None:
    if list(words) == ["to", "act"]:
        state.cells[TURN] = seat + 1  # `settle` turns it into a place of the turn order
    elif words[0] in _NUMBERS:
        cell, least, most = _NUMBERS[words[0]]
        state.cells[cell + seat] = _number(words[1:], least, most)
    elif words[0] == "owes":
        state.cells[DEBT] = _number(words[1:], 1, 100)
        state.cells[INCOME_TURN] = seat + 1
    elif words[0] in _SEAT:
        _SEAT[words[0]](state, edition, seat, words[1:])
    elif words[0] in edition.tile_ids:
        _tile(state, edition, seat, words)
    else:
        known = ["to act", *_NUMBERS, "owes", *_SEAT, "a tile such as coal_mine-1"]
        raise ValueError(f"«{words[0]}» is unknown after a colour; known are {', '.join(known)}")


def _hand(state: State, edition: Edition, seat: int, words: Words) -> None:
    if list(words) == ["none"]:
        state.cells[HAND_SIZE + seat] = STATED_EMPTY
        return
    for word in words:
        card = _index(edition.card_ids, word)
        if card == state.box.wild_location:
            state.cells[WILD_LOCATIONS] -= 1
        elif card == state.box.wild_industry:
            state.cells[WILD_INDUSTRIES] -= 1
        state.put_in_hand(seat, card)


def _discards(state: State, edition: Edition, seat: int, words: Words) -> None:
    for word in words:
        card = _index(edition.card_ids[:-2], word)
        state.cells[DISCARDS + seat * CARDS + card] += 1
        state.cells[LAST_DISCARD + seat] = card


def _face_down(state: State, edition: Edition, seat: int, words: Words) -> None:
    if len(words) != 1:
        raise ValueError("face_down takes one card, or «none»")
    none = words[0] == "none"
    state.cells[FACE_DOWN + seat] = NOBODY if none else _index(edition.card_ids[:-2], words[0])


def _mat(state: State, edition: Edition, seat: int, words: Words) -> None:
    if len(words) != 2:
        raise ValueError("say: mat coal_mine 2 (the lowest level left), or mat coal_mine none")
    industry = _index(edition.industries, words[0])
    size = state.box.stack_size[industry]
    kinds = [state.box.stack[industry * STACK + place] for place in range(size)]
    levels = [str(state.box.tile_level[kind]) for kind in kinds]
    gone = size if words[1] == "none" else _index(levels, words[1])
    state.cells[GONE + seat * INDUSTRIES + industry] = gone


def _gone(state: State, edition: Edition, seat: int, words: Words) -> None:
    industry = _index(edition.industries, words[0] if words else "")
    gone = _number(words[1:], 0, state.box.stack_size[industry])
    state.cells[GONE + seat * INDUSTRIES + industry] = gone


def _scored(state: State, edition: Edition, seat: int, words: Words) -> None:
    source = _index(POINT_SOURCE_NAMES, words[0] if words else "")
    row = POINTS_FROM + seat * POINT_SOURCES
    state.cells[row + source] = _number(words[1:], -1000, 1000)


def _link(state: State, edition: Edition, seat: int, words: Words) -> None:
    [(choice, _)] = Wording(edition).read("link", words)
    connection = choice - choices.LINK
    if state.cells[LINK_OWNER + connection] >= 0:
        raise ValueError(f"{' '.join(words)} has a link already")
    state.lay_link(seat, connection)


def _tile(state: State, edition: Edition, seat: int, words: Words) -> None:
    """`coal_mine-1 at dudley.1`, then `flipped` or `holding 2`."""
    if len(words) < 3 or words[1] != "at":
        raise ValueError(f"say where: {words[0]} at dudley.1")
    kind = _index(edition.tile_ids, words[0])
    slot = _index(edition.slot_ids, words[2])
    industry = state.box.tile_industry[kind]
    if not state.box.slots_showing[industry] >> slot & 1:
        raise ValueError(f"{words[2]} does not show {edition.industries[industry]}")
    if state.cells[TILE + slot] >= 0:
        raise ValueError(f"{words[2]} has a tile already")
    cubes = state.box.tile_cubes[kind * 2 + RAIL] or state.box.tile_cubes[kind * 2]
    rest = list(words[3:])
    flipped = rest == ["flipped"]
    if rest and not flipped:
        if rest[0] != "holding" or cubes == 0:
            raise ValueError(f"«{' '.join(rest)}» is neither «flipped» nor «holding» some cubes")
        cubes = _number(rest[1:], 1, cubes)
    put_tile(state, seat, slot, kind, 0 if flipped else cubes, flipped)


def put_tile(state: State, seat: int, slot: int, kind: int, cubes: int, flipped: bool) -> None:
    """A tile that stands on the board since before this position."""
    industry = state.box.tile_industry[kind]
    cell = GONE + seat * INDUSTRIES + industry
    gone = state.cells[cell]
    stack = [state.box.stack[industry * STACK + place] for place in range(STACK)]
    state.cells[cell] = stack.index(kind)
    state.place(seat, slot, industry)
    state.cells[cell] = max(gone, needed_gone(state, seat, industry))
    state.cells[CUBES + slot] = cubes
    for holders in (COAL_AT, IRON_AT, BEER_AT):
        if cubes == 0:
            state.cells[holders] &= ~(2**slot)
    if flipped:
        state.cells[FLIPPED] |= 2**slot


def needed_gone(state: State, seat: int, industry: int) -> int:
    """How many tiles must have left the mat for those on the board, lowest first."""
    levels = [
        state.cells[TILE + slot]
        for slot in range(state.box.slots)
        if state.cells[OWNER + slot] == seat
        and state.box.tile_industry[state.cells[TILE + slot]] == industry
    ]
    size = state.box.stack_size[industry]
    kinds = [state.box.stack[industry * STACK + place] for place in range(size)]
    highest = max(levels)
    return kinds.index(highest) + levels.count(highest)


_NUMBERS = {
    "money": (MONEY, 0, 10_000),
    "income": (INCOME, 0, 99),
    "points": (POINTS, 0, 1000),
    "spent": (SPENT, 0, 10_000),
    "links": (LINKS_LEFT, 0, 1000),
}

_SEAT: dict[str, Callable[[State, Edition, int, Words], None]] = {
    "hand": _hand,
    "discards": _discards,
    "face_down": _face_down,
    "mat": _mat,
    "gone": _gone,
    "scored": _scored,
    "link": _link,
}


# --- what follows from the statements ---------------------------------------------------------


def settle(state: State, edition: Edition) -> None:
    """Merchants, turn, mats and cards as they must be; ValueError where statements contradict."""
    _settle_merchants(state)
    _settle_turn(state)
    _settle_mats(state, edition)
    _settle_cards(state, edition)


def _settle_merchants(state: State) -> None:
    if all(state.cells[MERCHANT_TILE + number] < 0 for number in range(state.box.merchants)):
        place_merchants(state, state.box.merchant_tiles)


def _settle_turn(state: State) -> None:
    cells = state.cells
    order = [cells[ORDER + place] for place in range(state.box.players)]
    cells[TURN] = order.index(cells[TURN] - 1) if cells[TURN] > 0 else 0
    first = cells[ERA] == CANAL and cells[ROUND] == 0
    if cells[ACTIONS_LEFT] == 0:
        cells[ACTIONS_LEFT] = 1 if first else 2
    cells[STAGE] = choices.ACTION_STAGE
    if cells[DEBT] > 0:
        cells[INCOME_TURN] = order.index(cells[INCOME_TURN] - 1)
        cells[TURN] = state.box.players
        cells[ACTIONS_LEFT] = 0
        cells[STAGE] = choices.SHORTFALL_STAGE


def _settle_mats(state: State, edition: Edition) -> None:
    for slot in range(state.box.slots):
        seat = state.cells[OWNER + slot]
        if seat < 0:
            continue
        industry = state.box.tile_industry[state.cells[TILE + slot]]
        if state.cells[GONE + seat * INDUSTRIES + industry] < needed_gone(state, seat, industry):
            name = edition.industries[industry]
            raise ValueError(f"the mat still holds a {name} that stands on the board")


def _settle_cards(state: State, edition: Edition) -> None:
    """BB-2.3 Every card of the deck is somewhere, and only once."""
    pool = [int(card) for card in state.box.deck]
    for card in _cards_placed(state):
        if card not in pool:
            raise ValueError(f"there are not so many cards «{edition.card_ids[card]}»")
        pool.remove(card)
    for seat in range(state.box.players):
        if state.cells[HAND_SIZE + seat] == STATED_EMPTY:
            state.cells[HAND_SIZE + seat] = 0
        elif state.cells[HAND_SIZE + seat] == 0:
            for _ in range(min(state.box.hand, len(pool))):
                state.put_in_hand(seat, pool.pop(len(pool) // 2))
        if state.cells[FACE_DOWN + seat] == NOBODY or state.cells[ERA] == RAIL:
            state.cells[FACE_DOWN + seat] = -1
        elif state.cells[FACE_DOWN + seat] < 0 and pool:
            state.cells[FACE_DOWN + seat] = pool.pop()
    if state.cells[DECK_SIZE] == 0:
        for place, card in enumerate(pool):
            state.cells[DECK + place] = card
        state.cells[DECK_SIZE] = len(pool)
    elif state.cells[DECK_SIZE] == STATED_EMPTY:
        state.cells[DECK_SIZE] = 0


def _cards_placed(state: State) -> list[int]:
    cells, box = state.cells, state.box
    placed = [int(cells[DECK + place]) for place in range(max(0, cells[DECK_SIZE]))]
    for seat in range(box.players):
        for card in range(box.wild_location):
            copies = cells[HAND + seat * CARDS + card] + cells[DISCARDS + seat * CARDS + card]
            placed += [card] * copies
        if cells[FACE_DOWN + seat] >= 0:
            placed.append(int(cells[FACE_DOWN + seat]))
    return placed


# --- a position in words ----------------------------------------------------------------------


def describe(state: State, edition: Edition) -> list[str]:
    """Statements that make this position again. Only between moves: a move under way has none."""
    cells, box = state.cells, state.box
    stage = cells[STAGE]
    if stage not in (choices.ACTION_STAGE, choices.SHORTFALL_STAGE):
        raise ValueError("a position is written between moves, while a player is asked")
    colours = edition.setup["colours"]
    order = [cells[ORDER + place] for place in range(box.players)]
    said = [ERAS[cells[ERA]], f"round {cells[ROUND] + 1}"]
    said.append("order " + " ".join(colours[seat] for seat in order))
    if stage == choices.SHORTFALL_STAGE:
        said.append(f"{colours[order[cells[INCOME_TURN]]]} owes {cells[DEBT]}")
    else:
        said.append(f"{colours[order[cells[TURN]]]} to act")
        said.append(f"actions {cells[ACTIONS_LEFT]}")
    said.append(f"played {cells[ACTIONS_DONE]}")
    said += [f"coal {cells[COAL_MARKET]}", f"iron {cells[IRON_MARKET]}"]
    said += _describe_merchants(state, edition)
    said += _describe_board(state, edition)
    for seat in range(box.players):
        said += [f"{colours[seat]} {words}" for words in _describe_seat(state, edition, seat)]
    deck = [edition.card_ids[cells[DECK + place]] for place in range(cells[DECK_SIZE])]
    said.append("deck " + (" ".join(reversed(deck)) or "none"))
    return said


def _describe_merchants(state: State, edition: Edition) -> list[str]:
    said = []
    for number, name in enumerate(edition.merchant_ids):
        tile = state.cells[MERCHANT_TILE + number]
        if tile >= 0:
            buys = state.box.merchant_tile_buys[tile] != 0
            empty = " empty" if buys and not state.cells[BARRELS] >> number & 1 else ""
            said.append(f"merchant {name} {edition.merchant_tile_ids[tile]}{empty}")
    return said


def _describe_board(state: State, edition: Edition) -> list[str]:
    cells, colours = state.cells, edition.setup["colours"]
    said = []
    for slot, name in enumerate(edition.slot_ids):
        if cells[TILE + slot] >= 0:
            words = (
                f"{colours[cells[OWNER + slot]]} {edition.tile_ids[cells[TILE + slot]]} at {name}"
            )
            if cells[FLIPPED] >> slot & 1:
                words += " flipped"
            elif cells[CUBES + slot] > 0:
                words += f" holding {cells[CUBES + slot]}"
            said.append(words)
    for number, entry in enumerate(edition.board["connection"]):
        if cells[LINK_OWNER + number] >= 0:
            said.append(f"{colours[cells[LINK_OWNER + number]]} link {' '.join(entry['ends'])}")
    return said


def _describe_seat(state: State, edition: Edition, seat: int) -> list[str]:
    cells, box = state.cells, state.box
    said = [f"{word} {cells[cell + seat]}" for word, (cell, _, _) in _NUMBERS.items()]
    if cells[LINKS_LEFT + seat] + count(cells[OWN_LINKS + seat]) == box.links_per_player:
        said.pop()
    for number, industry in enumerate(edition.industries):
        gone = cells[GONE + seat * INDUSTRIES + number]
        if gone > 0:
            said.append(f"gone {industry} {gone}")
    for source, name in enumerate(POINT_SOURCE_NAMES):
        points = cells[POINTS_FROM + seat * POINT_SOURCES + source]
        if points != 0:
            said.append(f"scored {name} {points}")
    said.append("hand " + (_cards(state, edition, HAND + seat * CARDS) or "none"))
    pile = _cards(state, edition, DISCARDS + seat * CARDS)
    if pile:
        last = edition.card_ids[cells[LAST_DISCARD + seat]]
        rest = pile.split()
        rest.remove(last)
        said.append("discards " + " ".join([*rest, last]))
    if cells[ERA] == CANAL:
        card = cells[FACE_DOWN + seat]
        said.append("face_down " + (edition.card_ids[card] if card >= 0 else "none"))
    return said


def _cards(state: State, edition: Edition, row: int) -> str:
    return " ".join(
        name for card, name in enumerate(edition.card_ids) for _ in range(state.cells[row + card])
    )
