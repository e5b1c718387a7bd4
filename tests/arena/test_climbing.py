"""Climbing: broken off anywhere and begun again it comes to the same net; the gate is heeded."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from millhand import compiled
from millhand.arena.climbing import climb as climbing
from millhand.arena.climbing import rows as noting
from millhand.arena.climbing.climb import Climb, OtherClimb, best_of, climb
from millhand.arena.climbing.gate import Examination, paired
from millhand.arena.climbing.going_on import goes_on_from
from millhand.arena.climbing.pupils import Schooling, learn, straight_path
from millhand.arena.climbing.rows import CHAPTER, SEAT, SEED, TURN, Demonstration, Rows, blank
from millhand.arena.climbing.seating import Teachers, Tutor, liking, seated
from millhand.arena.climbing.taught import packed, unpacked
from millhand.arena.climbing.teaching import followers, hopes, teach, usual
from millhand.arena.fitting import League
from millhand.arena.intervals import Estimate
from millhand.arena.workers import ALONE
from millhand.bots.bot import Bot
from millhand.bots.levels.canny import Canny
from millhand.bots.nets import Learnt
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


def examined(share: tuple[float, float, float], mean: float, before: float) -> Examination:
    """`share`: at the least, in the mean, at the most; points are known to within 3."""
    low, middle, high = share
    alone = Estimate(mean, mean - 3, mean + 3)
    return Examination(
        Estimate(middle, low, high), alone, alone, alone, Estimate(before, before, before)
    )


@pytest.mark.parametrize(
    ("share", "mean", "before", "passes"),
    [
        ((0.53, 0.58, 0.64), 123.0, 135.0, True),
        ((0.53, 0.58, 0.64), 120.0, 135.0, False),  # its like starve
        ((0.48, 0.54, 0.60), 136.0, 135.0, True),
        ((0.48, 0.54, 0.60), 134.0, 135.0, True),
        ((0.48, 0.54, 0.60), 130.0, 135.0, False),
        ((0.43, 0.49, 0.55), 140.0, 135.0, True),
        ((0.43, 0.49, 0.55), 137.0, 135.0, False),
        ((0.36, 0.41, 0.46), 140.0, 135.0, False),
    ],
)
def test_a_gate_asks_for_a_gain_and_for_no_loss(share, mean, before, passes) -> None:
    assert examined(share, mean, before).is_passed == passes


def test_one_that_wins_but_starves_teaches_and_is_not_kept(tmp_path, monkeypatch) -> None:
    nets, taught_by = ["first", "second", "third"], []
    verdicts = [
        examined((0.6, 0.7, 0.8), 90.0, 108.0),  # it wins, and is worse among its like
        examined((0.6, 0.7, 0.8), 110.0, 108.0),
        examined((0.35, 0.4, 0.45), 112.0, 108.0),
    ]

    def games_of(plan, number, newest, best, progress) -> None:
        taught_by.append((newest, tuple(best)))

    monkeypatch.setattr(climbing, "games_of", games_of)
    monkeypatch.setattr(climbing, "taught", lambda plan, number, *_: (nets[number - 1], []))
    monkeypatch.setattr(climbing, "judged", lambda plan, number, *_: verdicts[number - 1])
    assert len(list(climb(plan(tmp_path, rounds=3)))) == 3
    assert taught_by == [(None, (None,)), ("first", (None,)), ("second", (None, "second"))]


def test_one_goes_on_from_a_net_that_is_there(tmp_path, monkeypatch) -> None:
    beginning = replace(blank(plan(tmp_path).league.open()), rounds=3)
    taught_by = []

    def games_of(plan, number, newest, best, progress) -> None:
        taught_by.append((number, plan.games_of_round(number), newest, tuple(best)))

    monkeypatch.setattr(climbing, "games_of", games_of)
    monkeypatch.setattr(climbing, "taught", lambda plan, number, *_: ("next", []))
    monkeypatch.setattr(climbing, "judged", lambda *_: examined((0.5, 0.6, 0.7), 110.0, 108.0))
    onward = plan(tmp_path, rounds=5, beginning=beginning)
    assert [rung.number for rung in climb(onward)] == [4, 5]
    assert taught_by == [
        (4, 2, beginning, (None, beginning)),
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
    course = Schooling(hidden=8, pupils=2)
    taught = learn(seen[learners], worth[learners], course, verdict_at=0, seed=3)
    error = np.sqrt(np.mean((taught.value(seen[~learners]) - worth[~learners]) ** 2))
    assert error < 0.8 * np.std(2 * np.abs(seen[:, 1]))


def test_a_verdict_is_believed_until_games_say_otherwise() -> None:
    chance = np.random.default_rng(2)
    seen = chance.integers(-50, 51, (40, 2)).astype(np.float64)
    taught = learn(seen, 0.1 * seen[:, 0], Schooling(hidden=2, pupils=1), 0, seed=3)
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
    taught = learn(seen, worth, course, verdict_at=0, seed=3)
    assert len(taught.second) == 0
    assert taught.value(seen) == pytest.approx(worth, abs=1)


def some_games(worth_of, games: int = 60) -> Rows:
    """Games in which worth follows from two of the things that are seen of Workshop."""
    mind, chance = mind_for("workshop"), np.random.default_rng(5)
    turns = 20
    seen = np.zeros((games * turns, len(mind.inputs())), dtype=np.int16)
    seen[:, 1:3] = np.repeat(chance.integers(-5, 6, (games, 2)), turns, axis=0)
    notes = np.zeros((len(seen), 4), dtype=np.int64)
    notes[:, SEED], notes[:, TURN] = np.repeat(range(games), turns), [*range(turns)] * games
    notes[:, CHAPTER] = notes[:, TURN] * len(mind.chapters) // turns
    return Rows(seen, notes, worth_of(seen.astype(np.float32)).astype(np.float32))


def value_of(learnt: Learnt, rows: Rows) -> np.ndarray:
    mind = mind_for("workshop")
    part_of = rows.notes[:, CHAPTER] * learnt.parts // len(mind.chapters)
    found = np.zeros(len(rows.seen))
    for part, one in enumerate(unpacked(learnt, mind)):
        found[part_of == part] = one.value(rows.seen[part_of == part].astype(np.float64))
    return found


def test_whoever_goes_on_keeps_what_is_known_and_learns_what_is_new() -> None:
    mind, nothing = mind_for("workshop"), blank(League("workshop", 3).open())
    old = some_games(lambda seen: 3 * seen[:, 1], 600)
    known, _ = teach(old, mind, nothing, SMALL, "", 1)
    assert value_of(known, old) == pytest.approx(old.ends, abs=2)
    few = some_games(lambda seen: 3 * seen[:, 1], 6)
    again, _ = teach(few, mind, known, SMALL, "", 2)
    assert value_of(again, old) == pytest.approx(old.ends, abs=2), "what was known is forgotten"
    other = some_games(lambda seen: 3 * seen[:, 1] + seen[:, 2], 600)
    newer, _ = teach(other, mind, known, SMALL, "", 2)
    before, after = (np.std(value_of(one, other) - other.ends) for one in (known, newer))
    assert after < 0.9 * before
    assert newer.rounds == 2


def test_a_net_of_another_shape_is_no_beginning() -> None:
    mind, known = mind_for("workshop"), blank(League("workshop", 3).open())
    assert not goes_on_from(known, SMALL)
    learnt, _ = teach(some_games(lambda seen: seen[:, 1]), mind, known, SMALL, "", 1)
    assert goes_on_from(learnt, SMALL)
    assert not goes_on_from(learnt, straight_path(mind))


def test_what_is_unpacked_is_packed_again_to_the_same_net() -> None:
    mind = mind_for("workshop")
    known = blank(League("workshop", 3).open())
    learnt, _ = teach(some_games(lambda seen: seen[:, 1]), mind, known, SMALL, "none", 1)
    assert packed(unpacked(learnt, mind), mind, learnt.verdict, "none", 1) == learnt


def test_one_learns_from_games_of_one_teacher(tmp_path, monkeypatch) -> None:
    verdicts = [
        examined((0.35, 0.4, 0.45), 90.0, 108.0),  # canny goes on teaching
        examined((0.5, 0.6, 0.7), 110.0, 108.0),
        examined((0.35, 0.4, 0.45), 110.0, 108.0),  # the net of round 2 goes on teaching
        examined((0.35, 0.4, 0.45), 110.0, 108.0),
    ]
    learnt_from = []

    def taught(plan, number, teacher, since):
        learnt_from.append((number, teacher, since))
        return f"net {number}", []

    monkeypatch.setattr(climbing, "games_of", lambda *_: None)
    monkeypatch.setattr(climbing, "taught", taught)
    monkeypatch.setattr(climbing, "judged", lambda plan, number, *_: verdicts[number - 1])
    assert len(list(climb(plan(tmp_path, rounds=4)))) == 4
    assert learnt_from == [(1, None, 1), (2, None, 1), (3, "net 2", 3), (4, "net 2", 3)]


def test_what_is_beyond_all_bounds_is_noted_as_the_bound(monkeypatch) -> None:
    mind = mind_for("age_of_industry")
    monkeypatch.setattr(noting, "FARTHEST", 3)
    league = League("age_of_industry", 2, ("map=germany",))
    seen = noting.note_batch(Demonstration(league, Teachers(None, (), ()), range(1))).seen
    assert seen.shape[1] == len(mind.inputs())
    assert seen.max() == 3
    assert seen.min() >= -3
