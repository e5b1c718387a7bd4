"""The server's own sentences, in English and French; and those about what cannot be read."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from millhand.face.faults import Fault
from millhand.server.shapes.common import Span
from millhand.words.catalogue import LOCALES, Catalogue
from millhand.words.faults import say_fault
from millhand.words.marking import MarkedWords, Sentence, spans

LANGUAGES = tuple(LOCALES)

KEPT_SENTENCES = 2_000
"""What was said lately: all at a table hear much the same, and whoever comes hears it again.

Few enough that they take some megabytes only.
"""


def sentence(language: str, key: str, facts: Mapping[str, Any]) -> str:
    """A message of the server; a fact may be a fault of the engine, told in the same language."""
    values = {name: _value(language, fact) for name, fact in facts.items()}
    return _catalogue(language).say(f"server-{key}", values)


LARGEST = 2**53


def plain_facts(language: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as they can be sent; a number that no program could read is sent as text."""
    return {
        name: _value(language, fact) if isinstance(fact, Fault) or is_huge(fact) else fact
        for name, fact in facts.items()
    }


def is_huge(fact: object) -> bool:
    """Whether it is a number beyond those that JSON is sure to carry."""
    return isinstance(fact, int) and abs(fact) > LARGEST


def _value(language: str, fact: Any) -> str | int:
    if isinstance(fact, Fault):
        return say_fault(fact, language)
    if isinstance(fact, list | tuple):
        return ", ".join(str(one) for one in fact)
    return fact if isinstance(fact, int) and not is_huge(fact) else str(fact)


def in_english(fault: Fault) -> str:
    """What is wrong, for a log."""
    return say_fault(fault, "en")


@lru_cache(16)
def words_of(language: str, game: str) -> MarkedWords:
    """The words of a game, their pieces marked; reading them takes a while."""
    return MarkedWords(language, game)


@lru_cache(KEPT_SENTENCES)
def stretches(said: str) -> list[Span]:
    """A sentence of marked words as it is sent."""
    return sent(spans(said))


def sent(sentence: Sentence) -> list[Span]:
    """A sentence in stretches as it is sent."""
    return [Span(text=one.text, kind=one.kind, id=one.id) for one in sentence]


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, "server")
