"""The bot `canny`: searches its own whole turn, each action with all that follows.

Where all answer at once, unseen by each other, it thinks of what the others may think of.
"""

from collections.abc import Sequence
from typing import ClassVar

from millhand.bots.bot import View
from millhand.bots.thinker import Thinker
from millhand.kernel.chance import Chance
from millhand.kernel.table import Table
from millhand.thinking.foresight import Foresight, is_sealed
from millhand.thinking.sealed import Sealed
from millhand.thinking.search import Judge, Search

BREADTH = 8
"""So many first moves are followed by every second one …"""
OF_EACH_KIND = 1
"""… and at least so many of each kind of action, however little they seem worth at first."""
CARDS = 1
"""So many of the least useful cards are tried where any card will do (more changed no duel)."""
TABLES = 2
"""So many tables are imagined for a sealed answer …"""
THOUGHTS = 6
"""… on each everybody thinks so many times of an answer to the others' answers …"""
TRIALS = 4
"""… and each own answer is tried against so many answers of the others."""


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
        self._sealed: Sealed | None = None

    def think(self, search: Search, view: View, chance: Chance) -> Sequence[int]:
        """The first move of the best turn."""
        table = view.imagine(chance)
        if is_sealed(table):
            return self.think_unseen(table, search, view, chance)
        return list(search.best_turn(table, view.seat, BREADTH, OF_EACH_KIND, CARDS))

    def think_unseen(
        self, table: Table, search: Search, view: View, chance: Chance
    ) -> Sequence[int]:
        """The answer that does best on average, against others who think too."""
        tables = [table, *(view.imagine(chance) for _ in range(TABLES - 1))]
        if self._sealed is None or self._sealed.foresight.search is not search:
            self._sealed = Sealed(Foresight(search))
        return list(self._sealed.best_sealed(tables, view.seat, THOUGHTS, TRIALS, chance))
