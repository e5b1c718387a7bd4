"""The table: everything a game must remember, and the questions every game answers.

A game's own class adds names for the cells, the deeds that change them, and the answers to the
questions below. A table holds no chance, no clock and no words: it is a row of numbers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.log import Log
from millhand.kernel.menu import Menu

DEALER: Final = -1
"""Who answers for chance: the dealer's shuffles are moves like any other."""


@mypyc_attr(acyclic=True, native_class=True)
class Table:
    """What lies on the table. Two tables with the same cells (and box) are the same position."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells: Final = cells
        self.log: Log | None = None

    def tell(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Leave an event for those who watch; in self-play nobody does."""
        log = self.log
        if log is not None:
            log.add(kind, a, b, c, d, 0)

    def tell_more(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Leave an event of five numbers."""
        log = self.log
        if log is not None:
            log.add(kind, a, b, c, d, e)

    def tell_end_of_action(self) -> None:
        """An action is over, and nothing that follows from it has happened yet."""
        log = self.log
        if log is not None:
            log.end_action(self.cells[:])

    def copy(self) -> "Table":
        """Another table that shares nothing with this one, and that nobody watches."""
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def stage(self) -> i64:
        """What is asked now, as an index into the game's list of questions."""
        raise NotImplementedError

    def asked(self) -> i64:
        """The seats that owe an answer now (several when answers are sealed), as a set."""
        raise NotImplementedError

    def mid_move(self, seat: i64) -> bool:
        """Whether a seat has begun a move that is not complete."""
        raise NotImplementedError

    def menu(self, seat: i64, menu: Menu) -> None:
        """Fill the menu with every answer that this seat may give now."""
        raise NotImplementedError

    def choose(self, seat: i64, choice: i64) -> None:
        """Carry out one answer that stands on the seat's menu."""
        raise NotImplementedError

    def pool(self) -> vec[i64]:
        """What the dealer must put in order now; empty when the dealer is not asked."""
        raise NotImplementedError

    def deal(self, order: vec[i64]) -> None:
        """Carry out the dealer's move: the pool, in the order that chance gave it."""
        raise NotImplementedError

    def hidden_kinds(self) -> i64:
        """How many kinds of things are hidden apart (cards, tokens …) and never mix."""
        raise NotImplementedError

    def unseen(self, seat: i64, kind: i64) -> vec[i64]:
        """All of one kind that a seat cannot see (hands of others, the deck …), place by place."""
        raise NotImplementedError

    def put_unseen(self, seat: i64, kind: i64, hidden: vec[i64]) -> None:
        """The same places filled with another order of the same things."""
        raise NotImplementedError

    def sealed(self) -> i64:
        """The seats that have answered a question whose answers are still hidden, as a set."""
        return 0

    def withdraw(self, seat: i64) -> None:
        """Take back a sealed answer, so that the seat is asked again (only for resampling)."""
        raise NotImplementedError

    def actions_done(self) -> i64:
        """How many actions players have completed since the game began."""
        raise NotImplementedError

    def revealed(self) -> i64:
        """A number that grows whenever somebody learns something that was hidden."""
        raise NotImplementedError

    def points(self, seat: i64) -> i64:
        """What decides the game first."""
        raise NotImplementedError
