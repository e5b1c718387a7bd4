"""Keeping the record: a move is on the disk before anybody is told of it."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from signal import SIG_IGN, SIGINT, getsignal, signal
from tempfile import gettempdir

from millhand.cli.errors import WrongInput
from millhand.cli.play.talk import Talk
from millhand.cli.reading import RECORD
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.keeping import RecordFile


class Keeper:
    """Keeps the moves of a game in a file, if it has one.

    A full disk is told and does not end the game; with the next move all is tried again.
    """

    def __init__(self, match: Match, names: Sequence[str], talk: Talk, file: Path | None) -> None:
        self.match = match
        self.names = names
        self.talk = talk
        self.record = None if file is None else RecordFile(file, match, names)
        self.own_files = [] if file is None else [file]

    @property
    def file(self) -> Path | None:
        """Where every move is kept."""
        return None if self.record is None else self.record.file

    def begin(self) -> None:
        """What has been played already, and be it nothing, is kept too."""
        with self._or_tell():
            if self.record is not None:
                self.record.rewrite()

    def append(self, number: int, move: Move) -> None:
        """Keep one more move."""
        with self._or_tell():
            if self.record is not None:
                self.record.append(number, move)

    def drop(self, number: int) -> None:
        """A move was taken back."""
        with self._or_tell():
            if self.record is not None:
                self.record.drop(number)

    @contextmanager
    def _or_tell(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.talk.tell_unwritable(str(self.file), error)

    def save(self, file: Path) -> bool:
        """Write the record to a file of this game's own; if it has no other, this one keeps on."""
        if file.exists() and file not in self.own_files:
            self.talk.tell("exists", file=str(file))
            return False
        try:
            self._write(file)
        except OSError as error:
            self.talk.tell_unwritable(str(file), error)
            return False
        self.talk.tell("saved", file=str(file))
        return True

    def keep_somewhere(self) -> bool:
        """A game without a file is written here, or else where temporary files go."""
        for folder in (Path(), Path(gettempdir())):
            with suppress(OSError):
                self._write(free_name(self.match.opened.game.name, folder))
                return True
        return False

    def _write(self, file: Path) -> None:
        written = RecordFile(file, self.match, self.names)
        written.rewrite()
        self.own_files.append(file)
        self.record = self.record or written


@contextmanager
def undisturbed() -> Iterator[None]:
    """Who presses Ctrl-C once more does not keep the record from being written."""
    before = getsignal(SIGINT)
    if before is not SIG_IGN:
        signal(SIGINT, lambda *_: None)
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
