"""Messages of the socket. Each is a JSON object with a `type`."""

from typing import Annotated, Any

from msgspec import Meta

from millhand.server.shapes.common import (
    MoveId,
    MoveText,
    Problem,
    Said,
    SeatNumber,
    Told,
    Version,
)
from millhand.server.shapes.composing import Composing, WhyAsked
from millhand.server.shapes.looking import Entry, Remark, Sight
from millhand.server.shapes.people import Language
from millhand.server.shapes.tables import Table

Request = Annotated[int, Meta(ge=0, le=2**53)]
"""A number that the client makes up, to find the answer by."""


# --- from the page ---


class Hello(Said, tag="hello"):
    """What the page shows from now on."""

    seats: Annotated[list[SeatNumber], Meta(max_length=15)] | None = None
    """None: all that are mine."""
    version: Version = 0
    """What it knows already: the ledger begins after it."""
    language: Language | None = None


class Move(Said, tag="move"):
    """A move, as by HTTP."""

    request: Request
    seat: SeatNumber
    id: MoveId
    version: Version
    move: MoveText


class Compose(Composing, tag="compose", kw_only=True):
    """What was touched for a move, as by HTTP."""

    request: Request


class Why(WhyAsked, tag="why", kw_only=True):
    """Why not, as by HTTP."""

    request: Request


class Chat(Said, tag="chat"):
    """Something said to the others."""

    text: str


class Ping(Said, tag="ping"):
    """Is anybody there?"""


FromPage = Hello | Move | Compose | Why | Chat | Ping


# --- from the server ---


class Welcome(Told, tag="welcome"):
    """The page is connected: how it stands."""

    table: Table
    version: int
    page: str = ""
    """The script of the page that this server hands out; another one is older, or newer."""


class Changed(Told, tag="changed"):
    """The match has gone on, or back."""

    sight: Sight
    ledger: list[Entry]


class AcceptedMove(Told, tag="accepted"):
    """A move is stored."""

    request: int
    number: int
    version: int


class ComposedMove(Told, tag="composed"):
    """What was touched, and what it means."""

    request: int
    version: int
    composed: Any
    """As by HTTP."""


class WhyTold(Told, tag="why"):
    """Why not."""

    request: int
    version: int
    why: Any
    """As by HTTP."""


class Refused(Told, tag="refused"):
    """Something that the page asked cannot be done."""

    request: int | None
    problem: Problem


class Chatted(Told, tag="chat"):
    """Somebody said something."""

    remark: Remark


class Presence(Told, tag="presence"):
    """The seats whose people have the page open."""

    seats: list[int]


class TableChanged(Told, tag="table"):
    """Seats, status or agreements have changed."""

    table: Table


class Goodbye(Told, tag="goodbye"):
    """The server closes the socket."""

    reason: str
    again_in: float
    """Seconds after which the page should come again."""


class Pong(Told, tag="pong"):
    """Yes."""
