"""Wrong input: one clear line on the error stream, exit code 2, never a traceback."""

import sys

from millhand.face.faults import Fault, Faulty

WRONG_INPUT = 2
"""The exit code for whatever a user can mend."""


class WrongInput(Faulty):
    """Something a user said that cannot be; the fault names it and what would be right."""


def tell_fault(fault: Fault, language: str) -> None:
    """One line, whatever is wrong."""
    from millhand.words.faults import say_fault

    sys.stdout.flush()
    print("millhand:", *say_fault(fault, language).split(), file=sys.stderr, flush=True)
