"""Records on the disk: a file is whole, or it is not there."""

import os
from pathlib import Path

UNFINISHED = ".new"
"""How the name of a file ends that is being written."""


def put_record(file: Path, record: str, lasting: bool = False) -> None:
    """Replace a file by a record, whole or not at all; a lasting one outlives a power cut."""
    beside = file.with_name(f".{file.name}{UNFINISHED}")
    try:
        with beside.open("w", encoding="utf-8") as writing:
            writing.write(record)
            if lasting:
                writing.flush()
                os.fsync(writing.fileno())
        beside.replace(file)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    if lasting:
        _store_the_name(file)


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
