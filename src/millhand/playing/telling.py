"""Sentences about a move in the making, in one language, with the pieces marked."""

from collections.abc import Mapping
from copy import copy
from functools import lru_cache
from typing import Any

from millhand.face.game import OpenGame
from millhand.face.pointing import NamedPiece
from millhand.face.rules import Refusal
from millhand.face.seen import Event
from millhand.kernel.verbs import Price
from millhand.playing.composed import Cost, Reason
from millhand.playing.touches import index_of
from millhand.words.catalogue import MissingWords
from millhand.words.marking import MarkedWords, Sentence, spans

TELLERS = 64
"""How many are kept: reading words takes a while, and what was said once need not be put again."""


class Teller:
    """Whoever finds the words for an opened game; what it has said of a choice it remembers."""

    def __init__(self, opened: OpenGame, language: str) -> None:
        self.opened = opened
        self.words = MarkedWords(language, "prompt", opened.game.name)
        self.names: tuple[str, ...] = ()
        self.index = index_of(opened)
        self._choices: dict[tuple[int, str], Sentence] = {}
        self._pieces: dict[tuple[int, str], list[NamedPiece]] = {}

    def choice(self, choice: int, claim: str) -> Sentence:
        """An answer."""
        said = self._choices.get((choice, claim))
        if said is None:
            said = spans(self.words.choice(self.opened, choice, claim))
            self._choices[choice, claim] = said
        return said

    def pieces(self, choice: int, claim: str) -> list[NamedPiece]:
        """The pieces that an answer names."""
        found = self._pieces.get((choice, claim))
        if found is None:
            found = self._pieces[choice, claim] = list(self.opened.pieces(choice, claim))
        return found

    def piece(self, kind: str, name: str) -> str:
        """What a piece is called; what has no name is called by its id."""
        try:
            return self.words.piece(kind, name)
        except (MissingWords, ValueError):  # whatever somebody made up
            return name.replace("_", " ")

    def verb(self, word: str) -> str:
        """What is done, as the name of a kind of answer."""
        try:
            return self.words.say(f"prompt-kind-{word}")
        except MissingWords:
            return word

    def question(self, name: str) -> Sentence:
        """What is asked."""
        return spans(self.words.piece("question", name))

    def event(self, event: Event) -> Sentence:
        """What happens."""
        return spans(self.words.sentence(self.opened, event, self.names))

    def reason(self, refusal: Refusal) -> Reason:
        """Why something is not allowed."""
        said = spans(self.words.refusal(self.opened, refusal, self.names))
        return Reason(refusal.number, refusal.reason, said, dict(refusal.facts))

    def rule(self, number: str, name: str) -> Reason:
        """A rule that is kept."""
        return Reason(number, name, spans(self.words.rule(number)))

    def fact(self, key: str, facts: Mapping[str, Any]) -> Sentence:
        """Words of their own: a figure that changes, a range of sums."""
        return spans(self.words.told(key, self.opened, facts, self.names))


def cost(price: Price | None) -> Cost | None:
    """A price as data."""
    if price is None:
        return None
    return Cost(price.money, price.coal, price.iron, price.beer, price.loans)


def teller(opened: OpenGame, language: str, names: tuple[str, ...] = ()) -> Teller:
    """A teller who calls players by their names; what it remembers, all of a language share."""
    named = copy(_teller(opened, language))
    named.names = names
    return named


@lru_cache(TELLERS)
def _teller(opened: OpenGame, language: str) -> Teller:
    return Teller(opened, language)
