"""Where things lie; speaking to whoever set this off; running commands."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

from scaffold.alone import alone

ROOT = Path(__file__).resolve().parents[1]
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PROGRAM_SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = PROGRAMS / ("python" + PROGRAM_SUFFIX)
STARTED = time.monotonic()

Command = Sequence[object]  # words and paths
Said = ParamSpec("Said")
Result = TypeVar("Result")


def say(message: str) -> None:
    """Print one line with the seconds since the start."""
    print(f"[{time.monotonic() - STARTED:6.1f} s] {message}", flush=True)


def run(command: Command, **changes: str) -> int:
    """Run a command from the root with its output visible; environment changes as keywords."""
    environment = dict(os.environ, **changes)
    return subprocess.call([str(word) for word in command], cwd=ROOT, env=environment)


def must(command: Command, **changes: str) -> None:
    """Run a command and stop here if it fails."""
    code = run(command, **changes)
    if code:
        sys.exit(f"failed with code {code}: {' '.join(str(word) for word in command)}")


def one_at_a_time(step: Callable[Said, Result]) -> Callable[Said, Result]:
    """A step that changes .venv: a second `make` in this folder waits until it is done."""

    @wraps(step)
    def step_alone(*arguments: Said.args, **named: Said.kwargs) -> Result:
        waiting = partial(say, "waiting for another set-up in this folder")
        with alone(TOOLS / "set-up.lock", waiting):
            return step(*arguments, **named)

    return step_alone
