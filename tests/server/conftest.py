"""Databases and servers for tests; both databases are real."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from lacking import ONCE_MORE
from server.guests import Guest
from server.houses import OPEN, House, house
from server.postgres import Postgres

NUMBERS = count()
SERVERS = {"shared", "two_houses", "database", "postgres", "tmp_path"}
"""What takes long to set up: servers, and databases."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever starts a server is long, and tried again where a crowded machine made it late."""
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.stem != "test_page":
            if SERVERS & set(getattr(item, "fixturenames", ())):
                item.add_marker("long")
                item.add_marker(ONCE_MORE)


@pytest.fixture(autouse=True)
def _close_what_was_opened() -> Iterator[None]:
    yield
    OPEN.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def memory() -> Iterator[Path]:
    """A folder in memory where there is one: nobody cuts the power in a test."""
    room = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with TemporaryDirectory(prefix="millhand-", dir=room) as folder:
        yield Path(folder)


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared(request, tmp_path_factory) -> Iterator[House]:
    """One server for all tests that only look at answers, on either database."""
    folder = tmp_path_factory.mktemp(request.param)
    with house(folder, "--database", new_database(request, request.param)) as one:
        yield one


@pytest.fixture(scope="session")
def one_house(tmp_path_factory) -> Iterator[House]:
    """One server for tests to which both databases are alike."""
    folder = tmp_path_factory.mktemp("one")
    with house(folder, "--data", str(folder)) as one:
        yield one


@pytest.fixture
def ada(shared) -> Guest:
    return Guest(shared, "Ada")


@pytest.fixture
def bob(shared) -> Guest:
    return Guest(shared, "Bob")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request) -> str:
    """An empty database of either kind."""
    return new_database(request, request.param)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def two_houses(request, tmp_path_factory) -> Iterator[tuple[House, House]]:
    """Two servers on one database, of either kind."""
    folder = tmp_path_factory.mktemp(request.param)
    words = ("--database", new_database(request, request.param))
    with house(folder / "one", *words) as one, house(folder / "two", *words) as two:
        yield one, two


def new_database(request, kind: str) -> str:
    name = f"house_{next(NUMBERS)}"
    if kind == "sqlite":
        return f"sqlite:///{request.getfixturevalue('memory') / name}.sqlite"
    return request.getfixturevalue("postgres").new_database(name)
