"""Least squares without a library: sums of products, and a small system of equations."""

from collections.abc import Sequence
from dataclasses import dataclass, field

Row = Sequence[tuple[int, int]]
"""The features that are not 0: their numbers in the list of features, and how much of each."""


@dataclass
class Squares:
    """What is needed of some rows to find the weights that explain their targets best."""

    size: int
    samples: float = 0
    products: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.products:
            self.products = [[0.0] * self.size for _ in range(self.size)]

    def note(self, row: Row) -> None:
        """One more row."""
        self.samples += 1
        for index, number in row:
            products = self.products[index]
            for other, another in row:
                products[other] += number * another

    def add(self, other: "Squares", share: float = 1.0) -> None:
        """Take in other rows, each as if it were only a share of one."""
        self.samples += share * other.samples
        for mine, theirs in zip(self.products, other.products, strict=True):
            for column in range(self.size):
                mine[column] += share * theirs[column]

    def weights(
        self, targets: Sequence[float], caution: float, before: Sequence[float]
    ) -> list[float]:
        """The best weights, held near others as if `caution` samples had shown those.

        A target is the sum, over all rows, of what the row stands for times the feature. The first
        feature is the constant: it is not held back, and tells the means of the others.
        """
        if self.samples == 0:
            return list(before)
        held, right = [row[:] for row in self.products], list(targets)
        for index in range(1, self.size):
            mean = self.products[0][index] / self.samples
            variance = self.products[index][index] / self.samples - mean * mean
            force = caution * (max(variance, 0.0) + 0.01)
            held[index][index] += force
            right[index] += force * before[index]
        return solved(held, right)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations; an unknown that nothing tells about is 0."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for step in range(size):
        pivot = max(range(step, size), key=lambda row: abs(rows[row][step]))
        rows[step], rows[pivot] = rows[pivot], rows[step]
        if abs(rows[step][step]) < 1e-9:
            continue
        for other in range(size):
            factor = rows[other][step] / rows[step][step]
            if other != step and factor:
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[step], strict=True)]
    return [
        row[-1] / row[index] if abs(row[index]) >= 1e-9 else 0.0 for index, row in enumerate(rows)
    ]
