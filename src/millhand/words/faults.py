"""What is wrong, in words: a sentence for every fault, in the language of the reader."""

from collections.abc import Sequence
from difflib import get_close_matches

from millhand.face.faults import Fact, Fault, Spot
from millhand.words.catalogue import Catalogue, Value
from millhand.words.words import shortened

UNKNOWN = ("word", "name", "game", "option", "value")
"""The facts that say what was not known."""


def say_fault(fault: Fault, language: str) -> str:
    """What is wrong, and what would be right; it begins with a small letter."""
    words = Catalogue(language, "fault")
    unknown = [str(fault.facts[name]) for name in UNKNOWN if name in fault.facts]
    values = {name: _value(fact, language, unknown) for name, fact in fault.facts.items()}
    said = words.say(f"fault-{fault.reason}", values)
    for spot in reversed(fault.where):
        said = words.say("fault-within", {"where": _spot(spot, words), "fault": said})
    return said


def _spot(spot: Spot, words: Catalogue) -> str:
    return words.say("fault-spot", spot._asdict()) if spot.name else spot.path


def _value(fact: Fact, language: str, unknown: list[str]) -> Value:
    if isinstance(fact, Fault):
        return say_fault(fact, language)
    if isinstance(fact, int):
        return str(fact)
    if isinstance(fact, str):
        return shortened(fact)
    names = [one for one in fact if isinstance(one, str)]
    if names:
        return shortened(", ".join(_likely_first(names, unknown)))
    return "; ".join(say_fault(one, language) for one in fact if isinstance(one, Fault))


def _likely_first(names: Sequence[str], unknown: list[str]) -> list[str]:
    """What was perhaps meant, then the others: not all of them may be told."""
    likely = [name for word in unknown for name in get_close_matches(word, names)]
    return [*likely, *(name for name in names if name not in likely)]
