"""A match as the server keeps it: rows of a journal in, checked moves and their events out."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property, partial
from typing import Literal

from msgspec import Struct

from millhand.face.game import OpenGame
from millhand.face.rules import Refusal
from millhand.face.seen import Event
from millhand.kernel.table import DEALER
from millhand.match.match import Match, Refused, happenings
from millhand.match.moves import Move
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.server.dealing import Shuffle
from millhand.server.engine.openings import Opening, open_box
from millhand.server.engine.sentences import stretches, words_of
from millhand.server.problems import Problem, Refusals, conflict, wrong
from millhand.server.shapes import common

Kind = Literal["move", "deal", "undo"]


class Line(Struct, frozen=True):
    """A row of the journal as far as the engine is concerned."""

    number: int
    kind: Kind
    seat: int
    """-1 for the dealer."""
    text: str
    """The move in notation; of an undo the number of the last row that stays."""
    stand_in: str | None = None
    """The bot that moved while whoever sits there was away."""


Happened = Callable[[], Sequence[Event]]


class Outcome:
    """What a row brought about; what happened is told when somebody wants to hear it."""

    def __init__(self, said: Line, digest: str, happened: Happened = tuple) -> None:
        self.said = said
        self.digest = digest
        self.happened = happened

    @cached_property
    def events(self) -> Sequence[Event]:
        """What happened."""
        return self.happened()


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
        bits = 0 if self.is_over else int(self.match.table.asked())
        return tuple([seat for seat in range(self.opened.players) if bits >> seat & 1])

    @property
    def digest(self) -> str:
        """Eight bytes that stand for the position."""
        return self.match.digest

    # --- playing ---

    def move(self, seat: int, text: str, stand_in: str | None = None) -> Outcome:
        """Check and play a move that somebody says; Problem if it cannot be, nothing changed."""
        try:
            return self.play(read_move(self.opened, seat, text), stand_in)
        except Unreadable as error:
            raise wrong("move-is-unreadable", fault=error.fault) from error
        except Refused as error:
            raise self._refusal(error) from error

    def deal(self, shuffle: Shuffle) -> list[Outcome]:
        """Let the dealer answer until a player is asked."""
        played = []
        while pool := [int(number) for number in self.match.table.pool()]:
            deals = sum(move.is_deal for move in self.match.journal)
            question = self.opened.question(self.match.table, DEALER)
            played.append(self.play(Move(DEALER, shuffle(deals, pool), (question,))))
        return played

    def undo(self, seat: int, last: int) -> Outcome:
        """Take back every move after row `last`."""
        said = Line(self.version + 1, "undo", seat, str(last))
        return self.witness(said)

    def play(self, move: Move, stand_in: str | None = None) -> Outcome:
        """Check a move and play it as one more row; Refused if it is forbidden."""
        settled = self.match.settled(move)
        text = write_move(self.opened, settled)
        said = Line(self.version + 1, kind_of(settled), settled.seat, text, stand_in)
        return self._carry_out(said, settled)

    def _carry_out(self, said: Line, settled: Move) -> Outcome:
        happened = partial(happenings, self.opened, self.match.table.copy(), settled)
        self.match.follow([settled])
        self.version = said.number
        self.rows.append(said.number)
        return Outcome(said, self.digest, happened)

    def _refusal(self, refused: Refused) -> Problem:
        refusals = told_refusals(self.opening, refused.refusals)
        numbers = [refusal.number for refusal in refused.refusals]
        return Problem("move-is-refused", 422, refusals=refusals, numbers=numbers)

    # --- the journal ---

    def witness(self, said: Line) -> Outcome:
        """Carry out one more row of a trusted journal, and say what happened."""
        if said.kind != "undo":
            return self._carry_out(said, self._read(said))
        self.version = said.number
        self._back_to(int(said.text))
        return Outcome(said, self.digest)

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
    play = Play(opening)
    return play, [play.play(move) for move in journal]


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
