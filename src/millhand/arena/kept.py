"""Results kept in a file as they come, so that work that was broken off goes on from there.

A file begins with a line that says by which millhand it was made; then come frames, each with the
digest of a task, a length, a checksum and what the task came to. Whatever stops us, whole frames
are whole; a torn one at the end is cut off. Since a task is found by its digest, the same file may
serve for more games than before, and for several commands.
"""

import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import is_dataclass
from functools import cache
from hashlib import blake2b
from io import BytesIO
from pathlib import Path
from struct import Struct
from typing import Any, BinaryIO
from zlib import compress, crc32, decompress

import millhand
from millhand import __version__
from millhand.arena.crew import Crew, Part, Results, Task
from millhand.face.faults import Faulty, system_fault

FORMAT = 1
DECIDING = ("kernel", "face", "mechanics", "games", "thinking", "match", "bots", "arena")
"""The parts of the package that decide what comes out."""
SOURCES = (".py", ".toml")
CREWS = {f"arena/{name}.py" for name in ("crew", "handing_out", "workers", "cluster", "kept")}
"""Who does the work decides nothing, and how it is kept is the business of `FORMAT`."""
HEAD = Struct(">16sII")
"""Digest of the task, length and checksum of what follows."""

Place = tuple[int, int]
"""Where in the file a result stands: from which byte on, and how many."""


class BadResults(Faulty):
    """A file that is none of results, or of results that cannot be used."""


class Kept:
    """A crew that writes down what comes out, and does not do again what is written down.

    `about` is what else decides the results: files that tasks only name.
    """

    def __init__(self, crew: Crew, file: Path, about: str = "") -> None:
        self.crew = crew
        self.file = file
        self.about = about
        self.places = _opened(file)
        self.reused = 0
        """How many results were found in the file."""

    def work_off(self, work: Callable[[Task], Part], tasks: Mapping[int, Task]) -> Results[Part]:
        """First what is in the file, then what is still to be done."""
        digests = {number: self._digest(work, task) for number, task in tasks.items()}
        left = {}
        with self.file.open("rb") as reading:
            for number, task in tasks.items():
                place = self.places.get(digests[number])
                if place is None:
                    left[number] = task
                else:
                    self.reused += 1
                    yield number, self._read(reading, place)
        with closing(self.crew.work_off(work, left)) as found:
            for number, part in found:
                self._append(digests[number], part)
                yield number, part

    def _read(self, reading: BinaryIO, place: Place) -> Any:
        """What a task came to."""
        reading.seek(place[0])
        try:
            return Plain(BytesIO(decompress(reading.read(place[1])))).load()
        except pickle.UnpicklingError:
            raise BadResults("is_no_file_of_results", file=str(self.file)) from None

    def _digest(self, work: Callable[[Task], Part], task: Task) -> bytes:
        told = "\0".join((makeup(), self.about, work.__module__, work.__qualname__, repr(task)))
        return blake2b(told.encode(), digest_size=16).digest()

    def _append(self, digest: bytes, part: object) -> None:
        """One frame, with one write."""
        told = compress(pickle.dumps(part), 1)
        with self.file.open("ab") as writing:
            start = writing.tell() + HEAD.size
            writing.write(HEAD.pack(digest, len(told), crc32(told)) + told)
        self.places[digest] = (start, len(told))


@cache
def makeup() -> str:
    """A digest of all code and weights that decide how games go: with others, games are others."""
    root, digest = Path(millhand.__file__).parent, blake2b(digest_size=16)
    for name in deciding_files(root):
        digest.update(name.encode() + b"\0" + (root / name).read_bytes())
    return digest.hexdigest()


def deciding_files(root: Path) -> list[str]:
    """The files of the package, below a root, that decide what comes out."""
    files = (file for part in DECIDING for file in (root / part).rglob("*"))
    names = {file.relative_to(root).as_posix() for file in files if file.suffix in SOURCES}
    return sorted(names - CREWS)


def _opened(file: Path) -> dict[bytes, Place]:
    """Where in a file each result stands; a file that is not there is begun."""
    try:
        if not file.exists() or file.stat().st_size == 0:
            file.write_bytes(_first_line())
        with file.open("r+b") as reading:
            _check(file, reading.readline())
            places, end = {}, reading.tell()
            for digest, (start, size) in frames(reading):
                places[digest], end = (start, size), start + size
            reading.truncate(end)
    except OSError as error:
        fault = system_fault(error)
        raise BadResults("results_cannot_be_kept", file=str(file), fault=fault) from None
    return places


def _first_line() -> bytes:
    return json.dumps({"results": FORMAT, "millhand": __version__}).encode() + b"\n"


def _check(file: Path, line: bytes) -> None:
    """Results of another version would be of other games."""
    try:
        told: Any = json.loads(line)
        made_by, shape = str(told["millhand"]), told["results"]
    except (ValueError, KeyError, TypeError):
        raise BadResults("is_no_file_of_results", file=str(file)) from None
    if (made_by, shape) != (__version__, FORMAT):
        raise BadResults(
            "results_are_of_another_version", file=str(file), found=made_by, wanted=__version__
        )


def frames(reading: BinaryIO) -> Iterator[tuple[bytes, Place]]:
    """Every whole frame from here on: its digest, and where its result stands."""
    while len(head := reading.read(HEAD.size)) == HEAD.size:
        digest, size, checksum = HEAD.unpack(head)
        start = reading.tell()
        told = reading.read(size)
        if len(told) < size or crc32(told) != checksum:
            return
        yield digest, (start, size)


class Plain(pickle.Unpickler):
    """Reads results and nothing else: a file from elsewhere can call nothing."""

    def find_class(self, module: str, name: str) -> type:
        """A class of ours that holds results; or a counter of the standard library."""
        if (module, name) == ("collections", "Counter"):
            return Counter
        if module.startswith("millhand.") and "." not in name:
            found = super().find_class(module, name)
            if is_dataclass(found) and isinstance(found, type) and found.__module__ == module:
                return found
        raise pickle.UnpicklingError(module, name)
