"""Means with 95 % intervals, from numbers that do not depend on one another."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from operator import mul
from statistics import fmean
from typing import TypeVar

Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class Estimate:
    """A mean, and bounds within which the true one lies in 95 of 100 such measurements."""

    mean: float
    low: float | None
    """None where there is but one number: nobody knows how far numbers stray."""
    high: float | None

    def times(self, factor: float) -> "Estimate":
        """The same on another scale."""
        low, high = (None if bound is None else bound * factor for bound in (self.low, self.high))
        return Estimate(self.mean * factor, low, high)


def mean_of(numbers: Sequence[float]) -> Estimate:
    """The mean of some numbers."""
    if len(numbers) == 1:
        return Estimate(numbers[0], None, None)
    return Estimate(fmean(numbers), *bounds(numbers, [1.0] * len(numbers)))


def share_of(shares: Sequence[float], games: int) -> Estimate:
    """The mean of shares between 0 and 1, each of so many games.

    For the bounds two games more are imagined, one lost and one won: without them a bot that has
    won every game would seem to be sure to win.
    """
    mean = fmean(shares)
    low, high = bounds([*shares, 0.0, 1.0], [1.0] * len(shares) + [1 / games] * 2)
    return Estimate(mean, max(0.0, min(mean, low)), min(1.0, max(mean, high)))


def bounds(numbers: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of at least two numbers, each with its weight."""
    freedom, total = len(numbers) - 1, sum(weights)
    mean = sum(map(mul, numbers, weights)) / total
    squares = sum(
        (weight * (number - mean)) ** 2 for number, weight in zip(numbers, weights, strict=True)
    )
    half = student(freedom) * sqrt(squares * len(numbers) / freedom) / total
    return mean - half, mean + half


def student(freedom: int) -> float:
    """How many deviations hold 95 of 100: Cornish and Fisher's series, good to 1 % from 3 on."""
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    z = 1.959964
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def quantile(ordered: Sequence[Number], share: float) -> Number:
    """Of numbers in ascending order, the first that so large a share of them does not exceed."""
    return ordered[max(0, ceil(share * len(ordered)) - 1)]
