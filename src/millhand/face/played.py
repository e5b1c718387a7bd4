"""What is asked of a game by whoever plays it: a table, questions, and which answers count."""

from typing import Protocol

from millhand.face.rules import Refusal
from millhand.face.seated import Seated
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Question


class Played(Seated, Protocol):
    """The part of an open game that lays tables and judges answers."""

    @property
    def choice_count(self) -> int:
        """One more than the largest choice."""

    def lay(self) -> Table:
        """A new table that waits for the dealer."""

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

    def asks(self, table: Table, seat: int) -> Question:
        """The question itself, with the verbs that answer it."""

    def refusals(self, table: Table, seat: int, choice: int) -> list[Refusal] | None:
        """Every rule that a choice breaks; nothing: it is allowed. None: it is no answer."""

    def price(self, table: Table, seat: int, choice: int) -> Price | None:
        """What a choice costs or brings, if it does."""

    def totals(self, table: Table) -> dict[str, int]:
        """What must never change in sum (cards, links …), for the laws of conservation."""
