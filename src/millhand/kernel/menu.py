"""The answers that are open to a seat now: a reusable list of choices."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.bits import BIT, only

SIZE: Final = 1024
KINDS: Final = 16

# How a player without a plan feels about a kind of choices; what is liked better goes first.
GLADLY: Final = 0
WILLINGLY: Final = 1
RELUCTANTLY: Final = 2
AT_LAST: Final = 3


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
        self.moods: Final = vec[i64]([0] * KINDS)
        self.kinds: i64 = 0

    def clear(self) -> None:
        """Forget everything."""
        self.size = 0
        self.kinds = 0

    def next_kind(self) -> None:
        """What is added from here on is of another kind than what stands before."""
        self.next_kind_done(GLADLY)

    def next_kind_done(self, mood: i64) -> None:
        """The same for a kind that is done willingly, reluctantly …"""
        if self.kinds == 0 or self.starts[self.kinds - 1] != self.size:
            self.starts[self.kinds] = self.size
            self.kinds += 1
        self.moods[self.kinds - 1] = mood

    def add(self, choice: i64) -> None:
        """Add one choice."""
        self.choices[self.size] = choice
        self.size += 1

    def add_members(self, first: i64, members: i64) -> None:
        """Add `first + n` for every member n of a set."""
        while members != 0:
            bit: i64 = members & -members
            members ^= bit
            self.choices[self.size] = first + only(bit)
            self.size += 1

    def add_members_or(self, first: i64, members: i64, otherwise: i64) -> None:
        """The same; for an empty set another choice."""
        self.add_members(first, members)
        if members == 0:
            self.add(otherwise)

    def kind_count(self) -> i64:
        """How many kinds are not empty."""
        if self.kinds != 0 and self.starts[self.kinds - 1] == self.size:
            return self.kinds - 1
        return self.kinds

    def inviting_kinds(self) -> i64:
        """The kinds that are liked best of those that are not empty, as a set."""
        kinds: i64 = 0
        mood: i64 = AT_LAST
        kind: i64
        for kind in range(self.kind_count()):
            if self.moods[kind] < mood:
                mood = self.moods[kind]
                kinds = 0
            if self.moods[kind] == mood:
                kinds |= BIT[kind]
        return kinds

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
