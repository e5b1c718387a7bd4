"""Fitting the weights of judges: what a situation was worth is seen at the end of the game.

Bots play against themselves; after every turn the features of the seat that moved are noted, and
what came of it (`stories.py`). Least squares, chapter by chapter, give the weights with which the
next round is played. The first round needs no weights: ramblers play it, with as many players as
the game takes, since in longer games all of them are ruined alike. Every seat of every game plays
with weights of its own, blurred by chance, so that games differ and what a feature is worth can be
told from what usually comes with it. The same seed gives the same weights, whatever the crew.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from millhand.arena.crew import Crew, Progress, no_progress, share_out
from millhand.arena.least_squares import Squares
from millhand.arena.seeds import CHECKING, FITTING
from millhand.arena.stories import Notes, no_notes, note_game
from millhand.arena.workers import ALONE
from millhand.bots.bot import Bot
from millhand.bots.judges import Weights
from millhand.bots.levels.rambler import Rambler
from millhand.bots.roster import THINKERS
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.match.agreement import BadOpening, open_game
from millhand.shelf import SHELF
from millhand.thinking.minds import mind_for
from millhand.thinking.search import Judge


@dataclass(frozen=True)
class Lesson:
    """Some rounds of games of one bot."""

    bot: str
    rounds: int
    games: int
    blur: float
    """How far the weights of a seat stray from those of the round, as a share of themselves."""


COURSE = (Lesson("greedy", 4, 60, 0.25), Lesson("canny", 14, 40, 0.2))
"""Greedy leaves school early, so that there is a rung between it and canny."""
MEMORY = 8
"""So many rounds of a lesson are kept in mind; those of another bot would teach its mistakes …"""
FADING = 0.85
"""… each of them counts so much less than the one after it."""
FORESIGHT = 0.8
"""How much of what comes after the next turn counts; 1 would be the end alone."""
SWEEPS = 3
"""Weights tell hopes and hopes tell weights: it is gone over so many times …"""
CAUTION = 100.0
"""… while so many samples' worth of doubt hold every weight near what it was (at first: 0)."""
LAST = 3
"""A bot leaves school with the mean of the weights of so many last rounds …"""
CHECKED_GAMES = 40
"""… and shows them in so many games that nothing was fitted to."""
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

    def fullest(self) -> "League":
        """The same with as many players as the game takes."""
        return replace(self, players=most_players(self))


@cache
def _open(league: League) -> OpenGame:
    """A game is opened once in each process."""
    return open_game(SHELF, league.game, league.players, league.options, league.board)


def most_players(league: League) -> int:
    """How many can play at most; a board may have room for fewer than the game."""
    for players in sorted(SHELF[league.game].players, reverse=True):
        try:
            return int(replace(league, players=players).open().players)
        except BadOpening:
            continue
    return league.players


@dataclass(frozen=True)
class Round:
    """What was played, and the weights that came of it."""

    bot: str
    """Whose weights they are."""
    player: str
    """Who played: that bot, or ramblers before there are weights."""
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


def fit(
    league: League,
    seed: int,
    course: Sequence[Lesson] = COURSE,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
) -> Iterator[Round]:
    """Go through a course, round by round; `progress` is told how many more games are played."""
    first = FITTING + seed
    numbers: tuple[int, ...] | None = None
    for lesson in course:
        memory: list[Notes] = []
        for _ in range(lesson.rounds):
            seeds = range(first, first + lesson.games)
            first += lesson.games
            tables = league.fullest() if numbers is None else league
            notes = played(tables, lesson.bot, numbers, lesson.blur, seeds, crew, progress)
            memory = [*memory, notes][-MEMORY:]
            player = "rambler" if numbers is None else lesson.bot
            numbers = weights_of(memory, numbers)
            mean = notes.points / notes.games / tables.players
            yield Round(lesson.bot, player, notes.games, mean, numbers)


def settled(rounds: Sequence[Round]) -> tuple[int, ...]:
    """The weights that a lesson's last rounds agree upon: what luck put into one of them is made
    less by the others."""
    last = [one.numbers for one in rounds[-LAST:]]
    return tuple(round(sum(numbers) / len(last)) for numbers in zip(*last, strict=True))


def shown(
    league: League,
    bot: str,
    numbers: tuple[int, ...],
    crew: Crew = ALONE,
    progress: Progress = no_progress,
) -> float:
    """The mean points of a bot that plays with weights against itself."""
    seeds = range(CHECKING, CHECKING + CHECKED_GAMES)
    notes = played(league, bot, numbers, 0.0, seeds, crew, progress)
    return notes.points / notes.games / league.players


def by_name(opened: OpenGame, numbers: Sequence[int]) -> Weights:
    """Weights under the names of chapters and features."""
    mind = mind_for(opened.game.name)
    size = len(mind.features)
    return {
        chapter: dict(zip(mind.features, numbers[part * size :], strict=False))
        for part, chapter in enumerate(mind.chapters)
    }


# --- one round --------------------------------------------------------------------------------


def played(
    league: League,
    bot: str,
    numbers: tuple[int, ...] | None,
    blur: float,
    seeds: range,
    crew: Crew,
    progress: Progress,
) -> Notes:
    """Play games and gather what they show, in the order of their seeds."""
    batches = [
        Batch(league, bot, numbers, blur, seeds[start : start + BATCH])
        for start in range(0, len(seeds), BATCH)
    ]
    notes = no_notes(league.open())

    def take(number: int, part: Notes) -> None:
        notes.add(part)
        progress(part.games)

    share_out(note_batch, batches, crew, take)
    return notes


def note_batch(batch: Batch) -> Notes:
    """Play some games and note them down."""
    opened = batch.league.open()
    notes = no_notes(opened)
    for seed in batch.seeds:
        note_game(opened, seated(opened, batch, Chance(seed + 2**40)), seed, notes)
    return notes


def seated(opened: OpenGame, batch: Batch, chance: Chance) -> list[Bot]:
    """A bot for each seat, with weights of its own."""
    if batch.numbers is None:
        return [Rambler() for _ in range(opened.players)]
    mind = mind_for(opened.game.name)
    return [
        THINKERS[batch.bot](Judge(mind, vec[i64](blurred(batch.numbers, batch.blur, chance))))
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


# --- what is learned of it --------------------------------------------------------------------


def weights_of(memory: Sequence[Notes], before: tuple[int, ...] | None) -> tuple[int, ...]:
    """The weights that explain all that is kept in mind, in whole thousandths of a point."""
    together = [Squares(squares.size) for squares in memory[0].squares]
    for age, notes in enumerate(reversed(memory)):
        for squares, noted in zip(together, notes.squares, strict=True):
            squares.add(noted, FADING**age)
    held = [0.0] * sum(squares.size for squares in together)
    weights: Sequence[float] | None = None
    if before is not None:
        weights = held = [number / 1000 for number in before]
    for _ in range(SWEEPS):
        weights = explained(memory, together, weights, held)
    return tuple(round(1000 * weight) for weight in weights or held)


def explained(
    memory: Sequence[Notes],
    together: Sequence[Squares],
    weights: Sequence[float] | None,
    held: Sequence[float],
) -> list[float]:
    """Weights that explain all hopes, these being seen with the weights before."""
    size = together[0].size
    targets = [0.0] * (size * len(together))
    for age, notes in enumerate(reversed(memory)):
        for story in notes.stories:
            hopes = story.hopes(weights, size, FORESIGHT)
            for (chapter, row), hope in zip(story.situations, hopes, strict=True):
                for index, number in row:
                    targets[chapter * size + index] += FADING**age * number * hope
    new: list[float] = []
    for squares in together:
        part = slice(len(new), len(new) + size)
        new += squares.weights(targets[part], CAUTION, held[part])
    return new
