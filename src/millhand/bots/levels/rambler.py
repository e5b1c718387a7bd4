"""The bot `rambler`: first a kind of action, then one of that kind. Its games are richer."""

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
            "Picks a kind of action by chance, then any move of that kind; its games are "
            "livelier than random ones."
        ),
        "fr": (
            "Choisit au hasard un genre d’action, puis n’importe quel coup de ce genre ; "
            "ses parties sont plus animées que des parties au hasard."
        ),
    }
    manner = RAMBLER

    def choose(self, view: View, chance: Chance) -> int:
        """A kind of choice, then a choice of that kind."""
        return int(pick(view.menu, chance, RAMBLER))
