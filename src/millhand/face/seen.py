"""What is asked of a game by whoever looks: what happened, what is seen, how everybody stands.

A sight is plain data of one shape: names, numbers, truths, lists and nothing else, ready to be
written as JSON. What a game lacks has a neutral value there; what only one game has stands in its
own part, which the game declares.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypedDict

from millhand.face.observed import Observed
from millhand.face.seated import Seated
from millhand.kernel.rules import Facts
from millhand.kernel.table import Table


@dataclass(frozen=True)
class Event:
    """Something that happened, in words of the game's data: `paid`, {seat, money, purpose}."""

    kind: str
    facts: Facts
    secret: tuple[str, ...] = ()
    """The facts that only some may know …"""
    known_to: tuple[int, ...] = ()
    """… and the seats that know them."""

    def told_to(self, seat: int | None) -> "Event":
        """The event as a seat (None: a spectator) may hear it."""
        if not self.secret or (seat is not None and seat in self.known_to):
            return self
        open_facts = {name: fact for name, fact in self.facts.items() if name not in self.secret}
        return Event(self.kind, open_facts)


@dataclass(frozen=True)
class Gain:
    """What one piece gave: a link, a tile, a merchant's beer …"""

    line: str
    """The line of the score sheet that it belongs to."""
    points: int
    pieces: Mapping[str, str]
    """The piece by its kind, what is said first of it first: {tile, slot}, {connection} …"""


@dataclass(frozen=True)
class Score:
    """How a seat stands: points, where they came from, and what breaks ties."""

    seat: int
    points: int
    lines: Mapping[str, int]
    tie_breakers: Mapping[str, int] = field(default_factory=dict)
    gains: tuple[Gain, ...] = ()
    """Which piece gave what, as far as it is known piece by piece."""


# --- the shape of a sight -----------------------------------------------------------------------


class SeenClock(TypedDict):
    """When it is."""

    era: str | None
    """canal or rail; None in a game without eras."""
    round: int
    """From 1 on; 0 before the first."""
    rounds: int | None
    """How many the era or the game has; None where nobody can know it."""
    turn: int
    """Which turn of the round it is, from 1 on."""
    actions_left: int | None
    """In the present turn; None where turns are not counted in actions."""
    phase: str
    """What goes on: deal (the dealer shuffles), actions, income, auction … over."""


class SeenDecision(TypedDict):
    """What is asked now, and of whom."""

    question: str
    """What the seat that looks, or else the table, is asked: action, card … over."""
    seats: list[int]
    """Who owes an answer; nobody while the dealer shuffles and after the end."""
    sealed: list[int]
    """Who has answered already, where answers stay hidden until the last one."""
    answer: str | None
    """What the seat that looks has sealed, as it was said."""


class SeenSeat(TypedDict):
    """A player's area, as far as it is seen."""

    colour: str
    """What the player is called by."""
    colours: list[str]
    """The colours of its pieces: one, or more where a player has several sets."""
    money: int | None
    """None where it is hidden."""
    income_space: int | None
    """Where the marker stands; None in a game without an income track."""
    income_level: int | None
    """What that space pays; None where it pays its own number, or there is no track."""
    points: int | None
    """Victory points so far; None in a game that money decides."""
    spent: int | None
    """Money spent in this round; None where it decides nothing."""
    hand_size: int
    """How many cards, or tokens, it holds."""
    hand: list[str] | None
    """What it holds; None where that is hidden."""
    known: list[str]
    """What of its hand everybody knows."""
    discards: list[str]
    """Its own discard pile, as far as it is open; empty in a game with one pile for all."""
    links_left: int
    """Links not laid yet."""
    mat: dict[str, list[int]]
    """The levels left on the player mat, by industry, the next tile first; empty without mats."""
    own: Mapping[str, object]
    """What only this game has: the game's `own_seat`."""


class SeenTile(TypedDict):
    """A tile on the board."""

    slot: str
    """Where it stands; the town itself in a game without slots."""
    tile: str
    """Its kind: coal_mine-1; the industry alone in a game without levels."""
    industry: str
    level: int | None
    """None in a game without levels."""
    seat: int
    """Whose it is."""
    colour: str
    cubes: int
    """How many cubes (or barrels) lie on it."""
    resource: str | None
    """Of what; None where it never holds any."""
    flipped: bool


class SeenLink(TypedDict):
    """A link on the board; a double connection has two of them."""

    connection: str
    seat: int
    """Whose it is."""
    colour: str
    kind: str
    """canal or rail."""


class SeenMarket(TypedDict):
    """A market of cubes; what each of its spaces costs stands in the drawing."""

    cubes: int
    """How many are left."""
    price: int
    """What the next one costs."""


class SeenTable(TypedDict):
    """Which table is looked at, and by whom."""

    game: str
    board: str
    players: int
    options: dict[str, bool | int | str]
    """What was agreed, every option with its value."""
    seat: int | None
    """Who looks; None is a spectator."""


class Sight(SeenTable):
    """Everything that one seat may see."""

    clock: SeenClock
    order: list[str]
    """Turn order now: the colours of the markers."""
    next_order: list[str]
    """The order of the next round as it would be now; empty where nothing decides it yet."""
    decision: SeenDecision
    seats: list[SeenSeat]
    tiles: list[SeenTile]
    links: list[SeenLink]
    markets: dict[str, SeenMarket]
    """By resource."""
    deck: int
    """How many cards are left to draw."""
    aside: int | None
    """How many cards were set aside unseen; None in a game that sets none aside."""
    display: list[str] | None
    """Cards that lie face up to be taken; None in a game without."""
    discards: list[str] | None
    """The discard pile of all; None where it is closed, or everybody has one."""
    own: Mapping[str, object]
    """What only this game has: the game's `own_sight`."""


def seen_decision(
    table: Table, players: int, question: str, answer: str | None = None
) -> SeenDecision:
    """What is asked on a table, and of whom."""
    return {
        "question": question,
        "seats": [seat for seat in range(players) if table.asked() >> seat & 1],
        "sealed": [seat for seat in range(players) if table.sealed() >> seat & 1],
        "answer": answer,
    }


def seen_phase(decision: SeenDecision, phases: Mapping[str, str]) -> str:
    """What goes on where a question is asked; what is not named otherwise is done in actions."""
    if decision["question"] == "over":
        return "over"
    return phases.get(decision["question"], "actions") if decision["seats"] else "deal"


# --- what of it is told -------------------------------------------------------------------------


FIGURES = (
    "money",
    "income_level",
    "income_space",
    "points",
    "hand_size",
    "known",
    "links_left",
    "spent",
)
SUMMARY = ("actions_left", "money", "income_level", "points")


@dataclass(frozen=True)
class Told:
    """What of a sight is told in lines, beyond what all games have.

    A name is that of a field in the game's own part, or of a figure of a seat, its own ones too.
    Its words are the message `seen-` and the name; a list of entries has a title there, and the
    attribute `.one` for each. What is None or empty is not told.
    """

    clock: tuple[str, ...] = ()
    """Beside era and round."""
    asked: tuple[str, ...] = ()
    """Before the question, to whoever is asked."""
    board: tuple[str, ...] = ()
    """Of what lies open."""
    figures: tuple[str, ...] = FIGURES
    """Of every player."""
    summary: tuple[str, ...] = SUMMARY
    """Of whoever is asked, in one line."""
    score: tuple[str, ...] = ()
    """Of every player, in place of the score sheet."""


class Seen(Seated, Protocol):
    """The part of an open game that shows a table."""

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""

    def sight(self, table: Table, seat: int | None) -> Sight:
        """Everything a seat (None: a spectator) may see, in names and numbers."""

    def observed(self) -> Observed:
        """What is told to programs that learn: numbers that a seat may see, and their names."""

    def scores(self, table: Table) -> list[Score]:
        """How everybody stands."""

    def scores_if_it_ended(self, table: Table) -> list[Score]:
        """How everybody would stand if the game ended now, where that is another thing."""

    def winners(self, table: Table) -> list[int]:
        """Who has won (several share a victory); empty before the end."""
