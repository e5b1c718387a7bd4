"""The shelf and the rules."""

from typing import Any

from millhand.server.shapes.common import Told
from millhand.server.shapes.tables import OptionValue


class NamedValue(Told):
    """A value of an option, in words."""

    value: OptionValue
    sentence: str
    about: str = ""
    """What it means, where that needs a sentence."""


class Option(Told):
    """Something a table agrees on before the game."""

    name: str
    sentence: str
    values: list[NamedValue]
    default: OptionValue
    rule: str


class Bot(Told):
    """A player that is a program."""

    name: str
    rank: int
    sentence: str


class SmallMap(Told):
    """The board without anything on it, for a small picture."""

    canvas: list[float]
    places: list[dict[str, Any]]
    """As in the drawing of a table."""
    connections: list[dict[str, Any]]
    names: dict[str, str]
    """What places are called."""


class PlayersTold(Told):
    """What is different with so many players."""

    players: int
    sentence: str


class Game(Told):
    """A game of the shelf."""

    name: str
    title: str
    players: list[int]
    players_told: list[PlayersTold]
    """Only where something is to be said."""
    maturity: str
    rules_version: int
    options: list[Option]
    boards: list[str]
    presets: list[OptionValue]
    bots: list[Bot]
    small_map: SmallMap


class Figures(Told):
    """Figures of a game that not all sources agree upon, known equally well."""

    sure: str
    sentence: str
    entries: list[str]
    """Where they stand in the data files."""


class Rule(Told):
    """A rule in full; blocks are paragraphs, lists and tables of runs of text."""

    number: str
    title: str
    blocks: list[dict[str, Any]]


class Chapter(Told):
    """A chapter of the rules."""

    heading: str
    blocks: list[dict[str, Any]]
    rules: list[Rule]


class Rulebook(Told):
    """The rules of a game."""

    game: str
    language: str
    title: str
    introduction: list[dict[str, Any]]
    chapters: list[Chapter]
