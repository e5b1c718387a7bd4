"""All bots by name, from the weakest level to the strongest."""

from collections.abc import Callable, Iterable

from millhand.bots.bot import Bot
from millhand.bots.canny import Canny
from millhand.bots.greedy import Greedy
from millhand.bots.rambler import Rambler
from millhand.bots.random import Random
from millhand.bots.thinking import Thinker
from millhand.kernel.game import OpenGame
from millhand.kernel.search import Judge

ROSTER: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "rambler": Rambler,
    "greedy": Greedy,
    "canny": Canny,
}

THINKERS: dict[str, Callable[[Judge | None], Bot]] = {"greedy": Greedy, "canny": Canny}
"""Those that can be given a judge of their own, to fit its weights."""


class UnknownBot(ValueError):
    """A name that no bot has."""


def hire(names: Iterable[str]) -> list[Bot]:
    """A bot for each name."""
    bots = []
    for name in names:
        if name not in ROSTER:
            raise UnknownBot(f"unknown bot «{name}»; the bots are {', '.join(ROSTER)}")
        bots.append(ROSTER[name]())
    return bots


def make_sure_they_play(names: Iterable[str], opened: OpenGame) -> None:
    """Raise UnknownBot for a name that no bot has, NoWeights for a bot that lacks a judge."""
    for bot in hire(names):
        if isinstance(bot, Thinker):
            bot.search_for(opened)
