"""The bot `canny`: searches its own whole turn, each action with all that follows.

Where all answer at once, unseen by each other, it thinks of what the others may think of.
"""

from collections.abc import Sequence
from typing import ClassVar

from millhand.bots.bot import ANY, View
from millhand.bots.thinker import Thinker
from millhand.bots.unseen import Unseen
from millhand.kernel.chance import Chance
from millhand.thinking.foresight import is_sealed
from millhand.thinking.search import Judge, Search

BREADTH = 8
"""So many first moves are followed by every second one …"""
OF_EACH_KIND = 1
"""… and at least so many of each kind of action, however little they seem worth at first."""
CARDS = 1
"""So many of the least useful cards are tried where any card will do (more changed no duel)."""


class Canny(Thinker):
    """Thinks its turn through."""

    name = "canny"
    rank = 30
    sentences: ClassVar = {
        "en": (
            "Thinks its whole turn through, every action with all that follows from it, "
            "and plays the turn that leaves it best off."
        ),
        "fr": (
            "Réfléchit à son tour entier, chaque action avec tout ce qui en découle, et "
            "joue celui qui le laisse le mieux placé."
        ),
    }

    def __init__(self, judge: Judge | None = None) -> None:
        super().__init__(judge)
        self._unseen = Unseen()

    def think(self, search: Search, view: View, chance: Chance) -> Sequence[int]:
        """The first move of the best turn."""
        if is_sealed(view.imagine(Chance(ANY))):
            return self._unseen.answer(search, view, chance)
        table = view.imagine(chance)
        return list(search.best_turn(table, view.seat, BREADTH, OF_EACH_KIND, CARDS))
