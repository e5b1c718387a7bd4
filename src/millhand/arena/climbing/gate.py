"""The gate: a new judge counts only if it is better than the last against it or by itself, and
surely worse in neither."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass

from millhand.arena.crew import Crew, share_out
from millhand.arena.duel import line_ups
from millhand.arena.fitting import League
from millhand.arena.intervals import Estimate, mean_of
from millhand.arena.seeds import CHECKING
from millhand.arena.selfplay import play_game
from millhand.bots.bot import Bot
from millhand.bots.levels.canny import Canny
from millhand.bots.nets import Learnt, judge_by_net
from millhand.face.game import OpenGame
from millhand.thinking.minds import mind_for

SEEDS = 200
"""So many seeds are played twice, the judges changing seats …"""
BY_ITSELF = 60
"""… and so many with all seats alike."""
ENOUGH = 0.9
"""Better players leave each other less: a sure winner may have so much of the last one's points."""


@dataclass(frozen=True)
class Trial:
    """A game in which seats have judges: 0 is the last one, 1 the new one."""

    league: League
    judges: tuple[Learnt | None, Learnt | None]
    """None: canny's own weights."""
    seats: tuple[int, ...]
    seed: int


@dataclass(frozen=True)
class Examination:
    """What the gate has seen."""

    share: Estimate
    """The new judge's share of the victories against the last; a half is even."""
    difference: Estimate
    """How many points it has more: of what the game is played for, as everywhere here."""
    mean: Estimate
    """Its points with all seats alike …"""
    winner: Estimate
    """… and those of the winner …"""
    mean_before: Estimate
    """… and the points of the last one, likewise."""

    @property
    def wins(self) -> bool:
        """Whether it is better against the last."""
        return self.share.mean > 0.5

    @property
    def is_passed(self) -> bool:
        """Whether it gains against the last or by itself, and surely loses at neither."""
        before = self.mean_before.mean
        if at_least(self.share) > 0.5:
            return self.mean.mean >= ENOUGH * before
        if self.wins:
            return at_most(self.mean) >= before
        return at_most(self.share) >= 0.5 and at_least(self.mean) > before

    def as_data(self) -> dict[str, object]:
        """For a file."""
        return {**asdict(self), "passed": self.is_passed}


def at_most(estimate: Estimate) -> float:
    """The upper bound of an estimate, if it has one."""
    return estimate.mean if estimate.high is None else estimate.high


def at_least(estimate: Estimate) -> float:
    """The lower bound of an estimate, if it has one."""
    return estimate.mean if estimate.low is None else estimate.low


def games_at_the_gate(seeds: int, by_itself: int) -> int:
    """How many games an examination takes."""
    return 2 * (seeds + by_itself)


def examined(
    league: League,
    last: Learnt | None,
    new: Learnt,
    crew: Crew,
    progress: Callable[[int], None],
    seeds: int = SEEDS,
    by_itself: int = BY_ITSELF,
) -> Examination:
    """Let a new judge play against the last one, and each by itself."""
    players, judges = league.players, (last, new)
    duels = [Trial(league, judges, row, seed) for seed, row in paired(players, seeds)]
    alone = [
        Trial(league, judges, (which,) * players, CHECKING + seed)
        for which in (0, 1)
        for seed in range(by_itself)
    ]
    results: list[tuple[list[int], list[int]]] = []

    def take(number: int, result: tuple[list[int], list[int]]) -> None:
        results.append(result)
        progress(1)

    share_out(played, [*duels, *alone], crew, take)
    return verdict_of([trial.seats for trial in duels], results, by_itself)


def paired(players: int, seeds: int) -> list[tuple[int, tuple[int, ...]]]:
    """Each seed in one way of sitting and then the other way round; the ways take turns."""
    ways = [tuple(int(name) for name in row) for row in line_ups("0", "1", players)]
    found = []
    for number in range(seeds):
        row = ways[number % len(ways)]
        found += [(CHECKING + number, row), (CHECKING + number, tuple(1 - seat for seat in row))]
    return found


def verdict_of(
    rows: Sequence[tuple[int, ...]], results: Sequence[tuple[list[int], list[int]]], by_itself: int
) -> Examination:
    """What the games of both kinds come to; intervals are taken over seeds."""
    duels, before = results[: -2 * by_itself], results[-2 * by_itself : -by_itself]
    after = results[-by_itself:]
    shares, differences = [], []
    for start in range(0, len(duels), 2):
        sittings = list(zip(rows[start : start + 2], duels[start : start + 2], strict=True))
        shares.append(mean([share(row, winners) for row, (_, winners) in sittings]))
        differences.append(points_of(sittings, 1) - points_of(sittings, 0))
    return Examination(
        mean_of(shares),
        mean_of(differences),
        mean_of([mean(scores) for scores, _ in after]),
        mean_of([float(max(scores)) for scores, _ in after]),
        mean_of([mean(scores) for scores, _ in before]),
    )


def share(row: tuple[int, ...], winners: Sequence[int]) -> float:
    """The new judge's share of a victory."""
    return sum(row[seat] for seat in winners) / len(winners)


def points_of(
    sittings: Sequence[tuple[tuple[int, ...], tuple[list[int], list[int]]]], which: int
) -> float:
    """The mean points of a judge's seats."""
    return mean(
        [
            points
            for row, (scores, _) in sittings
            for seat, points in enumerate(scores)
            if row[seat] == which
        ]
    )


def mean(numbers: Sequence[float]) -> float:
    """Their mean."""
    return sum(numbers) / len(numbers)


def played(trial: Trial) -> tuple[list[int], list[int]]:
    """What a game was worth to each seat, and its winners."""
    opened, mind = trial.league.open(), mind_for(trial.league.game)
    kept = [thinker(opened, judge) for judge in trial.judges]
    table = play_game(opened, [kept[which] for which in trial.seats], trial.seed).table
    return [int(mind.aim(table, seat)) for seat in range(opened.players)], opened.winners(table)


def thinker(opened: OpenGame, learnt: Learnt | None) -> Bot:
    """Canny's search with a judge."""
    return Canny(None if learnt is None else judge_by_net(opened, learnt))
