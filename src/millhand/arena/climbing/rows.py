"""What games show somebody who looks closely: a row of numbers for each turn, and how it ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from millhand.arena.climbing.seating import Teachers, seated
from millhand.arena.fitting import League
from millhand.arena.stories import end_of, seats_to_note
from millhand.bots.bot import Bot
from millhand.bots.judges import judge_for
from millhand.bots.nets import Learnt, judge_by_net
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.thinking.mind import CLOSE_ROW
from millhand.thinking.minds import mind_for

SEED, SEAT, CHAPTER, TURN = range(4)
"""What the columns of `notes` are."""
FARTHEST = 32_767
"""No number is noted beyond this one; debts without end would be."""


@dataclass(frozen=True)
class Rows:
    """Situations, one a row: all that is seen, whose it is, and what the game was worth then."""

    seen: NDArray[np.int16]
    notes: NDArray[np.int64]
    ends: NDArray[np.float32]

    def save(self, file: Path) -> None:
        """Keep them; whole or not at all."""
        new = file.with_name(file.name + ".new")
        with new.open("wb") as stream:
            np.savez_compressed(stream, seen=self.seen, notes=self.notes, ends=self.ends)
        new.replace(file)


def load(files: Sequence[Path]) -> Rows:
    """All rows of some files."""
    kept = [np.load(file) for file in files]
    return Rows(
        *(np.concatenate([one[name] for one in kept]) for name in ("seen", "notes", "ends"))
    )


@dataclass(frozen=True)
class Demonstration:
    """Games to be played by teachers and noted down."""

    league: League
    teachers: Teachers
    seeds: range


def note_batch(batch: Demonstration) -> Rows:
    """Play some games and note them down."""
    opened = batch.league.open()
    seen: list[list[int]] = []
    notes: list[tuple[int, int, int, int]] = []
    ends: list[float] = []
    for seed in batch.seeds:
        note_game(
            opened, seated(opened, batch.teachers, Chance(seed + 2**40)), seed, seen, notes, ends
        )
    return Rows(
        np.array(seen, dtype=np.int16),
        np.array(notes, dtype=np.int64),
        np.array(ends, dtype=np.float32),
    )


def note_game(
    opened: OpenGame,
    bots: Sequence[Bot],
    seed: int,
    seen: list[list[int]],
    notes: list[tuple[int, int, int, int]],
    ends: list[float],
) -> None:
    """Play one game and note it down."""
    table, mind = opened.lay(), mind_for(opened.game.name)
    judge = judge_by_net(opened, blank(opened))
    places = list(mind.inputs().values())
    turns = [0] * opened.players
    owners: list[int] = []
    row = vec[i64]([0] * CLOSE_ROW)
    for seat in seats_to_note(opened, table, bots, Chance(seed)):
        chapter = int(mind.chapter(table))
        judge.fill(table, seat, chapter, row)
        seen.append([max(-FARTHEST, min(int(row[place]), FARTHEST)) for place in places])
        notes.append((seed, seat, chapter, turns[seat]))
        owners.append(seat)
        turns[seat] += 1
    end = [end_of(mind, table, seat) for seat in range(opened.players)]
    ends += [end[seat] for seat in owners]


def blank(opened: OpenGame) -> Learnt:
    """A net that has learnt nothing yet, with canny's weights for its verdict."""
    verdict = tuple(int(weight) for weight in judge_for(opened, "canny").weights)
    return Learnt("", 0, (), 0, 1, verdict, (), (0,), ())
