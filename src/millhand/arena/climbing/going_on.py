"""Going on from a net: it keeps what it knows, and new games move its figures a little.

To learn anew from the games of one round forgets all that the rounds before have taught, and what
comes of it differs by ten points for no visible reason.
"""

import numpy as np

from millhand.arena.climbing.descending import Descent, Floats, Layers, go_down, slower_and_slower
from millhand.arena.climbing.pupils import Measure, Schooling, spread_of
from millhand.arena.climbing.taught import Numbers, Taught
from millhand.bots.nets import Learnt

STEP = 0.1
"""A step is such a share of what figures of its kind usually are …"""
LEVEL = 0.1
"""… those of the level, this share of a usual spread."""


def goes_on_from(known: Learnt, course: Schooling) -> bool:
    """Whether a net is of the shape that is to be taught."""
    return (known.hidden, known.parts) == (course.hidden * course.pupils, course.parts)


def learn_on(seen: Numbers, targets: Numbers, known: Taught, seed: int) -> Taught:
    """The same part of a net after some more games."""
    measure, scale = Measure.of(seen), spread_of(targets)
    mean, used, width = measure.mean, measure.used, measure.width[:, None]
    inner = known.first[used] * width
    bias = known.bias + mean @ known.first
    figures = Layers(
        inner[:, :-1].astype(np.float32),
        bias[:-1].astype(np.float32),
        (known.second / scale).astype(np.float32),
        (inner[:, -1] / scale).astype(np.float32),
        np.array([bias[-1] / scale], dtype=np.float32),
    )
    usual = [usual_size(one) for one in figures.all()[:-1]]
    descent = Descent([STEP * size for size in [*usual, LEVEL]], slower_and_slower)
    near = ((seen[:, used] - mean[used]) / width[:, 0]).astype(np.float32)
    go_down(near, (targets / scale).astype(np.float32), figures, descent, seed)
    first = known.first.copy()
    first[used] = np.column_stack([figures.first, figures.straight * scale]) / width
    bias = np.append(figures.bias, figures.level * scale) - mean @ first
    return Taught(first, bias, figures.second.astype(np.float64) * scale)


def usual_size(figures: Floats) -> float:
    """How large figures of a kind are in the mean."""
    return float(np.abs(figures).mean()) if figures.size else 0.0
