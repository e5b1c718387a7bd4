"""The answers that are open to a seat now: a reusable list of choices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, lowest

SIZE: Final = 1024
RUNS: Final = 16


@mypyc_attr(acyclic=True, native_class=True)
class Menu:
    """Choices in a fixed order, in runs of one kind each (build, link …).

    One menu serves a whole game: it is cleared and filled again, so that listing moves makes
    no objects.
    """

    def __init__(self) -> None:
        self.choices: Final = vec[i64]([0] * SIZE)
        self.size: i64 = 0
        self.starts: Final = vec[i64]([0] * RUNS)
        self.kinds: Final = vec[i64]([0] * RUNS)
        self.runs: i64 = 0

    def clear(self) -> None:
        """Forget everything."""
        self.size = 0
        self.runs = 0

    def next_kind(self, kind: i64) -> None:
        """What is added from here on is of a kind; it joins what stands before of the same kind."""
        run: i64 = self.runs
        if run > 0 and self.starts[run - 1] == self.size:
            run -= 1  # nothing was added to the last run: it makes room
        if run == 0 or self.kinds[run - 1] != kind:
            self.starts[run] = self.size
            self.kinds[run] = kind
            run += 1
        self.runs = run

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

    def run_count(self) -> i64:
        """How many runs are not empty."""
        if self.runs != 0 and self.run_start(self.runs - 1) == self.size:
            return self.runs - 1
        return self.runs

    def run_start(self, run: i64) -> i64:
        """Where a run begins; `run_start(run_count())` is the end of the list."""
        if run >= self.runs:
            return self.size
        return self.starts[run]

    def run_kind(self, run: i64) -> i64:
        """The kind of a run: the first choice of the verb that it answers with."""
        return self.kinds[run]

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
