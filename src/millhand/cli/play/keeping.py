"""Keeping the record: a move is on the disk before anybody is told of it."""

import os
from collections.abc import Sequence
from pathlib import Path

from millhand.cli.errors import WrongInput
from millhand.match.match import Match
from millhand.notation.record import write_record


def store(file: Path, match: Match, names: Sequence[str]) -> None:
    """Replace the file by the record as it is now: whole, or not at all."""
    beside = file.with_name(f".{file.name}.new")
    with beside.open("w", encoding="utf-8") as writing:
        writing.write(write_record(match, names))
        writing.flush()
        os.fsync(writing.fileno())
    beside.replace(file)
    _store_the_name(file)


def _store_the_name(file: Path) -> None:
    """The folder's entry must reach the disk too, where folders can be opened."""
    if os.name != "nt":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def fresh_file(said: str) -> Path:
    """A file that is not there yet, in a folder that is."""
    file = Path(said)
    if file.exists():
        raise WrongInput(f"record {file} is there already: name another, or go on with --resume")
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise WrongInput(f"record {file} cannot be written: {file.parent} is no folder to write in")
    return file


def free_name(game: str) -> Path:
    """A name for a game that was left without one."""
    number = 1
    while Path(f"{game}-{number}.mill").exists():
        number += 1
    return Path(f"{game}-{number}.mill")
