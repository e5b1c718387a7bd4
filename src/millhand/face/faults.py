"""What is wrong, as data: a reason, the facts of a sentence about it, and where it stands.

Sentences are made in `words/faults.py`, in the language of the reader.
"""

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Union

Fact = Union[str, int, Sequence[str], "Fault", Sequence["Fault"]]
"""Words as they were said, numbers, names that would be known, or what is wrong within."""


class Spot(NamedTuple):
    """Where in a file something stands: `place 3 «dudley»`, or `mat` without a name."""

    path: str
    name: str = ""


@dataclass(frozen=True, init=False)
class Fault:
    """Something wrong: the reason as an identifier, and the facts of a sentence about it."""

    reason: str
    where: tuple[Spot, ...]
    facts: Mapping[str, Fact]

    def __init__(self, reason: str, *where: Spot, **facts: Fact) -> None:
        object.__setattr__(self, "reason", reason)
        object.__setattr__(self, "where", where)
        object.__setattr__(self, "facts", facts)

    def at(self, path: str, name: str = "") -> "Fault":
        """The same fault seen from further out."""
        return Fault(self.reason, Spot(path, name), *self.where, **self.facts)

    def __str__(self) -> str:
        """For programmers; players are told a sentence."""
        spots = [" ".join(spot).strip() for spot in self.where]
        facts = [f"{key} {_plain(fact)}" for key, fact in self.facts.items()]
        return ": ".join([*spots, self.reason, *([", ".join(facts)] if facts else [])])


def _plain(fact: Fact) -> str:
    if isinstance(fact, str | int | Fault):
        return str(fact)
    return ", ".join(str(one) for one in fact)


class Faulty(ValueError):
    """Something that somebody said, named or wrote cannot be taken as it is: the fault says why."""

    def __init__(self, reason: str, **facts: Fact) -> None:
        self.fault = Fault(reason, **facts)
        super().__init__(self.fault)

    def __reduce__(self) -> tuple[object, ...]:
        """A worker sends what is wrong to whoever gave it the work."""
        return self.__class__.__new__, (self.__class__, *self.args), self.__dict__


SYSTEM = {
    errno.ENOENT: Fault("no_such_file"),
    errno.EACCES: Fault("permission_denied"),
    errno.EPERM: Fault("permission_denied"),
    errno.EISDIR: Fault("is_a_folder"),
    errno.ENOTDIR: Fault("is_no_folder"),
    errno.EEXIST: Fault("is_there_already"),
    errno.ENOSPC: Fault("disk_is_full"),
    errno.EROFS: Fault("disk_is_read_only"),
    errno.ENAMETOOLONG: Fault("name_is_too_long"),
}
"""What most often keeps a file from being read or written."""


def system_fault(error: OSError | ValueError) -> Fault:
    """Why a file cannot be read or written: in our words where we have some."""
    if not isinstance(error, OSError):
        return Fault("system_says", words=str(error))
    known = SYSTEM.get(error.errno or 0)
    return known or Fault("system_says", words=(error.strerror or str(error)).lower())
