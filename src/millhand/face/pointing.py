"""Which pieces an answer names, so that whoever points at one can be understood."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from millhand.kernel.verbs import Verb

CONTAINERS = ("place", "industry")
"""What pieces lie in, or belong to: a slot in a town, a tile to an industry."""


@dataclass(frozen=True)
class NamedPiece:
    """A piece that an answer names, and what it is there."""

    kind: str
    id: str
    role: str
    """target, source, buyer, payment."""
    around: bool = False
    """Whether only something in it, or on it, is named: the town of a slot, an end of a link."""


def pieces_named(
    verb: Verb, said: Mapping[str, str], kinds: Mapping[str, str]
) -> tuple[NamedPiece, ...]:
    """The pieces of an answer, each followed by what contains it.

    `said` also describes (the value of a town, loans that are taken); only what the verb is about
    is named.
    """
    about = {verb.piece, "tile", "industry"} if verb.level_rule else {verb.piece}
    found: list[NamedPiece] = []
    for kind, name in said.items():
        if kind in about:
            found.append(NamedPiece(kind, name, verb.role))
            found += [
                NamedPiece(*around, verb.role, around=True)
                for around in containers(kind, name, kinds)
            ]
    return tuple(found)


def containers(kind: str, name: str, kinds: Mapping[str, str]) -> list[tuple[str, str]]:
    """What contains a piece, by the way its id is put together; no card lies in its town."""
    if kind == "connection":
        return [("place", end) for end in name.split("-")]
    if kind == "card":
        return []
    parts = parts_of(kinds.get(kind, ""), name)
    return [(part, parts[part]) for part in CONTAINERS if part in parts]


def parts_of(pattern: str, name: str) -> dict[str, str]:
    """What an id is put together from: `dudley.1` as `{place}.{number}` is dudley and 1."""
    found = _expression(pattern).fullmatch(name)
    return {} if found is None else found.groupdict()


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(pattern)))
