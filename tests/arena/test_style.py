"""Styles: counts that agree with journals, scores and conservation, in every game."""

import pytest

from millhand.arena.selfplay import play_match
from millhand.arena.simulate import Plan
from millhand.arena.style import WHOLE_GAME, Band, band, deeds_of, style_of, watch_game
from millhand.arena.workers import Workers
from millhand.bots.roster import hire
from millhand.shelf import SHELF

every_game = pytest.mark.parametrize("game", sorted(SHELF))


def test_a_band() -> None:
    assert band(list(range(1, 11))) == Band(5.5, 1, 9)
    assert band([3]) == Band(3, 3, 3)


@every_game
def test_seats_are_watched_through_a_whole_game(game: str) -> None:
    opened = SHELF[game].open(3, {})
    bots = hire(["rambler"] * 3)
    seats = watch_game(opened, bots, 4)
    match = play_match(opened, bots, 4)
    moves = [move for move in match.journal if not move.is_deal]
    assert sum(habits.moves.total() for habits in seats) == len(moves)
    for score, habits in zip(opened.scores(match.table), seats, strict=True):
        assert habits.points == score.points
        assert {name: habits.sources[name] for name in score.lines} == dict(score.lines)
        for deed in deeds_of(game):
            eras = [habits.deeds[deed, era] for era in habits.eras[1:]]
            assert not eras or sum(eras) == habits.deeds[deed, WHOLE_GAME]
    assert sum(habits.deeds["links", WHOLE_GAME] for habits in seats) > 0
    assert sum(habits.deeds["built", WHOLE_GAME] for habits in seats) > 0


def test_loans_links_and_money_of_birmingham() -> None:
    opened = SHELF["birmingham"].open(2, {})
    for habits in watch_game(opened, hire(["rambler"] * 2), 8):
        assert habits.eras == [WHOLE_GAME, "canal", "rail"]
        assert habits.deeds["loans", WHOLE_GAME] == habits.moves["borrow"]
        assert habits.deeds["links", WHOLE_GAME] >= habits.moves["link"]
        assert habits.deeds["links", "canal"] <= habits.moves["link"]
        assert habits.deeds["built", WHOLE_GAME] == habits.moves["build"]
        assert habits.money >= 0


def test_loans_taken_at_once_are_counted_apart() -> None:
    opened = SHELF["age_of_industry"].open(2, {})
    taken: list[int] = []

    def hear(events) -> None:
        taken.extend(event.facts["loans"] for event in events if event.kind == "borrowed")

    play_match(opened, hire(["rambler"] * 2), 3, hear)
    seats = watch_game(opened, hire(["rambler"] * 2), 3)
    assert sum(habits.deeds["loans", WHOLE_GAME] for habits in seats) == sum(taken)
    assert sum(taken) > len(taken) > 0


@every_game
def test_only_what_a_game_knows_is_counted(game: str) -> None:
    known = deeds_of(game)
    assert known[:1] == ["links"]
    assert ("loans" in known) == ("borrow" in SHELF[game].open(2, {}).verbs())
    assert "built" in known


def test_a_style_has_a_band_for_everything_and_workers_change_nothing() -> None:
    plan = Plan("birmingham", 2, ("rambler",) * 2, seed=3)
    told: list[int] = []
    style = style_of(plan, 4, progress=told.append)
    assert sum(told) == style.games == 4
    assert list(style.deeds) == ["links", "loans", "flipped", "built"]
    assert all(list(eras) == [WHOLE_GAME, "canal", "rail"] for eras in style.deeds.values())
    means = style.sources.values()
    assert sum(one.mean for one in means) == pytest.approx(style.points.mean)
    assert style_of(plan, 4, Workers(2)) == style
