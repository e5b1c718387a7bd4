"""What somebody must know of a game who thinks about its tables, beyond its rules.

Rules say what is allowed; a mind says what is looked at to judge a seat's situation, when a turn
has passed on, and what need not be tried. `minds.py` finds the mind of a game.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.menu import Menu
from millhand.kernel.table import Table

FEATURES: Final = 64
"""A game has at most so many features."""

ROW: Final = 160
"""The length of a row of features, with room for notes."""

DETAILS: Final = 160
"""Where the details stand in the row of somebody who looks closely …"""

CLOSE_ROW: Final = 384
"""… and the length of such a row."""

VERDICT: Final = 160
"""The first detail: what a judge by weights thinks of the situation, in tenths of a point."""


@mypyc_attr(acyclic=True, native_class=True)
class Mind:
    """The questions of those who think ahead; each game's own mind answers them for its tables."""

    def __init__(
        self,
        features: tuple[str, ...],
        chapters: tuple[str, ...],
        details: tuple[str, ...] = (),
    ) -> None:
        self.features: Final = features
        """The names of what is looked at, number by number."""
        self.chapters: Final = chapters
        """The parts of a game that are judged apart."""
        self.details: Final = details
        """The names of what is seen besides by looking closely; the first is the verdict."""

    def inputs(self) -> dict[str, int]:
        """All that is seen by looking closely: where each number stands in the row."""
        places = {name: place for place, name in enumerate(self.features)}
        places.update({name: DETAILS + place for place, name in enumerate(self.details)})
        return places

    def league(self, players: int, options: Mapping[str, object]) -> str:
        """Tables that are judged alike have the same name: the number of players, or more."""
        return str(players)

    def turn(self, table: Table) -> i64:
        """A number that grows whenever the turn passes on, even to the same seat."""
        raise NotImplementedError

    def chapter(self, table: Table) -> i64:
        """Which part of the game this is, as an index into the chapters."""
        raise NotImplementedError

    def look(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """What a player would look at to judge a seat's situation, as numbers.

        The row comes with zeros where features go, and has room for notes from FEATURES on.
        Nothing here may depend on what the seat cannot see.
        """
        raise NotImplementedError

    def look_closely(self, table: Table, seat: i64, row: vec[i64]) -> None:
        """The same and the details, in a row of CLOSE_ROW numbers; the verdict is left to a judge.

        The row comes with zeros where details go.
        """
        self.look(table, seat, row)

    def aim(self, table: Table, seat: i64) -> i64:
        """What a finished game is worth to a seat that wants to win it."""
        return table.points(seat)

    def shares(self, players: int) -> int:
        """How often a point of the own counts in what a game is worth."""
        return 1

    def gives_up_a_card(self, table: Table) -> bool:
        """Whether the present question is only which card to part with."""
        return False

    def lose_card(self, table: Table, seat: i64, choice: i64) -> None:
        """Take out of the hand the card that a choice would part with, and nothing else."""
        raise NotImplementedError

    def earliest(self, table: Table) -> i64:
        """Smaller choices than this only say in another order what is tried anyway."""
        return 0

    def is_idle(self, table: Table, seat: i64, choice: i64) -> bool:
        """Whether a choice of the menu is known to be no better than another one on it."""
        return False

    def course(self, table: Table) -> i64:
        """What the opening of sealed answers has decided, as a number: tables with the same
        number go on alike, though somebody may have paid more than on the other."""
        raise NotImplementedError

    def casual(self, table: Table, menu: Menu) -> i64:
        """Among how many of the first answers of a menu somebody picks who does not think about
        what all answer at once."""
        return menu.size
