"""Moves and positions as text."""

from collections.abc import Sequence

from fifth_game.data.edition import Edition
from fifth_game.play.layout import CELLS, HAWK, TOWNS
from fifth_game.play.table import Fair
from millhand.face.spelling import Unclear, is_number, piece_after, something_follows

VERBS = ("open", "hawk")


class Wording:
    """The words of a board."""

    def __init__(self, edition: Edition) -> None:
        self.towns = edition.towns

    def write(self, choice: int) -> str:
        """`open upton`."""
        verb = VERBS[choice // TOWNS] if 0 <= choice < len(VERBS) * TOWNS else ""
        return f"{verb} {self.towns[choice % TOWNS]}" if verb else ""

    def said(self, choice: int) -> tuple[str, dict[str, str]]:
        """The verb and the piece it names."""
        kind = "place" if choice < HAWK else "card"
        return VERBS[choice // TOWNS], {kind: self.towns[choice % TOWNS]}

    def read(self, verb: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choice that a verb and a town name."""
        something_follows(verb, words)
        first = VERBS.index(verb) * TOWNS
        return [(first + piece_after(verb, word, self.towns), "") for word in words]


def arrange(table: Fair, words: Sequence[str]) -> None:
    """`cells 0 1 2 …`: a position is written as it lies."""
    numbers = words[1:]
    if words[0] != "cells" or len(numbers) != CELLS or not all(map(is_number, numbers)):
        raise Unclear("say_so", examples=["cells 0 1 2 …"])
    for at, number in enumerate(numbers):
        table.cells[at] = int(number)


def describe(table: Fair) -> list[str]:
    """The position as one statement."""
    return [" ".join(["cells", *(str(int(number)) for number in table.cells)])]
