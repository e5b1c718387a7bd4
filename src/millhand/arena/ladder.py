"""How far the bots stand above one another: every pair duels, every bot plays alone.

Besides the games that were played each pair is given two imaginary ones, of which each wins one,
so that the rating of a bot that has won everything stays finite.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import log
from operator import mul

from millhand.arena.crew import Crew, Progress, no_progress
from millhand.arena.duel import Duel, duel_of, line_ups, plans_of, seeds_for
from millhand.arena.intervals import Estimate, mean_of, quantile
from millhand.arena.ratings import Pairing, rate
from millhand.arena.simulate import Plan, Result, simulate_each
from millhand.arena.workers import ALONE
from millhand.kernel.chance import Chance

DRAWS = 1000
"""So often the seeds are weighed anew, to see how far ratings stray."""


@dataclass(frozen=True)
class SelfPlay:
    """Games in which a bot sits everywhere."""

    games: int
    points: Estimate
    """The mean of all seats."""
    winner: Estimate
    """The mean of the best seat."""
    best: int


@dataclass(frozen=True)
class Ladder:
    """What came out; bots stand in the order in which they were named, the weakest first."""

    bots: tuple[str, ...]
    duels: dict[tuple[str, str], Duel]
    """For each pair; of the two the one named later comes first."""
    alone: dict[str, SelfPlay]
    ratings: dict[str, Estimate]
    """On Elo's scale; the first bot has 0."""

    def over_the_level_below(self, bot: str) -> Estimate | None:
        """How many times its fair share a bot wins from the one before it."""
        place = self.bots.index(bot)
        if place == 0:
            return None
        return self.duels[bot, self.bots[place - 1]].times_fair_share(bot)


def games_of(bots: int, games: int, players: int) -> int:
    """How many games a ladder takes: whole rounds for every pair, and some for each bot alone."""
    pairs = bots * (bots - 1) // 2
    sittings = len(line_ups("a", "b", players))
    return pairs * seeds_for(games, players) * sittings + bots * games


def climb(plan: Plan, games: int, crew: Crew = ALONE, progress: Progress = no_progress) -> Ladder:
    """Let all bots of a plan play at least so many games, pair by pair and each alone."""
    seeds = seeds_for(games, plan.players)
    pairs = [(later, one) for one, later in combinations(plan.bots, 2)]
    duels = [replace(plan, bots=pair) for pair in pairs]
    alone = [replace(plan, bots=(bot,) * plan.players) for bot in plan.bots]
    wanted = [(one, seeds) for duel in duels for one in plans_of(duel)]
    results = simulate_each([*wanted, *((one, games) for one in alone)], crew, progress)
    sittings = len(wanted) // len(duels)
    fought = {
        pair: duel_of(duel, results[place * sittings : (place + 1) * sittings])
        for place, (pair, duel) in enumerate(zip(pairs, duels, strict=True))
    }
    return Ladder(
        bots=plan.bots,
        duels=fought,
        alone={
            bot: self_play(result)
            for bot, result in zip(plan.bots, results[len(wanted) :], strict=True)
        },
        ratings=ratings(plan.bots, list(fought.values())),
    )


def self_play(result: Result) -> SelfPlay:
    """What games of one bot come to."""
    scores = list(result.scores.values())
    return SelfPlay(
        games=len(scores),
        points=mean_of([sum(points) / len(points) for points in scores]),
        winner=mean_of([max(points) for points in scores]),
        best=max(max(points) for points in scores),
    )


# --- ratings ----------------------------------------------------------------------------------


def ratings(bots: Sequence[str], duels: Sequence[Duel]) -> dict[str, Estimate]:
    """Ratings with the bounds of Rubin's bootstrap: seeds are given weights by chance, again and
    again, and so are the imaginary games; 95 of 100 ratings lie within the bounds."""
    tallies = [tally for duel in duels for tally in tallies_of(duel, bots)]
    rated = rate(weighed(tallies, lambda: 1.0), len(bots))
    chance = Chance(0)
    drawn = [
        rate(weighed(tallies, lambda: some_weight(chance)), len(bots), rated) for _ in range(DRAWS)
    ]
    found = {}
    for bot, rating, strayed in zip(bots, rated, zip(*drawn, strict=True), strict=True):
        ordered = sorted(strayed)
        found[bot] = Estimate(rating, quantile(ordered, 0.025), quantile(ordered, 0.975))
    return found


def some_weight(chance: Chance) -> float:
    """A weight of mean 1, from near 0 to several."""
    return -log((int(chance.below(1_000_000)) + 0.5) / 1_000_000)


@dataclass(frozen=True)
class Tally:
    """The victories of one bot over another, in games where they had so many seats."""

    first: int
    second: int
    first_seats: int
    second_seats: int
    games: int
    """With each seed …"""
    won: list[float]
    """… of which the first bot won so many, seed by seed."""

    def pairing(self, weights: Sequence[float]) -> Pairing:
        """The sum over all seeds, each with its weight."""
        won = sum(map(mul, self.won, weights))
        lost = self.games * sum(weights) - won
        return Pairing(self.first, self.second, self.first_seats, self.second_seats, won, lost)


def tallies_of(duel: Duel, bots: Sequence[str]) -> list[Tally]:
    """A duel's victories: one tally where seats are equal, two where a seat is over."""
    first, second = duel.bots
    seated = [(bout.seats(first), bout.seats(second)) for bout in duel.rounds[0]]
    return [
        Tally(
            bots.index(first),
            bots.index(second),
            *seats,
            games=seated.count(seats),
            won=[
                sum(bout.share(first) for bout in bouts if bout.seats(first) == seats[0])
                for bouts in duel.rounds
            ],
        )
        for seats in sorted(set(seated))
    ]


def weighed(tallies: Sequence[Tally], weight: Callable[[], float]) -> list[Pairing]:
    """All that was played and imagined; a seed has the same weight in every duel."""
    weights = [weight() for _ in tallies[0].won]
    pairs = dict.fromkeys((tally.first, tally.second) for tally in tallies)
    imagined = [Pairing(*pair, 1, 1, weight(), weight()) for pair in pairs]
    return [*(tally.pairing(weights) for tally in tallies), *imagined]
