"""Logs: one JSON object a line on the error stream. Nothing that is secret is ever given here."""

import json
import sys
import time
from typing import Any


def log(event: str, **facts: Any) -> None:
    """Note that something happened."""
    line = {"at": round(time.time(), 3), "event": event, **facts}
    print(json.dumps(line, ensure_ascii=False, default=str), file=sys.stderr, flush=True)
