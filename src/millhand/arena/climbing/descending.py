"""Descent: the figures of a part of a net go downhill, where the error is less."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

BATCH = 1024
"""So many situations are looked at before a step is taken."""
EPOCHS = 6
"""So often all of them are looked at."""
DECAY = 1e-3


@dataclass
class Layers:
    """The figures of a part, or how the error changes with each of them."""

    first: Floats
    """What each input adds to each hidden unit."""
    bias: Floats
    second: Floats
    straight: Floats
    """What each input adds to the result besides."""
    level: Floats

    def all(self) -> list[Floats]:
        """One after the other."""
        return [self.first, self.bias, self.second, self.straight, self.level]


@dataclass(frozen=True)
class Descent:
    """How large its steps are: for each kind of figures, and at each moment."""

    of_each: list[float]
    moment: Callable[[float], float]
    """From the share of the way that is behind; 1 is full speed."""
    decay: float = 0.0


def go_down(seen: Floats, aims: Floats, figures: Layers, descent: Descent, seed: int) -> None:
    """Change figures step by step (Adam), so that they explain better what was aimed at."""
    chance = np.random.default_rng(seed)
    steps = EPOCHS * (len(seen) // BATCH + 1)
    steepness = [np.zeros_like(one) for one in figures.all()]
    roughness = [np.zeros_like(one) for one in figures.all()]
    step = 0
    for _ in range(EPOCHS):
        order = chance.permutation(len(seen))
        for start in range(0, len(seen), BATCH):
            step += 1
            some = order[start : start + BATCH]
            slopes = slope_at(figures, seen[some], aims[some]).all()
            moment = descent.moment(step / steps)
            for kind, weight in enumerate(figures.all()):
                steep, rough, slope = steepness[kind], roughness[kind], slopes[kind]
                steep += 0.1 * (slope - steep)
                rough += 0.001 * (slope * slope - rough)
                course = steep / (1 - 0.9**step) / (np.sqrt(rough / (1 - 0.999**step)) + 1e-8)
                weight -= descent.of_each[kind] * moment * (course + descent.decay * weight)


def slope_at(figures: Layers, seen: Floats, aims: Floats) -> Layers:
    """How the error changes with each figure."""
    sums = seen @ figures.first + figures.bias
    units = np.maximum(sums, 0)
    thought = units @ figures.second + seen @ figures.straight + figures.level[0]
    error = 2 * (thought - aims) / len(aims)
    back = np.outer(error, figures.second) * (sums > 0)
    level = np.array([error.sum()], dtype=np.float32)
    return Layers(seen.T @ back, back.sum(0), units.T @ error, seen.T @ error, level)


def slower_and_slower(behind: float) -> float:
    """At full speed in the beginning, slow at the end."""
    return float(0.5 * (1 + np.cos(np.pi * behind)))


def slow_at_both_ends(behind: float) -> float:
    """Quick in the middle."""
    warm = 0.3
    if behind < warm:
        return 0.04 + 0.96 * behind / warm
    return slower_and_slower((behind - warm) / (1 - warm))
