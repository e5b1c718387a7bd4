"""What every game on the shelf offers to the layers above: match, notation, words, bots, page.

A game is a folder of data and rules; this is its face. Nothing here is fast: the fast part is
the table itself (`kernel/table.py`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from millhand.kernel.rules import Refusal, Rule
from millhand.kernel.table import Table

OptionValue = bool | int | str


class BrokenData(ValueError):
    """A data or board file that cannot be played; says every fault that was found."""

    def __init__(self, file: str, faults: Sequence[str]) -> None:
        self.file = file
        self.faults = list(faults)
        super().__init__(f"{file}: " + "; ".join(self.faults))


@dataclass(frozen=True)
class Option:
    """Something a table agrees on before the game; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str

    @property
    def default(self) -> OptionValue:
        """What is played when nothing is said."""
        return self.values[0]

    def read(self, text: str) -> OptionValue | None:
        """The value that a text names, or None."""
        for value in self.values:
            if text.lower() == str(value).lower():
                return value
        return None


@dataclass(frozen=True)
class Event:
    """Something that happened, in words of the game's data: `paid`, {seat, money, purpose}."""

    kind: str
    facts: Mapping[str, Any]
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
class Figure:
    """A figure of the data files that is not agreed upon by all sources."""

    where: str
    what: str
    sure: str


@dataclass(frozen=True)
class Clause:
    """One choice as players write it: a verb, and the piece it names (`coal`, `dudley.1`)."""

    verb: str
    piece: str = ""


@dataclass(frozen=True)
class Score:
    """How a seat stands: points, where they came from, and what breaks ties."""

    seat: int
    points: int
    lines: Mapping[str, int]
    tie_breakers: Mapping[str, int] = field(default_factory=dict)


class Game(Protocol):
    """The questions that the layers above ask of a game. `box` is the game's opened data."""

    name: str
    title: str
    rules_version: int
    stage: str
    rule_prefix: str
    players: tuple[int, ...]
    options: tuple[Option, ...]

    def open(
        self, players: int, options: Mapping[str, OptionValue], board: Path | None = None
    ) -> "OpenGame":
        """The game for one number of players, one set of options and one board."""

    def board_faults(self, board: Path) -> list[str]:
        """What is wrong with a board file."""

    def doubts(self) -> list[Figure]:
        """Figures that are disputed or reconstructed."""

    def rule_numbers(self) -> Sequence[str]:
        """Every rule that can refuse a move, in the order of the book."""


class OpenGame(Protocol):
    """A game opened for some players: everything that needs the box."""

    game: Game
    players: int
    options: Mapping[str, OptionValue]
    board_id: str
    colours: tuple[str, ...]
    choice_count: int

    def lay(self) -> Table:
        """A new table that waits for the dealer."""

    def clause(self, choice: int) -> Clause:
        """How a choice is written."""

    def choice(self, clause: Clause) -> int | None:
        """The choice that a clause names; None when it names nothing of this game."""

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """What a choice says beyond its number on this table (the level of a tile), or ''."""

    def names_of(self, verb: str) -> Iterable[str]:
        """Every piece that a verb can be followed by, for error messages."""

    def deal_words(self, table: Table, order: Sequence[int]) -> tuple[str, list[str]]:
        """The dealer's move as a verb and names."""

    def deal_order(self, table: Table, verb: str, names: Sequence[str]) -> list[int] | str:
        """The order that a dealer's words give, or what is wrong with them."""

    def question(self, table: Table, seat: int) -> str:
        """What is asked of a seat: action, card, coal … shortfall."""

    def answers(self, table: Table, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all (allowed or not)."""

    def rules(self, table: Table, seat: int, choice: int) -> Sequence[tuple[Rule, int, int]]:
        """The rules that a choice must pass, each with what is given and the candidate."""

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """The rule that a wrong claim breaks."""

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat (None: a spectator) may see, in names and numbers."""

    def scores(self, table: Table) -> list[Score]:
        """How everybody stands."""

    def winners(self, table: Table) -> list[int]:
        """Who has won (several share a victory)."""

    def arrange(self, table: Table, words: Sequence[str]) -> str | None:
        """Carry out one statement of a position text; says what is wrong with it, or None."""

    def describe(self, table: Table) -> list[str]:
        """The position as statements; what is not said is as at set-up."""

    def drawing(self) -> dict[str, Any]:
        """Coordinates and names for whoever draws the board."""

    def counts(self, table: Table) -> dict[str, int]:
        """What must never change in sum: cards, tiles, links … for the laws of conservation."""
