"""The bot `rambler`: first a kind of action, then one of that kind. Its games are livelier."""

from typing import ClassVar

from millhand.bots.bot import View
from millhand.kernel.chance import Chance
from millhand.kernel.playout import RAMBLER, pick


class Rambler:
    """Rambles about."""

    name = "rambler"
    rank = 10
    sentences: ClassVar = {
        "en": (
            "Picks by chance a kind of action that gets it on, such as selling or building, "
            "then any move of that kind."
        ),
        "fr": (
            "Choisit au hasard un genre d’action qui le fait avancer, comme vendre ou "
            "construire, puis n’importe quel coup de ce genre."
        ),
    }
    manner = RAMBLER

    def choose(self, view: View, chance: Chance) -> int:
        """A kind of choice, then a choice of that kind."""
        return int(pick(view.menu, chance, RAMBLER))
