"""What a sight is told with has words in both languages, and no words are left over."""

from typing import get_origin, get_type_hints

import pytest
from words.fluent_files import LANGUAGES, messages

from millhand.face.game import Game
from millhand.face.seen import FIGURES, SUMMARY
from millhand.shelf import SHELF

SEEN = "seen-"
BY_THE_PROMPT = {"market", "tile"}
"""What the prompt tells of every sight by itself."""

of_every_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)


def told_by(game: Game) -> set[str]:
    told = game.told
    figures = {*told.figures, *told.summary, *told.score}
    return {*told.clock, *told.asked, *told.board, *figures}


@pytest.mark.parametrize("language", LANGUAGES)
@of_every_game
def test_everything_that_is_told_has_words(language: str, game: Game) -> None:
    said = messages(language, game.name)
    assert [name for name in told_by(game) | BY_THE_PROMPT if SEEN + name not in said] == []
    for name, shape in get_type_hints(game.own_sight).items():
        if name in told_by(game):
            assert (f"{SEEN}{name}.one" in said) == (get_origin(shape) is list), name


@of_every_game
def test_no_words_are_left_over(game: Game) -> None:
    names = [name.partition(".")[0] for name in messages("en", game.name) if name.startswith(SEEN)]
    shared = {*FIGURES, *SUMMARY, "debt"} | BY_THE_PROMPT
    assert {name.removeprefix(SEEN) for name in names} - shared <= told_by(game)
