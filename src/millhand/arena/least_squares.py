"""Least squares without a library: sums of products, and a small system of equations."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from mypy_extensions import i64


@dataclass
class Squares:
    """What is needed of some samples to find the weights that explain their targets best."""

    size: int
    samples: int = 0
    products: list[list[float]] = field(default_factory=list)
    targets: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.products:
            self.products = [[0.0] * self.size for _ in range(self.size)]
            self.targets = [0.0] * self.size

    def note(self, row: Sequence[int | i64], target: float) -> None:
        """One more sample; features that are 0 cost nothing."""
        self.samples += 1
        present = [(index, int(row[index])) for index in range(self.size) if row[index] != 0]
        for index, number in present:
            self.targets[index] += number * target
            products = self.products[index]
            for other, another in present:
                products[other] += number * another

    def add(self, other: "Squares") -> None:
        """Take in other samples."""
        self.samples += other.samples
        for index in range(self.size):
            self.targets[index] += other.targets[index]
            mine, theirs = self.products[index], other.products[index]
            for column in range(self.size):
                mine[column] += theirs[column]

    def weights(self, caution: float) -> list[float]:
        """The best weights, held near 0 as if `caution` samples had shown no effect at all.

        The first feature is the constant: it is not held back, and tells the means of the others.
        """
        if self.samples == 0:
            return [0.0] * self.size
        held = [row[:] for row in self.products]
        for index in range(1, self.size):
            mean = self.products[0][index] / self.samples
            variance = self.products[index][index] / self.samples - mean * mean
            held[index][index] += caution * (max(variance, 0.0) + 0.01)
        return solved(held, self.targets)


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
