"""Turns as moves, and what two of them must have in common to be one turn in other words."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from millhand.face.game import OpenGame
from millhand.kernel.table import Table
from millhand.match.match import Match, apply
from millhand.match.moves import Move

Essence = frozenset[tuple[str, int]]


@dataclass(frozen=True)
class Spelling:
    """The moves of a turn as they would be said, and what it comes to."""

    moves: tuple[Move, ...]
    essence: Essence
    """What is done and with which pieces, in any order; not which card is given up for it, nor
    whose coal is burnt."""


def spelled(match: Match, seat: int, answers: Sequence[int]) -> Spelling:
    """The answers of a turn as moves, as far as nothing new comes to light before them."""
    table, known = match.table, match.table.revealed()
    moves: list[Move] = []
    done: Counter[str] = Counter()
    rest = [int(answer) for answer in answers]
    while rest and table.asked() >> seat & 1 and table.revealed() == known:
        trial, choices = table.copy(), list[int]()
        while rest and (not choices or trial.mid_move(seat)):
            done.update(_deed(match.opened, trial, seat, rest[0]))
            choices.append(rest.pop(0))
            trial.choose(seat, choices[-1])
        moves.append(match.settled(Move(seat, tuple(choices))))
        apply(match.opened, table, moves[-1])
    return Spelling(tuple(moves), frozenset(done.items()))


def _deed(opened: OpenGame, table: Table, seat: int, choice: int) -> list[str]:
    """What an answer does, if it is more than paying or stopping."""
    if choice == opened.implied(table, seat):
        return []
    pieces = opened.pieces(choice, "")
    pays = bool(pieces) and all(_is_paid(piece.kind, piece.role) for piece in pieces)
    return [] if pays else [opened.write_choice(choice, "")]


def _is_paid(kind: str, role: str) -> bool:
    """A card that is given up, a cube or a barrel that is used; a card that is taken is not."""
    return role == "payment" or (role == "source" and kind not in ("card", "place"))
