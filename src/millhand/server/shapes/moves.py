"""Moves, and taking them back."""

from typing import Annotated, Literal

from msgspec import Meta

from millhand.server.shapes.common import MoveId, MoveText, Said, SeatNumber, Span, Told, Version


class NewMove(Said):
    """A move in notation; said again with the same id it is the same move."""

    seat: SeatNumber
    id: MoveId
    version: Version
    """How many rows the journal had when the move was thought of."""
    move: MoveText


class Accepted(Told):
    """A move is stored."""

    number: int
    """Its row in the journal."""
    version: int
    """How many rows there are with it and the deals that followed."""


LONGEST_HINT = 10.0
HintSeconds = Annotated[float, Meta(ge=0.1, le=LONGEST_HINT)]


class AskedHint(Said):
    """Asking for the best turns at one's seat."""

    seat: SeatNumber
    seconds: HintSeconds = 3.0
    """How long to think about it."""


class HintMove(Told):
    """A move in notation, and in words."""

    move: str
    sentence: list[Span]


class HintReason(Told):
    """In one topic a turn does better or worse than another one."""

    topic: str
    points: float
    """What that is worth to the judge: above nothing it speaks for the turn."""
    sentence: list[Span]


class HintTurn(Told):
    """A turn that is advised."""

    moves: list[HintMove]
    points: float
    """The difference to the best turn: 0 or less …"""
    difference: str
    """… and the same in words."""
    reasons: list[HintReason]


class Hint(Told):
    """The best turns of a seat by what it may know, the best one first."""

    version: int
    """They are meant for this version of the table."""
    judge: Literal["net", "weights"]
    rolls: int
    """By how many rolls they were compared."""
    turns: list[HintTurn]


class NewUndo(Said):
    """Taking back one's last move or turn, or asking the others for more."""

    seat: SeatNumber
    what: Literal["move", "turn", "ask"]
    id: MoveId
    version: Version


class UndoAnswer(Said):
    """Whether the moves that somebody asks for may be taken back."""

    seat: SeatNumber
    yes: bool


class UndoAccepted(Told):
    """Moves were taken back, or the others were asked."""

    done: bool
    version: int
    number: int | None = None
