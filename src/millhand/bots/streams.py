"""A program in a process of its own, with lines in and lines out, and nobody who waits for ever."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from ctypes import CDLL
from queue import Empty, Queue
from threading import Thread

LONGEST = 1_000_000
"""Bytes of a line; whoever writes more is cut off there."""
MOST_UNHEARD = 100
"""Lines that are kept until somebody wants to hear them; whoever says more has to wait."""
FAREWELL = 0.5
"""Seconds that a program has to end by itself when its input ends."""

LIBC = CDLL(None) if sys.platform == "linux" else None
PARENT_DIES = 1
"""Of Linux's prctl: a signal when whoever started a process is no more."""


class NoLine(Exception):
    """Nothing was said in time."""


class Closed(Exception):
    """Nothing more will be said; with the exit code of the program."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(code)


class Streams:
    """A running program. It hears nothing of Ctrl-C and does not outlive whoever started it."""

    def __init__(self, command: Sequence[str]) -> None:
        self.owner = os.getpid()
        self._ran = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            preexec_fn=None if LIBC is None else _die_with_the_parent,
        )
        self._said: Queue[bytes] = Queue(MOST_UNHEARD)
        self._to_say: Queue[bytes] = Queue()
        for run in (self._listen, self._talk):
            Thread(target=run, daemon=True).start()

    def write(self, line: str) -> None:
        """Say a line; whether it is heard is seen by the answer."""
        self._to_say.put(line.encode() + b"\n")

    def read(self, seconds: float) -> str:
        """The next line; NoLine if there is none in time, Closed if there will be none."""
        try:
            line = self._said.get(timeout=seconds)
        except Empty:
            raise NoLine from None
        if line:
            return line.decode(errors="replace")
        with suppress(subprocess.TimeoutExpired):
            self._ran.wait(FAREWELL)
        raise Closed(self._ran.poll() or 0)

    def end(self) -> None:
        """Ask it to go by ending its input; it and all it started that stay are killed."""
        if self.owner != os.getpid():
            return
        self._to_say.put(b"")
        with suppress(subprocess.TimeoutExpired):
            self._ran.wait(FAREWELL)
        with suppress(ProcessLookupError, PermissionError):  # nobody has stayed
            self._kill()
        self._ran.wait()

    def _kill(self) -> None:
        if hasattr(os, "killpg"):
            os.killpg(self._ran.pid, signal.SIGKILL)
        else:
            self._ran.kill()

    def _listen(self) -> None:
        stream = self._ran.stdout
        assert stream is not None
        with stream:
            while line := stream.readline(LONGEST):
                self._said.put(line)
        self._said.put(b"")

    def _talk(self) -> None:
        stream = self._ran.stdin
        assert stream is not None
        with suppress(OSError), stream:
            while line := self._to_say.get():
                stream.write(line)
                stream.flush()


def _die_with_the_parent() -> None:
    assert LIBC is not None
    LIBC.prctl(PARENT_DIES, signal.SIGKILL)
