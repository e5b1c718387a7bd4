"""Reading what users name: numbers, files, languages, games."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from millhand.cli.errors import WrongInput
from millhand.face.faults import Fault, system_fault

if TYPE_CHECKING:
    from millhand.face.game import Game

LANGUAGES = ("en", "fr")

RECORD = Fault("record")
BOARD = Fault("board")
POSITION = Fault("position")
"""What a file is read for."""

MOST_SEED = 2**62
"""Seeds are numbers that fit the generator of chance with room for a million games."""


def within(what: str, number: int, least: int, most: int) -> int:
    """A number in its range."""
    if not least <= number <= most:
        raise out_of_range(what, str(number), str(least), str(most))
    return number


def out_of_range(what: str, number: str, least: str, most: str) -> WrongInput:
    """A number that is too small or too large."""
    return WrongInput("is_not_between", what=what, number=number, least=least, most=most)


def read_text(file: str, what: Fault, or_stdin: bool = False) -> str:
    """The text of a file; where it is read only once, `-` may stand for standard input."""
    if not file.strip():
        raise WrongInput("file_has_no_name", what=what)
    try:
        if file == "-" and or_stdin:
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        fault = Fault("is_no_text")
        raise WrongInput("file_cannot_be_read", what=what, file=file, fault=fault) from None
    except (OSError, ValueError) as error:
        fault = system_fault(error)
        raise WrongInput("file_cannot_be_read", what=what, file=file, fault=fault) from None


def board_file(file: str | None) -> Path | None:
    """A board file that is there."""
    if file is None:
        return None
    read_text(file, BOARD)
    return Path(file)


def stands_already(said: Mapping[str, object], beside: str, where: Fault) -> None:
    """What stands in a record or a position cannot be said beside it."""
    for name, value in said.items():
        if value is not None:
            raise WrongInput("stands_there_already", name=name, beside=beside, where=where)


def language_of(said: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the one of the user's environment."""
    if said is None:
        keys = ("LC_ALL", "LC_MESSAGES", "LANG")
        habit = next((environment[key] for key in keys if environment.get(key)), "")
        return "fr" if habit.lower().startswith("fr") else "en"
    if said not in LANGUAGES:
        raise WrongInput("language_is_unknown", word=said, known=LANGUAGES)
    return said


def language_in(words: Sequence[str]) -> str:
    """The language that a whole command line asks for, however wrong the rest of it is."""
    said = None
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name == "--language":
            said = value or following
    return language_of(said if said in LANGUAGES else None)


def players_for(game: "Game", players: int | None, names: Sequence[str]) -> int:
    """How many play: as many as said, or as there are names, or as few as can."""
    if players is not None:
        return players
    return len(names) if len(names) > 1 else game.players[0]


def game_name(said: str) -> str:
    """The name of a game that is on the shelf."""
    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF

    return find_game(SHELF, said).name
