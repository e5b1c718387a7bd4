"""What bots that look ahead have in common: a search for the game they sit at."""

from collections.abc import Sequence
from typing import ClassVar

from millhand.bots.bot import View
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.thinking.search import Judge, Search


class Thinker:
    """Plans whole moves with a search; a bot says how."""

    name: ClassVar[str]

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge
        self.nodes = 0
        self._opened: OpenGame | None = None
        self._search: Search | None = None

    def search_for(self, opened: OpenGame) -> Search:
        """The search for a game; the one that was used before, if it is the same game."""
        if self._search is None or self._opened is not opened:
            from millhand.bots.judges import judge_for  # it knows all games: not to list bots

            judge = self.judge or judge_for(opened, self.name)
            self._opened, self._search = opened, Search(judge, opened.choice_count)
        return self._search

    def prepare(self, opened: OpenGame) -> None:
        """Get ready for a game; raises NoWeights if it has learnt nothing of it."""
        self.search_for(opened)

    def choose(self, view: View, chance: Chance) -> int:
        """The first answer of the plan."""
        return self.plan(view, chance)[0]

    def plan(self, view: View, chance: Chance) -> Sequence[int]:
        """The answers of the move that seems best."""
        search = self.search_for(view.opened)
        answers = self.think(search, view, chance)
        self.nodes += int(search.nodes)
        return answers

    def think(self, search: Search, view: View, chance: Chance) -> Sequence[int]:
        """How the bot uses the search."""
        raise NotImplementedError
