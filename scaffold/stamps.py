"""Remembering what is already done: a step is not done again where nothing has changed."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from scaffold.running import ROOT, TOOLS


def fingerprint(paths: Iterable[Path], *circumstances: str) -> str:
    """A short text that changes with the files' names or contents, or the circumstances."""
    digest = hashlib.sha256(repr(circumstances).encode())
    for path in sorted(paths):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def stamp(step: str) -> str:
    """The fingerprint of what a step worked on when it last finished; empty if it never did."""
    path = TOOLS / (step + ".stamp")
    return path.read_text() if path.exists() else ""


def finish(step: str, worked_on: str) -> None:
    """Remember that a step is done."""
    TOOLS.mkdir(exist_ok=True)
    (TOOLS / (step + ".stamp")).write_text(worked_on)


def forget(*steps: str) -> None:
    """Make steps run again."""
    for step in steps:
        (TOOLS / (step + ".stamp")).unlink(missing_ok=True)
