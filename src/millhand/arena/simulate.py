"""Many games of bots, by whatever crew, with the same result."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from time import process_time

from millhand.arena.crew import Crew, Progress, no_progress, share_out
from millhand.arena.selfplay import play_game, play_match
from millhand.arena.workers import ALONE
from millhand.bots.at_work import is_menu_bot
from millhand.bots.outside import call_in, deciding, label_of
from millhand.face.faults import Faulty
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
    recorded: bool = False
    """Whether the record of every game is wanted."""

    @property
    def deciding(self) -> list[str]:
        """All that decides its games and that it only names: see `mark_of`."""
        return [*deciding(self.bots), *([] if self.board is None else [str(self.board)])]

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
    records: dict[int, str] = field(default_factory=dict)
    """Of a part, where they are wanted; in the whole they stand in their folder."""

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


class RecordWouldBeLost(Faulty):
    """A file of the same name is there already, and it is another record."""


def simulate(
    plan: Plan,
    games: int,
    crew: Crew = ALONE,
    progress: Progress = no_progress,
    save: Path | None = None,
) -> Result:
    """Play so many games; `progress` is told after each batch how many more are done.

    With a folder to `save` in, the record of every game is put there.
    """
    [result] = simulate_each(
        [(replace(plan, recorded=save is not None), games)], crew, progress, save
    )
    return result


def simulate_each(
    wanted: Sequence[tuple[Plan, int]],
    crew: Crew = ALONE,
    progress: Progress = no_progress,
    save: Path | None = None,
) -> list[Result]:
    """For each of several plans so many games, all by the same crew; Ctrl-C raises Stopped."""
    results = [Result() for _ in wanted]
    tasks = [
        (index, plan, batch)
        for index, (plan, games) in enumerate(wanted)
        for batch in batches(plan, games)
    ]

    def take(number: int, part: Result) -> None:
        index, plan, batch = tasks[number]
        if save is not None:
            put_records(save, plan, part.records)
        results[index].add(part)
        progress(len(batch))

    try:
        share_out(play_task, [(plan, batch) for _, plan, batch in tasks], crew, take)
    except BaseException as error:
        if save is not None:
            sweep(save)
        if isinstance(error, KeyboardInterrupt):
            raise Stopped(results) from None
        raise
    return results


def put_records(folder: Path, plan: Plan, records: Mapping[int, str]) -> None:
    """Write records into a folder, and none over another."""
    for number, record in records.items():
        file = folder / plan.record_name(number)
        if not file.exists():
            put_record(file, record)
        elif file.read_bytes() != record.encode():
            raise RecordWouldBeLost("record_would_be_lost", file=str(file))


def batches(plan: Plan, games: int) -> list[range]:
    """The numbers of the games, cut into what a worker plays before it reports.

    Whoever presses Ctrl-C loses what is not reported: games that take long come one by one.
    """
    quick = not plan.recorded and all(map(is_menu_bot, call_in(plan.bots)))
    size = BATCH if quick else 1
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_task(task: tuple[Plan, range]) -> Result:
    """What one worker is given."""
    return play_batch(*task)


def play_batch(plan: Plan, numbers: Sequence[int]) -> Result:
    """Play the games with these numbers."""
    opened = open_game(SHELF, plan.game, plan.players, plan.options, plan.board)
    bots = call_in(plan.bots)
    result, began = Result(), process_time()
    for number in numbers:
        if plan.recorded:
            match = play_match(opened, bots, plan.seed + number)
            table = match.table
            result.decisions += sum(not move.is_deal for move in match.journal)
            result.records[number] = write_record(match, [label_of(name) for name in plan.bots])
        else:
            played = play_game(opened, bots, plan.seed + number)
            table = played.table
            result.decisions += played.decisions
        result.actions += int(table.actions_done())
        result.scores[number] = [score.points for score in opened.scores(table)]
        result.winners[number] = opened.winners(table)
    result.seconds = process_time() - began
    return result
