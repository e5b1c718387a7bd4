"""The shelf and the rules."""

from typing import Any

from millhand.server.shapes.common import Told
from millhand.server.shapes.tables import OptionValue


class NamedValue(Told):
    """A value of an option, in words."""

    value: OptionValue
    sentence: str


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


class SmallPlace(Told):
    """A place of the small map."""

    id: str
    at: list[float]


class SmallConnection(Told):
    """A line of the small map."""

    ends: list[str]


class SmallMap(Told):
    """The board, of the size of a stamp."""

    canvas: list[float]
    places: list[SmallPlace]
    connections: list[SmallConnection]


class Game(Told):
    """A game of the shelf."""

    name: str
    title: str
    players: list[int]
    maturity: str
    rules_version: int
    options: list[Option]
    boards: list[str]
    presets: list[OptionValue]
    bots: list[Bot]
    small_map: SmallMap


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
