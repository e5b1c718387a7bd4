"""Work that is given to workers in other processes, which must find it by its name."""

import os
import time
from pathlib import Path

from millhand.bots.roster import UnknownBot


def refuse(word: str) -> str:
    raise UnknownBot("bot_is_unknown", word=word, known=["random"])


def wait_for_leave(folder: str) -> int:
    """Says which process is at it, and ends when it may."""
    Path(folder, f"{os.getpid()}.at-it").touch()
    while not Path(folder, "leave").exists():
        time.sleep(0.02)
    return os.getpid()


def die(number: int) -> None:
    os._exit(1)


def tasks_left(dask_scheduler) -> int:
    return len(dask_scheduler.tasks)
