"""A move in the making, and why something may not be done (docs/composing.md)."""

from typing import Annotated

from msgspec import Meta, field

from millhand.server.shapes.common import MoveText, Said, SeatNumber, Version

Kind = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=200)]
Nth = Annotated[int, Meta(ge=0, le=99)]
Role = Annotated[str, Meta(max_length=20)]

MOST_TOUCHES = 40


class SaidTouch(Said):
    """Something that somebody points at."""

    kind: Kind
    id: Id
    nth: Nth = 0
    role: Role = ""


Touches = Annotated[list[SaidTouch], Meta(max_length=MOST_TOUCHES)]


class Composing(Said):
    """Everything touched so far for a move."""

    seat: SeatNumber
    version: Version
    """How many rows the journal had when this was touched."""
    touches: Touches


class WhyAsked(Said):
    """Why a move may not be made, or something not be touched after what was touched before."""

    seat: SeatNumber
    version: Version
    touches: Touches = field(default_factory=list)
    about: SaidTouch | None = None
    move: MoveText | None = None
    """Instead of `about`: a move in notation."""
