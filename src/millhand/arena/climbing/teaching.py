"""Teaching a net what situations were worth: least squares first, then a few hidden units.

What a situation was good for is seen later: at the end, which much luck has gone into, and by what
the situations after it are thought to be worth. So a net is taught twice, the second time with
what the first one thinks of what followed.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from millhand.arena.climbing.rows import CHAPTER, SEAT, SEED, TURN, Rows
from millhand.bots.nets import Learnt
from millhand.thinking.mind import Mind
from millhand.thinking.net import ONE

Numbers = NDArray[np.float64]

FORESIGHT = 0.8
"""How much of what comes after the next turn counts; 1 would be the end alone."""
SWEEPS = 2
CAUTION = 300.0
"""So many samples' worth of doubt hold the straight path near the verdict of canny's weights."""
FAR = 4
"""An end that lies so many quartile ranges from the middle is an accident (debts that grew without
end), which would teach more than all the games that went their way."""
TENTH = 0.1
"""A verdict is seen in tenths of a point."""
STRETCH = 6
"""Hidden units see nothing that lies further from the mean than so many spreads."""
SELDOM = 30
"""What was seen less often than so many times is not looked at."""
EPOCHS = 6
BATCH = 1024
RATE = 1.5e-3
DECAY = 1e-3
HELD_OUT = 10
"""One game of so many is not learnt from; it shows what was learnt."""


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
class Taught:
    """A part of a game, learnt: what is seen, made comparable, then hidden units and a result."""

    first: Numbers
    bias: Numbers
    second: Numbers

    def value(self, seen: Numbers) -> Numbers:
        """What situations are thought to be worth."""
        sums = seen @ self.first + self.bias
        value: Numbers = sums[:, -1] + np.maximum(sums[:, :-1], 0) @ self.second
        return value


def teach(
    rows: Rows, mind: Mind, verdict: Sequence[int], course: Schooling, command: str, rounds: int
) -> tuple[Learnt, list[float]]:
    """The net that some rows teach, and its error on games not learnt from, chapter by chapter."""
    seen = rows.seen.astype(np.float64)
    part_of = rows.notes[:, CHAPTER] * course.parts // len(mind.chapters)
    held_out, plain = rows.notes[:, SEED] % HELD_OUT == 0, usual(rows.ends)
    learners, tests = ~held_out & plain, held_out & plain
    verdict_at = list(mind.inputs()).index("verdict")
    follows = followers(rows)
    targets, value = rows.ends.astype(np.float64), np.zeros(len(seen))
    taught: list[Taught] = []
    for sweep in range(SWEEPS):
        taught = []
        for part in range(course.parts):
            here = part_of == part
            beginning = 1000 * sweep + part
            one = learn(seen[here], targets[here], learners[here], course, verdict_at, beginning)
            value[here] = one.value(seen[here])
            taught.append(one)
        targets = hopes(rows, value, follows)
    errors = [
        float(np.sqrt(np.mean((value[test] - rows.ends[test]) ** 2)))
        for chapter in range(len(mind.chapters))
        if (test := tests & (rows.notes[:, CHAPTER] == chapter)).any()
    ]
    return packed(taught, mind, verdict, command, rounds), errors


def usual(ends: NDArray[np.float32]) -> NDArray[np.bool_]:
    """Which games ended as games do."""
    low, middle, high = np.percentile(ends, (25, 50, 75))
    found: NDArray[np.bool_] = np.abs(ends - middle) <= FAR * (high - low)
    return found


def followers(rows: Rows) -> NDArray[np.int64]:
    """For each row that of the same seat's next turn, -1 after its last."""
    notes = rows.notes
    order = np.lexsort((notes[:, TURN], notes[:, SEAT], notes[:, SEED]))
    same = np.all(notes[order][:-1, :2] == notes[order][1:, :2], axis=1)
    found = np.full(len(notes), -1, dtype=np.int64)
    found[order[:-1][same]] = order[1:][same]
    return found


def hopes(rows: Rows, value: Numbers, follows: NDArray[np.int64]) -> Numbers:
    """What each situation was good for, as was seen later."""
    hope = rows.ends.astype(np.float64)
    turns = rows.notes[:, TURN]
    for turn in range(int(turns.max()), -1, -1):
        here = np.flatnonzero((turns == turn) & (follows >= 0))
        after = follows[here]
        hope[here] = FORESIGHT * hope[after] + (1 - FORESIGHT) * value[after]
    return hope


# --- one part of a game -----------------------------------------------------------------------


def learn(
    seen: Numbers,
    targets: Numbers,
    learners: NDArray[np.bool_],
    course: Schooling,
    verdict_at: int,
    seed: int,
) -> Taught:
    """Least squares for the straight path, beginning with canny's verdict; hidden units for what
    it leaves unexplained."""
    mean, spread = seen[learners].mean(0), seen[learners].std(0)
    used = np.flatnonzero((spread > 1e-6) & ((seen[learners] != 0).sum(0) >= SELDOM))
    far = np.abs(seen[learners] - mean).max(0)
    known = seen[learners][:, used] - mean[used]
    aims = targets[learners] - TENTH * seen[learners, verdict_at]
    level = float(aims.mean())
    straight = solved(known / spread[used], aims - level) / spread[used]
    rest = aims - level - known @ straight
    width: Numbers = np.maximum(spread, far / STRETCH)[used]
    pupils = [
        hidden_units(known / width, rest, course.hidden, seed + 17 * one)
        for one in range(course.pupils)
    ]
    inner = np.concatenate([pupil[0] for pupil in pupils], axis=1) / width[:, None]
    inner_bias = np.concatenate([pupil[1] for pupil in pupils])
    second = np.concatenate([pupil[2] for pupil in pupils]) / len(pupils)
    level += float(np.mean([pupil[3] for pupil in pupils]))
    first = np.zeros((seen.shape[1], len(second) + 1))
    first[used] = np.concatenate([inner, straight[:, None]], axis=1)
    bias = np.append(inner_bias, level) - mean @ first
    first[verdict_at, -1] += TENTH
    return Taught(first, bias, second)


def solved(known: Numbers, aims: Numbers) -> Numbers:
    """The weights that explain aims best, held near 0 by caution."""
    doubt = CAUTION * np.eye(known.shape[1])
    found: Numbers = np.linalg.solve(known.T @ known + doubt, known.T @ aims).astype(np.float64)
    return found


def hidden_units(
    seen: Numbers, targets: Numbers, hidden: int, seed: int
) -> tuple[Numbers, Numbers, Numbers, float]:
    """Units that explain targets, found by descent: first layer, bias, second layer, a level."""
    chance = np.random.default_rng(seed)
    size, scale = seen.shape[1], max(float(targets.std()), 1e-9)
    x = seen.astype(np.float32)
    y = (targets / scale).astype(np.float32)
    steps = EPOCHS * (len(x) // BATCH + 1)
    weights = [
        (chance.uniform(-1, 1, (size, hidden)) / np.sqrt(size)).astype(np.float32),
        (chance.uniform(-1, 1, hidden) / np.sqrt(size)).astype(np.float32),
        (0.1 * chance.uniform(-1, 1, hidden) / np.sqrt(hidden)).astype(np.float32),
        np.zeros(1, dtype=np.float32),
    ]
    steepness = [np.zeros_like(one) for one in weights]
    roughness = [np.zeros_like(one) for one in weights]
    step = 0
    for _ in range(EPOCHS):
        order = chance.permutation(len(x))
        for start in range(0, len(x), BATCH):
            step += 1
            some = order[start : start + BATCH]
            slopes = slopes_of(x[some], y[some], weights)
            descend(weights, slopes, steepness, roughness, step, rate(step, steps))
    first, bias, second, level = weights
    return first.astype(float), bias.astype(float), second * scale, float(level[0]) * scale


def slopes_of(
    x: NDArray[np.float32], y: NDArray[np.float32], weights: list[NDArray[np.float32]]
) -> list[NDArray[np.float32]]:
    """How the error changes with each weight."""
    first, bias, second, level = weights
    sums = x @ first + bias
    units = np.maximum(sums, 0)
    error = 2 * (units @ second + level[0] - y) / len(y)
    back = np.outer(error, second) * (sums > 0)
    return [x.T @ back, back.sum(0), units.T @ error, np.array([error.sum()], dtype=np.float32)]


def descend(
    weights: list[NDArray[np.float32]],
    slopes: list[NDArray[np.float32]],
    steepness: list[NDArray[np.float32]],
    roughness: list[NDArray[np.float32]],
    step: int,
    rate: float,
) -> None:
    """One step down (Adam, with weights that decay)."""
    for weight, slope, steep, rough in zip(weights, slopes, steepness, roughness, strict=True):
        steep += 0.1 * (slope - steep)
        rough += 0.001 * (slope * slope - rough)
        course = steep / (1 - 0.9**step) / (np.sqrt(rough / (1 - 0.999**step)) + 1e-8)
        weight -= rate * (course + DECAY * weight)


def rate(step: int, steps: int) -> float:
    """Quick in the middle, slow at both ends."""
    warm = 0.3 * steps
    if step < warm:
        return RATE * (0.04 + 0.96 * step / warm)
    return float(RATE * 0.5 * (1 + np.cos(np.pi * (step - warm) / (steps - warm))) + 1e-8)


# --- whole numbers ----------------------------------------------------------------------------


def packed(
    taught: Sequence[Taught], mind: Mind, verdict: Sequence[int], command: str, rounds: int
) -> Learnt:
    """The net in whole numbers, without inputs that weigh nothing."""
    names = list(mind.inputs())
    first = [np.round(one.first * ONE).astype(np.int64) for one in taught]
    used = [place for place in range(len(names)) if any(one[place].any() for one in first)]
    return Learnt(
        command,
        rounds,
        tuple(names[place] for place in used),
        len(taught[0].second),
        len(taught),
        tuple(verdict),
        whole([one[used] for one in first]),
        whole([np.round(one.bias * ONE).astype(np.int64) for one in taught]),
        whole([np.round(one.second * ONE).astype(np.int64) for one in taught]),
    )


def whole(arrays: Sequence[NDArray[np.int64]]) -> tuple[int, ...]:
    """The numbers of some arrays in a row."""
    return tuple(int(number) for one in arrays for number in one.ravel())
