"""Climbing: broken off anywhere and begun again it comes to the same net; the gate is heeded."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from millhand import compiled
from millhand.arena.climbing import climb as climbing
from millhand.arena.climbing.climb import Climb, OtherClimb, best_of, climb
from millhand.arena.climbing.gate import Examination, paired
from millhand.arena.climbing.rows import CHAPTER, SEAT, SEED, TURN, Demonstration, Rows, blank
from millhand.arena.climbing.seating import Tutor, liking, seated
from millhand.arena.climbing.teaching import (
    Schooling,
    followers,
    hopes,
    learn,
    straight_path,
    usual,
)
from millhand.arena.fitting import League
from millhand.arena.intervals import Estimate
from millhand.arena.workers import ALONE
from millhand.bots.bot import Bot
from millhand.bots.levels.canny import Canny
from millhand.kernel.chance import Chance
from millhand.thinking.minds import mind_for

SMALL = Schooling(hidden=2, pupils=1)


class Interrupted(Exception):
    """Somebody has pulled the plug."""


def plan(folder: Path, **changed: object) -> Climb:
    tiny = Climb(
        League("birmingham", 2), folder, "none", rounds=2, games=2, crew=ALONE, course=SMALL
    )
    return replace(tiny, pilot=1, batch=1, seeds=1, by_itself=1, **changed)


def pulling_the_plug(after: int):
    """A progress that is told some times and no more."""
    left = [after]

    def progress(games: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Interrupted

    return progress


@pytest.mark.long
@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
def test_a_climb_that_was_broken_off_comes_to_the_same_nets(tmp_path: Path) -> None:
    told: list[int] = []
    straight = plan(tmp_path / "straight", rounds=3)
    whole = list(climb(straight, told.append))
    assert sum(told) == straight.games_in_all()
    broken = plan(tmp_path / "broken", rounds=3)
    for after in (2, 4, 6):
        with pytest.raises(Interrupted):
            list(climb(broken, pulling_the_plug(after)))
    again = list(climb(broken))
    assert [one.learnt for one in again] == [one.learnt for one in whole]
    assert [one.verdict for one in again] == [one.verdict for one in whole]
    assert best_of(broken) == best_of(straight)


def test_a_folder_is_for_one_climb(tmp_path: Path) -> None:
    tiny = plan(tmp_path, rounds=0)
    assert list(climb(tiny)) == []
    with pytest.raises(OtherClimb):
        list(climb(replace(tiny, games=3)))
    assert best_of(tiny) is None


def examined(share: tuple[float, float], mean: float, before: float) -> Examination:
    low, middle = share
    even = Estimate(mean, mean, mean)
    return Examination(
        Estimate(middle, low, 1.0), even, even, even, Estimate(before, before, before)
    )


@pytest.mark.parametrize(
    ("share", "mean", "before", "passes"),
    [
        ((0.52, 0.58), 130.0, 135.0, False),
        ((0.47, 0.54), 136.0, 135.0, True),
        ((0.47, 0.54), 134.0, 135.0, False),
        ((0.38, 0.41), 140.0, 135.0, False),
    ],
)
def test_a_gate_asks_for_both(share, mean, before, passes) -> None:
    assert examined(share, mean, before).is_passed == passes


def test_one_that_wins_but_starves_teaches_and_is_not_kept(tmp_path, monkeypatch) -> None:
    nets, taught_by = ["first", "second", "third"], []
    verdicts = [
        examined((0.6, 0.7), 90.0, 108.0),  # it wins, and is worse among its like
        examined((0.6, 0.7), 110.0, 108.0),
        examined((0.3, 0.4), 112.0, 108.0),
    ]

    def games_of(plan, number, newest, best, progress) -> None:
        taught_by.append((newest, tuple(best)))

    monkeypatch.setattr(climbing, "games_of", games_of)
    monkeypatch.setattr(climbing, "taught", lambda plan, number: (nets[number - 1], []))
    monkeypatch.setattr(climbing, "judged", lambda plan, number, *_: verdicts[number - 1])
    assert len(list(climb(plan(tmp_path, rounds=3)))) == 3
    assert taught_by == [(None, (None,)), ("first", (None,)), ("second", (None, "second"))]


def test_one_goes_on_from_a_net_that_is_there(tmp_path, monkeypatch) -> None:
    beginning = replace(blank(plan(tmp_path).league.open()), rounds=3)
    taught_by = []

    def games_of(plan, number, newest, best, progress) -> None:
        taught_by.append((number, plan.games_of_round(number), newest, tuple(best)))

    monkeypatch.setattr(climbing, "games_of", games_of)
    monkeypatch.setattr(climbing, "taught", lambda plan, number: ("next", []))
    monkeypatch.setattr(climbing, "judged", lambda *_: examined((0.5, 0.6), 110.0, 108.0))
    onward = plan(tmp_path, rounds=5, beginning=beginning)
    assert [rung.number for rung in climb(onward)] == [4, 5]
    assert taught_by == [
        (4, 4, beginning, (None, beginning)),
        (5, 2, "next", (None, beginning, "next")),
    ]
    with pytest.raises(OtherClimb):
        list(climb(plan(tmp_path, rounds=5)))


def test_a_situation_is_explained_by_what_followed() -> None:
    notes = np.zeros((4, 4), dtype=np.int64)
    notes[:, SEED], notes[:, CHAPTER] = 7, 0
    notes[:, SEAT] = [0, 1, 0, 1]
    notes[:, TURN] = [0, 0, 1, 1]
    rows = Rows(np.zeros((4, 1), dtype=np.int16), notes, np.array([10, 20, 10, 20], np.float32))
    follows = followers(rows)
    assert list(follows) == [2, 3, -1, -1]
    hoped = hopes(rows, np.array([0.0, 0.0, 5.0, 40.0]), follows)
    assert list(hoped) == pytest.approx([0.8 * 10 + 0.2 * 5, 0.8 * 20 + 0.2 * 40, 10, 20])


def test_a_bend_is_learnt_that_no_straight_line_explains() -> None:
    chance = np.random.default_rng(1)
    seen = chance.integers(-5, 6, (60_000, 2)).astype(np.float64)
    worth = 3 * seen[:, 0] + 2 * np.abs(seen[:, 1])
    learners = np.arange(len(seen)) % 10 != 0
    taught = learn(seen, worth, learners, Schooling(hidden=8, pupils=2), verdict_at=0, seed=3)
    error = np.sqrt(np.mean((taught.value(seen[~learners]) - worth[~learners]) ** 2))
    assert error < 0.8 * np.std(2 * np.abs(seen[:, 1]))


def test_a_verdict_is_believed_until_games_say_otherwise() -> None:
    chance = np.random.default_rng(2)
    seen = chance.integers(-50, 51, (40, 2)).astype(np.float64)
    taught = learn(
        seen, 0.1 * seen[:, 0], np.full(40, True), Schooling(hidden=2, pupils=1), 0, seed=3
    )
    assert taught.value(seen) == pytest.approx(0.1 * seen[:, 0], abs=0.01)


def test_ruin_is_an_accident_and_a_victory_is_not() -> None:
    ends = np.array([40, 45, 50, 55, 60, 75, -12], np.float32)
    assert list(usual(ends)) == [True] * 6 + [False]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_at_the_gate_both_judges_sit_in_every_seat_equally_often(players) -> None:
    sat = [row for _, row in paired(players, 2)]
    assert [sum(row[seat] for row in sat) for seat in range(players)] == [2] * players


@pytest.mark.parametrize(("number", "kind"), [(1, Canny), (2, Canny), (3, Tutor), (7, Tutor)])
def test_from_the_third_round_on_teachers_look_ahead(tmp_path, monkeypatch, number, kind) -> None:
    seats: list[Bot] = []

    def note(batch: Demonstration) -> Rows:
        seats.extend(seated(batch.league.open(), batch.teachers, Chance(1)))
        return Rows(*(np.zeros(1, dtype) for dtype in (np.int16, np.int64, np.float32)))

    monkeypatch.setattr(climbing, "note_batch", note)
    monkeypatch.setattr(climbing, "spreads_of", lambda *_: ())
    climbing.games_of(plan(tmp_path), number, None, [None], climbing.no_progress)
    assert {type(bot) for bot in seats} == {kind}


def test_what_nobody_does_is_liked_by_somebody() -> None:
    chance = Chance(1)
    assert any(liking(0.0, chance) for _ in range(100))


def test_a_straight_path_has_no_hidden_units() -> None:
    chance = np.random.default_rng(4)
    seen = chance.integers(-5, 6, (5_000, 2)).astype(np.float64)
    worth = 0.1 * seen[:, 0] + 2 * seen[:, 1]
    course = straight_path(mind_for("age_of_industry"))
    taught = learn(seen, worth, np.full(len(seen), True), course, verdict_at=0, seed=3)
    assert len(taught.second) == 0
    assert taught.value(seen) == pytest.approx(worth, abs=1)
