"""What every game on the shelf offers to the layers above: match, notation, words, bots, page.

A game is a folder of data and rules; this is its face. Nothing here is fast: the fast part is
the table itself (`kernel/table.py`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from millhand.face.rules import Facts, Refusal, Rule
from millhand.face.spelling import Unclear
from millhand.kernel.table import Table

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class BrokenData(ValueError):
    """A data or board file that cannot be played; says every fault that was found."""

    def __init__(self, file: str, faults: Sequence[str]) -> None:
        self.file = file
        self.faults = list(faults)
        super().__init__(f"{file}: " + "; ".join(self.faults))


class Unsupported(Unclear):
    """Players and options that the game's data do not cover; says why."""


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
class Provenance:
    """How a figure of the data files is known, where not all sources agree upon it."""

    entry: str
    sure: str
    source: tuple[str, ...]


@dataclass(frozen=True)
class Score:
    """How a seat stands: points, where they came from, and what breaks ties."""

    seat: int
    points: int
    lines: Mapping[str, int]
    tie_breakers: Mapping[str, int] = field(default_factory=dict)


class Game(Protocol):
    """A game of the shelf, before the number of players is known."""

    @property
    def name(self) -> str:
        """The id of the game: `birmingham`."""

    @property
    def title(self) -> str:
        """The name on the box."""

    @property
    def rules_version(self) -> int:
        """Raised when an old record would be refused or score otherwise."""

    @property
    def stage(self) -> str:
        """How mature it is: alpha, beta or stable."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it takes."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on."""

    def open(self, players: int, options: Options, board: Path | None = None) -> "OpenGame":
        """The game for one number of players, one set of options and one board.

        Raises BrokenData for a board that cannot be played, Unsupported for options that the
        game's data do not cover with so many players.
        """

    def boards(self) -> Mapping[str, str]:
        """The board files of its own by the id of the board, as they are written."""

    def board_faults(self, board: Path) -> list[str]:
        """What is wrong with a board file."""

    def faults(self, board: dict[str, Any]) -> list[str]:
        """What is wrong with a board: its entries, or else names that notation cannot use."""

    def provenance(self) -> list[Provenance]:
        """How figures are known upon which not all sources agree: disputed, reconstructed …"""

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move, in the order of the book."""


class OpenGame(Protocol):
    """A game opened for some players: everything that needs the box."""

    @property
    def game(self) -> Game:
        """The game itself."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def options(self) -> Options:
        """What was agreed, every option with its value."""

    @property
    def board(self) -> str:
        """The id of the board."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours, seat by seat (a seat with two colours: the first)."""

    @property
    def choice_count(self) -> int:
        """One more than the largest choice."""

    def lay(self) -> Table:
        """A new table that waits for the dealer."""

    # --- moves as text ---

    def verbs(self) -> Sequence[str]:
        """The words that begin a part of a move: build, with, coal …"""

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written: a verb and the pieces it names."""

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """What a choice says, for words: a verb and the pieces it names, by their kinds."""

    def read_choices(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices (with claims) that a verb and the words after it name.

        Raises Unclear with what would be known.
        """

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """What a choice says beyond its number on this table (the level of a tile), or ''."""

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """The rule that a wrong claim breaks."""

    def deal_names(self) -> Mapping[str, Sequence[str]]:
        """For every dealer's question the names of what is put in order, by number."""

    # --- questions and rules ---

    def question(self, table: Table, seat: int) -> str:
        """What a seat (or the dealer) is asked: action, card, coal … deck."""

    def answers(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all, allowed or not."""

    def implied(self, table: Table, seat: int) -> int | None:
        """The choice that is meant when a player says no more (enough sales, one link)."""

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice, given now, only says what is meant and changes nothing yet."""

    def ask_everything(self, table: Table) -> None:
        """From now on ask even where only one source is left (to check what a player names)."""

    def rules(self, table: Table, seat: int, choice: int) -> tuple[Sequence[Rule], int, int]:
        """The rules that a choice must pass, what is given, and the candidate."""

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""

    # --- what happened, what is seen ---

    def events(self, table: Table) -> list[Event]:
        """The table's log in words."""

    def sight(self, table: Table, seat: int | None) -> dict[str, Any]:
        """Everything a seat (None: a spectator) may see, in names and numbers."""

    def scores(self, table: Table) -> list[Score]:
        """How everybody stands."""

    def winners(self, table: Table) -> list[int]:
        """Who has won (several share a victory); empty before the end."""

    def totals(self, table: Table) -> dict[str, int]:
        """What must never change in sum (cards, links …), for the laws of conservation."""

    def drawing(self) -> dict[str, Any]:
        """Coordinates, names and figures for whoever draws board and mats.

        A `kernel.drawing.Drawing`, and beside it what only this game has.
        """

    # --- positions as text ---

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        """Carry out one statement of a position text; Unclear says what is wrong with it."""

    def settle(self, table: Table) -> None:
        """All statements are made: bring what follows from them into order, or Unclear."""

    def describe(self, table: Table) -> list[str]:
        """The position as statements; what is not said is as at set-up."""
