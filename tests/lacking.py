"""What a test needs and this machine lacks."""

import os
from typing import NoReturn

import pytest


def lacking(what: str) -> NoReturn:
    """Skip; under `python3 dev.py test`, which sets everything up, what is missing is a failure."""
    if os.environ.get("REQUIRE_ALL"):
        pytest.fail(f"{what}, although dev.py should have seen to it")
    pytest.skip(f"{what}: `python3 dev.py test` sees to it")
