"""Moves, and taking them back."""

from typing import Literal

from millhand.server.shapes.common import MoveId, MoveText, Said, SeatNumber, Told, Version


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
