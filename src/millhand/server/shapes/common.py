"""What all shapes have in common."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

LARGEST_BODY = 64 * 1024
"""Bytes of what may be asked at once."""


class Said(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that a client sends: a misspelt field is refused, not overlooked."""


class Told(Struct, kw_only=True):
    """Something that the server sends."""


class Span(Told, omit_defaults=True):
    """A stretch of a sentence; where it names a piece, or a seat by its number, kind and id."""

    text: str
    kind: str = ""
    id: str = ""


class Problem(Told):
    """Why something could not be done: `application/problem+json`, after RFC 9457."""

    type: str
    title: str
    status: int
    detail: str
    """A sentence in the asker's language."""
    id: str
    """The identifier of the sentence."""
    facts: dict[str, Any]
    refusals: list["Refusal"] = field(default_factory=list)


class Refusal(Told):
    """A rule that a move breaks."""

    number: str
    reason: str
    sentence: list[Span]
    facts: dict[str, Any]


class Done(Told):
    """It is done."""

    done: bool = True


SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
"""A name for a move that its sender makes up, such as a UUID."""
MoveText = Annotated[str, Meta(min_length=1, max_length=1000)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
"""As it is typed; the server trims it and lets 40 letters stand."""
Token = Annotated[str, Meta(min_length=1, max_length=400)]
