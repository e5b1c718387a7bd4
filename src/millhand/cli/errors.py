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


def is_wrong_input(error: BaseException) -> bool:
    """Whether an error says what a user did wrong; every other error is a fault of millhand."""
    if isinstance(error, WrongInput):
        return True
    if not isinstance(error, ValueError):
        return False
    from millhand.bots.judges import NoWeights
    from millhand.bots.roster import UnknownBot
    from millhand.kernel.game import BrokenData
    from millhand.match.opening import BadOpening
    from millhand.notation.moves import Unreadable
    from millhand.notation.record import BadRecord

    known = BadOpening | BadRecord | BrokenData | NoWeights | UnknownBot | Unreadable
    return isinstance(error, known)
