"""What games have shown: the situations of each seat, turn by turn, and what came of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from millhand.arena.least_squares import Row, Squares
from millhand.arena.selfplay import play_on
from millhand.bots.bot import Bot
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.table import DEALER, Table
from millhand.thinking.foresight import is_sealed
from millhand.thinking.mind import ROW, Mind
from millhand.thinking.minds import mind_for

RUIN = 30
"""Points below 0 count so many times less: debts grow without end (Age of Industry), and the few
who are ruined deeply would otherwise teach more than all who are not."""


@dataclass(frozen=True)
class Story:
    """One seat's game: its situations, each with its chapter, and what the end was worth."""

    situations: list[tuple[int, Row]]
    end: float

    def hopes(self, weights: Sequence[float] | None, size: int, foresight: float) -> list[float]:
        """What each situation was good for, as was seen later.

        That is the end, which much luck has gone into by then; and, as far as `foresight` is less
        than 1, what the situations of the following turns are thought to be worth.
        """
        hope, hopes = self.end, list[float]()
        for chapter, row in reversed(self.situations):
            hopes.append(hope)
            if weights is not None:
                worth = sum(weights[chapter * size + index] * number for index, number in row)
                hope = foresight * hope + (1 - foresight) * worth
        return hopes[::-1]


@dataclass
class Notes:
    """Some games: how many points were scored in them, and the stories of all seats."""

    games: int
    points: int
    stories: list[Story]
    squares: list[Squares]
    """The situations of each chapter, added up."""

    def add(self, other: "Notes") -> None:
        """Take in other games."""
        self.games += other.games
        self.points += other.points
        self.stories += other.stories
        for mine, theirs in zip(self.squares, other.squares, strict=True):
            mine.add(theirs)


def no_notes(opened: OpenGame) -> Notes:
    """An empty sheet."""
    mind = mind_for(opened.game.name)
    return Notes(0, 0, [], [Squares(len(mind.features)) for _ in mind.chapters])


def note_game(opened: OpenGame, bots: Sequence[Bot], seed: int, notes: Notes) -> None:
    """Play one game and note it down."""
    table, mind = opened.lay(), mind_for(opened.game.name)
    situations: list[list[tuple[int, Row]]] = [[] for _ in range(opened.players)]
    for seat in seats_to_note(opened, table, bots, Chance(seed)):
        chapter, present = int(mind.chapter(table)), looked_at(mind, table, seat)
        situations[seat].append((chapter, present))
        notes.squares[chapter].note(present)
    notes.stories += [
        Story(situations[seat], end_of(mind, table, seat)) for seat in range(opened.players)
    ]
    notes.games += 1
    notes.points += sum(int(table.points(seat)) for seat in range(opened.players))


def looked_at(mind: Mind, table: Table, seat: int) -> Row:
    """What there is to see of a seat's situation, feature by feature."""
    row = vec[i64]([0] * ROW)
    mind.look(table, seat, row)
    return [(index, int(row[index])) for index in range(len(mind.features)) if row[index]]


def end_of(mind: Mind, table: Table, seat: int) -> float:
    """What the end of a game is worth to a seat."""
    return int(mind.aim(table, seat)) / (RUIN if table.points(seat) < 0 else 1)


def seats_to_note(
    opened: OpenGame, table: Table, bots: Sequence[Bot], chance: Chance
) -> Iterator[int]:
    """Play a table to its end; yields who has just ended a turn.

    When sealed answers are opened it is everybody, for they are judged by what that leads to.
    """
    mind, turn, sealed = mind_for(opened.game.name), -1, False
    for seat in play_on(opened, table, bots, chance):
        were_sealed, sealed = sealed, not table.is_over() and is_sealed(table)
        if seat == DEALER or table.is_over() or mind.turn(table) == turn or table.sealed():
            continue
        turn = int(mind.turn(table))
        yield from range(opened.players) if were_sealed else [seat]
