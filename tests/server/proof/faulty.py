"""`python faulty.py FAULT serve …`: millhand with a fault planted in it.

A proof that has never failed proves nothing: each one here is shown a server with the fault that
it looks for, and must find it.
"""

import asyncio
import sys
from typing import Any

from millhand.cli import main
from millhand.server import bus, socket
from millhand.server.store import database, journal

LATE = 0.4
LATER: set[asyncio.Task[None]] = set()


def stores_late() -> None:
    """Moves are acknowledged first and stored a moment later."""
    for kind in (database.Sqlite, database.Postgres):
        kind.write = _late(kind.write)


def _late(write: Any) -> Any:
    async def promise(self: Any, work: Any, lasting: bool = True) -> Any:
        if work.__qualname__.startswith("Room._store"):
            LATER.add(asyncio.get_running_loop().create_task(after_a_moment(self, work)))
            return None
        return await write(self, work, lasting)

    async def after_a_moment(self: Any, work: Any) -> None:
        await asyncio.sleep(LATE)
        await write(self, work)

    return promise


def forgets_ids() -> None:
    """A move that is said again is another move."""
    rows = journal._rows
    journal._rows = lambda add: [{**row, "move_id": None} for row in rows(add)]


def two_win() -> None:
    """Whoever comes second is told yes, though nothing of theirs is stored."""
    append = journal.append

    def careless(connection: Any, add: Any) -> None:
        try:
            append(connection, add)
        except journal.Taken:
            return

    journal.append = careless


def never_listens_again() -> None:
    """A listener that lost its connection stays away."""
    bus.PAUSE = 3600.0


def trusts_the_disk() -> None:
    """Whatever the disk says, it went well."""
    commit = database.Sqlite._commit

    def hopeful(self: Any, batch: Any) -> None:
        commit(self, batch)
        for job in batch:
            job.error = None if isinstance(job.error, database.Unavailable) else job.error

    database.Sqlite._commit = hopeful


def stumbles() -> None:
    """Frames that cannot be read are not expected."""
    socket.Conversation._frame = lambda self, text: socket.FRAMES.decode(text)


FAULTS = [stumbles, stores_late, forgets_ids, two_win, never_listens_again, trusts_the_disk]

if __name__ == "__main__":
    name, *words = sys.argv[1:]
    {fault.__name__: fault for fault in FAULTS}[name]()
    sys.exit(main(words))
