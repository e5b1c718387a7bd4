"""Playthroughs of a line each are played again: tables, sights and scores are what they were.

After an intended change of play `python tests/bless.py` renews the lines.
"""

import pytest
from playthroughs.lines import LINES, MANNERS, Playthrough, kept_lines, line_of, playthroughs

from millhand.arena.variants import is_supported
from millhand.face.game import Game, OptionValue
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

EVERY = [one for name in sorted(SHELF) for one in playthroughs(SHELF[name])]

of_every_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)


@pytest.mark.parametrize("playthrough", EVERY, ids=lambda one: str(one)[:80])
def test_a_playthrough_is_played_as_it_was(playthrough: Playthrough) -> None:
    assert line_of(playthrough) == kept_lines()[str(playthrough)]


def test_every_line_is_one_that_bless_would_write() -> None:
    lines = LINES.read_text(encoding="utf-8").splitlines()
    assert [line.partition(":")[0] for line in lines] == [str(one) for one in EVERY]


@of_every_game
def test_every_number_of_players_plays_on_every_board_in_every_manner(game: Game) -> None:
    wanted = {
        (board, players, manner)
        for board in game.boards()
        for players in game.players
        for manner in MANNERS
    }
    opened = [(one.variant.open(), one.manner) for one in playthroughs(game)]
    assert wanted <= {(open_game.board, open_game.players, manner) for open_game, manner in opened}


@of_every_game
def test_every_value_of_an_option_has_a_playthrough(game: Game) -> None:
    played = [one.variant.open().options for one in playthroughs(game)]
    for option in game.options:
        for value in option.values:
            agreed = agreed_value(game, option.name, value)
            assert any(options[option.name] == agreed for options in played), (option.name, value)


def agreed_value(game: Game, name: str, value: OptionValue) -> OptionValue:
    """What a value comes to at a table: it may stand for another («as in the preset»)."""
    options = {name: value}
    players = next(one for one in game.players if is_supported(game, one, tuple(options.items())))
    return game.open(players, options).options[name]
