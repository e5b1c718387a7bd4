"""A child process ends with its parent, however that one ends."""

import os
import signal
import sys
import threading
import time

PR_SET_PDEATHSIG = 1
GLANCE = 1.0


def end_with_parent(parent: int, number: int = signal.SIGTERM) -> None:
    """Have a signal sent to this process when its parent is gone."""
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, number)
    else:
        threading.Thread(target=_watch, args=(parent, number), daemon=True).start()
    if os.getppid() != parent:  # it was faster
        os.kill(os.getpid(), number)


def _watch(parent: int, number: int) -> None:
    while os.getppid() == parent:
        time.sleep(GLANCE)
    os.kill(os.getpid(), number)
