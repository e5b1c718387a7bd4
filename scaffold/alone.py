"""One at a time: a lock that the system takes away from whoever ends, however that happens."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(lock: int, wait: bool) -> None:
        msvcrt.locking(lock, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(lock: int, wait: bool) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


class Busy(Exception):
    """Somebody else is at it."""


@contextmanager
def alone(path: Path, waiting: Callable[[], object] | None = None) -> Iterator[None]:
    """Hold a lock file; where another holds it, say so by `waiting` and wait, or raise Busy."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(path, os.O_RDWR | os.O_CREAT)
    try:
        try:
            _take(lock, wait=False)
        except OSError:
            if waiting is None:
                raise Busy(str(path)) from None
            waiting()
            _take(lock, wait=True)
        yield
    finally:
        os.close(lock)


def is_held(path: Path) -> bool:
    """Whether somebody is at it just now."""
    try:
        with alone(path):
            return False
    except Busy:
        return True
