"""What happened, packed: verbs write here when somebody watches, and only then."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 6
"""One entry: the kind of event and five numbers whose meaning the kind gives."""


@mypyc_attr(acyclic=True, native_class=True)
class Log:
    """A growing row of packed events."""

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()
        self.until: i64 = -1
        """How many numbers were written when an action was over; -1: none is yet."""
        self.cells: vec[i64] = vec[i64]()
        """The cells of the table at that moment: nothing that follows had happened."""

    def end_action(self, cells: vec[i64]) -> None:
        """An action is over."""
        if self.until < 0:
            self.until = len(self.entries)
            self.cells = cells

    def add(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """Write one entry at the end."""
        entries = self.entries
        entries = append(entries, kind)
        entries = append(entries, a)
        entries = append(entries, b)
        entries = append(entries, c)
        entries = append(entries, d)
        self.entries = append(entries, e)
