"""Ladders: every pair, each bot alone, ratings that stay finite and do not depend on workers."""

from itertools import combinations

import pytest

from millhand.arena.duel import Bout, Duel, fight
from millhand.arena.ladder import climb, games_of, ratings
from millhand.arena.simulate import Plan, simulate
from millhand.arena.workers import Workers

BOTS = ("random", "rambler", "greedy")
PLAN = Plan("birmingham", 2, ("random", "rambler"), seed=21)


def duel_of(first: str, second: str, shares: list[tuple[int, int]]) -> Duel:
    """A duel of two seats: for each seed who won the two games (1: the first bot)."""
    rounds = [
        [
            Bout(seed, (first, second), [won, 1 - won], [0 if won else 1]),
            Bout(seed, (second, first), [1 - lost, lost], [1 if lost else 0]),
        ]
        for seed, (won, lost) in enumerate(shares)
    ]
    return Duel((first, second), rounds, decisions=1, seconds=1.0)


def test_a_ladder_holds_every_pair_and_every_bot() -> None:
    told: list[int] = []
    ladder = climb(PLAN, 7, progress=told.append)
    assert sum(told) == games_of(2, 7, 2) == 8 + 14
    assert list(ladder.duels) == [("rambler", "random")]
    assert ladder.duels["rambler", "random"].games == 8
    assert [ladder.alone[bot].games for bot in ladder.bots] == [7, 7]
    assert ladder.over_the_level_below("random") is None
    above = ladder.over_the_level_below("rambler")
    assert above == ladder.duels["rambler", "random"].times_fair_share("rambler")


def test_its_parts_are_a_duel_and_a_simulation() -> None:
    ladder = climb(PLAN, 6)
    pair = Plan("birmingham", 2, ("rambler", "random"), seed=21)
    assert ladder.duels["rambler", "random"].rounds == fight(pair, 3).rounds
    alone = simulate(Plan("birmingham", 2, ("rambler",) * 2, seed=21), 6).scores
    points = [number for scores in alone.values() for number in scores]
    assert ladder.alone["rambler"].points.mean == pytest.approx(sum(points) / len(points))
    assert ladder.alone["rambler"].best == max(points)
    winners = [max(scores) for scores in alone.values()]
    assert ladder.alone["rambler"].winner.mean == pytest.approx(sum(winners) / len(winners))


def test_workers_change_nothing() -> None:
    one, two = climb(PLAN, 6), climb(PLAN, 6, crew=Workers(2))
    assert one.ratings == two.ratings
    assert one.alone == two.alone


@pytest.mark.long
def test_pairs_stand_with_the_stronger_first() -> None:
    ladder = climb(Plan("birmingham", 2, BOTS, seed=5), 1)
    assert list(ladder.duels) == [(later, one) for one, later in combinations(BOTS, 2)]
    assert ladder.over_the_level_below("greedy").mean == (
        ladder.duels["greedy", "rambler"].times_fair_share("greedy").mean
    )


def test_whoever_wins_everything_stays_finite_and_unsure() -> None:
    found = ratings(("weak", "strong"), [duel_of("strong", "weak", [(1, 1)] * 50)])
    assert found["weak"].mean == found["weak"].low == found["weak"].high == 0
    strong = found["strong"]
    assert strong.mean == pytest.approx(400 * 2.0043, abs=0.1), "101 victories to 1"
    assert 400 < strong.low < strong.mean < strong.high < 2500


def test_equals_are_rated_alike_with_bounds_on_both_sides() -> None:
    shares = [(1, 0), (0, 1), (1, 1), (0, 0)] * 25
    found = ratings(("a", "b"), [duel_of("b", "a", shares)])["b"]
    assert found.mean == pytest.approx(0)
    assert found.low == pytest.approx(-found.high, abs=10)
    assert 20 < found.high < 70


def test_more_seeds_narrow_the_bounds() -> None:
    shares = [(1, 0), (1, 1), (1, 1), (0, 0)]
    few = ratings(("a", "b"), [duel_of("b", "a", shares * 5)])["b"]
    many = ratings(("a", "b"), [duel_of("b", "a", shares * 80)])["b"]
    assert many.high - many.low < (few.high - few.low) / 3
    assert many.mean == pytest.approx(400 * 0.2218, abs=1), "5 victories to 3"


def test_odd_seats_are_taken_into_account() -> None:
    """With 2 of 3 seats an equal wins 2 of 3 games."""
    rows = [("aab", 2), ("aba", 2), ("baa", 2), ("abb", 1), ("bab", 1), ("bba", 1)]
    rounds = [
        [
            Bout(seed, tuple(row), [0, 0, 0], [(seed + shift) % 3])
            for shift, (row, _) in enumerate(rows)
        ]
        for seed in range(30)
    ]
    found = ratings(("a", "b"), [Duel(("b", "a"), rounds, 1, 1.0)])["b"]
    assert found.mean == pytest.approx(0, abs=1)
