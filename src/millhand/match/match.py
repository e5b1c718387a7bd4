"""A match: a table and the journal of its moves. The journal is the truth."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from sys import byteorder

from librt.vecs import vec
from mypy_extensions import i64

from millhand.face.faults import Faulty
from millhand.face.game import OpenGame
from millhand.face.rules import Refusal
from millhand.face.seen import Event, Sight
from millhand.kernel.log import Log
from millhand.kernel.menu import Menu
from millhand.kernel.table import DEALER, Table
from millhand.match.attempt import BAD_DEAL, Attempt, attempt
from millhand.match.dealer import Dealer
from millhand.match.moves import Glimpse, Move


@dataclass(frozen=True)
class Decision:
    """The question now on the table: its kind, and who must answer it."""

    kind: str
    seats: tuple[int, ...]


class Refused(Exception):
    """A move that is not allowed; nothing has changed."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = list(refusals)
        super().__init__(", ".join(refusal.number for refusal in self.refusals))


class BadJournal(Faulty):
    """A journal that does not come to the table it should come to."""


class Match:
    """One game from the first shuffle to the last score."""

    def __init__(
        self, opened: OpenGame, table: Table | None = None, rules: int | None = None
    ) -> None:
        self.opened = opened
        self.start = table.copy() if table is not None else None
        self.table = table if table is not None else opened.lay()
        self.rules = opened.game.rules_version if rules is None else rules
        """The version of the rules that it began with, and keeps."""
        self.journal: list[Move] = []
        self.known_before = self.table.revealed()
        """How much had come to light before the last move."""

    @classmethod
    def load(
        cls,
        opened: OpenGame,
        journal: Iterable[Move],
        end: str | None = None,
        rules: int | None = None,
    ) -> "Match":
        """The match of a trusted journal: no move is checked, only the digest at the end.

        Raises BadJournal where that differs.
        """
        match = cls(opened, rules=rules)
        match.follow(journal)
        if end is not None and end != match.digest:
            raise BadJournal("digest_differs", ours=match.digest, theirs=end)
        return match

    # --- whose turn, what may be done ---

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.is_over())

    @property
    def decision(self) -> Decision | None:
        """The question now on the table; None when the game is over."""
        if self.is_over:
            return None
        seats = [seat for seat in range(self.opened.players) if self.table.asked() >> seat & 1]
        asked = tuple(seats) or (DEALER,)
        return Decision(self.opened.question(self.table, asked[0]), asked)

    def menu(self, seat: int) -> list[int]:
        """The choices that begin a seat's move."""
        menu = Menu()
        if self.table.asked() >> seat & 1:
            self.table.menu(seat, menu)
        return menu.as_list()

    def check(self, move: Move) -> Refusal | None:
        """The first rule that a move breaks, or None."""
        refusals = self.explain(move)
        return refusals[0] if refusals else None

    def explain(self, move: Move) -> list[Refusal]:
        """Every rule that a move breaks, as far as one can tell."""
        if move.is_deal:
            return _bad_deal(self.opened, self.table, move)
        return attempt(self.opened, self.table, move).refusals

    # --- playing ---

    def play(self, move: Move) -> list[Event]:
        """Carry out a move and say what happened; raises Refused and changes nothing."""
        refusals, settled = self._try(move)
        if refusals:
            raise Refused(refusals)
        return self.witness(settled)

    def witness(self, settled: Move) -> list[Event]:
        """Carry out a move that is trusted, without asking whether it is allowed."""
        self.known_before = self.table.revealed()
        events = happenings(self.opened, self.table, settled)
        self.journal.append(settled)
        return events

    def settled(self, move: Move) -> Move:
        """The move as the journal would hold it; raises Refused."""
        refusals, settled = self._try(move)
        if refusals:
            raise Refused(refusals)
        return settled

    def _try(self, move: Move) -> tuple[list[Refusal], Move]:
        if move.is_deal:
            return _bad_deal(self.opened, self.table, move), move
        tried: Attempt = attempt(self.opened, self.table, move)
        claims = tuple(tried.claims) if any(tried.claims) else ()
        return tried.refusals, Move(move.seat, tuple(tried.choices), claims)

    def deal(self, dealer: Dealer) -> list[Event]:
        """Let the dealer answer until a player is asked."""
        events: list[Event] = []
        while (move := dealer.move(self.opened, self.table)) is not None:
            events += self.play(move)
        return events

    # --- looking ---

    def sight(self, seat: int | None) -> Sight:
        """What a seat (None: a spectator) may see."""
        return self.opened.sight(self.table, seat)

    def digests(self) -> Iterator[str]:
        """What stood for the position after each move."""
        table = self.first_table()
        for move in self.journal:
            apply(self.opened, table, move)
            yield digest(table)

    def told_to(self, seat: int | None) -> list[Move | Glimpse]:
        """The journal as a seat (None: a spectator) may read it now.

        Hidden are the order of what lies face down, and what others have sealed: it is the last
        move of each of them. When the game is over, all is told.
        """
        if self.is_over:
            return list(self.journal)
        sealed = {self._last_of(other) for other in self._sealed() if other != seat}
        return [
            Glimpse(move.seat) if number in sealed else self._shown(move)
            for number, move in enumerate(self.journal)
        ]

    def _sealed(self) -> list[int]:
        return [seat for seat in range(self.opened.players) if self.table.sealed() >> seat & 1]

    def _last_of(self, seat: int) -> int:
        moves = (number for number, move in enumerate(self.journal) if move.seat == seat)
        return max(moves, default=-1)

    def _shown(self, move: Move) -> Move | Glimpse:
        """A move as everybody knows it: of a deal no more than lies open."""
        shown = self.opened.shown_of_deal(move.claim(0)) if move.is_deal else len(move.choices)
        if shown >= len(move.choices):
            return move
        return Glimpse(move.seat, move.claim(0), move.choices[:shown])

    @property
    def digest(self) -> str:
        """Eight bytes that stand for the position."""
        return digest(self.table)

    # --- going back ---

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last move: nothing was learnt, nobody else has acted."""
        if not self.journal or self.journal[-1].seat != seat:
            return False
        if self.is_over or self.table.asked() != 2**seat:
            return False
        return bool(self.known_before == self.table.revealed())

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; raises Refused beyond the last safe point."""
        if not self.can_undo(seat):
            raise Refused([Refusal("M-7", "beyond_the_safe_point", {"seat": seat})])
        return self.forget_last()

    def forget_last(self) -> Move:
        """Take back the last move, whoever made it and whatever it showed."""
        *before, last = self.journal
        self.table, self.journal = self.first_table(), []
        self.follow(before)
        return last

    def follow(self, journal: Iterable[Move]) -> None:
        """Go on with moves that are trusted, and listen to nothing that happens."""
        for move in journal:
            self.known_before = self.table.revealed()
            apply(self.opened, self.table, move)
            self.journal.append(move)

    def first_table(self) -> Table:
        """The table before the first move."""
        return self.start.copy() if self.start is not None else self.opened.lay()


def apply(opened: OpenGame, table: Table, move: Move) -> None:
    """Carry out a settled move without asking whether it is allowed."""
    if move.is_deal:
        table.deal(vec[i64](move.choices))
        return
    for choice in move.choices:
        table.choose(move.seat, choice)
    while table.mid_move(move.seat):
        implied = opened.implied(table, move.seat)
        if implied is None:
            raise ValueError("this move is not complete")
        table.choose(move.seat, implied)


def happenings(opened: OpenGame, table: Table, move: Move) -> list[Event]:
    """Carry out a settled move and say what happened."""
    table.log = Log()
    apply(opened, table, move)
    events = opened.events(table)
    table.log = None
    return events


def digest(table: Table) -> str:
    """Eight bytes that stand for the position; equal for equal cells on every machine."""
    cells = bytes(table.cells)
    if byteorder == "big":
        swapped = array("q", cells)
        swapped.byteswap()
        cells = swapped.tobytes()
    return blake2b(cells, digest_size=8).hexdigest()


def _bad_deal(opened: OpenGame, table: Table, move: Move) -> list[Refusal]:
    """The dealer may only put in order what the table asks to have put in order."""
    pool = sorted(int(number) for number in table.pool())
    question = opened.question(table, DEALER)
    if pool and sorted(move.choices) == pool and move.claim(0) == question:
        return []
    facts = {"question": question, "expected": len(pool), "dealt": len(move.choices)}
    return [Refusal(BAD_DEAL, "bad_deal", facts)]
