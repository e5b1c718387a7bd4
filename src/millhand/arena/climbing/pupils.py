"""Pupils: whoever learns a part of a game from nothing but canny's verdict.

Least squares find a straight path; what it leaves unexplained, hidden units find by descent.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from millhand.arena.climbing.descending import DECAY, Descent, Layers, go_down, slow_at_both_ends
from millhand.arena.climbing.taught import Numbers, Taught
from millhand.thinking.mind import Mind

CAUTION = 300.0
"""So many samples' worth of doubt hold the straight path near the verdict of canny's weights."""
TENTH = 0.1
"""A verdict is seen in tenths of a point."""
STRETCH = 6
"""Hidden units see nothing that lies further from the mean than so many spreads."""
SELDOM = 30
"""What was seen less often than so many times is not looked at."""
STEP = 1.5e-3


@dataclass(frozen=True)
class Schooling:
    """How a net is taught."""

    hidden: int = 24
    parts: int = 2
    pupils: int = 3
    """So many nets learn the same, each from another beginning; their mean is wiser than one."""


def straight_path(mind: Mind) -> Schooling:
    """No hidden units, and each chapter by itself: as quick at play as weights."""
    return Schooling(hidden=0, parts=len(mind.chapters), pupils=1)


@dataclass
class Measure:
    """Inputs made comparable: those that vary at all, around their means, in usual spreads."""

    mean: Numbers
    used: NDArray[np.int64]
    """The inputs that were seen often enough …"""
    spread: Numbers
    """… how far each of them strays …"""
    width: Numbers
    """… and in what it is counted: nothing lies further from the mean than STRETCH of these."""

    @classmethod
    def of(cls, seen: Numbers) -> "Measure":
        """What some situations show."""
        mean, spread = seen.mean(0), seen.std(0)
        used = np.flatnonzero((spread > 1e-6) & ((seen != 0).sum(0) >= SELDOM))
        far = np.abs(seen - mean).max(0)
        return cls(mean, used, spread[used], np.maximum(spread, far / STRETCH)[used])


def learn(seen: Numbers, targets: Numbers, course: Schooling, verdict_at: int, seed: int) -> Taught:
    """Least squares for the straight path, beginning with canny's verdict; hidden units for what
    it leaves unexplained."""
    measure = Measure.of(seen)
    known = seen[:, measure.used] - measure.mean[measure.used]
    aims = targets - TENTH * seen[:, verdict_at]
    level = float(aims.mean())
    straight = solved(known / measure.spread, aims - level) / measure.spread
    rest = aims - level - known @ straight
    pupils = [
        hidden_units(known / measure.width, rest, course.hidden, seed + 17 * one)
        for one in range(course.pupils)
    ]
    inner = np.concatenate([pupil.first for pupil in pupils], axis=1) / measure.width[:, None]
    inner_bias = np.concatenate([pupil.bias for pupil in pupils])
    scale = spread_of(rest)
    second = np.concatenate([pupil.second for pupil in pupils]) * scale / len(pupils)
    level += float(np.mean([pupil.level[0] for pupil in pupils])) * scale
    first = np.zeros((seen.shape[1], len(second) + 1))
    first[measure.used] = np.concatenate([inner, straight[:, None]], axis=1)
    bias = np.append(inner_bias, level) - measure.mean @ first
    first[verdict_at, -1] += TENTH
    return Taught(first, bias, second)


def solved(known: Numbers, aims: Numbers) -> Numbers:
    """The weights that explain aims best, held near 0 by caution."""
    doubt = CAUTION * np.eye(known.shape[1])
    found: Numbers = np.linalg.solve(known.T @ known + doubt, known.T @ aims).astype(np.float64)
    return found


def hidden_units(known: Numbers, rest: Numbers, hidden: int, seed: int) -> Layers:
    """Units that explain what the straight path does not, in shares of its spread."""
    chance = np.random.default_rng(seed)
    size = known.shape[1]
    figures = Layers(
        (chance.uniform(-1, 1, (size, hidden)) / np.sqrt(size)).astype(np.float32),
        (chance.uniform(-1, 1, hidden) / np.sqrt(size)).astype(np.float32),
        (0.1 * chance.uniform(-1, 1, hidden) / np.sqrt(hidden)).astype(np.float32),
        np.zeros(size, dtype=np.float32),
        np.zeros(1, dtype=np.float32),
    )
    descent = Descent([STEP, STEP, STEP, 0.0, STEP], slow_at_both_ends, DECAY)
    aims = (rest / spread_of(rest)).astype(np.float32)
    go_down(known.astype(np.float32), aims, figures, descent, seed + 1)
    return figures


def spread_of(aims: Numbers) -> float:
    """How far aims lie apart."""
    return max(float(aims.std()), 1e-9)
