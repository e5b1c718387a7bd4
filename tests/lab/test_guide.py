"""The guide for researchers works as it says."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide-researcher.md"


def test_the_guide_does_what_it_says() -> None:
    results = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert results.attempted > 40
    assert results.failed == 0
