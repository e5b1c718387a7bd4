"""Compiled and interpreted, environments give the same numbers."""

import os
import subprocess
import sys

import pytest

from millhand.shelf import SHELF

WATCH = """
import hashlib, sys
from millhand import compiled
from millhand.kernel.chance import Chance
from millhand.lab.environment import Environment
game, digest = sys.argv[1], hashlib.sha256()
for players, seed in ((2, 1), (3, 2)):
    environment, chance = Environment(game, players), Chance(seed)
    environment.reset(seed)
    while not environment.is_over:
        for seat in range(players):
            digest.update(environment.observe(seat).tobytes())
        digest.update(environment.mask.tobytes())
        environment.step(environment.any_choice(chance))
print("compiled" if compiled() else "interpreted", digest.hexdigest())
"""


def watched(game: str, **changes: str) -> tuple[str, str]:
    """Which engine has played, and a digest of all that was seen."""
    answer = subprocess.run(
        [sys.executable, "-c", WATCH, game],
        env={**os.environ, **changes},
        capture_output=True,
        text=True,
        check=True,
    )
    engine, digest = answer.stdout.split()
    return engine, digest


@pytest.mark.long
@pytest.mark.parametrize("game", SHELF)
def test_both_engines_tell_the_same(game: str) -> None:
    engine, digest = watched(game, MILLHAND_PURE="1")
    assert engine == "interpreted"
    assert watched(game)[1] == digest
