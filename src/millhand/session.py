"""Sitting down at the prompt: a match that takes moves as text and answers in sentences.

The README shows a game of it.
"""

from collections.abc import Iterable
from pathlib import Path

from millhand.face.seen import Sight
from millhand.match.agreement import open_game
from millhand.match.complete import complete_moves
from millhand.match.dealer import Dealer
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.notation.writing import write_record
from millhand.shelf import SHELF
from millhand.words.faults import say_fault
from millhand.words.words import Words


class NotAllowed(Exception):
    """A move that breaks rules, or none at all; its text is the reasons, one a line."""


def sit_down(
    game: str,
    players: int,
    seed: int,
    options: Iterable[str] = (),
    board: Path | None = None,
    language: str = "en",
) -> "Session":
    """A new game: cards are dealt, the first player is asked."""
    opened = open_game(SHELF, game, players, options, board)
    return Session(Match(opened), Dealer(seed), Words(language, game))


class Session:
    """A match with a dealer and somebody who finds the words."""

    def __init__(self, match: Match, dealer: Dealer, words: Words) -> None:
        self.match = match
        self.dealer = dealer
        self.words = words
        self.match.deal(dealer)

    @property
    def turn(self) -> str | None:
        """The colour that is asked (the first, where several are); None when the game is over."""
        decision = self.match.decision
        return None if decision is None else self.match.opened.colours[decision.seats[0]]

    def hand(self, colour: str | None = None) -> list[str]:
        """The cards of a colour, or of whoever is asked."""
        return self.sight(colour)["seats"][self._seat(colour)]["hand"] or []

    def sight(self, colour: str | None = None) -> Sight:
        """What a colour, or whoever is asked, may see."""
        return self.match.sight(self._seat(colour))

    def moves(self) -> list[str]:
        """Every complete move that is open to whoever is asked."""
        opened, table = self.match.opened, self.match.table
        moves = complete_moves(opened, table, self._seat(None))
        return [write_move(opened, move) for move, _ in moves]

    def play(self, text: str) -> list[str]:
        """Play a move of whoever is asked; says what everybody then knows."""
        opened, move = self.match.opened, self._read(text)
        try:
            events = self.match.play(move)
        except Refused as refused:
            raise NotAllowed("\n".join(self._reasons(refused))) from None
        events += self.match.deal(self.dealer)
        return [self.words.sentence(opened, event.told_to(None)) for event in events]

    def why(self, text: str) -> list[str]:
        """Every rule that forbids a move; nothing when it is allowed."""
        return self._reasons(Refused(self.match.explain(self._read(text))))

    def record(self, names: Iterable[str] = ()) -> str:
        """The game so far as the text of a `.mill` file."""
        return write_record(self.match, list(names) or list(self.match.opened.colours))

    def _read(self, text: str) -> Move:
        try:
            return read_move(self.match.opened, self._seat(None), text)
        except Unreadable as error:
            raise NotAllowed(say_fault(error.fault, self.words.language)) from None

    def _seat(self, colour: str | None) -> int:
        asked = colour or self.turn
        if asked is None:
            raise NotAllowed(self.words.rule("M-6"))
        return self.match.opened.colours.index(asked)

    def _reasons(self, refused: Refused) -> list[str]:
        said = self.words.refusal
        return [f"{one.number} {said(self.match.opened, one)}" for one in refused.refusals]
