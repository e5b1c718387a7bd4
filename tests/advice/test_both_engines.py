"""Compiled or interpreted, the adviser says the same."""

import pytest
from advice.test_adviser import FEW, HASTY, asked
from both_engines import both
from golden import TESTS
from laws.watching import opened

from millhand.advice.adviser import Adviser
from millhand.advice.telling import told
from millhand.arena.variants import Variant
from millhand.shelf import SHELF
from millhand.words.marking import plain_text

ASK = """
import sys
sys.path.insert(0, sys.argv[1])
from advice.test_both_engines import lines
from millhand import compiled
print("compiled" if compiled() else "interpreted")
for line in lines():
    print(line)
"""


def lines() -> list[str]:
    """Advice of every game, with all its reasons."""
    spoken = []
    for game in SHELF:
        variant = Variant(game, SHELF[game].players[-1])
        adviser = Adviser(opened(variant), HASTY)
        for table, seat in asked(variant):
            for turn in told(opened(variant), adviser.advise(table, seat, FEW), "en"):
                reasons = [f"{one.points} {plain_text(one.sentence)}" for one in turn.reasons]
                spoken.append(repr([turn.points, [one.move for one in turn.moves], reasons]))
    return spoken


@pytest.mark.long
def test_both_engines_advise_the_same() -> None:
    ours, theirs = both("-c", ASK, str(TESTS))
    assert ours == theirs
    assert len(ours) > 2 * len(SHELF)
