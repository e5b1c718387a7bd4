"""Why words say nothing: a sentence for every `Unclear`, in the language of whoever said them."""

from collections.abc import Sequence
from difflib import get_close_matches

from millhand.face.spelling import Fact, Unclear
from millhand.words.catalogue import Catalogue, Value
from millhand.words.words import shortened

UNKNOWN = ("word", "name", "game", "option", "value")
"""The facts that say what was not known."""


def say_unclear(error: Unclear, language: str) -> str:
    """What is wrong with some words, and what would be known; it begins with a small letter."""
    unknown = [str(error.facts[name]) for name in UNKNOWN if name in error.facts]
    values = {name: _value(fact, language, unknown) for name, fact in error.facts.items()}
    return Catalogue(language, "notation").say(f"unclear-{error.reason}", values)


def _value(fact: Fact, language: str, unknown: list[str]) -> Value:
    if isinstance(fact, Unclear):
        return say_unclear(fact, language)
    if isinstance(fact, int):
        return str(fact)
    if isinstance(fact, str):
        return shortened(fact)
    return shortened(", ".join(_likely_first(fact, unknown)))


def _likely_first(names: Sequence[str], unknown: list[str]) -> list[str]:
    """What was perhaps meant, then the others: not all of them may be told."""
    likely = [name for word in unknown for name in get_close_matches(word, names)]
    return [*likely, *(name for name in names if name not in likely)]
