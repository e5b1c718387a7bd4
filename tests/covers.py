"""`@covers("BB-8.4", …)`: the numbers of the rules that a test shows."""

import pytest


def covers(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test with the numbers of the rules that it shows."""
    return pytest.mark.covers(*numbers)
