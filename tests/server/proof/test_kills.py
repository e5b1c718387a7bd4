"""Servers, their first process and PostgreSQL are killed while players move: nothing is lost."""

import os
import signal

import psutil
import pytest
from server.conftest import new_database
from server.guests import until
from server.houses import House, house
from server.postgres import Postgres
from server.proof.sizes import so_many
from server.proof.storms import Weather, storm
from server.stores import kept
from sqlalchemy import text

pytestmark = pytest.mark.long

KILLS = so_many(20, 100)
CRASHES = so_many(2, 10)
EVERY = 5
"""One in so many kills takes the first process instead of one that answers."""


def kill_and_start(one: House, times: int):
    """The only process is killed and started again, at the same port."""

    def nemesis(weather: Weather) -> None:
        port = one.port
        for _ in range(times):
            weather.calm()
            one.kill()
            one.start(port)
        weather.calm()

    return nemesis


def test_a_server_on_sqlite_is_killed(memory, tmp_path):
    database = f"sqlite:///{memory / 'kills.sqlite'}"
    with house(tmp_path, "--database", database) as one:
        found = storm(lambda: one.address, kill_and_start(one, KILLS), 1)
    found.is_kept_in(database)
    assert len(found.told) > 5 * KILLS
    assert found.again > 0
    assert kept(database, lambda c: c.scalar(text("PRAGMA integrity_check"))) == "ok"


def test_servers_on_postgresql_are_killed(postgres, tmp_path):
    """One of two that answer, or the first process, which takes the others along."""
    database = postgres.new_database("kills")

    def nemesis(weather: Weather) -> None:
        port = one.port
        for number in range(1, KILLS + 1):
            weather.calm()
            answering = until(lambda: psutil.Process(one.process.pid).children(), 20)
            if number % EVERY:
                os.kill(weather.chance.choice(answering).pid, signal.SIGKILL)
                continue
            one.kill()
            _, alive = psutil.wait_procs(answering, 15)
            assert not alive
            one.start(port)
        weather.calm()

    with house(tmp_path, "--database", database, "--workers", "2") as one:
        found = storm(lambda: one.address, nemesis, 2)
    found.is_kept_in(database)
    assert len(found.told) > 5 * KILLS


def test_postgresql_itself_is_killed(tmp_path):
    with Postgres() as own:
        database = own.new_database("crashes")

        def nemesis(weather: Weather) -> None:
            for _ in range(CRASHES):
                weather.calm(30)
                own.crash()
            weather.calm(30)

        with house(tmp_path, "--database", database) as one:
            found = storm(lambda: one.address, nemesis, 3)
        found.is_kept_in(database)
        assert found.again > 0


@pytest.mark.parametrize("fault", ["stores_late", "forgets_ids"])
def test_the_proof_bites(request, tmp_path, fault):
    database = new_database(request, "sqlite")
    with house(tmp_path, "--database", database, fault=fault) as one:
        found = storm(lambda: one.address, kill_and_start(one, 2), 4)
    with pytest.raises(AssertionError):
        found.is_kept_in(database)
