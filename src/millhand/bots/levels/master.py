"""The bot `master`: as shrewd, with more turns, more tables, and three own turns ahead."""

from typing import ClassVar

from millhand.bots.planner import TurnPlanner
from millhand.thinking.rolls import Manner


class Master(TurnPlanner):
    """Looks three own turns ahead."""

    name = "master"
    rank = 50
    sentences: ClassVar = {
        "en": (
            "Thinks as shrewd does, but longer: more of its turns, on more imagined tables, three "
            "turns of its own ahead, for about two seconds a turn."
        ),
        "fr": (
            "Réfléchit comme shrewd, mais plus longtemps : plus de tours, sur plus de tables "
            "imaginées, trois de ses tours à l’avance, environ deux secondes par tour."
        ),
    }
    seconds_interpreted = 100
    manner: ClassVar = Manner(breadth=10, candidates=8, rolls=480, far=3, own_breadth=2, prior=2)
    sealed: ClassVar = (64, 64, 48)
