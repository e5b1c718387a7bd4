"""Every numbered rule stands in both pages, in the code, in a test and in both languages."""

from pathlib import Path

import pytest

from millhand.cli.coverage import cover
from millhand.shelf import SHELF


@pytest.mark.parametrize("game", SHELF)
def test_every_rule_is_everywhere(game):
    coverage = cover(game, Path(__file__).parent)
    assert coverage.rules > 50
    assert coverage.missing == {}
