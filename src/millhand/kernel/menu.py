"""The answers that are open to a seat now: a reusable list of choices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, lowest

SIZE: Final = 1024
KINDS: Final = 16


@mypyc_attr(acyclic=True, native_class=True)
class Menu:
    """Choices in a fixed order, grouped by kind (build, link, … each a run of the list).

    One menu serves a whole game: it is cleared and filled again, so that listing moves makes
    no objects.
    """

    def __init__(self) -> None:
        self.choices: Final = vec[i64]([0] * SIZE)
        self.size: i64 = 0
        self.starts: Final = vec[i64]([0] * KINDS)
        self.run_kinds: Final = vec[i64]([0] * KINDS)
        self.kinds: i64 = 0

    def clear(self) -> None:
        """Forget everything."""
        self.size = 0
        self.kinds = 0

    def next_kind(self, kind: i64) -> None:
        """What is added from here on is of this kind; an empty run before it is forgotten."""
        if self.kinds != 0:
            last: i64 = self.kinds - 1
            if self.starts[last] == self.size or self.run_kinds[last] == kind:
                self.run_kinds[last] = kind
                return
        self.starts[self.kinds] = self.size
        self.run_kinds[self.kinds] = kind
        self.kinds += 1

    def add(self, choice: i64) -> None:
        """Add one choice."""
        self.choices[self.size] = choice
        self.size += 1

    def add_members(self, first: i64, members: i64) -> None:
        """Add `first + n` for every member n of a set."""
        while members != 0:
            self.choices[self.size] = first + lowest(members)
            self.size += 1
            members &= members - 1

    def kind_count(self) -> i64:
        """How many kinds are not empty."""
        if self.kinds != 0 and self.starts[self.kinds - 1] == self.size:
            return self.kinds - 1
        return self.kinds

    def kind_start(self, kind: i64) -> i64:
        """Where a kind's run begins; `kind_start(kind_count())` is the end of the list."""
        if kind >= self.kinds:
            return self.size
        return self.starts[kind]

    def holds(self, choice: i64) -> bool:
        """Whether a choice is on the menu."""
        index: i64
        for index in range(self.size):
            if self.choices[index] == choice:
                return True
        return False

    def as_list(self) -> list[int]:
        """The choices as ordinary numbers."""
        return [int(self.choices[index]) for index in range(self.size)]

    def as_mask(self, words: i64) -> vec[i64]:
        """The same as bits: choice n is bit n % 62 of word n // 62 (for learners)."""
        mask = vec[i64]([0] * words)
        index: i64
        for index in range(self.size):
            choice: i64 = self.choices[index]
            mask[choice // 62] |= BIT[choice % 62]
        return mask
