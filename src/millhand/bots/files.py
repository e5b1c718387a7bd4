"""The files that bots of somebody's own are read from, with the modules that lie beside them."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import invalidate_caches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_paths
from types import ModuleType

from millhand.bots.bot import FAILURES
from millhand.bots.roster import UnknownBot
from millhand.face.faults import Fault, system_fault

MODULE = "bot_in_"
"""How the names begin that modules of bots' files are given."""
PACKAGE = "__init__.py"
HELPERS: dict[Path, dict[str, ModuleType]] = {}
"""Modules that bots' files have brought and that lie beside them, by folder and name."""
CAME_ALONG: dict[Path, set[Path]] = {}
"""Files of those that came when a bot's file was read: what comes later nobody knows beforehand."""


class Home:
    """The folder in which bots' modules are looked for now.

    Folders take turns: in each, what lies beside a bot may be called as in another (two versions of
    a bot, say), and every bot must meet its own.
    """

    def __init__(self) -> None:
        self.folder: Path | None = None
        self._before: set[str] = set()
        self._path: list[str] = []

    def move_to(self, folder: Path) -> None:
        """From now on this folder's modules are found, and those of no other."""
        if folder != self.folder:
            self.leave()
            self.folder, self._before = folder, {*sys.modules}
            self._path = [] if str(folder) in sys.path else [str(folder)]
            sys.path.extend(self._path)
            sys.modules.update(HELPERS.setdefault(folder, {}))

    def leave(self) -> None:
        """Modules of the folder are kept for the next time, and not found until then."""
        if self.folder is not None:
            HELPERS[self.folder].update(_beside(self.folder, {*sys.modules} - self._before))
            for name in HELPERS[self.folder]:
                sys.modules.pop(name, None)
            sys.path[:] = [path for path in sys.path if path not in self._path]
        self.folder = None


HOME = Home()


@contextmanager
def at_home(folder: Path | None) -> Iterator[None]:
    """While somebody else's code runs: it finds its own modules, if it came from a file.

    What it prints goes to the error stream, since the output may be data.
    """
    if folder is not None:
        HOME.move_to(folder)
    with redirect_stdout(sys.stderr):
        yield


@cache
def read_module(file: Path, said: str) -> ModuleType:
    """The module in a file; what lies beside it can be imported, as if Python were run on it."""
    if not file.is_file():
        fault = Fault("is_a_folder") if file.is_dir() else Fault("no_such_file")
        raise UnknownBot("bot_file_cannot_be_read", file=said, fault=fault)
    found = spec_from_file_location(f"{MODULE}{file.stem}_{abs(hash(file))}", file)
    assert found is not None
    assert found.loader is not None
    module = sys.modules[found.name] = module_from_spec(found)
    HOME.move_to(file.parent)
    before = {*sys.modules}
    try:
        with at_home(file.parent):
            found.loader.exec_module(module)
    except OSError as error:
        raise UnknownBot("bot_file_cannot_be_read", file=said, fault=system_fault(error)) from None
    except FAILURES as error:  # somebody else's file: anything can be wrong with it
        raise UnknownBot("bot_is_broken", file=said, words=what_failed(error)) from None
    finally:
        came = _beside(file.parent, {*sys.modules} - before).values()
        CAME_ALONG.setdefault(file.parent, set()).update(Path(str(one.__file__)) for one in came)
    return module


def what_failed(error: BaseException) -> str:
    """An error of somebody else's, in one line."""
    return f"{type(error).__name__}: {error}"


def with_helpers(file: Path) -> list[Path]:
    """A bot's file, and the modules beside it that came with it or another, named as it is."""
    folder = file.absolute().parent
    beside = sorted(one.relative_to(folder) for one in CAME_ALONG.get(folder, ()))
    return [file, *(file.parent / one for one in beside)]


def forget_all() -> None:
    """Whoever is called in next is read anew, helpers too: their files may be others by now."""
    HOME.leave()
    for name in [one for one in sys.modules if one.startswith(MODULE)]:
        sys.modules.pop(name, None)
    HELPERS.clear()
    CAME_ALONG.clear()
    read_module.cache_clear()
    invalidate_caches()


def _beside(folder: Path, names: Iterable[str]) -> dict[str, ModuleType]:
    """Those of some modules that lie in a folder or in packages there; none where Python's lie."""
    if str(folder) in get_paths().values():
        return {}
    told = {name: getattr(sys.modules[name], "__file__", None) for name in names}
    files = {name: Path(file) for name, file in told.items() if isinstance(file, str)}
    tops = {
        name
        for name, file in files.items()
        if _lies_in(folder, file) and not name.startswith(MODULE)
    }
    return {name: sys.modules[name] for name in files if name.partition(".")[0] in tops}


def _lies_in(folder: Path, file: Path) -> bool:
    """Whether the module, or package, of a file lies in a folder."""
    return (file.parent if file.name == PACKAGE else file).parent == folder
