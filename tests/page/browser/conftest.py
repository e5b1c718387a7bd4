"""A real browser, and real servers with the built page."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from lacking import ONCE_MORE, lacking
from page.browser.album import Album
from page.browser.readers import Reader, reading
from playwright.sync_api import Browser, sync_playwright
from server.houses import House, house
from server.postgres import Postgres

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT))  # scaffold knows where a browser lies

CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NewReader = Callable[..., Reader]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever starts a browser is long, and tried again where a crowded machine made it late."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("long")
            item.add_marker(ONCE_MORE)


def program() -> str:
    """The Chromium that dev.py found, or that is on PATH."""
    from scaffold.browser import on_path

    return on_path() or lacking("NO CHROMIUM")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each file of tests: while it runs, no test beside it can have a loop of its own."""
    found = program()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=found, args=CHROMIUM, env={**os.environ}
        )
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def inn(tmp_path_factory) -> Iterator[House]:
    """A server on its own SQLite, with the built page."""
    folder = tmp_path_factory.mktemp("inn")
    with house(folder, "--data", str(folder)) as one:
        require_page(one)
        yield one


@pytest.fixture(scope="session")
def two_inns(tmp_path_factory) -> Iterator[tuple[House, House]]:
    """Two servers on one PostgreSQL."""
    folder = tmp_path_factory.mktemp("inns")
    with Postgres() as postgres:
        words = ("--database", postgres.new_database("inns"))
        with house(folder / "one", *words) as one, house(folder / "two", *words) as two:
            require_page(one)
            yield one, two


@pytest.fixture
def lone(tmp_path) -> Iterator[House]:
    """A server of one test, which may stop it; to be asked for before its readers."""
    with house(tmp_path, "--data", str(tmp_path)) as one:
        require_page(one)
        yield one


def require_page(one: House) -> None:
    if "/assets/" not in httpx.get(one.address).text:
        lacking("THE PAGE IS NOT BUILT")


@pytest.fixture(scope="module")
def album(browser, inn) -> Iterator[Album]:
    """Every page and state, at the inn."""
    host = Reader(browser, inn.address)
    yield Album(host)
    host.context.close()


@pytest.fixture
def reader(browser, inn) -> Iterator[NewReader]:
    """Readers at the inn, as many as a test asks for; none of their browsers may complain."""
    with ExitStack() as opened:

        def new(**wishes: object) -> Reader:
            address = str(wishes.pop("address", inn.address))
            return opened.enter_context(reading(browser, address, **wishes))

        yield new
