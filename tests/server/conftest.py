"""Databases and servers for tests; both databases are real."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from server.guests import Guest
from server.houses import OPEN, House, house
from server.postgres import Postgres

NUMBERS = count()


@pytest.fixture(autouse=True)
def _close_what_was_opened() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared(request, tmp_path_factory) -> Iterator[House]:
    """One server for all tests that only look at answers, on either database."""
    folder = tmp_path_factory.mktemp(request.param)
    with house(folder, "--database", new_database(request, request.param, folder)) as one:
        yield one


@pytest.fixture
def ada(shared) -> Guest:
    return Guest(shared, "Ada")


@pytest.fixture
def bob(shared) -> Guest:
    return Guest(shared, "Bob")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request, tmp_path) -> str:
    """An empty database of either kind."""
    return new_database(request, request.param, tmp_path)


def new_database(request, kind: str, folder: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{folder / 'millhand.sqlite'}"
    return request.getfixturevalue("postgres").new_database(f"house_{next(NUMBERS)}")
