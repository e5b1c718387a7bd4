"""Figures for Prometheus: counters, gauges and times, as plain text."""

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
Labels = tuple[tuple[str, str], ...]


@dataclass
class Counter:
    """Something that is counted, by labels."""

    name: str
    help: str
    counts: dict[Labels, int] = field(default_factory=dict)

    def add(self, number: int, **labels: str) -> None:
        """So many more."""
        key = tuple(labels.items())
        self.counts[key] = self.counts.get(key, 0) + number

    def lines(self) -> Iterator[str]:
        """As text."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        for labels, number in self.counts.items():
            yield f"{self.name}{_said(labels)} {number}"


@dataclass
class Gauge:
    """Something that goes up and down, looked at when it is asked for."""

    name: str
    help: str
    look: Callable[[], int]

    def lines(self) -> Iterator[str]:
        """As text."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.look()}"


@dataclass
class Times:
    """How long something takes."""

    name: str
    help: str
    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    sum: float = 0.0

    def add(self, seconds: float) -> None:
        """It has taken so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Measure what happens inside."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - begun)

    def lines(self) -> Iterator[str]:
        """As text."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip([*BOUNDS, "+Inf"], self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All figures of this process."""

    def __init__(self) -> None:
        self.requests = Counter("millhand_requests_total", "Answered requests.")
        self.moves = Counter("millhand_moves_total", "Stored moves of players and bots.")
        self.frames = Counter("millhand_frames_total", "Messages from pages.")
        self.answering = Times("millhand_request_seconds", "How long answers take.")
        self.thinking = Times("millhand_thinking_seconds", "How long bots think about a move.")
        self.gauges: list[Gauge] = []

    def watch(self, name: str, help: str, look: Callable[[], int]) -> None:
        """One more gauge."""
        self.gauges.append(Gauge(name, help, look))

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        shown: list[Counter | Times | Gauge] = [self.requests, self.moves, self.frames]
        shown += [self.answering, self.thinking, *self.gauges]
        lines = [line for one in shown for line in one.lines()]
        return "\n".join(lines) + "\n"


def _said(labels: Labels) -> str:
    """Labels are our own words: methods, templates of paths, statuses."""
    said = ",".join(f'{name}="{value}"' for name, value in labels)
    return f"{{{said}}}" if said else ""
