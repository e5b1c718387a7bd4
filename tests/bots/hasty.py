"""A bot that thinks as those do that take their time, but in a hurry, with a net of no sense."""

from bots.any_nets import any_net

from millhand.bots.nets import judge_by_net
from millhand.bots.planner import TurnPlanner
from millhand.face.game import OpenGame
from millhand.thinking.rolls import Manner

QUICK = Manner(breadth=2, candidates=3, rolls=6, far=1, own_breadth=1, prior=1)


class Hasty(TurnPlanner):
    """Compares few turns by few rolls."""

    name = "hasty"
    manner = QUICK
    sealed = (2, 3, 2)
    seconds_interpreted = 1

    def __init__(self, game: OpenGame) -> None:
        super().__init__(judge_by_net(game, any_net(game)))
