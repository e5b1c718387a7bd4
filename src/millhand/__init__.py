"""millhand: a table for Brass: Birmingham and its relatives, for people and programs.

The engine's modules may be present twice: as source, and compiled from that same source.
Python takes the compiled one; with `MILLHAND_PURE=1` in the environment it takes the source.
"""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

TYPE_CHECKING = False  # as in typing, which is not read for a word
if TYPE_CHECKING:
    from importlib.abc import PathEntryFinder

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    from millhand.kernel import table

    return not str(table.__file__).endswith(".py")


def _read_source_only(package: str) -> None:
    """Make every later import from the folder `package` read source, never a compiled file."""
    source_finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def inside(path: str) -> bool:
        return path == package or path.startswith(package + os.sep)

    def hook(path: str) -> "PathEntryFinder":
        if not inside(path):
            raise ImportError(f"{path} is not in millhand")
        return source_finder(path)

    sys.path_hooks.insert(0, hook)
    for path in filter(inside, list(sys.path_importer_cache)):
        del sys.path_importer_cache[path]


if os.environ.get("MILLHAND_PURE") == "1":
    _read_source_only(__path__[0])
