"""Weights: there for every league, made by a command, for features that the games have."""

from importlib.resources import files

import pytest
from laws.watching import opened

from millhand.arena.variants import variants
from millhand.bots.judges import league_of, leagues_of, read_weights, write_weights
from millhand.bots.roster import THINKERS, make_sure_they_play
from millhand.shelf import SHELF
from millhand.thinking.minds import mind_for


@pytest.mark.parametrize("game", sorted(SHELF))
def test_every_bot_that_thinks_has_weights_for_every_variant(game: str) -> None:
    every = variants(SHELF[game])
    assert set(leagues_of(game)) == {league_of(opened(variant)) for variant in every}
    for variant in every:
        make_sure_they_play(THINKERS, opened(variant))


@pytest.mark.parametrize("game", sorted(SHELF))
def test_weights_name_all_chapters_and_features(game: str) -> None:
    for variant in variants(SHELF[game]):
        for weights in leagues_of(game)[league_of(opened(variant))].values():
            assert tuple(weights) == mind_for(game).chapters
            assert all(tuple(row) == mind_for(game).features for row in weights.values())


@pytest.mark.parametrize("game", sorted(SHELF))
def test_weights_say_the_command_that_made_them(game: str) -> None:
    for fitted in read_weights(text_of(game)).values():
        assert fitted.command.startswith(f"millhand fit {game} --players ")


@pytest.mark.parametrize("game", sorted(SHELF))
def test_weights_stand_as_a_fit_writes_them(game: str) -> None:
    assert write_weights(game, read_weights(text_of(game))) == text_of(game)


def text_of(game: str) -> str:
    return files("millhand.bots").joinpath("weights", f"{game}.toml").read_text("utf-8")
