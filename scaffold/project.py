"""The project itself: built as a wheel and installed, compiled if that is possible."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scaffold.packages import find_uv
from scaffold.page import set_up_page
from scaffold.running import PYTHON, ROOT, TOOLS, must, one_at_a_time, say
from scaffold.stamps import fingerprint, finish, forget, stamp

SOURCE = "the source"
"""The stamp of a project that is installed as it lies in src/."""


def project_files() -> Iterator[Path]:
    """Every file that the wheel is made from."""
    yield from (ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md"))
    for folder in (ROOT / "src", ROOT / "docs" / "rules", ROOT / "scaffold"):
        for path in folder.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


class Engine(NamedTuple):
    """How it stands with compiling."""

    obstacle: str
    ready: bool
    busy: bool
    failed: bool


def engine() -> Engine:
    """How it stands with compiling, as the Python of .venv sees it."""
    ask = [str(PYTHON), "-m", "scaffold.compiling"]
    answer = subprocess.run(ask, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if answer.returncode:
        sys.exit("what compiles the engine does not run: see above")
    return Engine(**json.loads(answer.stdout))


def compile_for_the_next_time() -> None:
    """Compile in the background, for whoever starts next: only a cache is written to.

    The compile is in a session of its own, so that neither Ctrl-C nor a closed terminal ends it.
    """
    TOOLS.mkdir(exist_ok=True)
    command = [str(PYTHON), "-m", "scaffold.compiling", "compile"]
    if os.name != "nt":
        command = ["nice", "-n", "19", *command]
    with (TOOLS / "compiling.log").open("wb") as log:
        subprocess.Popen(
            command,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def build_wheel() -> Path:
    """Build the wheel with the packages of .venv, so that the build is pinned too."""
    wheels = TOOLS / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    build = [PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels]
    must(build, PYTHONUNBUFFERED="1")
    return next(wheels.glob("*.whl"))


def install(*what: object) -> None:
    """Put the project into .venv in place of what was there before."""
    uv = find_uv()
    if uv:
        new = ["--no-deps", "--reinstall", "--no-build-isolation", "--compile-bytecode"]
        command = [uv, "pip", "install", "--quiet", *new, "--python", PYTHON]
    else:
        new = ["--no-deps", "--force-reinstall", "--no-build-isolation"]
        command = [PYTHON, "-m", "pip", "install", "--quiet", *new]
    must([*command, *what])


@one_at_a_time
def set_up_project(at_once: bool = False) -> None:
    """Install the project as it is now with its page, compiled if that is possible.

    At once: what is not compiled yet is not waited for. The source is played as it stands.
    """
    set_up_page()
    found = engine()
    if found.obstacle:
        say(f"the engine will run interpreted, many times slower: {found.obstacle}")
    wishes = [os.environ.get(name, "") for name in ("MILLHAND_COMPILE", "MILLHAND_OPT")]
    now = fingerprint(project_files(), found.obstacle, *wishes)
    if stamp("project") == now:
        return
    if at_once and not (found.ready or found.obstacle):
        set_up_source(found)
    else:
        set_up_wheel(found, now)


def set_up_source(found: Engine) -> None:
    """Let .venv run the source, which stays where it is whatever is installed later."""
    if found.failed:
        say("starting interpreted: the engine COULD NOT BE COMPILED, see .tools/compiling.log")
    else:
        say(
            "starting at once, interpreted; from a start in a minute or two on, compiled and faster"
        )
    if stamp("project") != SOURCE:
        forget("project")
        install("--editable", ROOT)
        finish("project", SOURCE)
    if not (found.failed or found.busy):
        compile_for_the_next_time()


def set_up_wheel(found: Engine, now: str) -> None:
    """Build the wheel and install it."""
    say("building and installing millhand")
    forget("project")
    wheel = build_wheel()
    install(wheel)
    if not found.obstacle and wheel.name.endswith("-none-any.whl"):
        say("THE ENGINE COULD NOT BE COMPILED (see above): it will run interpreted, slowly")
        return  # unfinished, so that the next time tries and complains again
    finish("project", now)
