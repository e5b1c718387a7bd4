"""The bot `random`: any choice of each menu, all equally likely."""

from millhand.bots.bot import View
from millhand.kernel.chance import Chance
from millhand.kernel.playout import RANDOM, pick


class Random:
    """Plays at random."""

    name = "random"
    manner = RANDOM

    def choose(self, view: View, chance: Chance) -> int:
        """Any choice."""
        return int(pick(view.menu, chance, RANDOM))
