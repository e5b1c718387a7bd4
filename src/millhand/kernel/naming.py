"""Numbers of a table under the names of pieces: the facts of rules, the entries of a log."""

from collections.abc import Mapping, Sequence
from typing import Any

from millhand.kernel.log import WIDTH
from millhand.kernel.rules import Facts
from millhand.kernel.table import Table

Names = Mapping[str, Sequence[str]]
"""For every kind of fact the ids of the pieces, by number."""


def with_names(facts: Facts, names: Names) -> dict[str, Any]:
    """Facts with ids in place of numbers; '' where a number stands for nothing."""
    return {key: _name(names.get(key), value) for key, value in facts.items()}


def _name(names: Sequence[str] | None, value: Any) -> Any:
    if names is None:
        return value if isinstance(value, str | bool) else int(value)
    return names[value] if 0 <= value < len(names) else ""


def entries_of_the_log(table: Table) -> list[list[int]]:
    """What a table has told, entry by entry: the kind of event, then its numbers."""
    if table.log is None:
        return []
    packed = [int(number) for number in table.log.entries]
    return [packed[at : at + WIDTH] for at in range(0, len(packed), WIDTH)]
