"""What is seen and heard of a match."""

from typing import Any, Literal

from millhand.server.shapes.common import Said, Told
from millhand.server.shapes.tables import UndoAsked


class Span(Told, omit_defaults=True):
    """A piece of a sentence; where it names something that can be pointed at, its kind and id."""

    text: str
    kind: str | None = None
    id: str | None = None


class Entry(Told):
    """What one row of the journal brought about."""

    number: int | None
    """Which move it is, or was, of those in force; none for a row that takes others back."""
    version: int
    """The number of the row."""
    seat: int | None
    """None: the dealer."""
    at: float
    kind: Literal["move", "deal", "undo"]
    deal: bool
    sentences: list[list[Span]]
    taken_back: bool
    stays: int | None = None
    """Of a row that takes others back: the last row that stays in force."""


class Decision(Told):
    """The question on the table."""

    question: str
    sentence: str
    seats: list[int]


class ScoreLine(Told):
    """Points from one source."""

    source: str
    sentence: str
    points: int


class Standing(Told):
    """How a seat stands."""

    seat: int
    points: int
    lines: list[ScoreLine]
    tie_breakers: dict[str, int]


class Sight(Told):
    """A moment of a match as one seat, or a spectator, may see it."""

    version: int
    moves: int
    """How many moves are in force now …"""
    at: int
    """… and after how many of them this is."""
    seat: int | None
    sight: dict[str, Any]
    standings: list[Standing]
    decision: Decision | None
    thinking: list[int]
    can_undo: bool
    undo_asked: UndoAsked | None
    clock: None = None


class Score(Told):
    """The end, or how it would end now."""

    finished: bool
    winners: list[int]
    scores: list[Standing]
    history: list[list[int]]
    """The points of every seat after each move; only when the game is over."""


class NewRemark(Said):
    """Something said to the others."""

    text: str


class Remark(Told):
    """Something that somebody said."""

    number: int
    name: str
    mine: bool
    text: str
    at: float
