"""Numbers of the table turned into names, and its log into events, for every game alike."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from millhand.face.seen import Event
from millhand.kernel.log import WIDTH
from millhand.kernel.rules import Facts
from millhand.kernel.table import Table

Names = Mapping[str, Sequence[str]]
"""For every kind of fact the ids of the pieces, by number; other facts are plain numbers."""

EventNames = Sequence[tuple[str, Sequence[str]]]
"""For every number of an event its kind and the names of its facts."""

Secrecy = Callable[[str, int], tuple[tuple[str, ...], tuple[int, ...]]]
"""(kind, seat) → the facts that not everybody may know, and the seats that know them."""


def name_facts(names: Names, facts: Facts) -> dict[str, Any]:
    """Facts with ids in place of numbers; what names no piece is ''."""
    return {key: _named(names.get(key), value) for key, value in facts.items()}


def _named(names: Sequence[str] | None, value: Any) -> Any:
    if names is None:
        return value if isinstance(value, str | bool) else int(value)
    return names[value] if 0 <= value < len(names) else ""


def log_entries(table: Table) -> list[list[int]]:
    """What a table has told: the number of an event, then its facts; nothing if nobody watched."""
    if table.log is None:
        return []
    packed = [int(number) for number in table.log.entries]
    return [packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH)]


def read_log(table: Table, events: EventNames, names: Names, secrecy: Secrecy) -> list[Event]:
    """What the table's log says, in words."""
    read = []
    for number, *numbers in log_entries(table):
        kind, keys = events[number]
        facts = name_facts(names, dict(zip(keys, numbers, strict=False)))
        read.append(Event(kind, facts, *secrecy(kind, numbers[0])))
    return read
