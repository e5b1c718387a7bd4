"""The store: migrations, both databases alike, writers that do not disturb each other."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from server.stores import on_each_database
from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import IntegrityError

from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Line, Outcome, Play
from millhand.server.settings import BadSettings, Settings, database_address
from millhand.server.store import database, journal, tables
from millhand.server.store.database import Sqlite, Unavailable, open_database
from millhand.server.store.journal import Addition, Taken
from millhand.server.store.migrating import TooNew, migrate, newest
from millhand.server.store.schema import metadata, secret
from millhand.server.store.secrets import keep_secret
from millhand.server.store.tables import SeatRow, TableRow

SEATS = (SeatRow(0, None, None, None, "Ann", 0), SeatRow(1, None, None, "random", None, 0))
TABLE = TableRow(
    id="table",
    opening=Opening("birmingham", 2, ("introductory=true",), rules=1),
    seed=b"secret",
    publish_shuffle=False,
    owner=None,
    owner_name=None,
    status="waiting",
    one_device=False,
    listed=False,
    start_when_full=False,
    hints=False,
    clock="{}",
    watch=None,
    invite=0,
    created_at=1.0,
    touched_at=1.0,
    started_at=None,
    finished_at=None,
    version=0,
    revision=0,
    asked=0,
    bot_due=None,
    undo=None,
    branch_of=None,
    branch_at=None,
    rematch=None,
    seats=SEATS,
)


def rows(first: int, *texts: str) -> list[Outcome]:
    numbered = enumerate(texts, start=first)
    return [Outcome(Line(number, "move", 0, said), "0" * 16) for number, said in numbered]


def addition(version: int, move_id: str | None, *texts: str) -> Addition:
    return Addition(
        table="table",
        version=version,
        revision=0,
        rules_version=1,
        move_id=move_id,
        played=rows(version + 1, *texts),
        at=5.0,
        asked=2,
        bot_due=None,
        is_over=False,
    )


# --- migrations ---


@on_each_database
async def test_the_migrations_come_to_the_schema(database):
    def differences(connection: Connection) -> list:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await database.write(differences) == []


@on_each_database
async def test_migrating_again_changes_nothing(database):
    await database.write(lambda c: tables.add_table(c, TABLE))
    await migrate(database)
    assert await database.read(lambda c: tables.find_table(c, "table")) == TABLE


@on_each_database
async def test_a_database_of_a_newer_millhand_is_left_alone(database):
    newer = text("UPDATE alembic_version SET version_num = '9999'")
    await database.write(lambda c: c.execute(newer).close())
    with pytest.raises(TooNew):
        await migrate(database)


def test_the_newest_schema_has_a_number():
    assert newest() == "0003"


# --- the journal ---


@on_each_database
async def test_a_number_is_written_once(database):
    await database.write(lambda c: tables.add_table(c, TABLE))
    await database.write(lambda c: journal.append(c, addition(0, "first", "a", "b")))
    with pytest.raises(Taken):
        await database.write(lambda c: journal.append(c, addition(0, "second", "c")))
    with pytest.raises(IntegrityError) as refused:
        await database.write(lambda c: journal.append(c, addition(2, "first", "a secret")))
    assert "a secret" not in str(refused.value)
    kept = await database.read(lambda c: journal.rows_after(c, "table", 0))
    assert [(row.said.number, row.said.text) for row in kept] == [(1, "a"), (2, "b")]
    table = await database.read(lambda c: tables.find_table(c, "table"))
    assert (table.version, table.status, table.asked, table.started_at) == (2, "running", 2, 5.0)


@on_each_database
async def test_of_many_at_once_one_writes(database):
    await database.write(lambda c: tables.add_table(c, TABLE))

    async def race(version: int, name: int) -> bool:
        add = addition(version, f"{version}-{name}", str(name))
        try:
            await database.write(lambda c: journal.append(c, add))
        except (Taken, IntegrityError):
            return False
        return True

    for version in range(10):
        won = await asyncio.gather(*(race(version, name) for name in range(8)))
        assert sum(won) == 1
    kept = await database.read(lambda c: journal.rows_after(c, "table", 0))
    assert [row.said.number for row in kept] == list(range(1, 11))


@on_each_database
async def test_what_was_answered_is_found_by_the_id(database):
    await database.write(lambda c: tables.add_table(c, TABLE))
    add = addition(0, "first", "a", "deck", "deck")
    said = [replace(one.said, kind="deal", seat=-1) for one in add.played[1:]]
    deals = [Outcome(one, "0" * 16) for one in said]
    add = replace(add, played=[add.played[0], *deals])
    await database.write(lambda c: journal.append(c, add))
    await database.write(lambda c: journal.append(c, addition(3, "second", "b")))
    earlier = await database.read(lambda c: journal.answered(c, "table", "first"))
    assert (earlier.number, earlier.version) == (1, 3)
    assert await database.read(lambda c: journal.answered(c, "table", "third")) is None


# --- writers ---


@on_each_database
async def test_a_job_that_fails_takes_no_other_with_it(database):
    async def put(number: int) -> str:
        def work(connection: Connection) -> str:
            connection.execute(insert(secret).values(name=str(number), value=b"x"))
            if number % 3 == 0:
                raise ValueError("no")
            return str(number)

        try:
            return await database.write(work, lasting=bool(number % 2))
        except ValueError as error:
            return str(error)

    answers = await asyncio.gather(*(put(number) for number in range(30)))
    assert answers == ["no" if number % 3 == 0 else str(number) for number in range(30)]
    kept = await database.read(lambda c: set(c.scalars(select(secret.c.name))))
    assert kept == {str(number) for number in range(30) if number % 3}


async def handed_over(folder: Path, turns: int) -> list[int]:
    """How many of ten jobs go to the writer together when one comes every so many turns."""
    sqlite = Sqlite(f"sqlite:///{folder}/kept.sqlite")
    hand_over, sizes = sqlite._hand_over, []
    sqlite._hand_over = lambda: (sizes.append(len(sqlite.gathered)), hand_over())
    waiting = []
    for _ in range(10):
        waiting.append(asyncio.create_task(sqlite.write(lambda c: c.scalar(select(1)))))
        for _ in range(turns):
            await asyncio.sleep(0)
    assert await asyncio.gather(*waiting) == [1] * 10
    sqlite._hand_over = hand_over
    await sqlite.close()
    return sizes


def test_whoever_comes_soon_is_written_together(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "LONGEST_WAIT", 60)
    assert asyncio.run(handed_over(tmp_path, 2)) == [10]
    assert asyncio.run(handed_over(tmp_path, 20)) == [1] * 10


def test_nobody_waits_long_for_company(tmp_path, monkeypatch):
    monkeypatch.setattr(database, "LONGEST_WAIT", 0)
    assert max(asyncio.run(handed_over(tmp_path, 2))) < 3


@on_each_database
async def test_secrets_stay_the_same(database):
    first = await database.write(lambda c: keep_secret(c, "links"))
    assert await database.write(lambda c: keep_secret(c, "links")) == first
    assert await database.write(lambda c: keep_secret(c, "other")) != first


def test_a_database_that_cannot_be_written_says_so(tmp_path):
    async def work() -> None:
        file = tmp_path / "kept.sqlite"
        database = open_database(f"sqlite:///{file}")
        await migrate(database)
        await database.close()
        broken = Sqlite(f"sqlite:///{file}")
        broken._sync = refuse
        with pytest.raises(Unavailable):
            await broken.write(lambda c: keep_secret(c, "x"))
        await broken.close()

    def refuse(*_: object) -> None:
        raise OSError("disk full")

    asyncio.run(work())


def test_nobody_answers_at_an_address_without_a_server():
    async def work() -> None:
        database = open_database("postgresql+asyncpg://nobody@127.0.0.1:9/none")
        with pytest.raises(Unavailable):
            await database.read(lambda c: c.execute(text("SELECT 1")))
        await database.close()

    asyncio.run(work())


# --- settings ---


def test_addresses_of_databases():
    assert database_address("postgresql://a@b/c", None) == "postgresql+asyncpg://a@b/c"
    assert database_address("postgres://a@b/c", None) == "postgresql+asyncpg://a@b/c"
    assert database_address(None, "/x") == "sqlite:////x/millhand.sqlite"
    assert database_address("sqlite:///x.sqlite", None) == "sqlite:///x.sqlite"
    assert database_address(None, None).endswith("millhand/millhand.sqlite")
    for wrong in ("mysql://x", "sqlite://", "nonsense", "postgresql+psycopg://x"):
        with pytest.raises(BadSettings):
            database_address(wrong, None)
    assert Settings(database="postgresql+asyncpg://x").is_shared


def test_a_match_is_the_same_from_its_rows():
    from millhand.server.dealing import shuffle_of

    play = Play(Opening("birmingham", 2))
    played = play.deal(shuffle_of(b"secret"))
    while not play.is_over:
        seat = play.asked[0]
        card = play.match.sight(seat)["seats"][seat]["hand"][0]
        played += [play.move(seat, f"pass with {card}"), *play.deal(shuffle_of(b"secret"))]
    again = Play(play.opening, [one.said for one in played])
    assert again.match.digest == play.match.digest == played[-1].digest
    assert again.rows == play.rows
