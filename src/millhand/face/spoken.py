"""What is asked of a game by whoever reads or writes: moves and positions as text, names."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from millhand.face.pointing import NamedPiece
from millhand.face.rules import Refusal
from millhand.face.seated import Seated
from millhand.kernel.rules import Facts
from millhand.kernel.table import Table
from millhand.kernel.verbs import Verb

KINDS = {
    "colour": "",
    "place": "",
    "industry": "",
    "era": "",
    "resource": "",
    "purpose": "",
    "source": "",
    "question": "",
    "option": "",
    "slot": "{place}.{number}",
    "tile": "{industry}-{roman}",
    "card": "{place}",
    "owner": "seat",
    "asked": "seat",
    "cost": "money",
    "debt": "money",
    "spent": "money",
    "price": "money",
    "missing": "money",
    "least": "money",
    "most": "money",
    "money_before": "money",
    "money_after": "money",
    "claimed": "roman",
    "known": "card",
    "words": "text",
    "answers": "text",
}
"""The kinds of facts that every game tells, and how each is named.

- '': every id has words of its own, `place-dudley`;
- a pattern: an id without such words is put together from others, `dudley.1`;
- another kind: the fact is told like one of these. Seats, sums of money, levels (roman), plain
  numbers, connections and texts need no words of a game.

A game adds what only it has.
"""


class Spoken(Seated, Protocol):
    """The part of an open game that knows words."""

    # --- moves as text ---

    def verbs(self) -> Sequence[str]:
        """The words that begin a part of a move: build, with, coal …"""

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written: a verb and the pieces it names."""

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """What a choice says, for words: a verb and the pieces it names, by their kinds."""

    def verb(self, choice: int) -> Verb:
        """The verb that a choice is said with, whether it is asked for or not."""

    def pieces(self, choice: int, claim: str) -> tuple[NamedPiece, ...]:
        """The pieces that a choice names, each followed by what contains it."""

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

    def shown_of_deal(self, question: str) -> int:
        """How many of the things that the dealer puts in order, the first ones, all may see."""

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""

    # --- positions as text ---

    def arrange(self, table: Table, words: Sequence[str]) -> None:
        """Carry out one statement of a position text; Unclear says what is wrong with it."""

    def settle(self, table: Table) -> None:
        """All statements are made: bring what follows from them into order, or Unclear."""

    def describe(self, table: Table) -> list[str]:
        """The position as statements; what is not said is as at set-up."""
