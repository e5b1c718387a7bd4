"""Moves as one line of text: `build dudley.1 coal_mine-1 with dudley`. `read(write(m)) == m`."""

from collections.abc import Sequence

from millhand.face.game import OpenGame
from millhand.face.spelling import Unclear, piece_after
from millhand.face.spoken import Spoken
from millhand.kernel.table import DEALER
from millhand.match.moves import Glimpse, Move


class Unreadable(Unclear):
    """A text that says no move and no position: what is wrong, and what would be known."""


UNTOLD = "?"
"""What is written for what may not be known."""

SEALED = "sealed"


def write_move(opened: Spoken, move: Move | Glimpse) -> str:
    """A move without its seat, as far as it is told: `deck ?`, `sealed ?`."""
    if isinstance(move, Glimpse):
        return f"{_write_deal(opened, move) if move.is_deal else SEALED} {UNTOLD}"
    if move.is_deal:
        return _write_deal(opened, move)
    return " ".join(
        opened.write_choice(choice, move.claim(place)) for place, choice in enumerate(move.choices)
    )


def write_any(opened: OpenGame, choice: int) -> str:
    """How any number is written as an answer; '' for one that is none or is kept free."""
    try:
        return opened.write_choice(choice, "") if 0 <= choice < opened.choice_count else ""
    except LookupError:
        return ""


def read_move(opened: Spoken, seat: int, text: str) -> Move:
    """The move that a text says; Unreadable tells what is wrong with it."""
    words = text.replace(",", " ").lower().split()
    if not words:
        raise Unreadable("line_is_empty")
    if seat == DEALER:
        return _read_deal(opened, words)
    said: list[tuple[int, str]] = []
    for verb, names in _clauses(words, opened.verbs()):
        try:
            said += opened.read_choices(verb, names)
        except Unclear as error:
            raise Unreadable(error.fault.reason, **error.fault.facts) from error
    claims = tuple(claim for _, claim in said)
    return Move(seat, tuple(choice for choice, _ in said), claims if any(claims) else ())


def _clauses(words: Sequence[str], verbs: Sequence[str]) -> list[tuple[str, list[str]]]:
    clauses: list[tuple[str, list[str]]] = []
    for word in words:
        if word in verbs:
            clauses.append((word, []))
        elif clauses:
            clauses[-1][1].append(word)
        else:
            raise Unreadable("word_begins_no_move", word=word, known=verbs)
    return clauses


def _write_deal(opened: Spoken, deal: Move | Glimpse) -> str:
    """`deck stone dudley …`: the dealer's question, then what was put in order."""
    question = deal.question if isinstance(deal, Glimpse) else deal.claim(0)
    names = opened.deal_names()[question]
    return " ".join([question, *(names[number] for number in deal.choices)])


def _read_deal(opened: Spoken, words: Sequence[str]) -> Move:
    names = opened.deal_names()
    verb, *pieces = words
    if verb not in names:
        raise Unreadable("deal_is_unknown", word=verb, known=list(names))
    try:
        order = [piece_after(verb, piece, names[verb]) for piece in pieces]
    except Unclear as error:
        raise Unreadable(error.fault.reason, **error.fault.facts) from error
    return Move(DEALER, tuple(order), (verb,))
