"""The signature: eight characters that stand for the behaviour of all games."""

import pytest
from golden import SIGNATURE

from millhand.arena.signature import signature

pytestmark = pytest.mark.long


def test_no_game_plays_otherwise_than_recorded() -> None:
    """After an intended change of play `python tests/bless.py` records the new signature."""
    assert signature() == SIGNATURE.read_text(encoding="utf-8").strip()
