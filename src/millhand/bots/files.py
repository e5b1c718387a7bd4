"""The files that bots of somebody's own are read from, with the modules that lie beside them."""

import sys
from collections.abc import Iterable
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
HELPERS: dict[str, Path] = {}
"""Modules that came with bots' files and lie beside them, by name."""


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
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    before = {*sys.modules}
    try:
        found.loader.exec_module(module)
    except OSError as error:
        raise UnknownBot("bot_file_cannot_be_read", file=said, fault=system_fault(error)) from None
    except FAILURES as error:  # somebody else's file: anything can be wrong with it
        raise UnknownBot("bot_is_broken", file=said, words=what_failed(error)) from None
    finally:
        HELPERS.update(_beside(file.parent, {*sys.modules} - before))
    return module


def what_failed(error: BaseException) -> str:
    """An error of somebody else's, in one line."""
    return f"{type(error).__name__}: {error}"


def with_helpers(file: Path) -> list[Path]:
    """A bot's file, and the modules beside it that came with it or another, named as it is."""
    folder = file.absolute().parent
    beside = {one.relative_to(folder) for one in HELPERS.values() if one.is_relative_to(folder)}
    return [file, *(file.parent / one for one in sorted(beside))]


def forget_all() -> None:
    """Whoever is called in next is read anew, helpers too: their files may be others by now."""
    for name in [one for one in sys.modules if one in HELPERS or one.startswith(MODULE)]:
        sys.modules.pop(name, None)
    HELPERS.clear()
    read_module.cache_clear()
    invalidate_caches()


def _beside(folder: Path, names: Iterable[str]) -> dict[str, Path]:
    """Those of some modules that lie in a folder or in packages there; none where Python's lie."""
    if str(folder) in get_paths().values():
        return {}
    told = {name: getattr(sys.modules[name], "__file__", None) for name in names}
    files = {name: Path(file) for name, file in told.items() if isinstance(file, str)}
    tops = {name for name, file in files.items() if _lies_in(folder, file)}
    return {name: file for name, file in files.items() if name.partition(".")[0] in tops}


def _lies_in(folder: Path, file: Path) -> bool:
    """Whether the module, or package, of a file lies in a folder."""
    return (file.parent if file.name == PACKAGE else file).parent == folder
