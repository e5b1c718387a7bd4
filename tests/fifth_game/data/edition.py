"""The board and the names on it."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

COLOURS = ("red", "blue", "yellow")
BELLS = ("first", "second", "third", "last")
"""TF-2.3 One for each round; the last round has the last one, however many there are."""


@dataclass(frozen=True)
class Edition:
    """A board as it is written."""

    board: dict[str, Any]

    @property
    def towns(self) -> list[str]:
        """TF-1.1 The towns by number; a town and its card have one number."""
        return [town["id"] for town in self.board["town"]]

    @property
    def connection_ids(self) -> list[str]:
        """The ends of each connection, joined by a hyphen."""
        return ["-".join(entry["ends"]) for entry in self.board["connection"]]


def board_text() -> str:
    """The board file."""
    return files("fifth_game").joinpath("data", "board.toml").read_text(encoding="utf-8")


def standard_edition() -> Edition:
    """The game with its own board."""
    return Edition(tomllib.loads(board_text()))
