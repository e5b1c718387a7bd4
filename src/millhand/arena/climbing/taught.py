"""A net while it is taught: a part for each part of a game, in numbers that may be broken.

At play its figures are whole 65,536ths; here they are packed for that, and unpacked to go on.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from millhand.bots.nets import Learnt
from millhand.thinking.mind import Mind
from millhand.thinking.net import ONE

Numbers = NDArray[np.float64]


@dataclass
class Taught:
    """A part of a game, learnt: what is seen goes into hidden units, and straight to the result.

    `first` has a row for each input and a column for each unit, the last being the straight path.
    """

    first: Numbers
    bias: Numbers
    second: Numbers

    def value(self, seen: Numbers) -> Numbers:
        """What situations are thought to be worth."""
        sums = seen @ self.first + self.bias
        value: Numbers = sums[:, -1] + np.maximum(sums[:, :-1], 0) @ self.second
        return value


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


def unpacked(learnt: Learnt, mind: Mind) -> list[Taught]:
    """The parts of a net, with a row for everything that there is to see."""
    names = list(mind.inputs())
    used = [names.index(name) for name in learnt.inputs]
    parts, hidden = learnt.parts, learnt.hidden
    rows = broken(learnt.first, parts, len(used), hidden + 1)
    first = np.zeros((parts, len(names), hidden + 1))
    first[:, used] = rows
    bias = broken(learnt.bias, parts, hidden + 1)
    second = broken(learnt.second, parts, hidden)
    return [Taught(first[part], bias[part], second[part]) for part in range(parts)]


def broken(figures: Sequence[int], *shape: int) -> Numbers:
    """Whole 65,536ths as the numbers that they stand for."""
    numbers: Numbers = np.array(figures, dtype=np.float64).reshape(shape) / ONE
    return numbers
