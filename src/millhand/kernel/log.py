"""What happened, packed: verbs write here when somebody watches, and only then."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 5
"""One entry: the kind of event and four numbers whose meaning the kind gives."""


@mypyc_attr(acyclic=True, native_class=True)
class Log:
    """A growing row of packed events."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()

    def add(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Write one entry at the end."""
        entries = self.entries
        entries = append(entries, kind)
        entries = append(entries, a)
        entries = append(entries, b)
        entries = append(entries, c)
        self.entries = append(entries, d)
