"""The bot `rambler`: first a kind of action, then one of that kind. Its games are livelier."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from millhand.bots.bot import View
from millhand.bots.likings import GLADLY, LIKINGS
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import pick


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

    def likings(self, opened: OpenGame) -> vec[i64]:
        """Those for the game; where nothing is said it likes all kinds alike."""
        liked = LIKINGS.get(opened.game.name, {})
        by_choice = [GLADLY] * opened.choice_count
        for verb in opened.game.verbs():
            for choice in range(verb.first, verb.end):
                by_choice[choice] = liked.get(verb.word, GLADLY)
        return vec[i64](by_choice)

    def choose(self, view: View, chance: Chance) -> int:
        """A kind of choice, then a choice of that kind."""
        return int(pick(view.menu, chance, self.likings(view.opened)))
