"""A judge that looks closely: a small net of whole numbers, taught by games.

Each part of a game (an era) has a net of its own: what is seen goes into some hidden units and,
besides, straight to the result. Weights are whole 65,536ths, so that compiled and interpreted nets
agree to the last digit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from millhand.kernel.table import Table
from millhand.thinking.mind import CLOSE_ROW, DETAILS, VERDICT, Mind
from millhand.thinking.search import Judge

ONE: Final = 65_536
"""What stands for 1 in a net."""


@mypyc_attr(acyclic=True, native_class=True)
class Net:
    """The figures of a net, for all parts of a game one after the other.

    `first` has a row for each part and input, of `hidden` + 1 columns, the last being the straight
    path; `bias` such a row for each part; `second` what each hidden unit adds to the result.
    """

    def __init__(
        self,
        places: vec[i64],
        hidden: i64,
        parts: i64,
        first: vec[i64],
        bias: vec[i64],
        second: vec[i64],
    ) -> None:
        self.places: Final = places
        """Where in the row each input stands."""
        self.hidden: Final = hidden
        self.parts: Final = parts
        self.first: Final = rows_of(first, parts * len(places))
        self.bias: Final = rows_of(bias, parts)
        self.second: Final = rows_of(second, parts)
        self.part: i64 = -1
        """The part of the game that was last looked at, …"""
        self.seen: Final = vec[i64]([0] * len(places))
        """… each input as it was, …"""
        self.sums: Final = vec[i64]([0] * (hidden + 1))
        """… and what went into each unit: the next row differs in few inputs as a rule, and whole
        numbers lose nothing on the way."""

    def result(self, row: vec[i64], part: i64) -> i64:
        """What the net makes of a row, in thousandths."""
        if part != self.part:
            self.begin(part)
        seen = self.seen
        start: i64 = part * len(seen)
        index: i64 = 0
        for place, was in zip(self.places, seen):
            change: i64 = row[place] - was
            if change != 0:
                seen[index] = row[place]
                self.add(self.first[start + index], change)
            index += 1
        total: i64 = self.sums[self.hidden]
        for unit, weight in zip(self.sums, self.second[part]):
            if unit > 0:
                total += (unit >> 8) * weight >> 8
        return total * 1000 // ONE

    def add(self, weights: vec[i64], change: i64) -> None:
        """An input has changed: so does what goes into each unit."""
        sums = self.sums
        column: i64 = 0
        for weight in weights:
            sums[column] += change * weight
            column += 1

    def begin(self, part: i64) -> None:
        """Look at another part of the game: nothing is seen yet."""
        index: i64
        for index in range(len(self.seen)):
            self.seen[index] = 0
        index = 0
        for weight in self.bias[part]:
            self.sums[index] = weight
            index += 1
        self.part = part


def rows_of(figures: vec[i64], count: i64) -> list[vec[i64]]:
    """Figures in so many rows: a loop over a whole one is twice as fast as over a part of all."""
    size: i64 = len(figures) // max(1, count)
    return [figures[row * size : (row + 1) * size] for row in range(count)]


@mypyc_attr(acyclic=True, native_class=True)
class NetJudge(Judge):
    """Looks closely, and asks a net; the verdict of its own weights is one of the things seen.

    `likings` are weights for the same features that are added to the result: how one seat strays
    from what it knows, so that games to learn from differ. None as a rule.
    """

    def __init__(self, mind: Mind, weights: vec[i64], net: Net, likings: vec[i64]) -> None:
        super().__init__(mind, weights)
        self.net: Final = net
        self.likings: Final = likings
        self.details: Final[i64] = len(mind.details)
        self.chapters: Final[i64] = len(mind.chapters)
        self.close_row: Final = vec[i64]([0] * CLOSE_ROW)

    def value(self, table: Table, seat: i64) -> i64:
        """What the seat's situation on this table is worth, in thousandths of a point."""
        if table.is_over():
            return self.mind.aim(table, seat) * 1000
        row = self.close_row
        chapter: i64 = self.mind.chapter(table)
        self.fill(table, seat, chapter, row)
        value: i64 = self.net.result(row, chapter * self.net.parts // self.chapters)
        if len(self.likings) > 0:
            value += weighed(self.likings, chapter * self.features, row, self.features)
        return value

    def fill(self, table: Table, seat: i64, chapter: i64, row: vec[i64]) -> None:
        """All that is seen, the verdict included."""
        index: i64
        for index in range(self.features):
            row[index] = 0
        for index in range(DETAILS, DETAILS + self.details):
            row[index] = 0
        self.mind.look_closely(table, seat, row)
        verdict: i64 = weighed(self.weights, chapter * self.features, row, self.features)
        row[VERDICT] = verdict // 100


def weighed(weights: vec[i64], start: i64, row: vec[i64], size: i64) -> i64:
    """A row of features times the weights from a place on."""
    total: i64 = 0
    index: i64
    for index in range(size):
        total += weights[start + index] * row[index]
    return total
