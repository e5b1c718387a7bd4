"""What a game tells to programs that learn: rows of numbers that a seat may see, with their names.

Nothing that is hidden from a seat may be in a row that it is given; the laws try it by dealing
anew whatever a seat cannot know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from millhand.kernel.observing import (
    ASKED,
    FOR_EVERY_SEAT,
    HOLDERS,
    OUT_OF_SIGHT,
    OWNERS,
    SEALED,
    Observer,
)

ONE = ("",)
NONE_OR_NUMBER = "-1: none, else its number"


@dataclass(frozen=True)
class Row:
    """Numbers of one kind: one for each piece, or for each piece of each seat."""

    name: str
    how: int
    """How the cells are told: one of the ways of `kernel/observing.py`."""
    first: int = 0
    """The first cell."""
    pieces: Sequence[str] = ONE
    stride: int = 1
    """From the cells of one seat to those of the next."""
    meaning: str = ""
    """What the numbers say, in a few words."""

    def names(self, players: int) -> Iterator[str]:
        """A name for each number: `money[me]`, `tile[dudley.1]`, `discards[+1, dudley]`."""
        seats = ["me", *(f"+{turn}" for turn in range(1, players))]
        for seat in seats if self.how in FOR_EVERY_SEAT else ONE:
            for piece in self.pieces:
                within = ", ".join(filter(None, [seat, piece]))
                yield f"{self.name}[{within}]" if within else self.name


WHO_IS_ASKED = Row("asked", ASKED, meaning="1: owes an answer")
WHO_HAS_SEALED = Row("sealed", SEALED, meaning="1: has answered, unseen by others")


@dataclass(frozen=True)
class Observed:
    """All that a game tells, in order."""

    version: int
    """Raised when the same table would be told otherwise."""
    players: int
    rows: Sequence[Row]
    sets: int = 1
    """How many colours each seat has."""

    def names(self) -> list[str]:
        """A name for every number."""
        return [name for row in self.rows for name in row.names(self.players)]

    def observer(self) -> Observer:
        """Whoever writes the numbers."""
        plan = [(row.how, row.first, len(row.pieces), row.stride) for row in self.rows]
        return Observer(self.players, self.sets, plan)


def seen_if(is_open: bool, row: Row) -> Row:
    """A row as it is where a table plays openly, else nothing but UNKNOWN in its place."""
    return row if is_open else Row(row.name, OUT_OF_SIGHT, 0, row.pieces, 0, row.meaning)


def owners(name: str, first: int, pieces: Sequence[str]) -> Row:
    """Whose something is, piece by piece."""
    return Row(name, OWNERS, first, pieces, meaning="0: nobody's, 1: mine, 2: the next seat's …")


def holders(name: str, first: int, pieces: Sequence[str]) -> Row:
    """The same where every colour has a set of its own."""
    return Row(name, HOLDERS, first, pieces, meaning="0: nobody's, else the colour, mine first")
