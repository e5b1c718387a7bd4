"""The server's own sentences, in English and French; and those about what cannot be read."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from millhand.face.game import BrokenData
from millhand.face.spelling import Unclear
from millhand.words.catalogue import LOCALES, Catalogue
from millhand.words.unclear import say_unclear

LANGUAGES = tuple(LOCALES)

Fault = Unclear | BrokenData
"""Something wrong with what was said, as the engine tells it."""


def sentence(language: str, key: str, facts: Mapping[str, Any]) -> str:
    """A message of the server; a fact may be a fault of the engine, told in the same language."""
    values = {name: _value(language, fact) for name, fact in facts.items()}
    return _catalogue(language).say(f"server-{key}", values)


def plain_facts(language: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as they can be sent."""
    return {
        name: _value(language, fact) if isinstance(fact, Fault) else fact
        for name, fact in facts.items()
    }


def _value(language: str, fact: Any) -> str | int:
    if isinstance(fact, Unclear):
        return say_unclear(fact, language)
    if isinstance(fact, BrokenData):
        return "; ".join(fact.faults)
    if isinstance(fact, list | tuple):
        return ", ".join(str(one) for one in fact)
    return fact if isinstance(fact, int) else str(fact)


@cache
def _catalogue(language: str) -> Catalogue:
    return Catalogue(language, "server")
