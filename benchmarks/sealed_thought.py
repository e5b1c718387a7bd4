"""Bots for measuring what Workshop of the World owes to thinking about sealed answers.

millhand duel shrewd benchmarks/sealed_thought.py:Brief workshop --players 3 --games 120
"""

from typing import ClassVar

from millhand.bots.levels.shrewd import Shrewd
from millhand.thinking.rolls import Manner


class Brief(Shrewd):
    """Shrewd, with a twentieth of the thought about what all answer at once."""

    name = "brief"
    sealed: ClassVar = (6, 10, 8)


class WithoutRolls(Shrewd):
    """Shrewd, taking the turn that its judge likes best."""

    name = "without_rolls"
    manner: ClassVar = Manner(breadth=8, candidates=1, rolls=1, far=1, own_breadth=4, prior=2)
