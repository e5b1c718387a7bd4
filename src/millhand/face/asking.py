"""What follows from a game's questions and verbs, for every game alike.

Whether an answer is allowed, and why not, is asked of the rules of its verb and of nothing else.
"""

from collections.abc import Sequence
from typing import Any

from millhand.face.naming import Names, name_facts
from millhand.face.rules import Refusal
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Question, Verb


class Asking:
    """The part of an open game that asks and judges answers."""

    names: Names

    def asks(self, table: Table, seat: int) -> Question:
        """The question put to a seat, or to the dealer."""
        raise NotImplementedError

    def question(self, table: Table, seat: int) -> str:
        """The name of what is asked."""
        return self.asks(table, seat).name

    def answers(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice is an answer to the present question at all, allowed or not."""
        return self.asks(table, seat).verb_of(table, choice) is not None

    def implied(self, table: Table, seat: int) -> int | None:
        """The choice that is meant when a player says no more; nobody means what is refused."""
        verb = self.asks(table, seat).implied
        if verb is None or verb.broken(table, seat, verb.first):
            return None
        return int(verb.first)

    def is_mere_intent(self, table: Table, seat: int, choice: int) -> bool:
        """Whether a choice, given now, only says what is meant and changes nothing yet."""
        return self.asks(table, seat).is_intent

    def refusals(self, table: Table, seat: int, choice: int) -> list[Refusal] | None:
        """Every rule that a choice breaks; nothing: it is allowed. None: it is no answer."""
        verb = self.asks(table, seat).verb_of(table, choice)
        if verb is None:
            return None
        given, candidate = verb.given_with(table, seat, choice), verb.candidate(table, choice)
        return [
            Refusal(rule.number, rule.name, self.named(rule.facts(table, seat, given, candidate)))
            for rule in verb.broken(table, seat, choice)
        ]

    def price(self, table: Table, seat: int, choice: int) -> Price | None:
        """What a choice costs or brings, if it does."""
        verb = self.asks(table, seat).verb_of(table, choice)
        return None if verb is None else verb.price(table, seat, choice)

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""
        return name_facts(self.names, facts)


def rules_of(verbs: Sequence[Verb]) -> list[Rule]:
    """The book: every rule that can refuse a move, verb after verb, each once."""
    rules = {(rule.number, rule.name): rule for verb in verbs for rule in verb.rules()}
    return list(rules.values())
