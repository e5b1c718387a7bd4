"""The command `millhand`. What is slow to import waits until a command needs it."""

import os
import signal
import sys
from collections.abc import Sequence
from types import FrameType

from millhand.face.faults import Fault, system_fault

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command line and return its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if arguments is None:
        signal.signal(signal.SIGINT, _interrupt_once)
    if not _streams_are_open(words):
        return 1
    _write_whatever_the_terminal_knows()
    try:
        code = _carry_out(words)
        sys.stdout.flush()
    except OSError as error:
        return _output_is_lost(error, words)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


_INTERRUPTS: list[int] = []
"""Ctrl-C, once it was pressed."""


def _interrupt_once(number: int, frame: FrameType | None) -> None:
    """The first Ctrl-C ends what goes on; further ones would only end the ending.

    One that comes while this is running is told by what has been noted.
    """
    if _INTERRUPTS:
        return
    _INTERRUPTS.append(number)
    _hear_no_more()
    raise KeyboardInterrupt


def _hear_no_more() -> None:
    """Ignore Ctrl-C; it is held back meanwhile, or Python tells of a race with one that comes."""
    held = {signal.SIGINT}
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, held)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, held)


def _carry_out(words: list[str]) -> int:
    if words == ["--version"]:
        from millhand.cli.version import version_line

        print(version_line())
        return 0
    from millhand.cli.app import run

    return run(words)


def _output_is_lost(error: OSError, words: Sequence[str]) -> int:
    """A full disk is told; a reader that has gone away (`| head`) needs no words."""
    if not isinstance(error, BrokenPipeError):
        fault = system_fault(error)
        _tell_lost_output(fault.at(error.filename) if error.filename else fault, words)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1


def _tell_lost_output(fault: Fault, words: Sequence[str]) -> None:
    from millhand.cli.reading import language_in
    from millhand.words.faults import say_fault

    told = say_fault(Fault("output_is_lost", fault=fault), language_in(words))
    print("millhand:", told, file=sys.stderr)


def _streams_are_open(words: Sequence[str]) -> bool:
    """Somebody may have started us without streams: no input is as good as an empty one."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - until the process ends
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        _tell_lost_output(Fault("there_is_no_output"), words)
        return False
    return True


def _write_whatever_the_terminal_knows() -> None:
    """A terminal that lacks a letter (£, é) shows a question mark; it never stops a game."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
