"""Moves as one line of text: `build dudley.1 coal_mine-1 with dudley`. `read(write(m)) == m`."""

from collections.abc import Sequence

from millhand.kernel.game import OpenGame
from millhand.kernel.table import DEALER
from millhand.match.moves import Move


class Unreadable(ValueError):
    """A text that says no move; the message tells what is wrong and what would be known."""


def write_move(opened: OpenGame, move: Move) -> str:
    """A move without its seat."""
    if move.is_deal:
        return _write_deal(opened, move)
    return " ".join(
        opened.write_choice(choice, move.claim(place)) for place, choice in enumerate(move.choices)
    )


def read_move(opened: OpenGame, seat: int, text: str) -> Move:
    """The move that a text says; Unreadable tells what is wrong with it."""
    words = text.replace(",", " ").lower().split()
    if not words:
        raise Unreadable("an empty line is no move")
    if seat == DEALER:
        return _read_deal(opened, words)
    said: list[tuple[int, str]] = []
    for verb, names in _clauses(words, opened.verbs()):
        try:
            said += opened.read_choices(verb, names)
        except ValueError as error:
            raise Unreadable(str(error)) from error
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
            raise Unreadable(f"«{word}» begins no move; moves begin with {', '.join(verbs)}")
    return clauses


def _write_deal(opened: OpenGame, move: Move) -> str:
    """`deck stone dudley …`: the dealer's question, then what was put in order."""
    names = opened.deal_names()[move.claim(0)]
    return " ".join([move.claim(0), *(names[number] for number in move.choices)])


def _read_deal(opened: OpenGame, words: Sequence[str]) -> Move:
    names = opened.deal_names()
    verb, *pieces = words
    if verb not in names:
        raise Unreadable(f"«{verb}» is no deal; deals are {', '.join(names)}")
    unknown = [piece for piece in pieces if piece not in names[verb]]
    if unknown:
        raise Unreadable(f"«{verb}» knows no «{unknown[0]}»; it knows {', '.join(names[verb])}")
    return Move(DEALER, tuple(names[verb].index(piece) for piece in pieces), (verb,))
