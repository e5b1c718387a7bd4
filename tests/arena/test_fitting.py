"""Fitting weights: reproducible, and better than what it began with."""

import pytest

from millhand.arena.fitting import (
    League,
    Lesson,
    Notes,
    bell,
    best_of,
    blurred,
    by_name,
    fit,
    note_game,
    worth_of,
)
from millhand.arena.least_squares import Squares
from millhand.arena.seeds import CHECKING, FITTING, REPORTING
from millhand.bots.judges import Fitted, NoWeights, make_judge, read_weights, write_weights
from millhand.bots.roster import hire
from millhand.kernel.chance import Chance

SHORT = (Lesson("greedy", 2, 4, 0.25), Lesson("canny", 1, 2, 0.1))
LEAGUE = League("birmingham", 2)


def test_the_seed_alone_decides() -> None:
    alone = list(fit(LEAGUE, 3, SHORT[:1]))
    shared = list(fit(LEAGUE, 3, SHORT[:1], workers=2))
    assert alone == shared
    assert list(fit(LEAGUE, 4, SHORT[:1])) != alone


def test_a_course_goes_from_ramblers_to_those_who_think() -> None:
    told: list[int] = []
    course = (Lesson("greedy", 4, 16, 0.25), Lesson("canny", 1, 2, 0.1))
    rounds = list(fit(LEAGUE, 1, course, progress=told.append))
    assert [one.bot for one in rounds] == ["rambler", "greedy", "greedy", "greedy", "canny"]
    assert sum(told) == 66
    assert rounds[-1].mean > rounds[0].mean + 10


def test_the_best_of_the_last_rounds_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("millhand.arena.fitting.CHECKED_GAMES", 2)
    rounds = list(fit(LEAGUE, 1, SHORT[:1]))
    best, mean = best_of(LEAGUE, rounds, 1)
    assert best in rounds
    assert mean > 0


def constants_of(weights: tuple[int, ...] | None) -> list[float]:
    """What the first feature, the constant, is to explain in each chapter of one game, summed."""
    opened = LEAGUE.open()
    notes = Notes(0, 0, [Squares(len(opened.features)) for _ in opened.chapters])
    note_game(opened, hire(["rambler", "rambler"]), 7, weights, notes)
    return [squares.targets[0] / max(1, squares.samples) for squares in notes.squares]


def test_turns_are_explained_by_those_after_them() -> None:
    """With weights that call every lot worth 50 points, only the last turns know the end."""
    opened = LEAGUE.open()
    end = constants_of(None)
    hoped = constants_of(
        tuple(
            50_000 if n % len(opened.features) == 0 else 0
            for n in range(len(opened.features) * len(opened.chapters))
        )
    )
    assert len(set(end)) == 1
    assert abs(hoped[0] - 50) < 0.01
    assert abs(hoped[-1] - 50) < abs(end[-1] - 50)
    assert hoped[-1] != hoped[0]
    assert worth_of([1000, -500], [3, 2]) == 2


def test_blur_is_a_bell() -> None:
    chance = Chance(5)
    numbers = [bell(chance) for _ in range(4_000)]
    assert abs(sum(numbers) / 4_000) < 0.05
    assert 0.95 < (sum(number**2 for number in numbers) / 4_000) ** 0.5 < 1.05
    assert blurred([1000, -50, 0], 0.0, chance) == [1000, -50, 0]
    first, second, third = blurred([1000, -50, 0], 0.2, chance)
    assert 0 < first < 2000
    assert first != 1000
    assert second < 0
    assert third == 0


def test_blocks_of_seeds_do_not_meet() -> None:
    assert FITTING + 10**9 <= CHECKING
    assert CHECKING + 10**9 <= REPORTING


def test_weights_are_written_and_read() -> None:
    opened = LEAGUE.open()
    numbers = list(range(len(opened.features) * len(opened.chapters)))
    weights = by_name(opened, numbers)
    text = write_weights("birmingham", {"2": Fitted("millhand fit …", weights)})
    assert read_weights(text) == {"2": Fitted("millhand fit …", weights)}
    assert list(make_judge(opened, weights).weights) == numbers


def test_weights_for_features_that_are_not_there_are_refused() -> None:
    opened = LEAGUE.open()
    with pytest.raises(NoWeights, match="has no feature luck; «millhand fit birmingham»"):
        make_judge(opened, {opened.chapters[0]: {"luck": 3}})
