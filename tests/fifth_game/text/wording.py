"""Moves and positions as text."""

from collections.abc import Sequence

from fifth_game.data.edition import Edition
from fifth_game.play.flow import Fair
from fifth_game.play.layout import CELLS
from fifth_game.play.verbs import VERBS
from millhand.face.spelling import Unclear, is_number, piece_after, something_follows
from millhand.kernel.verbs import Verb


class Wording:
    """The words of a board."""

    def __init__(self, edition: Edition) -> None:
        self.towns = edition.towns

    def write(self, choice: int) -> str:
        """`open upton`."""
        verb = verb_of(choice)
        return f"{verb.word} {self.towns[choice - verb.first]}" if verb else ""

    def said(self, choice: int) -> tuple[str, dict[str, str]]:
        """The verb and the piece it names."""
        verb = verb_of(choice)
        return verb.says, {verb.piece: self.towns[choice - verb.first]}

    def read(self, word: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choice that a verb and a town name."""
        something_follows(word, words)
        [verb] = [verb for verb in VERBS if verb.word == word]
        return [(verb.first + piece_after(word, town, self.towns), "") for town in words]


def verb_of(choice: int) -> Verb | None:
    """The verb that a choice belongs to."""
    return next((verb for verb in VERBS if verb.is_meant(choice)), None)


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
