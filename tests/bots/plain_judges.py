"""Judges whose weights anybody understands, for tests that must not depend on fitted ones."""

from millhand.bots.judges import make_judge
from millhand.face.game import OpenGame
from millhand.thinking.minds import mind_for
from millhand.thinking.search import Judge

MONEY = {"wealth": 1000, "track": 1000, "networks": 1000, "demand_pays": 1000}


def judge_of_money(opened: OpenGame) -> Judge:
    """In Workshop of the World: money, and what the end of the era will pay as things stand."""
    return make_judge(opened, dict.fromkeys(mind_for(opened.game.name).chapters, MONEY))
