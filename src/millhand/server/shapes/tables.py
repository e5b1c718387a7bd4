"""Tables, seats, and the links that lead to them."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, field

from millhand.server.shapes.common import Level, Name, Said, SeatNumber, Token, Told

OptionValue = bool | int | str
Players = Annotated[int, Meta(ge=1, le=15)]
GameName = Annotated[str, Meta(min_length=1, max_length=40)]
Options = Annotated[dict[str, OptionValue], Meta(max_length=40)]


class Clock(Said):
    """How long moves may take."""

    kind: Literal["none", "move", "game"] = "none"
    minutes: Annotated[int, Meta(ge=0, le=100_000)] = 0


class NewSeat(Said):
    """Who is to sit somewhere."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None
    """What a player is called at this table, where several sit at one device."""


class NewTable(Said):
    """A table to be set up."""

    game: GameName
    players: Players
    options: Options = field(default_factory=dict)
    board_file: str | None = None
    """The text of a board file."""
    seats: Annotated[list[NewSeat], Meta(max_length=15)] = field(default_factory=list)
    """From the first seat on; those that are not named are open, the first is mine."""
    one_device: bool = False
    listed: bool = False
    """Whether it is among the open tables that everybody sees."""
    clock: Clock = field(default_factory=Clock)
    watching: bool = False
    hints: bool = False
    publish_shuffle: bool = False
    start: bool = False
    """Start as soon as nobody is missing."""


class NewGame(Said):
    """Me against bots, at once."""

    game: GameName
    level: Level
    players: Players | None = None
    options: Options = field(default_factory=dict)


class Branch(Said):
    """Playing on from a moment of another match."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    """After so many moves in force."""
    seat: SeatNumber
    """Mine."""
    level: Level | None = None
    """The bots that have the other seats; without it all seats are mine, at one device."""
    hidden: Literal["kept", "anew"] = "anew"
    """Whether what my seat could not know is as it was, or dealt anew."""


class Sit(Said):
    """Taking a seat."""

    seat: SeatNumber | None = None
    invite: Token | None = None


class Stand(Said):
    """Leaving a seat."""

    seat: SeatNumber


class Give(Said):
    """Handing a seat over."""

    to: Literal["bot", "person", "open"]
    level: Level | None = None


class Watching(Said):
    """Whether spectators may come in."""

    on: bool


class Recover(Said):
    """Coming back to a seat by its link."""

    token: Token


class Somebody(Told):
    """A person, as others know them."""

    name: str


class Seat(Told):
    """A seat of a table."""

    seat: int
    colour: str
    person: Somebody | None
    bot: str | None
    name: str | None
    """What whoever sits there is called."""
    mine: bool
    present: bool
    absent_bot: str | None
    """The bot that plays while whoever sits there is away."""


class Shuffle(Told):
    """How the dealer can be checked."""

    hash: str
    secret: str | None
    """In hexadecimal digits, once the game is over."""


class UndoAsked(Told):
    """Somebody asks whether moves may be taken back."""

    seat: int
    last: int
    """The last row of the journal that would stay in force."""
    yes: list[int]
    waits_for: list[int]


class TimeLeft(Told):
    """How much time a seat has."""

    seat: int
    seconds: float
    """What is left when this is told: for this move, or for the game."""
    runs: bool
    """Whether it is getting less."""


class Table(Told):
    """A table, as whoever asks may know it."""

    id: str
    game: str
    players: int
    options: dict[str, OptionValue]
    own_board: bool
    rules_version: int
    status: Literal["waiting", "running", "finished", "expired"]
    seats: list[Seat]
    owner: Somebody | None
    own: bool
    """Whether the asker is the owner."""
    mine: list[int]
    version: int
    asked: list[int]
    thinking: list[int]
    """Bots that are asked."""
    invite: str | None
    watch: str | None
    listed: bool
    one_device: bool
    hints: bool
    clock: Clock
    time_left: list[TimeLeft]
    """Seats with a clock, while the match runs."""
    shuffle: Shuffle | None
    undo_asked: UndoAsked | None
    created_at: float
    touched_at: float
    started_at: float | None
    finished_at: float | None
    branch_of: str | None
    branch_at: int | None
    rematch: str | None


class Link(Told):
    """A link that somebody may be given; none where there is nothing to give."""

    link: str | None
    token: str | None


class SeatLink(Link):
    """A link to a seat, also as a picture for a telephone's camera."""

    qr_svg: str


class Recovered(Told):
    """Somebody is back at a seat."""

    table: str
    seat: int
    name: str


class Drawing(Told):
    """Everything that never changes on a table, for whoever draws it."""

    game: str
    title: str
    drawing: Mapping[str, Any]
    names: Mapping[str, Mapping[str, str]]
    """What things are called: kind, id, name."""
