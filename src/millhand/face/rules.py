"""A refusal is data: the number of a rule, its name and the facts. Sentences are made in words."""

from dataclasses import dataclass, field

from millhand.kernel.rules import Facts


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule's number, its name and the facts."""

    number: str
    reason: str
    facts: Facts = field(default_factory=dict)
