"""What every game on the shelf offers to the layers above: match, notation, words, bots, page.

A game is a folder of data and rules; this is its face, and the files beside it are the parts of
it, by who asks. Nothing here is fast: the fast part is the table itself (`kernel/table.py`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Protocol

from millhand.face.drawn import Drawn
from millhand.face.faults import Fault, Faulty
from millhand.face.played import Played
from millhand.face.seated import Seated
from millhand.face.seen import Seen, SeenTable, Told
from millhand.face.spoken import Spoken
from millhand.face.supplied import Supplied
from millhand.kernel.rules import Rule
from millhand.kernel.verbs import Verb

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


class BrokenData(Faulty):
    """A data or board file that cannot be played; says every fault that was found."""

    def __init__(self, file: str, faults: Sequence[Fault]) -> None:
        self.file = file
        self.faults = list(faults)
        super().__init__("data_are_broken", file=file, faults=self.faults)


class Unsupported(Faulty):
    """Players and options that the game's data do not cover; says why."""


@dataclass(frozen=True)
class Option:
    """Something a table agrees on before the game; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    before: tuple[tuple[int, OptionValue], ...] = ()
    """(2, "boxes"): before version 2 of the rules, "boxes" was the default; oldest first."""
    formerly: tuple[tuple[str, OptionValue], ...] = ()
    """("old_name=true", "boxes"): what older records say for a value, and the value."""

    @property
    def default(self) -> OptionValue:
        """What is played when nothing is said."""
        return self.values[0]

    def default_in(self, rules: int) -> OptionValue:
        """What was played when nothing was said, in some version of the rules."""
        former = (value for version, value in self.before if rules < version)
        return next(former, self.default)

    def said_formerly(self, text: str) -> OptionValue | None:
        """The value that a text such as `old_name=true` named before, or None."""
        return dict(self.formerly).get(text.lower())

    def read(self, text: str) -> OptionValue | None:
        """The value that a text names, or None."""
        for value in self.values:
            if text.lower() == str(value).lower():
                return value
        return None


@dataclass(frozen=True)
class Provenance:
    """How a figure of the data files is known, where not all sources agree upon it."""

    entry: str
    sure: str
    source: tuple[str, ...]


class Game(Protocol):
    """A game of the shelf, before the number of players is known."""

    @property
    def name(self) -> str:
        """The id of the game: `birmingham`."""

    @property
    def title(self) -> str:
        """The name on the box."""

    @property
    def folder(self) -> Traversable:
        """The folder of the game: code, `data`, and in `words` a folder for each language."""

    @property
    def kinds(self) -> Mapping[str, str]:
        """The kinds of facts that it tells, and how each is named: `spoken.KINDS` and its own."""

    @property
    def told(self) -> Told:
        """What of its sights is told in lines."""

    @property
    def own_sight(self) -> type:
        """The TypedDict of what only its sights have …"""

    @property
    def own_seat(self) -> type:
        """… and of what only the seats in them have."""

    @property
    def rules_version(self) -> int:
        """Raised when a default changes, or when tables are laid out otherwise."""

    @property
    def digests_since(self) -> int:
        """The first version of the rules whose tables are laid out as today's, for digests."""

    @property
    def maturity(self) -> str:
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

    def board_faults(self, board: Path) -> list[Fault]:
        """What is wrong with a board file."""

    def faults(self, board: dict[str, Any]) -> list[Fault]:
        """What is wrong with a board: its entries, or else names that notation cannot use."""

    def provenance(self) -> list[Provenance]:
        """How figures are known upon which not all sources agree: disputed, reconstructed …"""

    def verbs(self) -> Sequence[Verb]:
        """Every verb that may answer a question."""

    def book(self) -> Sequence[Rule]:
        """Every rule that can refuse a move, in the order of the book."""


class Opened(Seated, Protocol):
    """The part of an open game that says which one it is."""

    @property
    def game(self) -> Game:
        """The game itself."""

    @property
    def options(self) -> Options:
        """What was agreed, every option with its value."""

    @property
    def board(self) -> str:
        """The id of the board."""


class OpenGame(Opened, Played, Spoken, Seen, Supplied, Drawn, Protocol):
    """A game opened for some players: everything that needs the box, whoever asks."""


def seen_table(opened: Opened, seat: int | None) -> SeenTable:
    """How a sight begins: which table a seat looks at."""
    return {
        "game": opened.game.name,
        "board": opened.board,
        "players": opened.players,
        "options": dict(opened.options),
        "seat": seat,
    }
