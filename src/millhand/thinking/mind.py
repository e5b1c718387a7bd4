"""What somebody must know of a game who thinks about its tables, beyond its rules.

Rules say what is allowed; a mind says what is looked at to judge a seat's situation, when a turn
has passed on, and what need not be tried. `minds.py` finds the mind of a game.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.table import Table

FEATURES: Final = 64
"""A game has at most so many features."""

ROW: Final = 160
"""The length of a row of features, with room for notes."""


@mypyc_attr(acyclic=True, native_class=True)
class Mind:
    """The questions of those who think ahead; each game's own mind answers them for its tables."""

    def __init__(self, features: tuple[str, ...], chapters: tuple[str, ...]) -> None:
        self.features: Final = features
        """The names of what is looked at, number by number."""
        self.chapters: Final = chapters
        """The parts of a game that are judged apart."""

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

    def aim(self, table: Table, seat: i64) -> i64:
        """What a finished game is worth to a seat that wants to win it."""
        return table.points(seat)

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
