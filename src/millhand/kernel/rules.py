"""Rules narrow: each is given the candidates that are left and returns those that it keeps.

The same function serves the list of legal answers (given all candidates), the check of one answer
and its explanation (given that one alone). So a rule decides each candidate by itself, and it
answers for any candidate, also for one that an earlier rule has refused.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT

Facts = Mapping[str, Any]
"""Pieces by their numbers (or ids) and plain numbers, never sentences."""

Narrow = Callable[[Any, int, int, int], int]
"""(table, seat, given, among) → the candidates that the rule keeps."""

Find = Callable[[Any, int, int, int], Facts]
"""(table, seat, given, candidate) → what a sentence about a refusal needs to know."""


def no_facts(table: Any, seat: int, given: int, candidate: int) -> Facts:
    """Nothing beyond the rule itself need be said."""
    return {}


@mypyc_attr(acyclic=True, native_class=True)
class Rule:
    """A numbered rule: what it keeps, and the facts where it refuses."""

    def __init__(self, number: str, narrow: Narrow, facts: Find = no_facts) -> None:
        self.number: Final = number
        self.narrow: Final = narrow
        self.facts: Final = facts

    @property
    def name(self) -> str:
        """The rule's sentence as an identifier: `slot_shows_the_industry`."""
        return str(self.narrow.__name__)

    def keeps(self, table: Any, seat: int, given: int, candidate: int) -> bool:
        """Whether the rule's sentence is true of one candidate."""
        return self.narrow(table, seat, given, BIT[candidate]) != 0


def kept_if(allowed: bool, among: i64) -> i64:
    """A rule that does not look at the single candidate keeps all of them or none.

    Written out, because `among if allowed else 0` makes objects of both.
    """
    if allowed:
        return among
    return 0
