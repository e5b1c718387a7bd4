"""The bot `rambler`: first a kind of action, then one of that kind. Its games are richer."""

from millhand.bots.bot import View
from millhand.kernel.chance import Chance
from millhand.kernel.playout import RAMBLER, pick


class Rambler:
    """Rambles about."""

    name = "rambler"
    manner = RAMBLER

    def choose(self, view: View, chance: Chance) -> int:
        """A kind of choice, then a choice of that kind."""
        return int(pick(view.menu, chance, RAMBLER))
