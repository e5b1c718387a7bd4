"""Rules and refusals. A rule has a number; a refusal is that number plus the facts.

A rule's function looks at all candidates of a question at once and returns the set of those for
which its sentence is true. What is legal is what all rules of the question have in common; a
refusal names a rule whose set lacks the candidate. One set of functions serves the list of legal
moves, the check and the explanation.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Facts = Mapping[str, Any]
"""Pieces by their ids and plain numbers, never sentences."""


@dataclass(frozen=True)
class Rule:
    """A numbered rule that can refuse: which candidates it allows, and the facts if it does not."""

    number: str
    allows: Callable[[Any, int, int], int]
    """(table, seat, given) → the set of candidates for which the rule's sentence is true."""
    facts: Callable[[Any, int, int, int], Facts] = lambda table, seat, given, candidate: {}
    """(table, seat, given, candidate) → what a sentence about the refusal needs to know."""

    @property
    def name(self) -> str:
        """The rule's sentence as an identifier: `slot_shows_the_industry`."""
        return str(self.allows.__name__)


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule's number, its name and the facts."""

    number: str
    reason: str
    facts: Facts = field(default_factory=dict)
