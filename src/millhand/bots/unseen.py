"""Sealed answers of bots that think: what the others may think of is thought of, too."""

from collections.abc import Sequence

from millhand.bots.bot import View
from millhand.kernel.chance import Chance
from millhand.thinking.foresight import Foresight
from millhand.thinking.sealed import Sealed
from millhand.thinking.search import Search

TABLES = 2
"""As a rule so many tables are imagined for a sealed answer …"""
THOUGHTS = 6
"""… on each everybody thinks so many times of an answer to the others' answers …"""
TRIALS = 4
"""… and each own answer is tried against so many answers of the others."""


class Unseen:
    """Thinks of sealed answers with a search; the same one as before, as a rule."""

    def __init__(
        self, tables: int = TABLES, thoughts: int = THOUGHTS, trials: int = TRIALS
    ) -> None:
        self.tables = tables
        self.thoughts = thoughts
        self.trials = trials
        self._sealed: Sealed | None = None

    def answer(self, search: Search, view: View, chance: Chance) -> Sequence[int]:
        """The answer that does best on average, against others who think too."""
        tables = [view.imagine(chance) for _ in range(self.tables)]
        if self._sealed is None or self._sealed.foresight.search is not search:
            self._sealed = Sealed(Foresight(search))
        thoughts, trials = self.thoughts, self.trials
        return list(self._sealed.best_sealed(tables, view.seat, thoughts, trials, chance))
