"""Positions on the command line: a text, a file with one, or standard input; moments of records."""

import os
from typing import TYPE_CHECKING

from millhand.cli.errors import WrongInput
from millhand.cli.reading import POSITION, board_file, read_text, within

if TYPE_CHECKING:
    from millhand.face.game import OpenGame
    from millhand.kernel.table import Table
    from millhand.match.match import Match


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


def open_moment(game: str, said: str, at: int | None, board: str | None = None) -> "Match":
    """The match of a position; of a record as it was after some moves, or at its end."""
    from millhand.match.match import Match
    from millhand.notation.writing import FORMAT

    text = position_text(said)
    if text.lstrip().startswith(FORMAT):
        return _moment_of_record(game, text, said, at, board)
    if at is not None:
        raise WrongInput("at_is_for_records")
    return Match(*open_position(game, text, board))


def _moment_of_record(
    game: str, text: str, source: str, at: int | None, board: str | None
) -> "Match":
    """A record, verified as far as it is played again; deals that follow are dealt."""
    from millhand.match.match import Match
    from millhand.notation.record import open_record, parse_record, replay
    from millhand.shelf import SHELF

    record = parse_record(text, source)
    opened = open_record(SHELF, record, board_file(board))
    if opened.game.name != game:
        name = opened.game.name
        raise WrongInput("record_is_of_another_game", file=source, game=name, wanted=game)
    wanted = len(record.moves) if at is None else within("--at", at, 0, len(record.moves))
    match = Match(opened, rules=record.rules)
    for match in replay(opened, record):
        if len(match.journal) >= wanted and (match.is_over or match.table.asked()):
            break
    return match
