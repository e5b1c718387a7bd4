"""The bot `shrewd`: judges by a net taught by games, and plays its best turns on in its mind."""

from typing import ClassVar

from millhand.bots.planner import TurnPlanner
from millhand.thinking.rolls import Manner


class Shrewd(TurnPlanner):
    """Looks two own turns ahead."""

    name = "shrewd"
    rank = 40
    sentences: ClassVar = {
        "en": (
            "Judges by what thousands of games have taught it, and tries its best turns out on "
            "tables as it imagines them, two turns of its own ahead."
        ),
        "fr": (
            "Juge d’après ce que des milliers de parties lui ont appris, et essaie ses meilleurs "
            "tours sur des tables qu’il imagine, deux de ses tours à l’avance."
        ),
    }
    seconds_interpreted = 10
    manner: ClassVar = Manner(breadth=8, candidates=6, rolls=80, far=2, own_breadth=2, prior=2)
    sealed: ClassVar = (24, 24, 24)
