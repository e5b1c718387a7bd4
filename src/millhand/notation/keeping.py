"""Records on the disk: whole files, and one that grows by a line with every move."""

import os
from collections.abc import Sequence
from io import BufferedIOBase
from pathlib import Path

from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.writing import write_line, write_record, write_tail

UNFINISHED = ".new"
"""How the name of a file ends that is being written."""


class RecordFile:
    """The record of a match on the disk: a move costs one line, however long the game.

    The line and the new end are written over the old end, so that the file is whole between
    moves. A power cut in the very moment of writing spoils the last line at most, and
    `parse_record` can mend that.
    """

    def __init__(self, file: Path, match: Match, names: Sequence[str]) -> None:
        self.file = file
        self.match = match
        self.names = names
        self.moves = -1
        """How many moves are on the disk; -1 when nobody knows."""
        self.body = self.size = 0
        """Where the end begins, and where the file ends, in bytes."""

    def append(self, number: int, move: Move) -> None:
        """Put the move just made on the disk; OSError if that cannot be."""
        if self.moves != number - 1 or not self._is_as_we_left_it():
            self.rewrite()
            return
        line = write_line(self.match.opened, number, move, self.match.digest).encode()
        tail = write_tail(self.match).encode()
        self.moves = -1
        with self.file.open("r+b") as writing:
            writing.seek(self.body)
            writing.write(line + tail)
            _reach_the_disk(writing)
        self._remember(number, self.body + len(line), len(tail))

    def drop(self, number: int) -> None:
        """A move was taken back: this is rare, and the whole is written anew."""
        self.rewrite()

    def rewrite(self) -> None:
        """Replace the file by the whole record."""
        record = write_record(self.match, self.names)
        size, tail = len(record.encode()), len(write_tail(self.match).encode())
        self.moves = -1
        put_record(self.file, record, lasting=True)
        self._remember(len(self.match.journal), size - tail, tail)

    def _remember(self, moves: int, body: int, tail: int) -> None:
        self.moves, self.body, self.size = moves, body, body + tail

    def _is_as_we_left_it(self) -> bool:
        return self.file.exists() and self.file.stat().st_size == self.size


def put_record(file: Path, record: str, lasting: bool = False) -> None:
    """Replace a file by a record, whole or not at all; a lasting one outlives a power cut."""
    beside = file.with_name(f".{file.name}{UNFINISHED}")
    try:
        with beside.open("wb") as writing:
            writing.write(record.encode())
            if lasting:
                _reach_the_disk(writing)
        beside.replace(file)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    if lasting:
        _store_the_name(file)


def _reach_the_disk(writing: BufferedIOBase) -> None:
    writing.flush()
    os.fsync(writing.fileno())


def _store_the_name(file: Path) -> None:
    """The folder's entry must reach the disk too, where folders can be opened."""
    if os.name != "nt":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def sweep(folder: Path) -> None:
    """Remove what somebody left who was stopped while writing."""
    for file in folder.glob(f".*.mill{UNFINISHED}"):
        file.unlink(missing_ok=True)
