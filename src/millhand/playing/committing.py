"""The way of every move: read, check, play, store, tell.

Storing comes before telling, so that nobody hears of a move that could still be lost.
"""

from typing import Protocol

from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.playing.chronicle import Chapter, Chronicle


class Store(Protocol):
    """Where moves are kept; whatever it raises, the move was not made."""

    def append(self, number: int, move: Move) -> None:
        """Keep the move that has this number, from 1 on."""

    def drop(self, number: int) -> None:
        """Forget the move that has this number: it was the last one, and was taken back."""


class Conductor:
    """Brings moves onto the table of one match, from whomever they come."""

    def __init__(self, match: Match, store: Store) -> None:
        self.match = match
        self.store = store
        self.chronicle = Chronicle(match)

    def hear(self, seat: int, text: str) -> Chapter:
        """Make a move that somebody says; raises Unreadable, Refused, or what the store raises."""
        return self.commit(read_move(self.match.opened, seat, text))

    def commit(self, move: Move) -> Chapter:
        """Make a move; what it returns may be told to everybody, as far as they may hear it."""
        events = self.match.play(move)
        made, number = self.match.journal[-1], len(self.match.journal)
        try:
            self.store.append(number, made)
        except BaseException:
            self.match.forget_last()
            raise
        return self.chronicle.add(made, events)

    def take_back(self, seat: int) -> Move:
        """Take back a seat's last move; raises Refused beyond the last safe point."""
        number, move = len(self.match.journal), self.match.undo(seat)
        try:
            self.store.drop(number)
        except BaseException:
            self.match.play(move)
            raise
        self.chronicle.forget_last()
        return move
