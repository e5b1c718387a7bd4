"""Minds: one for every game that bots think about; a game may do without."""

import pytest
from laws.watching import VARIANTS, opened
from table_talk import told

from millhand.arena.fitting import League, no_notes
from millhand.arena.selfplay import play_game
from millhand.bots.judges import NoWeights, league_of
from millhand.bots.roster import THINKERS, hire, make_sure_they_play
from millhand.shelf import SHELF
from millhand.thinking.minds import MINDS, NoMind, mind_for

VARIANT = VARIANTS[0]


def test_every_game_of_the_shelf_is_thought_about() -> None:
    assert MINDS.keys() == SHELF.keys()


def test_a_league_is_the_number_of_players_or_more() -> None:
    for variant in VARIANTS:
        assert league_of(opened(variant)).endswith(str(variant.players))


@pytest.fixture
def nobody_thinks_about_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(MINDS, VARIANT.game)


@pytest.mark.usefixtures("nobody_thinks_about_it")
def test_without_a_mind_a_game_is_played_but_not_thought_about() -> None:
    names = ["random", "rambler"]
    make_sure_they_play(names, opened(VARIANT))
    assert play_game(opened(VARIANT), (hire(names) * 2)[: VARIANT.players], 1).table.is_over()
    for bot in THINKERS:
        with pytest.raises(NoWeights) as error:
            make_sure_they_play([bot], opened(VARIANT))
        assert "no bot that thinks plays it" in told(error.value)


@pytest.mark.usefixtures("nobody_thinks_about_it")
def test_without_a_mind_nothing_can_be_fitted() -> None:
    with pytest.raises(NoMind, match=VARIANT.game):
        no_notes(League(VARIANT.game, VARIANT.players).open())


def test_nobody_thinks_about_a_game_that_is_not_there() -> None:
    with pytest.raises(NoMind, match="chess"):
        mind_for("chess")
