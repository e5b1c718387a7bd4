"""Fitting the weights of judges: what a lot was worth is seen at the end of the game.

Bots play against themselves; after every turn the features of the seat that moved are noted, and
at the end what the game was worth to it. Least squares, chapter by chapter, give the weights with which the next
round is played. The first round needs no weights: ramblers play it. Every seat of every game plays
with weights of its own, blurred by chance, so that games differ and what a feature is worth can be
told from what usually comes with it. The same seed gives the same weights, whatever the workers.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from millhand.arena.least_squares import Squares
from millhand.arena.seeds import CHECKING, FITTING
from millhand.arena.selfplay import play_on
from millhand.arena.workers import share_out
from millhand.bots.bot import Bot
from millhand.bots.judges import Weights
from millhand.bots.rambler import Rambler
from millhand.bots.roster import THINKERS
from millhand.kernel.chance import Chance
from millhand.kernel.foresight import is_sealed
from millhand.kernel.game import OpenGame
from millhand.kernel.search import Judge
from millhand.kernel.table import DEALER, ROW, Table
from millhand.match.opening import open_game
from millhand.shelf import SHELF


@dataclass(frozen=True)
class Lesson:
    """Some rounds of games of one bot."""

    bot: str
    rounds: int
    games: int
    blur: float
    """How far the weights of a seat stray from those of the round, as a share of themselves."""


COURSE = (Lesson("greedy", 8, 160, 0.25), Lesson("canny", 2, 80, 0.15))
MEMORY = 8
"""So many rounds are kept in mind …"""
CAUTION = 100.0
"""… and so many samples' worth of doubt hold every weight near 0."""
CANDIDATES = 3
"""The weights of so many last rounds are compared …"""
CHECKED_GAMES = 40
"""… in so many games that nothing was fitted to."""
BATCH = 4
"""Games that a worker plays before it reports."""


@dataclass(frozen=True)
class League:
    """The tables that weights are fitted for; a worker needs nothing else."""

    game: str
    players: int
    options: tuple[str, ...] = ()
    board: Path | None = None

    def open(self) -> OpenGame:
        """The game for these players and options."""
        return _open(self)


@cache
def _open(league: League) -> OpenGame:
    """A game is opened once in each process."""
    return open_game(SHELF, league.game, league.players, league.options, league.board)


@dataclass(frozen=True)
class Round:
    """What was played, and the weights that came of it."""

    bot: str
    games: int
    mean: float
    """Points of all seats, in the mean, with the weights before."""
    numbers: tuple[int, ...]
    """The new weights, chapter by chapter."""


@dataclass(frozen=True)
class Batch:
    """Games to be played with weights (None: by ramblers) and noted down."""

    league: League
    bot: str
    numbers: tuple[int, ...] | None
    blur: float
    seeds: range


@dataclass
class Notes:
    """What some games have shown."""

    games: int
    points: int
    squares: list[Squares]


def fit(
    league: League,
    seed: int,
    course: Sequence[Lesson] = COURSE,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[Round]:
    """Go through a course, round by round; `progress` is told how many more games are played."""
    first, memory = FITTING + seed, list[Notes]()
    numbers: tuple[int, ...] | None = None
    for lesson in course:
        for _ in range(lesson.rounds):
            seeds = range(first, first + lesson.games)
            first += lesson.games
            notes = played(league, lesson.bot, numbers, lesson.blur, seeds, workers, progress)
            memory = [*memory, notes][-MEMORY:]
            bot = "rambler" if numbers is None else lesson.bot
            numbers = weights_of(memory)
            mean = notes.points / notes.games / league.players
            yield Round(bot, notes.games, mean, numbers)


def best_of(
    league: League,
    rounds: Sequence[Round],
    workers: int,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[Round, float]:
    """Of the last rounds, the one whose weights score most in games of their own, and how much."""
    seeds = range(CHECKING, CHECKING + CHECKED_GAMES)
    means = []
    for one in rounds[-CANDIDATES:]:
        notes = played(league, rounds[-1].bot, one.numbers, 0.0, seeds, workers, progress)
        means.append((notes.points / notes.games / league.players, one))
    mean, best = max(means, key=lambda pair: pair[0])
    return best, mean


def by_name(opened: OpenGame, numbers: Sequence[int]) -> Weights:
    """Weights under the names of chapters and features."""
    size = len(opened.features)
    return {
        chapter: dict(zip(opened.features, numbers[part * size :], strict=False))
        for part, chapter in enumerate(opened.chapters)
    }


# --- one round --------------------------------------------------------------------------------


def played(
    league: League,
    bot: str,
    numbers: tuple[int, ...] | None,
    blur: float,
    seeds: range,
    workers: int,
    progress: Callable[[int], None],
) -> Notes:
    """Play games and gather what they show, in the order of their seeds."""
    batches = [
        Batch(league, bot, numbers, blur, seeds[start : start + BATCH])
        for start in range(0, len(seeds), BATCH)
    ]
    opened = league.open()
    notes = Notes(0, 0, [Squares(len(opened.features)) for _ in opened.chapters])

    def take(number: int, part: Notes) -> None:
        notes.games += part.games
        notes.points += part.points
        for mine, theirs in zip(notes.squares, part.squares, strict=True):
            mine.add(theirs)
        progress(part.games)

    share_out(note_batch, batches, workers, take)
    return notes


def note_batch(batch: Batch) -> Notes:
    """Play some games and note features and points."""
    opened = batch.league.open()
    size = len(opened.features)
    notes = Notes(0, 0, [Squares(size) for _ in opened.chapters])
    for seed in batch.seeds:
        bots = seated(opened, batch, Chance(seed + 2**40))
        note_game(opened, bots, seed, notes)
    return notes


def seated(opened: OpenGame, batch: Batch, chance: Chance) -> list[Bot]:
    """A bot for each seat, with weights of its own."""
    if batch.numbers is None:
        return [Rambler() for _ in range(opened.players)]
    size = len(opened.features)
    return [
        THINKERS[batch.bot](Judge(vec[i64](blurred(batch.numbers, batch.blur, chance)), size))
        for _ in range(opened.players)
    ]


def blurred(numbers: Sequence[int], blur: float, chance: Chance) -> list[int]:
    """Every weight a little off, by a bell curve of chance."""
    if blur == 0.0:
        return list(numbers)
    return [round(number * (1 + blur * bell(chance))) for number in numbers]


def bell(chance: Chance) -> float:
    """About a normal number: mean 0, deviation 1."""
    return sum(int(chance.below(1_000_001)) for _ in range(12)) / 1_000_000 - 6


def note_game(opened: OpenGame, bots: Sequence[Bot], seed: int, notes: Notes) -> None:
    """Play one game; note features where they are judged, and explain what came of it by them."""
    table, row = opened.lay(), vec[i64]([0] * ROW)
    size = len(opened.features)
    seen = list[tuple[int, int, list[int]]]()
    for seat in seats_to_note(opened, table, bots, Chance(seed)):
        for index in range(size):
            row[index] = 0
        table.features(seat, row)
        seen.append((seat, int(table.chapter()), [int(number) for number in row[:size]]))
    aims = [int(table.aim(seat)) for seat in range(opened.players)]
    for seat, chapter, numbers in seen:
        notes.squares[chapter].note(numbers, aims[seat])
    notes.games += 1
    notes.points += sum(int(table.points(seat)) for seat in range(opened.players))


def seats_to_note(
    opened: OpenGame, table: Table, bots: Sequence[Bot], chance: Chance
) -> Iterator[int]:
    """Play a table to its end; yields who has just ended a turn.

    When sealed answers are opened it is everybody, for they are judged by what that leads to.
    """
    turn, sealed = -1, False
    for seat in play_on(opened, table, bots, chance):
        were_sealed, sealed = sealed, not table.is_over() and is_sealed(table)
        if seat == DEALER or table.is_over() or table.turn() == turn or table.sealed():
            continue
        turn = int(table.turn())
        yield from range(opened.players) if were_sealed else [seat]


def weights_of(memory: Sequence[Notes]) -> tuple[int, ...]:
    """The weights that explain all that is kept in mind, in whole thousandths of a point."""
    numbers: list[int] = []
    for chapter in range(len(memory[0].squares)):
        together = Squares(memory[0].squares[chapter].size)
        for notes in memory:
            together.add(notes.squares[chapter])
        numbers += [round(1000 * weight) for weight in together.weights(CAUTION)]
    return tuple(numbers)
