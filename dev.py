#!/usr/bin/env python3
"""Everything needed to play and to test millhand, from nothing but Python 3.11 or newer.

    python3 dev.py play                set up, serve a table on this machine, open the browser
    python3 dev.py play GAME …         set up, then play at the prompt (arguments: millhand play's)
    python3 dev.py test [arguments]    set up, then all checks and all tests (arguments: pytest's)
    python3 dev.py quick [arguments]   the tests that take little, on the source: nothing is built
    python3 dev.py check               set up, then linters, types and import contracts
    python3 dev.py shots [arguments]   set up, then pictures of every page and state of the browser
    python3 dev.py lock [arguments]    rebuild the lock files (arguments: uv's, as --upgrade)
    python3 dev.py clean               remove whatever this script and the tools made

The packages go into .venv, everything else that is made goes into .tools. What has not changed
since the last time is not done again. Only the standard library is used, and the syntax is one
that Python 3.8 can read, so that an old Python is told so in one line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

if sys.version_info < (3, 11):
    print(f"millhand needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    sys.exit(2)

from scaffold.browser import surroundings
from scaffold.packages import find_uv, set_up_packages
from scaffold.project import set_up_project
from scaffold.running import PROGRAM_SUFFIX, PROGRAMS, PYTHON, ROOT, must, run, say

PYTEST = [PYTHON, "-m", "pytest", "-n", "auto", "--maxprocesses", "8"]

# Folders whose tests start servers, browsers or commands, or let bots think; `quick` does not even
# read them.
NOT_QUICK = ("advice", "arena", "benchmarks", "cli", "lab", "page", "server", "thinking")

# The checks before the tests, in order. Import contracts are read from the sources.
CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "lint-imports": ["lint-imports", "--no-logo"],
}

LOCK_OPTIONS = [
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-header",
    "--no-emit-index-url",
]

MADE = [
    ".venv",
    "__pycache__",
    ".tools",
    ".hypothesis",
    ".import_linter_cache",
    ".mypy_cache",
    ".pytest_cache",
    ".ruff_cache",
    ".schemathesis",
    "build",
    "dist",
    "src/millhand/page",
    "web/node_modules",
]


# The commands


def play(arguments: list[str]) -> int:
    """Set up, then hand over: to the prompt if a game is named, else to the server."""
    set_up_packages("run")
    set_up_project(at_once=True)
    say("ready")
    at_the_prompt = bool(arguments) and not arguments[0].startswith("-")
    words = ["play"] if at_the_prompt else ["serve", "--port", "0"]
    command = [str(PROGRAMS / ("millhand" + PROGRAM_SUFFIX)), *words, *arguments]
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def failed_checks() -> list[str]:
    """Run every check, whatever the others say, and name those that failed."""
    failed = []
    for name, (program, *arguments) in CHECKS.items():
        say(name)
        if run([PROGRAMS / (program + PROGRAM_SUFFIX), *arguments], PYTHONPATH=str(ROOT / "src")):
            failed.append(name)
    if failed:
        say(f"FAILED CHECKS: {', '.join(failed)}")
    else:
        say("all checks passed")
    return failed


def check(arguments: list[str]) -> int:
    """Set up, then run the checks alone."""
    if arguments:
        sys.exit("check takes no arguments")
    set_up_packages("test")
    return 1 if failed_checks() else 0


def test(arguments: list[str]) -> int:
    """Set up, run the checks, and last the tests, so that pytest's summary ends the output."""
    set_up_packages("test")
    set_up_project()
    failed = failed_checks()
    say("pytest" + (f" (the result will be a failure: {', '.join(failed)})" if failed else ""))
    code = run([*PYTEST, *arguments], REQUIRE_ALL="1", **surroundings())
    return code or (1 if failed else 0)


def quick(arguments: list[str]) -> int:
    """Run the tests that take little on the source as it stands, without the wheel."""
    set_up_packages("test")
    left_out = [f"--ignore=tests/{folder}" for folder in NOT_QUICK]
    command = [*PYTEST, "-q", *left_out, "-m", "not long", *arguments]
    # what was compiled to bytecode once is kept, whatever the shell says: it saves a quarter
    kept = {"PYTHONDONTWRITEBYTECODE": ""}
    return run(command, PYTHONPATH=str(ROOT / "src"), MILLHAND_PURE="1", **kept)


def shots(arguments: list[str]) -> int:
    """Set up, then take pictures of the page; without a folder they go into .tools/shots."""
    set_up_packages("test")
    set_up_project()
    named = bool(arguments) and not arguments[0].startswith("-")
    folder = [] if named else [ROOT / ".tools" / "shots"]
    return run([PYTHON, ROOT / "tests/page/shots.py", *folder, *arguments], **surroundings())


def lock(arguments: list[str]) -> int:
    """Rebuild both lock files; the test lock takes the versions of the run lock."""
    uv = find_uv()
    if uv is None:
        sys.exit("lock files can only be made with uv")
    say("requirements/run.lock")
    compile_lock = [uv, "pip", "compile", "--quiet", "pyproject.toml", *LOCK_OPTIONS, *arguments]
    must([*compile_lock, "--group", "build", "--output-file", "requirements/run.lock"])
    say("requirements/test.lock")
    compile_lock += ["--constraints", "requirements/run.lock"]
    must([*compile_lock, "--group", "test", "--output-file", "requirements/test.lock"])
    return 0


def clean(arguments: list[str]) -> int:
    """Remove the environment, the tools, and the caches."""
    if arguments:
        sys.exit("clean takes no arguments")
    for name in MADE:
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for folder in ("src", "tests"):
        for cache in list((ROOT / folder).rglob("__pycache__")):
            shutil.rmtree(cache, ignore_errors=True)
    say("clean")
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "quick": quick,
    "check": check,
    "shots": shots,
    "lock": lock,
    "clean": clean,
}


def main(words: list[str]) -> int:
    """Carry out one command and return its exit code."""
    name = words[0] if words else ""
    if name in ("help", "-h", "--help"):
        print(__doc__)
        return 0
    if name not in COMMANDS:
        print(f"dev.py: no command {name!r}; valid commands: {', '.join(COMMANDS)}")
        return 2
    return COMMANDS[name](words[1:])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
