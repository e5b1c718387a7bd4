"""Logs: one JSON object a line on the error stream. Nothing that is secret is ever given here."""

import logging
import sys
import time
import traceback
from contextlib import suppress
from typing import Any

import msgspec

encode = msgspec.json.Encoder(enc_hook=str).encode

INNERMOST = 8
"""How many places of a fault are noted."""


def log(event: str, **facts: Any) -> None:
    """Note that something happened; tables go on where there is no room for notes."""
    line = {"at": round(time.time(), 3), "event": event, **facts}
    with suppress(OSError):
        sys.stderr.write(encode(line).decode() + "\n")  # it is written out line by line


def places(error: BaseException) -> list[str]:
    """Where a fault happened, the innermost last; no values, which may be secret."""
    found = traceback.extract_tb(error.__traceback__)[-INNERMOST:]
    return [f"{one.filename.rpartition('/')[2]}:{one.lineno} {one.name}" for one in found]


class Libraries(logging.Handler):
    """What libraries note, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        """One note of a library."""
        error = record.exc_info[1] if record.exc_info else None
        facts = {} if error is None else {"error": type(error).__name__, "place": places(error)}
        said = record.getMessage().strip()
        log("library", name=record.name, level=record.levelname, said=said, **facts)


def take_over() -> None:
    """Write what libraries note as everything else is written."""
    logging.basicConfig(handlers=[Libraries()], level=logging.WARNING, force=True)
