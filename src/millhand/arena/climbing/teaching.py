"""Teaching a net what situations were worth: from canny's verdict on, or from what a net knows.

What a situation was good for is seen later: at the end, which much luck has gone into, and by what
the situations after it are thought to be worth. So a net is taught twice, the second time with
what the first one thinks of what followed.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from millhand.arena.climbing.going_on import goes_on_from, learn_on
from millhand.arena.climbing.pupils import Schooling, learn
from millhand.arena.climbing.rows import CHAPTER, SEAT, SEED, TURN, Rows
from millhand.arena.climbing.taught import Numbers, Taught, packed, unpacked
from millhand.bots.nets import Learnt
from millhand.thinking.mind import Mind

FORESIGHT = 0.8
"""How much of what comes after the next turn counts; 1 would be the end alone."""
SWEEPS = 2
FAR = 2
"""An end that lies so many quartile ranges from the middle is an accident (debts that grew without
end), which would teach more than all the games that went their way."""
HELD_OUT = 10
"""One game of so many is not learnt from; it shows what was learnt."""


def teach(
    rows: Rows, mind: Mind, known: Learnt, course: Schooling, command: str, rounds: int
) -> tuple[Learnt, list[float]]:
    """The net that some rows teach, and its error on games not learnt from, chapter by chapter.

    It goes on from what is known, where that is a net of its shape; else from the verdict alone.
    """
    seen, chapters = rows.seen.astype(np.float64), len(mind.chapters)
    part_of = rows.notes[:, CHAPTER] * course.parts // chapters
    held_out, plain = rows.notes[:, SEED] % HELD_OUT == 0, usual(rows.ends)
    verdict_at = list(mind.inputs()).index("verdict")
    follows = followers(rows)
    begun = unpacked(known, mind) if goes_on_from(known, course) else []
    taught, targets = begun, rows.ends.astype(np.float64)
    for sweep in range(SWEEPS):
        if taught:
            targets = hopes(rows, values(taught, seen, part_of), follows)
        taught = []
        for part in range(course.parts):
            here = (part_of == part) & ~held_out & plain
            seed = 1000 * sweep + part
            if begun:
                taught.append(learn_on(seen[here], targets[here], begun[part], seed))
            else:
                taught.append(learn(seen[here], targets[here], course, verdict_at, seed))
    value = values(taught, seen, part_of)
    errors = [
        float(np.sqrt(np.mean((value[test] - rows.ends[test]) ** 2)))
        for chapter in range(chapters)
        if (test := held_out & plain & (rows.notes[:, CHAPTER] == chapter)).any()
    ]
    return packed(taught, mind, known.verdict, command, rounds), errors


def values(taught: Sequence[Taught], seen: Numbers, part_of: NDArray[np.int64]) -> Numbers:
    """What situations are thought to be worth, each by its part of the game."""
    found = np.zeros(len(seen))
    for part, one in enumerate(taught):
        found[part_of == part] = one.value(seen[part_of == part])
    return found


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
