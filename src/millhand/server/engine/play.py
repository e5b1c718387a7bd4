"""A match as the server keeps it: rows of a journal in, checked moves and their events out."""

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Literal

from millhand.face.game import OpenGame
from millhand.face.rules import Refusal
from millhand.face.seen import Event
from millhand.kernel.table import DEALER
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.server.dealing import Shuffle
from millhand.server.engine.openings import Opening, open_box
from millhand.server.engine.sentences import stretches, words_of
from millhand.server.problems import Problem, Refusals, conflict, wrong
from millhand.server.shapes import common

Kind = Literal["move", "deal", "undo"]


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the journal as far as the engine is concerned."""

    number: int
    kind: Kind
    seat: int
    """-1 for the dealer."""
    text: str
    """The move in notation; of an undo the number of the last row that stays."""
    stand_in: str | None = None
    """The bot that moved while whoever sits there was away."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a row brought about."""

    said: Line
    events: Sequence[Event]
    digest: str


class Play:
    """A match and the numbers of the rows that are in force."""

    def __init__(self, opening: Opening, journal: Iterable[Line] = ()) -> None:
        """The match that a trusted journal holds."""
        self.opening = opening
        self.version = 0
        """How many rows there are, those that were taken back and those that took back included."""
        in_force: list[Line] = []
        for said in journal:
            self.version = said.number
            if said.kind != "undo":
                in_force.append(said)
                continue
            stay = int(said.text)
            in_force = [one for one in in_force if one.number <= stay]
        self.rows = [said.number for said in in_force]
        """For every move in force the number of its row."""
        self.match = self._loaded([self._read(said) for said in in_force])

    def _loaded(self, journal: Sequence[Move]) -> Match:
        return Match.load(open_box(self.opening), journal, rules=self.opening.rules)

    def _read(self, said: Line) -> Move:
        return read_move(open_box(self.opening), said.seat, said.text)

    def twin(self) -> "Play":
        """The same once more: what happens to the twin does not happen to this one."""
        twin = copy(self)
        twin.match = copy(self.match)
        twin.match.table = self.match.table.copy()
        twin.match.journal = list(self.match.journal)
        twin.rows = list(self.rows)
        return twin

    # --- whose turn ---

    @property
    def opened(self) -> OpenGame:
        """The box it is played with."""
        return self.match.opened

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.is_over

    @property
    def moves(self) -> int:
        """How many moves are in force, deals included."""
        return len(self.rows)

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        decision = self.match.decision
        return () if decision is None or DEALER in decision.seats else decision.seats

    @property
    def digest(self) -> str:
        """Eight bytes that stand for the position."""
        return self.match.digest

    # --- playing ---

    def move(self, seat: int, text: str, stand_in: str | None = None) -> Outcome:
        """Check and play a move that somebody says; Problem if it cannot be, nothing changed."""
        try:
            events = self.match.play(read_move(self.opened, seat, text))
        except Unreadable as error:
            raise wrong("move-is-unreadable", fault=error.fault) from error
        except Refused as error:
            raise self._refusal(error) from error
        return self.noted("move", events, stand_in)

    def deal(self, shuffle: Shuffle) -> list[Outcome]:
        """Let the dealer answer until a player is asked."""
        played = []
        while pool := [int(number) for number in self.match.table.pool()]:
            deals = sum(move.is_deal for move in self.match.journal)
            question = self.opened.question(self.match.table, DEALER)
            events = self.match.play(Move(DEALER, shuffle(deals, pool), (question,)))
            played.append(self.noted("deal", events))
        return played

    def undo(self, seat: int, last: int) -> Outcome:
        """Take back every move after row `last`."""
        said = Line(self.version + 1, "undo", seat, str(last))
        return self.witness(said)

    def noted(self, kind: Kind, events: Sequence[Event], stand_in: str | None = None) -> Outcome:
        """The move that was just played, as a row."""
        self.version += 1
        self.rows.append(self.version)
        made = self.match.journal[-1]
        text = write_move(self.opened, made)
        said = Line(self.version, kind, made.seat, text, stand_in)
        return Outcome(said, events, self.digest)

    def _refusal(self, refused: Refused) -> Problem:
        refusals = told_refusals(self.opening, refused.refusals)
        numbers = [refusal.number for refusal in refused.refusals]
        return Problem("move-is-refused", 422, refusals=refusals, numbers=numbers)

    # --- the journal ---

    def witness(self, said: Line) -> Outcome:
        """Carry out one more row of a trusted journal, and say what happened."""
        self.version = said.number
        if said.kind == "undo":
            self._back_to(int(said.text))
            return Outcome(said, [], self.digest)
        events = self.match.witness(self._read(said))
        self.rows.append(said.number)
        return Outcome(said, events, self.digest)

    def _back_to(self, last: int) -> None:
        """Only the moves of the rows up to `last` stay in force."""
        self.rows = [number for number in self.rows if number <= last]
        self.match = self._loaded(self.match.journal[: len(self.rows)])

    def at(self, moves: int) -> "Play":
        """The match as it was after its first moves in force."""
        if not 0 <= moves <= self.moves:
            raise wrong("no-such-moment", at=moves, moves=self.moves)
        if moves == self.moves:
            return self
        past = self.twin()
        past._back_to(self.rows[moves - 1] if moves else 0)
        return past

    # --- going back ---

    def last_safe_row(self, seat: int, whole_turn: bool) -> int:
        """The row that a seat may go back to by itself: one move, or all of its turn.

        Problem where not even the last move may be taken back.
        """
        trial = self.twin()
        while trial.match.can_undo(seat):
            trial._back_to(trial.rows[-1] - 1)
            if not whole_turn:
                break
        if trial.moves == self.moves:
            raise conflict("nothing-to-take-back")
        return trial.rows[-1] if trial.rows else 0

    def row_before_last_of(self, seat: int) -> int:
        """The row before the last move of a seat: what others are asked to go back to."""
        seats = [move.seat for move in self.match.journal]
        if seat not in seats:
            raise conflict("nothing-to-take-back")
        place = len(seats) - 1 - seats[::-1].index(seat)
        return self.rows[place - 1] if place else 0

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move by itself."""
        return self.match.can_undo(seat)


def replayed(opening: Opening, journal: Iterable[Move]) -> tuple[Play, list[Outcome]]:
    """A match from moves that are checked, and its rows."""
    play, rows = Play(opening), []
    for move in journal:
        rows.append(play.noted(kind_of(move), play.match.play(move)))
    return play, rows


def kind_of(move: Move) -> Kind:
    """What kind of row a move is."""
    return "deal" if move.is_deal else "move"


def told_refusals(opening: Opening, refusals: Sequence[Refusal]) -> Refusals:
    """Refusals that can be told in any language."""

    def tell(language: str, names: Sequence[str]) -> list[common.Refusal]:
        words, opened = words_of(language, opening.game), open_box(opening)
        return [
            common.Refusal(
                number=refusal.number,
                reason=refusal.reason,
                sentence=stretches(words.refusal(opened, refusal, names)),
                facts=dict(refusal.facts),
            )
            for refusal in refusals
        ]

    return tell
