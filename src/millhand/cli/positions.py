"""Positions on the command line: a text, a file with one, or standard input."""

import os
from typing import TYPE_CHECKING

from millhand.cli.errors import WrongInput
from millhand.cli.reading import POSITION, board_file, read_text

if TYPE_CHECKING:
    from millhand.face.game import OpenGame
    from millhand.kernel.table import Table


def open_position(game: str, said: str, board: str | None = None) -> "tuple[OpenGame, Table]":
    """The game and the table that a position describes; it must be of the game that was named."""
    from millhand.match.agreement import find_game
    from millhand.notation.positions import read_position
    from millhand.shelf import SHELF

    find_game(SHELF, game)
    opened, table = read_position(SHELF, position_text(said), board_file(board))
    if opened.game.name != game:
        raise WrongInput("position_is_of_another_game", game=opened.game.name, wanted=game)
    return opened, table


def position_text(said: str) -> str:
    """A text stands for itself; a single word, or what is there as a file, is read."""
    words = said.split()
    is_file = len(words) == 1 or os.path.exists(said)
    return read_text(said, POSITION, or_stdin=True) if is_file and ";" not in said else said
