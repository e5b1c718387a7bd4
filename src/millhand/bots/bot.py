"""What a bot is given, and what it must answer. It never gets the table itself."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import ClassVar, Protocol, runtime_checkable

from librt.vecs import vec
from mypy_extensions import i64

from millhand.face.faults import Faulty
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


def apart(chance: Chance) -> Chance:
    """A stream for somebody who shall neither foresee nor turn the one that deals the cards."""
    words = b"".join(int(chance.word()).to_bytes(4, "little") for _ in range(4))
    return Chance(int.from_bytes(blake2b(words, digest_size=7).digest(), "little"))


FAILURES = (Exception, SystemExit)
"""What somebody else's bot may raise: a script that ends itself must not end millhand unsaid."""


class BadManners(Faulty):
    """A bot has not answered as a bot must; the fault names it and says what it did."""


class CannotPlay(Faulty):
    """A bot does not play a game, or not here; the fault says why, and what to do."""


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


@runtime_checkable
class Choosy(Protocol):
    """A bot that plays some games only: those that it has learnt, where it is quick enough."""

    def prepare(self, opened: OpenGame) -> None:
        """Get ready for a game; raises CannotPlay if it cannot play it here."""


@runtime_checkable
class Guest(Protocol):
    """A bot that is told when it sits down to a game and when that has ended."""

    def sit_down(self, opened: OpenGame, seat: int) -> None:
        """A game begins."""

    def get_up(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """It has ended, with these points and winners, by seats."""
