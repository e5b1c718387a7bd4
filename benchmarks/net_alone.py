"""A bot for measuring: canny's search with the net of the league, and no looking ahead.

millhand simulate birmingham --players 4 --bots benchmarks/net_alone.py:NetAlone --games 200
"""

from millhand.bots.levels.canny import Canny
from millhand.bots.nets import judge_by_net, net_of
from millhand.face.game import OpenGame
from millhand.thinking.search import Search


class NetAlone(Canny):
    """What a net is worth by itself; canny where there is none."""

    name = "canny"

    def search_for(self, opened: OpenGame) -> Search:
        """The search for a game, with its net."""
        if self._search is None or self._opened is not opened:
            learnt = net_of(opened)
            self.judge = None if learnt is None else judge_by_net(opened, learnt)
        return super().search_for(opened)
