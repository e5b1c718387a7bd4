"""What holds while a bot is at work that does not belong to us.

It finds the modules beside its file, what it prints does not get among what we say, and whatever
goes wrong in it is told in a line that names it.
"""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from traceback import extract_tb
from typing import Any, TypeGuard

from millhand.bots.bot import FAILURES, BadManners, MenuBot
from millhand.bots.files import at_home
from millhand.face.faults import Faulty

FROM_OUTSIDE: dict[type, Path | None] = {}
"""Classes of bots that came from files and packages, and in which folder a file lies."""


@contextmanager
def at_work(bot: Any) -> Iterator[None]:
    """Around all that a bot is asked or told; BadManners if it fails."""
    kind = type(bot)
    try:
        with at_home(FROM_OUTSIDE[kind]) if kind in FROM_OUTSIDE else nullcontext():
            yield
    except Faulty:
        raise
    except FAILURES as error:
        if kind.__module__.startswith("millhand."):
            raise
        raise BadManners("bot_has_failed", bot=bot.name, words=where_it_failed(error)) from error


def where_it_failed(error: BaseException) -> str:
    """What went wrong in somebody else's bot, and in which line of it."""
    *_, last = extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({last.filename}, {last.lineno})"


def is_menu_bot(bot: object) -> TypeGuard[MenuBot]:
    """Whether the kernel can play a bot without asking; whoever comes from outside is asked."""
    return isinstance(bot, MenuBot) and type(bot) not in FROM_OUTSIDE
