"""Board and data files as they are written, for every game alike."""

import tomllib
from pathlib import Path
from typing import Any

from millhand.kernel.game import BrokenData, Doubt

SURENESS = ("agreed", "single", "disputed", "reconstructed")


def read_board(path: Path) -> dict[str, Any]:
    """A board file; an unreadable one is a fault that names the file and the place in it."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenData(str(path), [error.strerror or "cannot be read"]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenData(str(path), [str(error)]) from error


def doubtful_entries(where: str, entry: Any) -> list[Doubt]:
    """Every entry of a data file that is not `agreed`, however deep it lies."""
    found = []
    if isinstance(entry, dict):
        if entry.get("sure", "agreed") != "agreed":
            found.append(Doubt(where, entry["sure"], tuple(entry.get("source", ()))))
        for key, inner in entry.items():
            if isinstance(inner, dict | list):
                found += doubtful_entries(f"{where}.{key}", inner)
    elif isinstance(entry, list):
        for number, inner in enumerate(entry, start=1):
            if isinstance(inner, dict):
                label = inner.get("id", inner.get("level", number))
                found += doubtful_entries(f"{where}.{label}", inner)
    return found
