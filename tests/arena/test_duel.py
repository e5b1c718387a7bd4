"""Duels: every way of sitting, paired by seeds, with the arithmetic of shares and points."""

from collections import Counter

import pytest

from millhand.arena.duel import Bout, Duel, fight, line_ups, plans_of, seeds_for
from millhand.arena.simulate import Plan, play_batch
from millhand.arena.workers import Workers

PLAN = Plan("birmingham", 3, ("rambler", "random"), seed=11)


@pytest.mark.parametrize(("players", "ways"), [(2, 2), (3, 6), (4, 2), (5, 10)])
def test_both_bots_sit_on_every_seat_equally_often(players: int, ways: int) -> None:
    rows = line_ups("a", "b", players)
    assert len(rows) == len(set(rows)) == ways
    for seat in range(players):
        assert Counter(row[seat] for row in rows) == {"a": ways // 2, "b": ways // 2}
    for row in rows:
        assert abs(row.count("a") - row.count("b")) == players % 2


def test_the_ways_of_sitting_by_name() -> None:
    assert line_ups("a", "b", 4) == [tuple("abab"), tuple("baba")]
    assert {"".join(row) for row in line_ups("a", "b", 3)} == {
        "aba", "baa", "aab", "bab", "abb", "bba",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("games", "players", "seeds"), [(1, 2, 1), (2, 2, 1), (3, 2, 2), (7, 3, 2), (400, 4, 200)]
)
def test_games_are_rounded_up_to_whole_rounds(games: int, players: int, seeds: int) -> None:
    assert seeds_for(games, players) == seeds


def bout(row: str, scores: list[int], winners: list[int], seed: int = 1) -> Bout:
    return Bout(seed, tuple(row), scores, winners)


def test_a_shared_victory_is_split() -> None:
    shared = bout("abab", [9, 9, 3, 9], [0, 1, 3])
    assert shared.share("a") == pytest.approx(1 / 3)
    assert shared.share("b") == pytest.approx(2 / 3)
    assert (shared.seats("a"), list(shared.points("b"))) == (2, [9, 9])


def test_shares_and_points_of_a_duel() -> None:
    rounds = [
        [bout("ab", [10, 4], [0]), bout("ba", [6, 8], [1])],
        [bout("ab", [5, 5], [0, 1]), bout("ba", [7, 3], [0])],
    ]
    duel = Duel(("a", "b"), rounds, decisions=100, seconds=1.0)
    assert duel.games == 4
    assert duel.win_share("a").mean == pytest.approx((1 + 0.25) / 2)
    assert duel.win_share("b").mean == pytest.approx(1 - duel.win_share("a").mean)
    assert duel.times_fair_share("a").mean == pytest.approx(1.25)
    assert duel.points("a").mean == pytest.approx((9 + 4) / 2)
    assert duel.points("b").mean == pytest.approx((5 + 6) / 2)
    assert duel.difference().mean == pytest.approx((4 - 2) / 2)
    low, high = duel.difference().low, duel.difference().high
    assert low < 1 < high


def test_points_are_of_seats_and_not_of_games() -> None:
    rounds = [[bout("aab", [1, 2, 0], [1]), bout("bba", [0, 0, 6], [2])]]
    duel = Duel(("a", "b"), rounds, decisions=1, seconds=1.0)
    assert duel.points("a").mean == 3
    assert duel.points("a").low is None


def test_a_duel_is_the_simulations_of_its_line_ups() -> None:
    duel = fight(PLAN, 2)
    assert duel.games == 12
    for plan in plans_of(PLAN):
        alone = play_batch(plan, range(2))
        for number, bouts in enumerate(duel.rounds):
            [same] = [one for one in bouts if one.line_up == plan.bots]
            assert same.seed == PLAN.seed + number
            assert same.scores == alone.scores[number]
            assert same.winners == alone.winners[number]
    assert sum(duel.win_share(bot).mean for bot in duel.bots) == pytest.approx(1)


def test_workers_change_nothing() -> None:
    one, two = fight(PLAN, 3), fight(PLAN, 3, crew=Workers(2))
    assert one.rounds == two.rounds
    assert one.decisions == two.decisions


def test_the_order_of_the_bots_changes_only_the_sign() -> None:
    one = fight(PLAN, 3)
    other = fight(Plan("birmingham", 3, ("random", "rambler"), seed=11), 3)
    assert one.difference().mean == pytest.approx(-other.difference().mean)
    for bot in one.bots:
        assert one.win_share(bot).mean == pytest.approx(other.win_share(bot).mean)


@pytest.mark.long
def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    duel = fight(Plan("birmingham", 4, ("greedy", "random"), seed=1), 1)
    assert duel.difference().mean > 5
    assert duel.win_share("greedy").mean > 0.5
