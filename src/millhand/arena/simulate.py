"""Many games of bots, on one core or several, with the same result either way."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from time import process_time

from millhand.arena.selfplay import play_game, play_match
from millhand.bots.roster import hire
from millhand.match.opening import open_game
from millhand.notation.keeping import put_record, sweep
from millhand.notation.record import write_record
from millhand.shelf import SHELF

BATCH = 50
"""Games that a worker plays before it reports."""


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


def simulate(
    plan: Plan, games: int, workers: int, progress: Callable[[int], None] = lambda done: None
) -> Result:
    """Play so many games; `progress` is told after each batch how many more are done."""
    batches = [range(first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    total = Result()
    if workers == 1:
        for batch in batches:
            total.add(play_batch(plan, batch))
            progress(len(batch))
        return total
    others = active_children()
    with ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_first) as pool:
        try:
            parts = {pool.submit(play_batch, plan, batch): len(batch) for batch in batches}
            for part in as_completed(parts):
                total.add(part.result())
                progress(parts[part])
        except KeyboardInterrupt:
            before = signal(SIGINT, SIG_IGN)  # Ctrl-C once more means the same
            _break_off(pool, others, plan.save)
            signal(SIGINT, before)
            raise
        except BaseException:
            _break_off(pool, others, plan.save)
            raise
    return total


def _break_off(pool: ProcessPoolExecutor, others: list[BaseProcess], save: Path | None) -> None:
    """End the workers at once: nobody wants the games any more that they are playing."""
    for worker in active_children():
        if worker not in others:
            worker.kill()
    pool.shutdown(cancel_futures=True)
    if save is not None:
        sweep(save)


def _leave_interrupts_to_the_first() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the others ends them."""
    signal(SIGINT, SIG_IGN)


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
            name = f"{plan.game}-{plan.players}-{plan.seed + number}.mill"
            put_record(plan.save / name, record)
        result.actions += int(table.actions_done())
        result.scores[number] = [score.points for score in opened.scores(table)]
        result.winners[number] = opened.winners(table)
    result.seconds = process_time() - began
    return result
