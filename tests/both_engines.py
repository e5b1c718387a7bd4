"""Asking the compiled and the interpreted engine the same."""

import os
import subprocess
import sys

import pytest
from golden import TESTS


def start(pure: bool, *words: str) -> subprocess.Popen[str]:
    """Python with one of the two engines."""
    environment = {name: value for name, value in os.environ.items() if name != "MILLHAND_PURE"}
    if pure:
        environment["MILLHAND_PURE"] = "1"
    return subprocess.Popen(
        [sys.executable, *words], env=environment, stdout=subprocess.PIPE, text=True
    )


def both(*words: str) -> tuple[list[str], list[str]]:
    """What the compiled and the interpreted engine print; skipped where nothing can be compiled."""
    engines = start(False, *words), start(True, *words)
    (compiled, *ours), (interpreted, *theirs) = (
        engine.communicate()[0].splitlines() or ["silent"] for engine in engines
    )
    assert all(engine.returncode == 0 for engine in engines)
    assert interpreted == "interpreted"
    if compiled != "compiled" and not can_be_compiled():
        pytest.skip("there is no C compiler here, so there is only one engine")
    assert compiled == "compiled", "the engine could be compiled and is not: run `make test`"
    return ours, theirs


def can_be_compiled() -> bool:
    """Whether the scaffold finds a C compiler and Python's header files."""
    sys.path.append(str(TESTS.parent))
    from scaffold.compiling import c_compiler, obstacle

    return c_compiler() is not None and "Python.h" not in obstacle()
