"""The README plays: what it types at the prompt is what comes out."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_plays_as_it_says():
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 15
    assert results.failed == 0
