"""The environment in .venv and its packages, as the lock files say."""

import re
import shutil
import sys
from pathlib import Path

from scaffold.running import (
    PROGRAM_SUFFIX,
    PROGRAMS,
    PYTHON,
    ROOT,
    TOOLS,
    VENV,
    must,
    one_at_a_time,
    run,
    say,
)
from scaffold.stamps import fingerprint, finish, forget, stamp


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


def install_packages(uv: str | None, lock: Path, only_add: bool) -> None:
    """Bring .venv to what a lock file says.

    What a lock does not hold uv takes away, the project included, unless packages are only to be
    added: then whatever runs from .venv goes on running.
    """
    say(f"installing the packages of {lock.relative_to(ROOT)}")
    forget("packages", *([] if only_add else ["project"]))
    options = ["--require-hashes", "--compile-bytecode", "--python", PYTHON]
    if uv and only_add:
        must([uv, "pip", "install", *options, "-r", lock])
    elif uv:
        must([uv, "pip", "sync", *options, lock])
    else:
        must([PYTHON, "-m", "pip", "install", "--require-hashes", "-r", lock])


def lock_file(name: str) -> Path:
    """Where a lock lies."""
    return ROOT / "requirements" / (name + ".lock")


def packages_print(name: str) -> str:
    """The fingerprint of an environment that holds the packages of a lock."""
    return fingerprint([lock_file(name), ROOT / "pyproject.toml"], name)


@one_at_a_time
def set_up_packages(name: str) -> None:
    """Make .venv hold a lock's packages. The test lock holds all of the run lock, so it will do."""
    enough = {packages_print(name), packages_print("test")}
    if environment_is_ours() and stamp("packages") in enough:
        return
    uv = find_uv()
    without_pip = uv is None and not (PROGRAMS / ("pip" + PROGRAM_SUFFIX)).exists()
    if not environment_is_ours() or without_pip:
        make_environment(uv)
    only_add = stamp("packages") == packages_print("run")  # whose versions the test lock has too
    install_packages(uv, lock_file(name), only_add)
    finish("packages", packages_print(name))
