"""Listening to a command in a process of its own."""

import os
import time

PATIENCE = 300
"""Seconds until something is thought to hang; a busy machine needs many."""


def read_until(descriptor: int, wanted: str, seconds: float = PATIENCE) -> str:
    """What is told up to some words."""
    os.set_blocking(descriptor, False)
    told, ends = b"", time.monotonic() + seconds
    while wanted not in told.decode(errors="ignore"):
        assert time.monotonic() < ends, f"never told: {wanted}\n{told.decode()}"
        try:
            told += os.read(descriptor, 4096)
        except BlockingIOError:
            time.sleep(0.02)
    return told.decode()
