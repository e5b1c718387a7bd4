"""Fitting weights: reproducible, and better than what it began with."""

import pytest
from table_talk import told

from millhand.arena.fitting import (
    League,
    Lesson,
    Round,
    bell,
    blurred,
    by_name,
    fit,
    settled,
    shown,
    weights_of,
)
from millhand.arena.least_squares import Squares
from millhand.arena.seeds import CHECKING, FITTING, REPORTING
from millhand.arena.selfplay import play_game
from millhand.arena.stories import Notes, Story
from millhand.arena.workers import Workers
from millhand.bots.judges import Fitted, NoWeights, make_judge, read_weights, write_weights
from millhand.bots.levels.greedy import Greedy
from millhand.bots.levels.rambler import Rambler
from millhand.kernel.chance import Chance
from millhand.thinking.minds import mind_for

SHORT = (Lesson("greedy", 2, 4, 0.25), Lesson("canny", 1, 2, 0.1))
LEAGUE = League("birmingham", 2)
LAST_NUMBERS = ((10, 0), (20, -3), (30, -6))


@pytest.mark.long
def test_the_seed_alone_decides() -> None:
    alone = list(fit(LEAGUE, 3, SHORT[:1]))
    shared = list(fit(LEAGUE, 3, SHORT[:1], crew=Workers(2)))
    assert alone == shared
    assert list(fit(LEAGUE, 4, SHORT[:1])) != alone


@pytest.mark.long
def test_a_course_goes_from_ramblers_to_those_who_think() -> None:
    told: list[int] = []
    course = (Lesson("greedy", 4, 16, 0.25), Lesson("canny", 1, 2, 0.1))
    rounds = list(fit(LEAGUE, 1, course, progress=told.append))
    assert [one.player for one in rounds] == ["rambler", "greedy", "greedy", "greedy", "canny"]
    assert [one.bot for one in rounds] == ["greedy"] * 4 + ["canny"]
    assert sum(told) == 66
    assert rounds[-1].mean > rounds[0].mean + 10


def test_a_bot_leaves_school_with_what_its_last_rounds_agree_upon() -> None:
    rounds = [Round("canny", "canny", 1, 0.0, numbers) for numbers in ((900, 9), *LAST_NUMBERS)]
    assert settled(rounds) == (20, -3)
    assert settled(rounds[:1]) == (900, 9)


@pytest.mark.long
def test_weights_are_shown_in_games_of_the_checking_block(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("millhand.arena.fitting.CHECKED_GAMES", 2)
    [*_, last] = fit(LEAGUE, 1, SHORT[:1])
    told: list[int] = []
    mean = shown(LEAGUE, "greedy", last.numbers, progress=told.append)
    assert sum(told) == 2
    opened, judge = LEAGUE.open(), make_judge(LEAGUE.open(), by_name(LEAGUE.open(), last.numbers))
    tables = [
        play_game(opened, [Greedy(judge), Greedy(judge)], CHECKING + number).table
        for number in range(2)
    ]
    assert mean == sum(int(table.points(seat)) for table in tables for seat in (0, 1)) / 4


@pytest.mark.long
def test_first_games_are_played_by_ramblers_at_full_tables() -> None:
    """Debts of two ramblers in Age of Industry are bottomless; five fare better."""
    two = League("age_of_industry", 2, ("map=germany",))
    assert two.fullest() == League("age_of_industry", 5, ("map=germany",))
    first, second = fit(two, 1, (Lesson("greedy", 2, 4, 0.25),))
    alone = [play_game(two.open(), [Rambler()] * 2, FITTING + 1 + n).table for n in range(4)]
    assert first.player == "rambler"
    assert first.mean > sum(int(table.points(0) + table.points(1)) for table in alone) / 8 + 100
    assert second.player == "greedy"


def notes_of(*stories: Story) -> Notes:
    """Stories in one chapter with a constant and one feature."""
    notes = Notes(len(stories), 0, list(stories), [Squares(2)])
    for story in stories:
        for _, row in story.situations:
            notes.squares[0].note(row)
    return notes


def ends(gain: int) -> Notes:
    """Games in which one more of a feature led to so many points more."""
    return notes_of(*(Story([(0, [(0, 1), (1, n)])], 10 + gain * n) for n in range(1, 900)))


def test_newer_rounds_count_more() -> None:
    _, weight = weights_of([ends(2)], None)
    assert 1_700 < weight < 2_000, "held back a little by caution"
    _, between = weights_of([ends(2), ends(4)], None)
    _, forgotten = weights_of([ends(4), ends(2)], None)
    assert 2_000 < forgotten < between < 4_000


def test_weights_are_held_near_those_before() -> None:
    _, free = weights_of([ends(3)], None)
    _, held = weights_of([ends(3)], (10_000, 3_000))
    assert abs(held - 3_000) < abs(free - 3_000)


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
    opened, mind = LEAGUE.open(), mind_for(LEAGUE.game)
    numbers = list(range(len(mind.features) * len(mind.chapters)))
    weights = by_name(opened, numbers)
    fitted = {"2": Fitted("millhand fit …", {"greedy": weights, "canny": weights})}
    assert read_weights(write_weights("birmingham", fitted)) == fitted
    assert list(make_judge(opened, weights).weights) == numbers


def test_a_chapter_is_a_line_and_features_are_named_once() -> None:
    fitted = {"2": Fitted("millhand fit …", {"greedy": by_name(LEAGUE.open(), range(1000))})}
    lines = write_weights("birmingham", fitted).splitlines()
    mind = mind_for(LEAGUE.game)
    assert f"{mind.chapters[0]} = {list(range(len(mind.features)))}" in lines
    assert sum("constant" in line for line in lines) == 1


def test_leagues_may_have_been_fitted_for_other_features() -> None:
    opened, mind = LEAGUE.open(), mind_for(LEAGUE.game)
    chapter = mind.chapters[0]
    old = Fitted("millhand fit …", {"greedy": {chapter: {"luck": 3}}})
    new = Fitted("millhand fit …", {"greedy": {chapter: {"money": 5}}})
    leagues = read_weights(write_weights("birmingham", {"3": old, "2": new}))
    weights = make_judge(opened, leagues["2"].bots["greedy"]).weights
    assert weights[mind.features.index("money")] == 5
    assert sum(weights) == 5
    with pytest.raises(NoWeights) as error:
        make_judge(opened, leagues["3"].bots["greedy"])
    assert "has no feature luck" in told(error.value)


def test_weights_for_features_that_are_not_there_are_refused() -> None:
    opened = LEAGUE.open()
    with pytest.raises(NoWeights) as error:
        make_judge(opened, {mind_for(LEAGUE.game).chapters[0]: {"luck": 3}})
    assert "has no feature luck; «millhand fit birmingham»" in told(error.value)
