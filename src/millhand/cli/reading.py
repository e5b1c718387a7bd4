"""Reading what users name: numbers, files, languages, games."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from millhand.cli.errors import WrongInput
from millhand.face.game import Game

LANGUAGES = ("en", "fr")

MOST_SEED = 2**62
"""Seeds are numbers that fit the generator of chance with room for a million games."""


def within(what: str, number: int, least: int, most: int) -> int:
    """A number in its range."""
    if not least <= number <= most:
        raise WrongInput(f"{what} must be between {least} and {most}, not {number}")
    return number


def read_text(file: str, what: str, or_stdin: bool = False) -> str:
    """The text of a file; where it is read only once, `-` may stand for standard input."""
    if not file.strip():
        raise WrongInput(f"{what}: the name of a file is missing")
    try:
        if file == "-" and or_stdin:
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise WrongInput(f"{what} {file} is not text in UTF-8") from None
    except (OSError, ValueError) as error:
        raise WrongInput(f"{what} {file} cannot be read: {reason(error)}") from None


def reason(error: OSError | ValueError) -> str:
    """Why a file cannot be read or written: `no such file or directory`."""
    said = error.strerror if isinstance(error, OSError) else str(error)
    return (said or str(error)).lower()


def board_file(file: str | None) -> Path | None:
    """A board file that is there."""
    if file is None:
        return None
    read_text(file, "board")
    return Path(file)


def stands_already(said: Mapping[str, object], option: str, where: str) -> None:
    """What stands in a record or a position cannot be said beside it."""
    for name, value in said.items():
        if value is not None:
            raise WrongInput(f"{name} cannot be said with {option}: it stands in the {where}")


def language_of(said: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or the one of the user's environment."""
    if said is None:
        keys = ("LC_ALL", "LC_MESSAGES", "LANG")
        habit = next((environment[key] for key in keys if environment.get(key)), "")
        return "fr" if habit.lower().startswith("fr") else "en"
    if said not in LANGUAGES:
        raise WrongInput(f"unknown language «{said}»; the languages are {', '.join(LANGUAGES)}")
    return said


def language_in(words: Sequence[str]) -> str:
    """The language that a whole command line asks for, however wrong the rest of it is."""
    said = None
    for word, following in zip(words, [*words[1:], ""], strict=True):
        name, _, value = word.partition("=")
        if name == "--language":
            said = value or following
    return language_of(said if said in LANGUAGES else None)


def players_for(game: Game, players: int | None, names: Sequence[str]) -> int:
    """How many play: as many as said, or as there are names, or as few as can."""
    if players is not None:
        return players
    return len(names) if len(names) > 1 else game.players[0]


def game_name(said: str) -> str:
    """The name of a game that is on the shelf."""
    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF

    return find_game(SHELF, said).name
