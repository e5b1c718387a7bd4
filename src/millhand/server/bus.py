"""How processes hear of each other's changes. What is missed is found by looking.

With PostgreSQL a change is announced by the database when it is there; a listener that lost its
connection comes back and reads everything after what it knows. With SQLite a process looks every
moment whether another one has written.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from sqlalchemy import make_url

from millhand.server.logs import log
from millhand.server.presence import Word
from millhand.server.store.announcing import CHANNEL
from millhand.server.store.database import Postgres, Sqlite, Unavailable

if TYPE_CHECKING:
    from asyncpg import Connection

    from millhand.server.hall import Hall

GLANCE = 0.3
"""Seconds between two looks at a SQLite file."""
HEARTBEAT = 5.0
"""Seconds after which a silent connection is tried."""
PATIENCE = 3.0
"""Seconds that a connection may take to answer."""
PAUSE = 0.2
"""Seconds between two tries to connect."""
PRESENCE = "millhand_presence"
LONGEST_WORD = 7000
"""PostgreSQL carries no more than 8000 bytes at once."""


class Bus(Protocol):
    """Brings news of other processes."""

    async def run(self) -> None:
        """Listen until cancelled."""

    async def spread(self, words: Sequence[Word]) -> None:
        """Tell other processes who is here."""


def open_bus(hall: "Hall") -> Bus:
    """The bus that fits the database."""
    if isinstance(hall.database, Postgres):
        return Wire(hall, hall.database.address)
    return Glances(hall, hall.database)


class Glances:
    """Looks whether another process has written into the same file."""

    def __init__(self, hall: "Hall", database: Sqlite) -> None:
        self.hall = hall
        self.database = database

    async def run(self) -> None:
        """Look every moment."""
        seen = None
        while True:
            with suppress(Unavailable):
                now = await self.database.foreign_changes()
                if seen is not None and now != seen:
                    self.hall.porter.forget_everybody()
                    await self.hall.rooms.catch_up_all()
                seen = now
            await asyncio.sleep(GLANCE)

    async def spread(self, words: Sequence[Word]) -> None:
        """Processes that share a file do not know of each other's people."""


class Wire:
    """Listens to what PostgreSQL announces."""

    def __init__(self, hall: "Hall", address: str) -> None:
        self.hall = hall
        self.address = make_url(address).set(drivername="postgresql")
        self.connection: Connection[Any] | None = None
        self.speaking = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Listen; whatever happens to the connection, listen again."""
        import asyncpg

        while True:
            try:
                await self._listen()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log("listener-lost", error=type(error).__name__)
            except Unavailable as error:
                log("listener-lost", error=str(error))
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Until the connection is lost."""
        import asyncpg

        dsn = self.address.render_as_string(hide_password=False)
        connection = await asyncpg.connect(dsn, timeout=PATIENCE, command_timeout=PATIENCE)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            await connection.add_listener(PRESENCE, self._hear_presence)
            self.connection = connection
            self.hall.porter.forget_everybody()
            await self.hall.rooms.catch_up_all()
            while not lost.is_set():
                await self._wait(lost)
        finally:
            self.connection = None
            connection.terminate()

    async def _wait(self, lost: asyncio.Event) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), HEARTBEAT)
            return
        if self.connection is not None:
            async with self.speaking:
                await self.connection.execute("SELECT 1")

    def _hear(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        name, *marks = str(payload).split()
        if marks:
            self._do(self.hall.rooms.hear(name, int(marks[0]), int(marks[1])))
        else:
            self.hall.porter.forget(name)

    def _hear_presence(self, connection: Any, pid: int, channel: str, payload: object) -> None:
        process, words = msgspec.json.decode(str(payload), type=tuple[str, list[Word]])
        if process != self.hall.process:
            for word in words:
                self.hall.hear_presence(process, word)

    def _do(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def spread(self, words: Sequence[Word]) -> None:
        """Tell other processes who is here; whoever misses it hears it again."""
        for payload in _payloads(self.hall.process, words):
            connection = self.connection
            if connection is None:
                return
            with suppress(Exception):
                async with self.speaking:
                    await connection.execute("SELECT pg_notify($1, $2)", PRESENCE, payload)


async def _quietly(work: Any) -> None:
    """What is missed while the database cannot be read is found when it can be."""
    with suppress(Unavailable):
        await work


def _payloads(process: str, words: Sequence[Word]) -> Iterator[str]:
    """Words in as few messages as they fit into."""
    batch: list[Word] = []
    size = 0
    for word in words:
        length = len(msgspec.json.encode(word)) + 1
        if batch and size + length > LONGEST_WORD:
            yield msgspec.json.encode((process, batch)).decode()
            batch, size = [], 0
        batch.append(word)
        size += length
    if batch:
        yield msgspec.json.encode((process, batch)).decode()
