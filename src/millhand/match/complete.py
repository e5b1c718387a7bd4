"""Complete moves: every way to answer question after question until a move is finished.

Menus are short; complete moves can be thousands. They are made lazily, for tests, perft and small
searches. Where a question is asked several times in a row (the cards of a scout, two barrels),
two orders of the same answers are the same move.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from millhand.face.game import OpenGame
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.moves import Move


@dataclass(frozen=True)
class Said:
    """What has been answered so far, and which question each answer was for."""

    choices: tuple[int, ...] = ()
    claims: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()

    def answered(self, choice: int, claim: str, question: str) -> "Said":
        """One answer more."""
        questions = (*self.questions, question)
        return Said((*self.choices, choice), (*self.claims, claim), questions)

    def in_any_order(self) -> tuple[tuple[int, ...], ...]:
        """The answers, those to one question asked in a row sorted."""
        said = groupby(zip(self.questions, self.choices, strict=True), key=lambda pair: pair[0])
        return tuple(tuple(sorted(choice for _, choice in row)) for _, row in said)


def complete_moves(opened: OpenGame, table: Table, seat: int) -> Iterator[tuple[Move, Table]]:
    """Every move that a seat may make now, each with the table after it."""
    seen: set[tuple[tuple[int, ...], ...]] = set()
    for said, after in _grow(opened, table.copy(), seat, Said()):
        same = said.in_any_order()
        if same not in seen:
            seen.add(same)
            yield Move(seat, said.choices, said.claims if any(said.claims) else ()), after


def _grow(opened: OpenGame, table: Table, seat: int, said: Said) -> Iterator[tuple[Said, Table]]:
    if said.choices and not table.mid_move(seat):
        yield said, table
        return
    menu = Menu()
    table.menu(seat, menu)
    implied = opened.implied(table, seat)
    # One more of something is a further step, not the same question again: it keeps its place.
    same = implied is None or opened.asks(table, seat).in_any_order
    question = opened.question(table, seat) if same else f"step {len(said.choices)}"
    for choice in menu.as_list():
        after = table.copy()
        after.choose(seat, choice)
        if choice == implied:
            yield from _grow(opened, after, seat, said)
        else:
            claim = opened.claim(table, seat, choice)
            yield from _grow(opened, after, seat, said.answered(choice, claim, question))
