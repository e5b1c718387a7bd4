"""What a bot is given, and what it must answer. It never gets the table itself."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Protocol, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from millhand.face.game import OpenGame
from millhand.face.seen import Sight
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import resample
from millhand.kernel.table import Table

ANY = 0
"""A seed for the table behind a view: any would do, since what is drawn from it is drawn anew."""


class View:
    """A seat's view: its menu, its sight, and tables it could not tell from the real one.

    Behind it is such a table too, so that nobody finds what is hidden by looking behind a view.
    Since a table is put in order before it is imagined anew, it makes no difference to honest bots.
    """

    def __init__(self, opened: OpenGame, table: Table, seat: int, menu: Menu) -> None:
        self.opened = opened
        self.seat = seat
        self.menu = menu
        seen = resample(table, seat, Chance(ANY))
        self.sight: Callable[[], Sight] = lambda: opened.sight(seen, seat)
        self.imagine: Callable[[Chance], Table] = lambda chance: resample(seen, seat, chance)


class Bot(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str:
        """What it is called on the command line and in records."""

    def choose(self, view: View, chance: Chance) -> int:
        """One choice of the view's menu."""


class Level(Protocol):
    """A bot that people may choose: its class stands in a file of `levels/` and is found there."""

    name: ClassVar[str]
    rank: ClassVar[int]
    """Where it stands between the weakest and the strongest."""
    sentences: ClassVar[Mapping[str, str]]
    """What it does, in one sentence of each language."""

    def choose(self, view: View, chance: Chance) -> int:
        """One choice of the view's menu."""


@runtime_checkable
class MenuBot(Protocol):
    """A bot that needs nothing but the menu: the kernel can play it without asking."""

    def likings(self, opened: OpenGame) -> vec[i64]:
        """How much it likes each of the game's kinds of answers; empty if it takes any answer."""


@runtime_checkable
class Planner(Protocol):
    """A bot that thinks of a whole move at once; it is asked again if it learns something."""

    def plan(self, view: View, chance: Chance) -> Sequence[int]:
        """The answers to the present question and to those that follow from it."""
