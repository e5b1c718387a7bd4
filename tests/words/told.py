"""Example facts of every kind, to see which variables a sentence may use."""

from collections.abc import Iterable

from millhand.face.game import OpenGame
from millhand.words.words import Words

EXAMPLES = {
    "slot": "dudley.1",
    "place": "dudley",
    "industry": "coal_mine",
    "tile": "coal_mine-1",
    "new_tile": "coal_mine-2",
    "card": "dudley",
    "connection": "dudley-birmingham",
    "merchant": "oxford.1",
    "merchant_tile": "any",
    "era": "canal",
    "purpose": "coal",
    "source": "canals",
    "resource": "coal",
    "question": "action",
    "seat": 0,
    "owner": 1,
    "asked": [1],
    "words": "stop",
    "answers": "pass",
    "in_network": True,
    "claimed": 2,
}
"""What is not among these is a number."""


def example(facts: Iterable[str]) -> dict[str, object]:
    """The facts with example values."""
    return {fact: EXAMPLES.get(fact, 2) for fact in facts}


def sayable(words: Words, opened: OpenGame, facts: Iterable[str]) -> set[str]:
    """The variables that a sentence may use where these facts are told."""
    return set(words._values(opened, example(facts), None))


def told_facts(variables: Iterable[str], facts: Iterable[str]) -> set[str]:
    """The facts that some variables tell: `$tile-the` tells the tile."""
    return {
        fact for fact in facts for name in variables if name == fact or name.startswith(f"{fact}-")
    }
