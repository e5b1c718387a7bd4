"""Keeping the record: a move is on the disk before anybody is told of it."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal

from millhand.cli.errors import WrongInput
from millhand.cli.reading import RECORD
from millhand.match.match import Match
from millhand.notation.keeping import put_record
from millhand.notation.record import write_record


def store(file: Path, match: Match, names: Sequence[str]) -> None:
    """Replace the file by the record as it is now: whole, or not at all."""
    put_record(file, write_record(match, names), lasting=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Who presses Ctrl-C once more does not keep the record from being written."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)


def fresh_file(said: str) -> Path:
    """A file that is not there yet, in a folder that is."""
    if not said.strip():
        raise WrongInput("file_has_no_name", what=RECORD)
    file = Path(said)
    if file.exists():
        raise WrongInput("record_is_there_already", file=said)
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        raise WrongInput("record_has_no_folder", file=said, folder=str(file.parent))
    return file


def free_name(game: str, folder: Path) -> Path:
    """A name for a game that was left without one."""
    number = 1
    while (folder / f"{game}-{number}.mill").exists():
        number += 1
    return folder / f"{game}-{number}.mill"
