"""What is seen and heard of a match."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import field

from millhand.server.shapes.common import Said, Span, Told
from millhand.server.shapes.tables import TimeLeft, UndoAsked


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
    heading: list[Span] | None = None
    """The sentence of a round, or the end, that began with it; it is among the sentences, too."""
    stays: int | None = None
    """Of a row that takes others back: the last row that stays in force."""
    stand_in: str | None = None
    """The bot that moved while whoever sits there was away."""


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


class Gain(Told):
    """What one piece gave."""

    line: str
    """The source that it belongs to."""
    points: int
    pieces: dict[str, str]
    """The piece by its kind, what is said first of it first: a tile and its slot, a connection."""


class Standing(Told):
    """How a seat stands."""

    seat: int
    points: int
    lines: list[ScoreLine]
    tie_breakers: dict[str, int]
    gains: list[Gain] = field(default_factory=list)
    """Piece by piece; only where the score is explained, and the game is over."""


class Sight(Told):
    """A moment of a match as one seat, or a spectator, may see it."""

    version: int
    moves: int
    """How many moves are in force now …"""
    at: int
    """… and after how many of them this is."""
    seat: int | None
    sight: Mapping[str, Any]
    standings: list[Standing]
    decision: Decision | None
    thinking: list[int]
    can_undo: bool
    undo_asked: UndoAsked | None
    clock: list[TimeLeft]
    """Seats with a clock; none in the past."""


class EraBegun(Told):
    """After how many moves an era began."""

    era: str
    at: int


class Score(Told):
    """The end, or how it would end now."""

    finished: bool
    winners: list[int]
    tie_break: str | None
    """What has decided where points were equal, by its name among the tie breakers."""
    scores: list[Standing]
    history: list[list[int]]
    """The points of every seat if it had ended after each move; only when the game is over."""
    eras: list[EraBegun]
    """When which era began; only when the game is over."""


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
