"""Compiling the engine with mypyc, into a cache that the build of the wheel takes it from.

The modules are listed in pyproject.toml under `[tool.millhand]`. They are compiled as one group, so
that calls between them are direct. One compile at a time goes on in a checkout; who comes second
waits and finds the first one's work. Nothing is seen of a compile that does not end.

    python -m scaffold.compiling            how things stand, as JSON
    python -m scaffold.compiling compile    compile, unless that is done or under way

Environment:
    MILLHAND_COMPILE  auto (default): compile if possible; 0: never; 1: compile or fail
    MILLHAND_OPT      the C compiler's optimisation level, default 3
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from scaffold.alone import Busy, alone, is_held

ROOT = Path(__file__).resolve().parents[1]
CACHE = Path(".tools", "compiled")
COPIES = Path(".tools", "compiling")
LOCK = Path(".tools", "compiling.lock")
FAILED = Path(".tools", "compiling.failed")
CACHE_KEEPS = 8
HEARTBEAT = 10  # seconds between two signs of life while compiling
ERROR_LINES = 25

# Neither the user's nor the project's mypy settings may change what is compiled, and what is
# not compiled is only read for its types: checking it is the business of `dev.py check`.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]

SETUP_SCRIPT = """\
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    {arguments!r},
    opt_level={opt_level!r},
    debug_level="0",
    group_name="millhand",
)
setup(name="millhand", packages=[], ext_modules=extensions)
"""


class CompileError(RuntimeError):
    """The compiler refused; the text is the end of what it said."""


def project_settings(root: Path) -> dict[str, Any]:
    """The whole of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def compiled_modules(root: Path) -> list[str]:
    """The files to compile, relative to src/: all that lie in the folders of pyproject.toml."""
    source = root / "src"
    package = source / "millhand"
    named = project_settings(root)["tool"]["millhand"]["compiled"]
    places = [place for name in named for place in package.glob(name)]
    found = {
        path for place in places for path in ([place] if place.is_file() else place.rglob("*.py"))
    }
    return sorted(
        path.relative_to(source).as_posix() for path in found if path.name != "__init__.py"
    )


def compile_mode() -> str:
    """What MILLHAND_COMPILE asks for: auto, 0 or 1."""
    mode = os.environ.get("MILLHAND_COMPILE", "auto")
    if mode not in ("auto", "0", "1"):
        raise ValueError(f"MILLHAND_COMPILE is {mode!r}; it may be auto, 0 or 1")
    return mode


def optimisation_level() -> str:
    """The C compiler's -O level."""
    return os.environ.get("MILLHAND_OPT", "3")


def c_compiler() -> str | None:
    """The first C compiler that is really there: the one asked for, Python's own, any other."""
    asked_for = os.environ.get("CC")
    pythons_own = sysconfig.get_config_var("CC")
    others = ["cl"] if os.name == "nt" else ["cc", "gcc", "clang"]
    for command in [asked_for, pythons_own, *others]:
        if command and shutil.which(command.split()[0]):
            return str(command)
    return None


def obstacle() -> str:
    """What keeps the engine from being compiled, in a few words; empty if nothing does."""
    if compile_mode() == "0":
        return "MILLHAND_COMPILE=0"
    if c_compiler() is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h found: Python's development files are missing"
    return ""


def sources_behind(root: Path, modules: list[str]) -> Iterator[Path]:
    """Every source that can change the compiled code.

    A compiled module also takes constants and types from the plain modules it imports. By the
    import contracts these lie in the same few packages, so all of those packages count.
    """
    packages = {"/".join(module.split("/")[:2]) for module in modules}
    for package in sorted(packages):
        yield from sorted((root / "src" / package).rglob("*.py"))


def fingerprint(root: Path, modules: list[str]) -> str:
    """A name for the compiled files that changes whenever they would."""
    digest = hashlib.sha256()
    circumstances = [
        sys.version,
        str(sysconfig.get_config_var("EXT_SUFFIX")),
        installed_version("mypy"),
        installed_version("librt"),
        optimisation_level(),
        str(c_compiler()),
        os.environ.get("CFLAGS", ""),
        *modules,
    ]
    digest.update(repr(circumstances).encode())
    digest.update(Path(__file__).read_bytes())
    for path in sources_behind(root, modules):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def compiler_environment() -> dict[str, str]:
    """The environment for the C compiler; hidden symbols let it inline across modules."""
    environment = dict(os.environ, CC=str(c_compiler()), PYTHONUNBUFFERED="1")
    if os.name != "nt":
        environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden".strip()
    return environment


def run_with_heartbeat(command: list[str], folder: Path, tell: Callable[[str], None]) -> None:
    """Run a long command, show that it lives, and raise the end of its output if it fails."""
    log = folder / "compile.log"
    started = time.monotonic()
    with log.open("wb") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=compiler_environment(),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        while process.poll() is None:
            try:
                process.wait(timeout=HEARTBEAT)
            except subprocess.TimeoutExpired:
                tell(f"engine: still compiling after {time.monotonic() - started:.0f} s")
    if process.returncode != 0:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        raise CompileError("\n".join(lines[-ERROR_LINES:]))


def keep(compiled: Path, store: Path) -> None:
    """Copy the compiled files of a build folder into the cache, all at once or not at all."""
    store.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(prefix=".unfinished-", dir=store.parent))
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for path in [*compiled.glob(f"*{suffix}"), *(compiled / "millhand").rglob(f"*{suffix}")]:
        target = unfinished / path.relative_to(compiled)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    shutil.rmtree(store, ignore_errors=True)
    unfinished.replace(store)


def forget_oldest(cache: Path) -> None:
    """Leave only the newest few entries in the cache."""
    entries = sorted(cache.iterdir(), key=lambda entry: entry.stat().st_mtime, reverse=True)
    for entry in entries[CACHE_KEEPS:]:
        shutil.rmtree(entry, ignore_errors=True)


def compile_into(store: Path, root: Path, modules: list[str], tell: Callable[[str], None]) -> None:
    """Compile the modules in a copy of src/ and keep the result in `store`.

    The copy has a new name each time, and those of compiles that were killed are removed: whatever
    is left running of them can write nowhere.
    """
    shutil.rmtree(root / COPIES, ignore_errors=True)
    (root / COPIES).mkdir(parents=True)
    folder = Path(tempfile.mkdtemp(dir=root / COPIES))
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(root / "src" / "millhand", folder / "millhand", ignore=unwanted)
    if fingerprint(root, modules) != store.name:
        raise CompileError("the sources changed while they were copied")
    script = SETUP_SCRIPT.format(
        arguments=[*MYPY_OPTIONS, *modules], opt_level=optimisation_level()
    )
    (folder / "setup.py").write_text(script, encoding="utf-8")
    run_with_heartbeat([sys.executable, "setup.py", "build_ext", "--inplace"], folder, tell)
    keep(folder, store)
    shutil.rmtree(root / COPIES, ignore_errors=True)
    forget_oldest(store.parent)


def place_of(root: Path) -> Path:
    """Where the compiled files of the present sources lie, or will."""
    return root / CACHE / fingerprint(root, compiled_modules(root))


def compiled_files(root: Path, tell: Callable[[str], None], wait: bool = True) -> Path:
    """The folder of compiled files, from the cache if these sources were compiled before.

    Raises CompileError if they cannot be, Busy if others compile and nobody wants to wait.
    """
    store = place_of(root)
    waiting = partial(tell, "engine: waiting for a compile that is under way")
    if not store.exists():
        with alone(root / LOCK, waiting if wait else None):
            if not store.exists():  # others may just have finished
                _compile(store, root, tell)
                return store
    os.utime(store)  # the cache forgets what was not used for longest
    tell("engine: compiled before")
    return store


def _compile(store: Path, root: Path, tell: Callable[[str], None]) -> None:
    modules, started = compiled_modules(root), time.monotonic()
    tell(f"engine: compiling {len(modules)} modules with mypyc")
    try:
        compile_into(store, root, modules, tell)
    except CompileError:
        (root / FAILED).write_text(store.name, encoding="utf-8")
        raise
    tell(f"engine: compiled in {time.monotonic() - started:.0f} s")


def state(root: Path) -> dict[str, str | bool]:
    """What keeps the engine from being compiled; whether it is, is just being, or cannot be."""
    hindered = obstacle()
    store = root / CACHE / "none" if hindered else place_of(root)
    failed = root / FAILED
    return {
        "obstacle": hindered,
        "ready": store.exists(),
        "busy": is_held(root / LOCK),
        "failed": failed.exists() and failed.read_text(encoding="utf-8") == store.name,
    }


def main(words: list[str]) -> None:
    """Say how things stand, or compile."""
    if words == ["compile"]:
        with suppress(Busy):
            compiled_files(ROOT, partial(print, flush=True), wait=False)
    else:
        print(json.dumps(state(ROOT)))


if __name__ == "__main__":
    main(sys.argv[1:])
