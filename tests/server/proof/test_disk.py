"""Nothing more can be written: askers are told so, nothing is acknowledged, and nothing is lost."""

import asyncio
import json
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from uuid import uuid4

import pytest
from server.conftest import new_database
from server.guests import Guest, until
from server.houses import House, house
from server.postgres import Postgres
from server.proof.wire import Company, gather, wired
from server.stores import kept
from sqlalchemy import text

from millhand.server.store.database import Sqlite
from millhand.server.store.journal import rows_after

pytestmark = pytest.mark.long

TRIES = 3
TOLD = {"en": "nothing was changed", "fr": "rien n’a changé"}


def is_unavailable(answer, language: str) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert int(answer.headers["retry-after"]) > 0
    assert answer.json()["id"] == "store-is-unavailable"
    assert TOLD[language] in answer.json()["detail"]


def ask_for_changes(ada: Guest, table: str, mover: int, language: str) -> None:
    """What would have to be stored, by HTTP; the mover has made the last move."""
    asked = {"params": {"language": language}}
    here = f"/api/tables/{table}"
    body = ada.body(table)
    undo = {"seat": mover, "what": "ask", "id": str(uuid4()), "version": body["version"]}
    for _ in range(TRIES):
        is_unavailable(ada.web.post(f"{here}/moves", json=body, **asked), language)
    for path, said in (
        (f"{here}/chat", {"text": "hello"}),
        (f"{here}/watching", {"on": True}),
        (f"{here}/undo", undo),
        ("/api/guest", {"name": "Bob"}),
        ("/api/tables", {"game": "lancashire", "players": 2}),
        ("/api/play", {"game": "birmingham", "level": "random"}),
    ):
        is_unavailable(ada.web.post(path, json=said, **asked), language)


def plays_through_a_drought(one: House, drought: Callable[[], object]) -> str:
    """A table before, during and after a time in which nothing can be stored."""
    ada = Guest(one)
    table = ada.alone()
    first = ada.body(table)
    ada.post(f"/api/tables/{table}/moves", **first)
    page = ada.page(table)
    before, told = ada.sight(table), ada.get(f"/api/tables/{table}")
    body = ada.body(table)
    with drought():
        for language in TOLD:
            ask_for_changes(ada, table, first["seat"], language)
        page.say("move", request=1, **body)
        assert page.hear("refused", "accepted")["problem"]["status"] == 503
        page.say("ping")
        assert page.hear("pong", "changed", "table", "chat")["type"] == "pong"
        assert ada.sight(table) == before
        assert ada.get(f"/api/tables/{table}")["version"] == told["version"]
    done = until(lambda: accepted(ada, table, body))
    assert done["number"] == before["version"] + 1
    assert page.hear("changed")["sight"]["version"] == done["version"]
    assert ada.get(f"/api/tables/{table}/chat") == []
    ada.move(table)
    after, port = ada.sight(table), one.port
    assert one.stop() == 0
    one.start(port)
    assert ada.sight(table) == after
    return table


def accepted(ada: Guest, table: str, body: dict) -> dict | None:
    """The answer to a move that may now be stored; the first may still come too early."""
    answer = ada.web.post(f"/api/tables/{table}/moves", json=body)
    return answer.json() if answer.is_success else None


def full_disk(one: House) -> Callable[[], object]:
    """The system lets the server write no byte more into any file, its own log included."""

    @contextmanager
    def drought() -> Iterator[None]:
        pid = one.process.pid
        room = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, room[1]))
        try:
            yield
        finally:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, room)

    return drought


def test_a_table_outlives_a_full_disk(request, tmp_path):
    database = new_database(request, "sqlite")
    with house(tmp_path / "house", "--database", database) as one:
        plays_through_a_drought(one, full_disk(one))
    assert kept(database, lambda c: c.scalar(text("PRAGMA integrity_check"))) == "ok"


def test_the_proof_of_full_disks_bites(request, tmp_path):
    words = ("--database", new_database(request, "sqlite"))
    with (
        house(tmp_path / "house", *words, fault="trusts_the_disk") as one,
        pytest.raises(AssertionError, match="number"),  # of a move that is nowhere
    ):
        plays_through_a_drought(one, full_disk(one))


# --- PostgreSQL ---


def read_only(postgres: Postgres, name: str) -> Callable[[], object]:
    """Whoever runs the database lets nobody write."""

    def set_to(value: str) -> None:
        postgres.run(name, f"ALTER DATABASE {name} SET default_transaction_read_only = {value};")
        postgres.run(
            name,
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE pid <> pg_backend_pid() AND datname = '{name}';",
        )

    @contextmanager
    def drought() -> Iterator[None]:
        set_to("on")
        try:
            yield
        finally:
            postgres.run("postgres", f"ALTER DATABASE {name} RESET default_transaction_read_only;")
            set_to("off")

    return drought


def no_room(postgres: Postgres, name: str) -> Callable[[], object]:
    """The database says what it says when its disk is full."""
    tables = ("table_", "person", "chat", "journal")

    @contextmanager
    def drought() -> Iterator[None]:
        postgres.run(
            name,
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
            " $$BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END$$;"
            + "".join(
                f"CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON {table}"
                " EXECUTE FUNCTION no_room();"
                for table in tables
            ),
        )
        try:
            yield
        finally:
            postgres.run(name, "DROP FUNCTION no_room CASCADE;")

    return drought


@pytest.mark.parametrize("harm", [read_only, no_room])
def test_a_table_outlives_a_postgresql_that_cannot_write(postgres, tmp_path, harm):
    name = harm.__name__
    words = ("--database", postgres.new_database(name))
    with house(tmp_path / "house", *words) as one:
        plays_through_a_drought(one, harm(postgres, name))


# --- what SQLite itself says ---

DROUGHTS = {
    "database or disk is full": ("max_page_count = 1", f"max_page_count = {2**30}"),
    "readonly database": ("query_only = ON", "query_only = OFF"),
}
"""How SQLite is brought to say this, and out of it. It never has fewer pages than it has now."""
MOST = 400
"""Moves after which not even the last page has any room left."""


def set_writer(database: Sqlite, pragma: str) -> None:
    with database.writer.connect() as connection:
        connection.connection.driver_connection.execute(f"PRAGMA {pragma}").fetchall()


async def move_until_refused(company: Company) -> dict:
    """The first move that is not stored; those before it are."""
    for _ in range(MOST):
        seat, body = a_pass(company)
        answer = await company.wire.ask(company.seats[seat], "POST", f"{company.path}/moves", body)
        if not answer.startswith(b"200"):
            assert answer.startswith(b"503"), answer
            return body
    raise AssertionError("there was always room")


def a_pass(company: Company) -> tuple[int, dict]:
    seat = company.room.play.asked[0]
    card = company.room.play.match.sight(seat)["seats"][seat]["hand"][0]
    body = {"seat": seat, "id": str(uuid4()), "version": company.room.version}
    return seat, {**body, "move": f"pass with {card}"}


@pytest.mark.parametrize("said", DROUGHTS)
def test_what_sqlite_does_not_take_is_not_acknowledged(memory, capfd, said):
    async def prove() -> None:
        begins, ends = DROUGHTS[said]
        async with wired(memory / f"{begins[:5]}.sqlite") as wire:
            company = await gather(wire, "birmingham", 4)
            set_writer(wire.hall.database, begins)
            body = await move_until_refused(company)
            table = company.room.table.id
            rows = await wire.hall.database.read(lambda c: rows_after(c, table, 0))
            assert company.room.version == len(rows) == body["version"]
            set_writer(wire.hall.database, ends)
            await wire.good(company.seats[body["seat"]], "POST", f"{company.path}/moves", body)

    asyncio.run(prove())
    noted = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert said in "".join(one["error"] for one in noted if one["event"] == "database-unavailable")
