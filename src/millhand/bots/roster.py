"""All bots by name, from the weakest to the strongest: one for each file of `levels/`."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import isclass
from pkgutil import iter_modules
from typing import Any

from millhand.bots import levels
from millhand.bots.bot import Bot, CannotPlay, Choosy, Level
from millhand.bots.planner import TurnPlanner
from millhand.bots.thinker import Thinker
from millhand.face.faults import Faulty
from millhand.face.game import OpenGame


def _bots_of(file: str) -> list[Any]:
    """The bots of a file; whatever is wrong with them is raised."""
    module = import_module(f"{levels.__name__}.{file}")
    bots: list[Any] = [
        bot
        for bot in vars(module).values()
        if isclass(bot) and bot.__module__ == module.__name__ and hasattr(bot, "rank")
    ]
    for bot in bots:
        _ = (bot.name, bot.rank + 0, bot.sentences["en"], bot.choose)
    return bots


BROKEN: dict[str, str] = {}
"""Files whose bots nobody can play with, and why: they keep nobody from playing with others."""


def _found() -> Iterator[Any]:
    """The bots of all files, in no particular order."""
    for file in iter_modules(levels.__path__):
        try:
            yield from _bots_of(file.name)
        except Exception as error:  # a file of somebody else's: anything can be wrong with it
            BROKEN[file.name] = f"{type(error).__name__}: {error}"


ROSTER: dict[str, type[Level]] = {
    bot.name: bot for bot in sorted(_found(), key=lambda bot: (bot.rank, bot.name))
}

THINKERS: dict[str, type[Thinker]] = {
    name: bot for name, bot in ROSTER.items() if issubclass(bot, Thinker)
}
"""Those that judge, and can be given a judge of their own, to fit its weights."""


QUICK = [name for name, bot in ROSTER.items() if not issubclass(bot, TurnPlanner)]
"""Those that answer at once; the others think for a while, and many of their games take long."""


class UnknownBot(Faulty):
    """A name that no bot has, or one whose file is broken."""


def hire(names: Iterable[str]) -> list[Bot]:
    """A bot for each name."""
    bots: list[Bot] = []
    for name in names:
        if name in BROKEN:
            raise UnknownBot("bot_is_broken", file=f"{name}.py", words=BROKEN[name])
        if name not in ROSTER:
            raise UnknownBot("bot_is_unknown", word=name, known=list(ROSTER))
        bots.append(ROSTER[name]())
    return bots


def make_sure_they_play(names: Iterable[str], opened: OpenGame) -> None:
    """Raise UnknownBot for a name that no bot has, CannotPlay for a bot that is not up to it."""
    for bot in hire(names):
        if isinstance(bot, Choosy):
            bot.prepare(opened)


def plays(name: str, opened: OpenGame) -> bool:
    """Whether a bot plays a game here."""
    try:
        make_sure_they_play([name], opened)
    except CannotPlay:
        return False
    return True
