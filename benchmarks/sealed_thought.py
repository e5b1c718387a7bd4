"""A bot for measuring what Workshop of the World owes to thinking about sealed answers.

millhand duel shrewd benchmarks/sealed_thought.py:Brief workshop --players 3 --games 120
"""

from typing import ClassVar

from millhand.bots.levels.shrewd import Shrewd


class Brief(Shrewd):
    """Shrewd, with a twentieth of the thought about what all answer at once."""

    name = "brief"
    sealed: ClassVar = (6, 10, 8)
