"""What was reached, beside what was wanted."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Measure:
    """A line of the table that is printed."""

    what: str
    reached: float
    text: str
    """The figure with its unit and its range."""
    goal: float | None = None
    at_most: bool = True

    @property
    def is_good(self) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        if self.goal is None:
            return None
        return self.reached <= self.goal if self.at_most else self.reached >= self.goal

    def line(self) -> str:
        """The line."""
        verdict = {True: "reached", False: "MISSED", None: ""}[self.is_good]
        sign = "" if self.goal is None else f"{'≤' if self.at_most else '≥'} {self.goal:g}"
        return f"| {self.what} | {sign} | {self.text} | {verdict} |"


def spread(figures: Sequence[float], unit: str = "", digits: int = 2) -> str:
    """The median and the range of several rounds."""
    low, high = min(figures), max(figures)
    return f"{median(figures):.{digits}f}{unit} ({low:.{digits}f}..{high:.{digits}f})"


def percentile(figures: Sequence[float], part: float) -> float:
    """The figure below which such a part of all lies."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]
