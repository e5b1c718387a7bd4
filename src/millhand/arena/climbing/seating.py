"""Who plays the games that a judge is taught by: near the best that is known, and not all alike.

Blur alone is a share of each weight, so what nobody does well would never be learnt: some seats
therefore have mild likings besides, which do not depend on what is thought of a thing already.
"""

from dataclasses import dataclass
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from millhand.arena.fitting import bell
from millhand.bots.bot import Bot
from millhand.bots.judges import judge_for
from millhand.bots.levels.canny import Canny
from millhand.bots.nets import Learnt, judge_by_net
from millhand.bots.planner import TurnPlanner
from millhand.bots.unseen import TABLES, THOUGHTS, TRIALS
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.thinking.minds import mind_for
from millhand.thinking.rolls import Manner
from millhand.thinking.search import Judge

BLUR = 0.15
"""How far the weights of a seat stray, as a share of themselves."""
LIKERS = 4
"""One seat of so many has likings …"""
LIKED = 8
"""… for one feature of so many …"""
LIKING = 1.5
"""… of about so many points for a usual difference in it."""
STILL = 0.5
"""What never differed is liked as if it did by so much: nobody has tried it yet."""
ELDERS = 10
"""One seat of so many plays with an older judge."""


@dataclass(frozen=True)
class Teachers:
    """The judges of a round: None is canny's own, by weights."""

    newest: Learnt | None
    elders: tuple[Learnt | None, ...]
    spreads: tuple[float, ...]
    """How much each feature usually differs; none: nobody has likings."""
    look_ahead: bool = False
    """Whether they compare their turns by rolls."""


class Tutor(TurnPlanner):
    """Looks two own turns ahead, and no longer than many games allow."""

    name = "tutor"
    manner: ClassVar = Manner(breadth=8, candidates=4, rolls=16, far=2, own_breadth=0, prior=2)
    sealed: ClassVar = (TABLES, THOUGHTS, TRIALS)

    def prepare(self, opened: OpenGame) -> None:
        """Get ready for a game, however slow the engine is: nobody waits for a single move."""
        self.roller_for(opened)


def seated(opened: OpenGame, teachers: Teachers, chance: Chance) -> list[Bot]:
    """A bot for each seat."""
    kind = Tutor if teachers.look_ahead else Canny
    return [kind(judge_of_seat(opened, teachers, chance)) for _ in range(opened.players)]


def judge_of_seat(opened: OpenGame, teachers: Teachers, chance: Chance) -> Judge:
    """A judge that strays a little, each seat's in its own way."""
    learnt = teachers.newest
    if teachers.elders and chance.below(ELDERS) == 0:
        learnt = teachers.elders[chance.below(len(teachers.elders))]
    weights = [int(weight) for weight in judge_for(opened, "canny").weights]
    strayed = [round(weight * BLUR * bell(chance)) for weight in weights]
    if teachers.spreads and chance.below(LIKERS) == 0:
        strayed = [a + b for a, b in zip(strayed, likings(opened, teachers, chance), strict=True)]
    if learnt is None:
        mind = mind_for(opened.game.name)
        return Judge(mind, vec[i64]([a + b for a, b in zip(weights, strayed, strict=True)]))
    return judge_by_net(opened, learnt, strayed)


def likings(opened: OpenGame, teachers: Teachers, chance: Chance) -> list[int]:
    """What somebody likes or dislikes for its own sake, alike in all chapters."""
    chapters = len(mind_for(opened.game.name).chapters)
    liked = [liking(spread, chance) for spread in teachers.spreads]
    return liked * chapters


def liking(spread: float, chance: Chance) -> int:
    """How much a feature is liked, in thousandths of a point; most are not."""
    if chance.below(LIKED):
        return 0
    return round(1000 * LIKING * bell(chance) / (spread or STILL))
