"""Wrong input: one clear line on the error stream, exit code 2, never a traceback."""

import sys

WRONG_INPUT = 2
"""The exit code for whatever a user can mend."""


class WrongInput(Exception):
    """Something a user said that cannot be; the message names it and what would be right."""


def tell_error(message: str) -> None:
    """One line, whatever the message."""
    sys.stdout.flush()
    print("millhand: " + " ".join(message.split()), file=sys.stderr, flush=True)


def what_is_wrong(error: BaseException, language: str) -> str | None:
    """What a user did wrong, in words; None for every other error: those are faults of millhand."""
    if isinstance(error, WrongInput):
        return str(error)
    if not isinstance(error, ValueError):
        return None
    from millhand.bots.judges import NoWeights
    from millhand.bots.roster import UnknownBot
    from millhand.face.game import BrokenData
    from millhand.face.spelling import Unclear
    from millhand.thinking.minds import NoMind
    from millhand.words.unclear import say_unclear

    if isinstance(error, Unclear):
        return say_unclear(error, language)
    return str(error) if isinstance(error, BrokenData | NoMind | NoWeights | UnknownBot) else None
