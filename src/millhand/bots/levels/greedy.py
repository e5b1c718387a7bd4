"""The bot `greedy`: the single move after which its situation is worth most to its judge."""

from collections.abc import Sequence
from typing import ClassVar

from millhand.bots.bot import View
from millhand.bots.thinker import Thinker
from millhand.kernel.chance import Chance
from millhand.thinking.sealed import answer_for_others
from millhand.thinking.search import Search

EVERY_CARD = 64


class Greedy(Thinker):
    """Takes what looks best now."""

    name = "greedy"
    rank = 20
    sentences: ClassVar = {
        "en": (
            "Makes the single move after which its own situation looks best, "
            "and does not look further."
        ),
        "fr": (
            "Joue le seul coup après lequel sa propre situation paraît la meilleure, sans "
            "voir plus loin."
        ),
    }

    def think(self, search: Search, view: View, chance: Chance) -> Sequence[int]:
        """Every answer to every question of the move is tried.

        Where all answer at once, the others are imagined to answer anything.
        """
        table = view.imagine(chance)
        answer_for_others(table, view.seat, chance)
        return list(search.best_move(table, view.seat, EVERY_CARD))
