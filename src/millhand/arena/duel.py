"""Two bots against each other, on the same seeds in every way of sitting, so that luck is shared.

For each seed every rotation of the line-up A, B, A, B … is played and of B, A, B, A … too, where
it is another (with 3 and 5 players): each bot then sits on every seat equally often, and its fair
share of the victories is a half. Games of one seed depend on one another, so intervals are taken
over seeds and not over games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

from millhand.arena.crew import Crew, Progress, no_progress
from millhand.arena.intervals import Estimate, mean_of, share_of
from millhand.arena.simulate import Plan, Result, simulate_each
from millhand.arena.workers import ALONE

LineUp = tuple[str, ...]
"""A bot for each seat."""

FAIR_SHARE = 0.5


@dataclass(frozen=True)
class Bout:
    """One game of a duel."""

    seed: int
    line_up: LineUp
    scores: list[int]
    winners: list[int]

    def seats(self, bot: str) -> int:
        """How many seats a bot has."""
        return self.line_up.count(bot)

    def share(self, bot: str) -> float:
        """A bot's share of the victory."""
        return sum(self.line_up[seat] == bot for seat in self.winners) / len(self.winners)

    def points(self, bot: str) -> Iterator[int]:
        """The points of a bot's seats."""
        return (self.scores[seat] for seat, name in enumerate(self.line_up) if name == bot)


@dataclass(frozen=True)
class Duel:
    """What came out."""

    bots: tuple[str, str]
    rounds: list[list[Bout]]
    """For each seed the games in every way of sitting."""
    decisions: int
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(len(bouts) for bouts in self.rounds)

    def win_share(self, bot: str) -> Estimate:
        """A bot's share of the victories; a shared victory is split."""
        sittings = len(self.rounds[0])
        shares = [sum(bout.share(bot) for bout in bouts) / sittings for bouts in self.rounds]
        return share_of(shares, sittings)

    def times_fair_share(self, bot: str) -> Estimate:
        """The same as a multiple of what equal bots would win: 1 is even, 2 is everything."""
        return self.win_share(bot).times(1 / FAIR_SHARE)

    def points(self, bot: str) -> Estimate:
        """The mean points of a bot's seats."""
        return mean_of([mean_points(bouts, bot) for bouts in self.rounds])

    def difference(self) -> Estimate:
        """How many points the first bot has more than the second, seed by seed."""
        first, second = self.bots
        return mean_of(
            [mean_points(bouts, first) - mean_points(bouts, second) for bouts in self.rounds]
        )


def mean_points(bouts: Sequence[Bout], bot: str) -> float:
    """The mean points of all seats that a bot has had in some games."""
    points = [number for bout in bouts for number in bout.points(bot)]
    return sum(points) / len(points)


def line_ups(first: str, second: str, players: int) -> list[LineUp]:
    """Every way of sitting: rotations of A, B, A … and of B, A, B …, none of them twice."""
    found = []
    for pair in ((first, second), (second, first)):
        row = tuple(pair[seat % 2] for seat in range(players))
        found += [row[turn:] + row[:turn] for turn in range(players)]
    return list(dict.fromkeys(found))


def seeds_for(games: int, players: int) -> int:
    """How many seeds give at least so many games."""
    return ceil(games / len(line_ups("a", "b", players)))


def fight(plan: Plan, seeds: int, crew: Crew = ALONE, progress: Progress = no_progress) -> Duel:
    """Let the two bots of a plan play so many seeds in every way of sitting."""
    wanted = [(one, seeds) for one in plans_of(plan)]
    return duel_of(plan, simulate_each(wanted, crew, progress))


def plans_of(plan: Plan) -> list[Plan]:
    """A plan for each way in which the two bots of a plan can sit."""
    first, second = plan.bots
    return [replace(plan, bots=row) for row in line_ups(first, second, plan.players)]


def duel_of(plan: Plan, results: Sequence[Result]) -> Duel:
    """What the results of those plans come to."""
    first, second = plan.bots
    played = list(zip(line_ups(first, second, plan.players), results, strict=True))
    rounds = [
        [
            Bout(plan.seed + number, row, result.scores[number], result.winners[number])
            for row, result in played
        ]
        for number in sorted(results[0].scores)
    ]
    return Duel(
        (first, second),
        rounds,
        decisions=sum(result.decisions for result in results),
        seconds=sum(result.seconds for result in results),
    )
