"""Board and data files as they are written, for every game alike."""

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from millhand.kernel.game import BrokenData, Provenance

Edition = TypeVar("Edition")

SURENESS = ("agreed", "single", "disputed", "seed", "source", "deduced", "reconstructed")
"""How a figure is known: sources agree, there is only one, they differ; or, where a board had to
be reconstructed: stated in the rulebook (seed), stated elsewhere, deduced, our own choice."""

LEAST_SURE_FIRST = ("reconstructed", "deduced", "disputed", "single", "source", "seed", "agreed")


def read_board(path: Path) -> dict[str, Any]:
    """A board file; an unreadable one is a fault that names the file and the place in it."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BrokenData(str(path), [error.strerror or "cannot be read"]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenData(str(path), [str(error)]) from error


def read_data(package: str, name: str) -> dict[str, Any]:
    """A file of a game's own data folder, as it is written."""
    return tomllib.loads(files(package).joinpath("data", name).read_text(encoding="utf-8"))


def edition_for(
    board: Path | None,
    standard: Callable[[], Edition],
    make: Callable[[dict[str, Any]], Edition],
    faults: Callable[[dict[str, Any]], list[str]],
) -> Edition:
    """A game's edition: the standard one, or one with a board of the player's own."""
    if board is None:
        return standard()
    return checked_edition(str(board), read_board(board), make, faults)


def checked_edition(
    name: str,
    board: dict[str, Any],
    make: Callable[[dict[str, Any]], Edition],
    faults: Callable[[dict[str, Any]], list[str]],
) -> Edition:
    """The edition with a board that has no fault; BrokenData names every fault it has."""
    found = faults(board)
    if found:
        raise BrokenData(name, found)
    return make(board)


def provenance_in(read: Callable[[str], dict[str, Any]], names: Iterable[str]) -> list[Provenance]:
    """How the entries of some data files are known, as far as they are not `agreed`."""
    return [known for name in names for known in labelled_entries(name, read(f"{name}.toml"))]


def labelled_entries(where: str, entry: Any) -> list[Provenance]:
    """Every entry of a data file that is not `agreed`, however deep it lies."""
    found = []
    if isinstance(entry, dict):
        if entry.get("sure", "agreed") != "agreed":
            found.append(Provenance(where, entry["sure"], tuple(entry.get("source", ()))))
        for key, inner in entry.items():
            if isinstance(inner, dict | list):
                found += labelled_entries(f"{where}.{key}", inner)
    elif isinstance(entry, list):
        for number, inner in enumerate(entry, start=1):
            if isinstance(inner, dict):
                found += labelled_entries(f"{where}.{_label(inner, number)}", inner)
    return found


def _label(entry: dict[str, Any], number: int) -> Any:
    """What an entry of a list is called: its id, its ends, its level, or its place in the list."""
    ends = "-".join(entry.get("ends", ()))
    return entry.get("id", ends or entry.get("level", number))
