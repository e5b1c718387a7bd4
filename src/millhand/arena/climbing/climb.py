"""Rounds that climb: games of the best judge so far, a new one taught by them, the gate.

Everything is on the disk as soon as it is known, in the folder of the climb: rows of games batch by
batch, the net of each round, what the gate said of it. Whoever begins again with the same folder
goes on where it was broken off.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from json import dumps, loads
from pathlib import Path

from millhand.arena.climbing.gate import (
    BY_ITSELF,
    SEEDS,
    Examination,
    examined,
    games_at_the_gate,
)
from millhand.arena.climbing.pupils import Schooling
from millhand.arena.climbing.rows import Demonstration, Rows, blank, load, note_batch
from millhand.arena.climbing.seating import Teachers
from millhand.arena.climbing.teaching import teach
from millhand.arena.crew import Crew, Progress, no_progress, share_out
from millhand.arena.fitting import League
from millhand.arena.intervals import Estimate
from millhand.arena.seeds import FITTING
from millhand.bots.nets import Learnt, read_net, write_net
from millhand.face.faults import Faulty
from millhand.thinking.minds import mind_for

FIRST_GAMES = 2
"""A first round has so many times the games of the others: it begins with nothing."""
MEMORY = 3
"""A net is taught by the games of so many last rounds, if they had the same teacher."""
PILOT = 20
"""So many games show how far features differ, before anybody has likings."""
BATCH = 10
"""Games that a worker plays before they are kept."""
STRONG = 3
"""From this round on teachers look ahead, if nothing else is said."""
SEEDS_OF_A_ROUND = 1_000_000


@dataclass(frozen=True)
class Climb:
    """What is to be done."""

    league: League
    folder: Path
    command: str
    rounds: int
    games: int
    crew: Crew
    seed: int = 0
    beginning: Learnt | None = None
    """The net to go on from, with as many rounds behind it as it says; None: from canny on."""
    course: Schooling = field(default_factory=Schooling)
    ahead_from: int = STRONG
    pilot: int = PILOT
    batch: int = BATCH
    seeds: int = SEEDS
    by_itself: int = BY_ITSELF

    @property
    def numbers(self) -> range:
        """The rounds that are climbed here."""
        return range(1 + (self.beginning.rounds if self.beginning else 0), self.rounds + 1)

    def games_of_round(self, number: int) -> int:
        """How many games teach in a round."""
        return self.games * (FIRST_GAMES if number == 1 else 1)

    def games_in_all(self) -> int:
        """All games of all rounds, those of the gate included."""
        teaching = sum(self.games_of_round(number) for number in self.numbers)
        return teaching + len(self.numbers) * games_at_the_gate(self.seeds, self.by_itself)


class OtherClimb(Faulty):
    """A folder in which somebody has climbed elsewhere."""


@dataclass(frozen=True)
class Ascent:
    """What a round has come to."""

    number: int
    games: int
    errors: list[float]
    verdict: Examination
    learnt: Learnt


def climb(plan: Climb, progress: Progress = no_progress) -> Iterator[Ascent]:
    """Round after round; yields each when its gate is passed or closed.

    `progress` is told how many more games are known, also of those that were there already.
    """
    plan.folder.mkdir(parents=True, exist_ok=True)
    make_sure_it_is_the_same(plan)
    newest = plan.beginning
    best: list[Learnt | None] = [None, newest] if newest else [None]
    since = plan.numbers.start
    for number in plan.numbers:
        games_of(plan, number, newest, best, progress)
        learnt, errors = taught(plan, number, newest, since)
        verdict = judged(plan, number, best[-1], learnt, progress)
        if verdict.is_passed:
            best.append(learnt)
        # one that wins but starves among its like is kept out; its games show the next one why
        teacher, newest = newest, learnt if verdict.wins or verdict.is_passed else best[-1]
        since = since if newest is teacher else number + 1
        yield Ascent(number, plan.games_of_round(number), errors, verdict, learnt)


def best_of(plan: Climb) -> Learnt | None:
    """The net of the last round that passed its gate; None before there is one."""
    best = None
    for number in plan.numbers:
        file = plan.folder / f"gate-{number}.json"
        if file.exists() and read_verdict(file).is_passed:
            best = read_net((plan.folder / f"net-{number}.toml").read_text("utf-8"))
    return best


def make_sure_it_is_the_same(plan: Climb) -> None:
    """Raise OtherClimb where the folder was begun with other games; only rounds may be added."""
    file, league = plan.folder / "climb.json", plan.league
    terms = {"game": league.game, "players": league.players, "options": list(league.options)}
    terms |= {"games": plan.games, "seed": plan.seed, "course": asdict(plan.course)}
    terms |= {"ahead_from": plan.ahead_from}
    if plan.beginning:
        terms["beginning"] = plan.beginning.command
    if not file.exists():
        write(file, dumps(terms))
    elif loads(file.read_text("utf-8")) != terms:
        raise OtherClimb("folder_is_of_another_climb", folder=str(plan.folder))


# --- games ------------------------------------------------------------------------------------


def games_of(
    plan: Climb,
    number: int,
    newest: Learnt | None,
    best: Sequence[Learnt | None],
    progress: Progress,
) -> None:
    """See to the games of a round: those that are not there yet are played."""
    first = FITTING + plan.seed + number * SEEDS_OF_A_ROUND
    elders = tuple(one for one in best if one is not newest)
    teachers = Teachers(newest, elders, spreads_of(plan, first), number >= plan.ahead_from)
    batches = batches_of(plan, teachers, first, plan.games_of_round(number))
    missing = [(file, batch) for file, batch in batches if not file.exists()]
    progress(sum(len(batch.seeds) for file, batch in batches if file.exists()))

    def keep(place: int, rows: Rows) -> None:
        file, batch = missing[place]
        rows.save(file)
        progress(len(batch.seeds))

    share_out(note_batch, [batch for _, batch in missing], plan.crew, keep)


def batches_of(
    plan: Climb, teachers: Teachers, first: int, games: int
) -> list[tuple[Path, Demonstration]]:
    """The batches of a round, each with its file."""
    end, found = first + games, list[tuple[Path, Demonstration]]()
    for start in range(first, end, plan.batch):
        seeds = range(start, min(start + plan.batch, end))
        file = plan.folder / f"rows-{start}.npz"
        found.append((file, Demonstration(plan.league, teachers, seeds)))
    return found


def spreads_of(plan: Climb, first: int) -> tuple[float, ...]:
    """How much each feature differs in a few games without likings."""
    file = plan.folder / "spreads.json"
    if not file.exists():
        pilot = range(first - plan.pilot, first)
        rows = note_batch(Demonstration(plan.league, Teachers(None, (), ()), pilot))
        features = len(mind_for(plan.league.game).features)
        found = rows.seen[:, :features].astype(float).std(0)
        write(file, dumps([round(float(spread), 6) for spread in found]))
    return tuple(loads(file.read_text("utf-8")))


# --- teaching and the gate --------------------------------------------------------------------


def taught(
    plan: Climb, number: int, teacher: Learnt | None, since: int
) -> tuple[Learnt, list[float]]:
    """The net of a round, as it was kept or taught now by the games of one teacher."""
    file, errors = plan.folder / f"net-{number}.toml", plan.folder / f"errors-{number}.json"
    if not errors.exists():
        known = teacher or blank(plan.league.open())
        rows = rows_of_rounds(plan, max(since, number - MEMORY + 1), number)
        mind = mind_for(plan.league.game)
        learnt, found = teach(rows, mind, known, plan.course, plan.command, number)
        write(file, write_net(learnt))
        write(errors, dumps(found))
    return read_net(file.read_text("utf-8")), loads(errors.read_text("utf-8"))


def rows_of_rounds(plan: Climb, first: int, last: int) -> Rows:
    """All that the games of some rounds have shown."""
    earliest = FITTING + plan.seed + first * SEEDS_OF_A_ROUND
    end = FITTING + plan.seed + (last + 1) * SEEDS_OF_A_ROUND
    files = {int(file.stem.split("-")[1]): file for file in plan.folder.glob("rows-*.npz")}
    return load([files[start] for start in sorted(files) if earliest <= start < end])


def judged(
    plan: Climb, number: int, last: Learnt | None, new: Learnt, progress: Progress
) -> Examination:
    """What the gate says of a round's net, or said."""
    file = plan.folder / f"gate-{number}.json"
    if file.exists():
        progress(games_at_the_gate(plan.seeds, plan.by_itself))
    else:
        sizes = plan.seeds, plan.by_itself
        verdict = examined(plan.league, last, new, plan.crew, progress, *sizes)
        write(file, dumps(verdict.as_data(), indent=1))
    return read_verdict(file)


def read_verdict(file: Path) -> Examination:
    """What a gate has said."""
    data = loads(file.read_text("utf-8"))
    del data["passed"]
    return Examination(**{name: Estimate(**numbers) for name, numbers in data.items()})


def write(file: Path, text: str) -> None:
    """Write a file as a whole or not at all."""
    new = file.with_name(file.name + ".new")
    new.write_text(text, encoding="utf-8")
    new.replace(file)
