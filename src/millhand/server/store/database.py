"""Two databases behind one door: work is a function of a connection, inside one transaction.

SQLite has one writer connection in a thread of its own. What is waiting when it has time is
committed together, since a commit costs one wait for the disk and one way to the thread and back,
however much is in it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.pool import StaticPool

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]

READERS = 3
MOST_AT_ONCE = 64
"""When so much is waiting it is committed, and what comes later together."""
QUIET_TURNS = 3
"""Turns of the loop in which nothing more has come: as many as a request takes to get that far."""
LONGEST_WAIT = 0.002
"""Seconds that somebody waits for company where the turns are long."""
BUSY_SECONDS = 10
"""How long another process's transaction is waited for."""
SETTINGS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",  # of 4 KB: the same pages change again and again
)
POOL = 10
ASKED_WRONGLY = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""What tells of the statement and not of the database."""


class Unavailable(Exception):
    """The database cannot be reached or written: nothing was stored, and it may be tried again."""


class Database(Protocol):
    """Where everything is kept."""

    async def read(self, work: Work[Answer], quick: bool = False) -> Answer:
        """Look something up; it is quick where a row or two are found by their keys."""

    async def write(self, work: Work[Answer], lasting: bool = True) -> Answer:
        """Change something, wholly or not at all; what is not lasting may be lost with power."""

    async def close(self) -> None:
        """Let go of every connection."""


def open_database(address: str) -> "Sqlite | Postgres":
    """The database of an address."""
    return Sqlite(address) if address.startswith("sqlite") else Postgres(address)


@contextmanager
def unavailable() -> Iterator[None]:
    """Whatever goes wrong with the database itself, not with what was asked, is Unavailable."""
    try:
        yield
    except ASKED_WRONGLY:
        raise
    except DBAPIError as error:  # what the driver says holds nothing of what was asked
        raise Unavailable(str(error.orig)) from error
    except sqlite3.Error as error:
        raise Unavailable(str(error)) from error
    except (NoConnectionFree, OSError) as error:
        raise Unavailable(type(error).__name__) from error
    except Exception as error:
        if type(error).__module__.startswith("asyncpg"):  # while connecting nobody translates them
            raise Unavailable(type(error).__name__) from error
        raise


# --- SQLite ---------------------------------------------------------------------------------------


@dataclass
class Job:
    """Work that waits for the writer, and whoever waits for the work."""

    work: Work[Any]
    lasting: bool
    waiting: "asyncio.Future[Any]"
    answer: Any = None
    error: BaseException | None = None

    def finish(self) -> None:
        """Hand over what came of it, unless nobody waits any more."""
        if self.waiting.done():
            return
        if self.error is None:
            self.waiting.set_result(self.answer)
        else:
            self.waiting.set_exception(self.error)


class Sqlite:
    """A file. Several processes may use it; each sees what others wrote when it looks."""

    def __init__(self, address: str) -> None:
        Path(str(make_url(address).database)).absolute().parent.mkdir(parents=True, exist_ok=True)
        self.writer = _sqlite_engine(address, poolclass=StaticPool)
        self.writing: Connection | None = None
        """The writer's connection, from the first commit on."""
        self.reader = _sqlite_engine(address, pool_size=READERS)
        self.glancing: Connection | None = None
        """The connection for what is quick, from the first time on."""
        self.threads = ThreadPoolExecutor(READERS, "read")
        self.gathered: list[Job] = []
        self.batches: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.synchronous = "FULL"
        self.thread = Thread(target=self._write_on, name="write", daemon=True)
        self.thread.start()

    async def read(self, work: Work[Answer], quick: bool = False) -> Answer:
        """Look something up, beside the writer; what is quick costs less than the way there."""
        if quick:
            return self._glance(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, self._read, work)

    def _glance(self, work: Work[Answer]) -> Answer:
        with unavailable():
            connection = self.glancing = self.glancing or self.reader.connect()
            try:
                return work(connection)
            finally:
                connection.rollback()  # the next one sees what is there then

    def _read(self, work: Work[Answer]) -> Answer:
        with unavailable(), self.reader.connect() as connection:
            return work(connection)

    async def write(self, work: Work[Answer], lasting: bool = True) -> Answer:
        """Change something."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[Answer] = loop.create_future()
        if not self.gathered:
            loop.call_soon(self._gather, 0, QUIET_TURNS, loop.time() + LONGEST_WAIT)
        self.gathered.append(Job(work, lasting, waiting))
        return await waiting

    def _gather(self, before: int, turns: int, until: float) -> None:
        """Wait for company while it comes: one commit for many costs little more than for one."""
        loop, now = asyncio.get_running_loop(), len(self.gathered)
        turns = QUIET_TURNS if now > before else turns - 1
        if turns == 0 or now >= MOST_AT_ONCE or loop.time() > until:
            self._hand_over()
        else:
            loop.call_soon(self._gather, now, turns, until)

    def _hand_over(self) -> None:
        """Let the writer have all that has come."""
        batch, self.gathered = self.gathered, []
        self.batches.put(batch)

    async def foreign_changes(self) -> int:
        """A number that changes when another process has written."""

        def look(connection: Connection) -> int:
            return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())

        return await self.write(look, lasting=False)

    async def close(self) -> None:
        """Finish what waits, then let go."""
        self._hand_over()
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)
        self.threads.shutdown()
        for connection in (self.glancing, self.writing):
            if connection is not None:
                connection.close()
        self.reader.dispose()
        self.writer.dispose()

    # --- in the thread of the writer ---

    def _write_on(self) -> None:
        goes_on = True
        while goes_on:
            batch, goes_on = self._waiting()
            if batch:
                self._commit(batch)
                batch[0].waiting.get_loop().call_soon_threadsafe(_finish, batch)

    def _waiting(self) -> tuple[list[Job], bool]:
        """All that waits, as far as it is not too much; and whether more may come."""
        batch: list[Job] = []
        while not batch or (len(batch) < MOST_AT_ONCE and not self.batches.empty()):
            more = self.batches.get()
            if more is None:
                return batch, False
            batch += more
        return batch, True

    def _commit(self, batch: list[Job]) -> None:
        """All together, as a rule; where one fails each by itself, and it leaves no trace."""
        try:
            with unavailable():
                connection = self.writing = self.writing or self.writer.connect()
                self._sync(connection, any(job.lasting for job in batch))
                with connection.begin():
                    for job in batch:
                        job.answer = job.work(connection)
        except BaseException as error:
            if len(batch) == 1:
                batch[0].error = error
                return
            for job in batch:
                self._commit([job])

    def _sync(self, connection: Connection, lasting: bool) -> None:
        """Wait for the disk at every commit, or leave that to the next one that must."""
        wanted = "FULL" if lasting else "NORMAL"
        if self.synchronous != wanted:
            _driver_of(connection).execute(f"PRAGMA synchronous={wanted}")
            self.synchronous = wanted


def _finish(batch: Sequence[Job]) -> None:
    for job in batch:
        job.finish()


def _sqlite_engine(address: str, **pool: Any) -> Engine:
    waits = {"check_same_thread": False, "timeout": BUSY_SECONDS}
    engine = create_engine(address, connect_args=waits, hide_parameters=True, **pool)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver leaves transactions to us
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")


def _begin(connection: Connection) -> None:
    """A writer says so at once, or two could begin and neither could end."""
    writes = isinstance(connection.engine.pool, StaticPool)
    _driver_of(connection).execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def _driver_of(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    return cast(sqlite3.Connection, driver)


# --- PostgreSQL -----------------------------------------------------------------------------------


class Postgres:
    """A server of its own, for several processes."""

    def __init__(self, address: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # slow, and SQLite needs none of it

        self.address = address
        self.engine = create_async_engine(
            address, pool_size=POOL, max_overflow=POOL, hide_parameters=True
        )
        event.listen(self.engine.sync_engine, "checkout", _must_be_open)
        self.reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        """Every statement sees what is there then, with or without a transaction around it."""

    async def read(self, work: Work[Answer], quick: bool = False) -> Answer:
        """Look something up."""
        with unavailable():
            return await self._carry_out(self.reader, work)

    async def write(self, work: Work[Answer], lasting: bool = True) -> Answer:
        """Change something."""

        def unsynced(connection: Connection) -> Answer:
            connection.execute(text("SET LOCAL synchronous_commit TO off"))
            return work(connection)

        with unavailable():
            return await self._carry_out(self.engine, work if lasting else unsynced)

    async def _carry_out(self, engine: "AsyncEngine", work: Work[Answer], more: int = 1) -> Answer:
        """Where a connection breaks before it is told to commit, all of it is done once more."""
        async with engine.connect() as connection:
            try:
                answer = await connection.run_sync(work)
            except ASKED_WRONGLY:
                raise
            except DBAPIError:
                if not more:
                    raise
                await connection.invalidate()
            else:
                await connection.commit()
                return answer
        return await self._carry_out(engine, work, more - 1)

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()


def _must_be_open(connection: Any, *_: object) -> None:
    """A connection that the database has ended is replaced; to ask it would be three ways there."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
