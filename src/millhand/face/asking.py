"""What follows from a game's questions and verbs, for every game alike.

Whether an answer is allowed, and why not, is asked of the rules of its verb and of nothing else.
"""

from collections.abc import Sequence
from typing import Any

from millhand.face.game import Game
from millhand.face.naming import Names, name_facts
from millhand.face.pointing import NamedPiece, pieces_named
from millhand.face.rules import Refusal
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Price, Question, Verb


class Asking:
    """The part of an open game that asks and judges answers."""

    game: Game
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

    def verb(self, choice: int) -> Verb:
        """The verb that a choice is said with, whether it is asked for or not."""
        return next(verb for verb in self.game.verbs() if verb.word and verb.is_meant(choice))

    def pieces(self, choice: int, claim: str) -> tuple[NamedPiece, ...]:
        """The pieces that a choice names, each followed by what contains it."""
        verb, (_, said) = self.verb(choice), self.said(choice, claim)
        if verb.piece and not said:
            said = {verb.piece: self.write_choice(choice, claim).partition(" ")[2]}
        return pieces_named(verb, said, self.game.kinds)

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """What a choice says: a verb and the pieces it tells of, by their kinds."""
        raise NotImplementedError

    def write_choice(self, choice: int, claim: str) -> str:
        """How a choice is written."""
        raise NotImplementedError

    def claim(self, table: Table, seat: int, choice: int) -> str:
        """What a choice says beyond its number: nothing, unless a game tells levels."""
        return ""

    def claim_refusal(self, table: Table, seat: int, choice: int, claim: str) -> Refusal | None:
        """What is wrong with a claim; where nothing is claimed, nothing is."""
        return None

    def named(self, facts: Facts) -> dict[str, Any]:
        """Facts with ids in place of numbers."""
        return name_facts(self.names, facts)


def rules_of(verbs: Sequence[Verb]) -> list[Rule]:
    """The book: every rule that can refuse a move, verb after verb, each once."""
    rules = {(rule.number, rule.name): rule for verb in verbs for rule in verb.rules()}
    return list(rules.values())
