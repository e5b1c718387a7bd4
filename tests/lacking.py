"""What a test needs and this machine lacks: programs, or time."""

import os
from typing import NoReturn

import pytest

ONCE_MORE = pytest.mark.flaky(reruns=1)
"""For tests with real browsers and servers: a moment may be too short for them where everything
else is tested at the same time. What was tried again is counted in the summary (`rerun`), and
what fails twice has failed."""


def lacking(what: str) -> NoReturn:
    """Skip; under `python3 dev.py test`, which sets everything up, what is missing is a failure."""
    if os.environ.get("REQUIRE_ALL"):
        pytest.fail(f"{what}, although dev.py should have seen to it")
    pytest.skip(f"{what}: `python3 dev.py test` sees to it")
