"""Which rooms are awake: a table is read when somebody needs it and forgotten when nobody does."""

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from millhand.server.engine.openings import digests_count
from millhand.server.engine.play import Play
from millhand.server.problems import Problem, not_found
from millhand.server.room import Room
from millhand.server.store import journal, tables, talk
from millhand.server.store.journal import JournalRow
from millhand.server.store.tables import TableRow

if TYPE_CHECKING:
    from millhand.server.hall import Hall

MOST_AWAKE = 12_000
IDLE = 600.0
"""Seconds after which a room where nobody listens is forgotten …"""
OVER = 60.0
"""… and where nobody will move any more."""


class Rooms:
    """The rooms of this process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.awake: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Lock] = {}

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self.awake.values()))

    async def enter(self, id: str) -> Room:
        """The room of a table, as it is kept now; Problem if there is none."""
        room = self.awake.get(id)
        if room is None:
            return await self._wake(id)
        room.used_at = self.hall.now()
        await self.catch_up([id])
        return self.awake.get(id) or await self._wake(id)

    async def at_hand(self, id: str) -> Room:
        """The same without looking whether another process has gone on: a writer will notice."""
        room = self.awake.get(id)
        if room is None:
            return await self._wake(id)
        room.used_at = self.hall.now()
        return room

    async def _wake(self, id: str) -> Room:
        async with self.waking.setdefault(id, asyncio.Lock()):
            try:
                room = self.awake.get(id) or await self._load(id)
            finally:
                self.waking.pop(id, None)
            self.awake[id] = room
        self._make_room()
        return room

    async def _load(self, id: str) -> Room:
        table, rows, remarks = await self.hall.database.read(lambda c: _read(c, id))
        if table is None:
            raise not_found("table")
        return Room(self.hall, table, replayed(table, rows), remarks)

    # --- news ---

    async def hear(self, id: str, version: int, revision: int) -> None:
        """Another process, or this one, has changed a table."""
        room = self.awake.get(id)
        if room is not None:
            await room.catch_up(version, revision)

    async def catch_up_all(self) -> None:
        """Something may have been missed: compare every room with what is kept."""
        await self.catch_up(list(self.awake))

    async def catch_up(self, ids: list[str]) -> None:
        """Compare the rooms of some tables with what is kept; a table that is gone is forgotten."""
        ids = [id for id in ids if id in self.awake]
        if not ids:
            return
        marks = await self.hall.database.read(
            lambda connection: tables.marks(connection, ids), quick=len(ids) == 1
        )
        for id in ids:
            room = self.awake.get(id)
            if room is not None and id in marks:
                await room.catch_up(*marks[id])
            elif room is not None:
                self._forget(room)

    # --- going to sleep ---

    def rest(self) -> None:
        """Forget the rooms that nobody has used for a while."""
        now = self.hall.now()
        for room in self:
            patience = IDLE if room.table.status == "running" else OVER
            if self._is_idle(room) and room.used_at < now - patience:
                self._forget(room)

    def _make_room(self) -> None:
        """Forget those that were not used for longest, some at once, where there are too many."""
        if len(self.awake) <= MOST_AWAKE:
            return
        idle = sorted(filter(self._is_idle, self), key=lambda room: room.used_at)
        for room in idle[: len(self.awake) - MOST_AWAKE + MOST_AWAKE // 10]:
            self._forget(room)

    def _is_idle(self, room: Room) -> bool:
        """Nobody listens, nobody writes, no bot thinks."""
        thinks = room.table.id in self.hall.errands.running
        return not (room.listeners or room.lock.locked() or thinks)

    def _forget(self, room: Room) -> None:
        self.awake.pop(room.table.id, None)
        for listener in room.listeners:
            listener.leave()


def _read(connection: Connection, id: str) -> tuple[TableRow | None, list[JournalRow], int]:
    table = tables.find_table(connection, id)
    return table, journal.rows_after(connection, id, 0), talk.last_number(connection, id)


def replayed(table: TableRow, rows: list[JournalRow]) -> Play:
    """The match of a table; Problem if its journal does not come to what it came to before."""
    play = Play(table.opening, [row.said for row in rows])
    if rows and digests_count(table.opening) and play.digest != rows[-1].digest:
        raise Problem("journal-does-not-replay", 500)
    return play
