"""Many games of bots, on one core or several, with the same result either way."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time

from millhand.arena.selfplay import play_game, play_match
from millhand.arena.workers import share_out
from millhand.bots.bot import MenuBot
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.notation.keeping import put_record, sweep
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

BATCH = 50
"""Games that a worker plays before it reports; of bots that think, one."""


@dataclass(frozen=True)
class Plan:
    """What is to be played; a worker needs nothing else."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[str, ...] = ()
    board: Path | None = None
    save: Path | None = None

    def record_name(self, number: int) -> str:
        """The file of one game."""
        return f"{self.game}-{self.players}-{self.seed + number}.mill"


@dataclass
class Result:
    """What came out: game number `n` was played with seed `plan.seed + n`."""

    seconds: float = 0.0
    decisions: int = 0
    actions: int = 0
    scores: dict[int, list[int]] = field(default_factory=dict)
    winners: dict[int, list[int]] = field(default_factory=dict)

    def add(self, other: "Result") -> None:
        """Take in another part of the same simulation."""
        self.seconds += other.seconds
        self.decisions += other.decisions
        self.actions += other.actions
        self.scores |= other.scores
        self.winners |= other.winners


class Stopped(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; what came out until then is kept."""

    def __init__(self, results: Sequence[Result]) -> None:
        self.results = results
        super().__init__()


def simulate(
    plan: Plan, games: int, workers: int, progress: Callable[[int], None] = lambda done: None
) -> Result:
    """Play so many games; `progress` is told after each batch how many more are done."""
    [result] = simulate_each([(plan, games)], workers, progress)
    return result


def simulate_each(
    wanted: Sequence[tuple[Plan, int]],
    workers: int,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Result]:
    """For each of several plans so many games, all by the same workers; Ctrl-C raises Stopped."""
    results = [Result() for _ in wanted]
    tasks = [
        (index, plan, batch)
        for index, (plan, games) in enumerate(wanted)
        for batch in batches(plan, games)
    ]

    def take(number: int, part: Result) -> None:
        index, _, batch = tasks[number]
        results[index].add(part)
        progress(len(batch))

    try:
        share_out(play_task, [(plan, batch) for _, plan, batch in tasks], workers, take)
    except BaseException as error:
        for plan, _ in wanted:
            if plan.save is not None:
                sweep(plan.save)
        if isinstance(error, KeyboardInterrupt):
            raise Stopped(results) from None
        raise
    return results


def batches(plan: Plan, games: int) -> list[range]:
    """The numbers of the games, cut into what a worker plays before it reports."""
    size = BATCH if all(isinstance(bot, MenuBot) for bot in hire(plan.bots)) else 1
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_task(task: tuple[Plan, range]) -> Result:
    """What one worker is given."""
    return play_batch(*task)


def play_batch(plan: Plan, numbers: Sequence[int]) -> Result:
    """Play the games with these numbers."""
    opened = open_game(SHELF, plan.game, plan.players, plan.options, plan.board)
    bots = hire(plan.bots)
    result, began = Result(), process_time()
    for number in numbers:
        if plan.save is None:
            played = play_game(opened, bots, plan.seed + number)
            table = played.table
            result.decisions += played.decisions
        else:
            match = play_match(opened, bots, plan.seed + number)
            table = match.table
            result.decisions += sum(not move.is_deal for move in match.journal)
            record = write_record(match, plan.bots)
            put_record(plan.save / plan.record_name(number), record)
        result.actions += int(table.actions_done())
        result.scores[number] = [score.points for score in opened.scores(table)]
        result.winners[number] = opened.winners(table)
    result.seconds = process_time() - began
    return result
