#!/usr/bin/env python3
"""Everything needed to play and to test millhand, from nothing but Python 3.11 or newer.

    python3 dev.py play                set up, serve a table on this machine, open the browser
    python3 dev.py play GAME …         set up, then play at the prompt (arguments: millhand play's)
    python3 dev.py test [arguments]    set up, then all checks and all tests (arguments: pytest's)
    python3 dev.py check               set up, then linters, types and import contracts
    python3 dev.py lock [arguments]    rebuild the lock files (arguments: uv's, as --upgrade)
    python3 dev.py clean               remove whatever this script and the tools made

The packages go into .venv, everything else that is made goes into .tools. What has not changed
since the last time is not done again. Only the standard library is used, and the syntax is one
that Python 3.8 can read, so that an old Python is told so in one line.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Iterable, Iterator, Sequence

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PROGRAM_SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = PROGRAMS / ("python" + PROGRAM_SUFFIX)
STARTED = time.monotonic()

Command = Sequence[object]  # words and paths

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
    "build",
    "dist",
]


# Speaking and running


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


# Remembering what is already done


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


# The environment and its packages


def find_uv() -> str | None:
    """The uv program: from PATH, else our own copy, else None (then venv and pip must do)."""
    on_path = shutil.which("uv")
    if on_path:
        return on_path
    ours = TOOLS / "uv" / "bin" / ("uv" + PROGRAM_SUFFIX)
    if not ours.exists():
        say("uv is not installed: getting a copy into .tools/uv")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--target", TOOLS / "uv", "uv"]
        run(pip, PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_ROOT_USER_ACTION="ignore")
    if ours.exists():
        return str(ours)
    say("uv could not be had: using venv and pip, which is slower")
    return None


def environment_is_ours() -> bool:
    """Whether .venv works and holds the Python version that runs this script."""
    settings = VENV / "pyvenv.cfg"
    if not (PYTHON.exists() and settings.exists()):
        return False
    found = re.search(r"^version(?:_info)?\s*=\s*(\d+)\.(\d+)", settings.read_text(), re.MULTILINE)
    return found is not None and tuple(map(int, found.groups())) == sys.version_info[:2]


def make_environment(uv: str | None) -> None:
    """A new, empty .venv."""
    say(f"making .venv with Python {sys.version.split()[0]}")
    forget("packages", "project")
    shutil.rmtree(VENV, ignore_errors=True)
    if uv:
        must([uv, "venv", "--quiet", "--python", sys.executable, VENV])
    elif run([sys.executable, "-m", "venv", VENV]):
        sys.exit("Python cannot make a virtual environment here: install uv, or Python's venv")


def install_packages(uv: str | None, lock: Path) -> None:
    """Bring .venv to what a lock file says. uv also removes the rest, the project included."""
    say(f"installing the packages of {lock.relative_to(ROOT)}")
    forget("packages", "project")
    if uv:
        must([uv, "pip", "sync", "--require-hashes", "--python", PYTHON, lock])
    else:
        must([PYTHON, "-m", "pip", "install", "--require-hashes", "-r", lock])


def lock_file(name: str) -> Path:
    """Where a lock lies."""
    return ROOT / "requirements" / (name + ".lock")


def packages_print(name: str) -> str:
    """The fingerprint of an environment that holds the packages of a lock."""
    return fingerprint([lock_file(name), ROOT / "pyproject.toml"], name)


def set_up_packages(name: str) -> None:
    """Make .venv hold a lock's packages. The test lock holds all of the run lock, so it will do."""
    enough = {packages_print(name), packages_print("test")}
    if environment_is_ours() and stamp("packages") in enough:
        return
    uv = find_uv()
    without_pip = uv is None and not (PROGRAMS / ("pip" + PROGRAM_SUFFIX)).exists()
    if not environment_is_ours() or without_pip:
        make_environment(uv)
    install_packages(uv, lock_file(name))
    finish("packages", packages_print(name))


# The project itself


def project_files() -> Iterator[Path]:
    """Every file that the wheel is made from."""
    yield from (ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md"))
    for folder in (ROOT / "src", ROOT / "docs" / "rules"):
        for path in folder.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def obstacle_to_compiling() -> str:
    """What keeps the engine from being compiled, as the build hook sees it; empty if nothing."""
    answer = subprocess.run(
        [str(PYTHON), "hatch_build.py"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    if answer.returncode:
        sys.exit("the build hook does not run: see above")
    return answer.stdout.strip()


def build_wheel() -> Path:
    """Build the wheel with the packages of .venv, so that the build is pinned too."""
    wheels = TOOLS / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    build = [PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels]
    must(build, PYTHONUNBUFFERED="1")
    return next(wheels.glob("*.whl"))


def install_wheel(wheel: Path) -> None:
    """Put the wheel into .venv in place of the one before."""
    uv = find_uv()
    if uv:
        install = [uv, "pip", "install", "--quiet", "--no-deps", "--reinstall", "--python", PYTHON]
    else:
        install = [PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"]
    must([*install, wheel])


def set_up_project() -> None:
    """Install the project as it is now, compiled if that is possible."""
    obstacle = obstacle_to_compiling()
    if obstacle:
        say(f"the engine will run interpreted, many times slower: {obstacle}")
    wishes = [os.environ.get(name, "") for name in ("MILLHAND_COMPILE", "MILLHAND_OPT")]
    now = fingerprint(project_files(), obstacle, *wishes)
    if stamp("project") == now:
        return
    say("building and installing millhand")
    forget("project")
    wheel = build_wheel()
    install_wheel(wheel)
    if not obstacle and wheel.name.endswith("-none-any.whl"):
        say("THE ENGINE COULD NOT BE COMPILED (see above): it will run interpreted, slowly")
        return  # unfinished, so that the next time tries and complains again
    finish("project", now)


# The commands


def play(arguments: list[str]) -> int:
    """Set up, then hand over: to the prompt if a game is named, else to the server."""
    set_up_packages("run")
    set_up_project()
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
    code = run([PYTHON, "-m", "pytest", "-n", "auto", "--maxprocesses", "8", *arguments])
    return code or (1 if failed else 0)


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


COMMANDS = {"play": play, "test": test, "check": check, "lock": lock, "clean": clean}


def main(words: list[str]) -> int:
    """Carry out one command and return its exit code."""
    if sys.version_info < (3, 11):
        print(f"millhand needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return 2
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
