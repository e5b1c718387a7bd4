"""Clocks: the time of the house goes on, and seats whose people are away are looked after.

When most of their time is gone people are reminded; when all of it is, a bot plays for the seat
until they are back. Its moves enter by the same door as all others.
"""

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from millhand.server.logs import log
from millhand.server.notices.news import news_of_clock
from millhand.server.problems import Problem
from millhand.server.room import Room
from millhand.server.store import clocks, tables
from millhand.server.store.clocks import Beat, Rung
from millhand.server.store.database import Database
from millhand.server.store.notices import queue

if TYPE_CHECKING:
    from millhand.server.hall import Hall

Monotonic = Callable[[], float]
STEP = 5.0
"""Seconds after which the time of the house is moved on."""
LONGEST = 3 * STEP
"""The most that it is moved on at once: whatever took longer, the machine slept."""
MOST = 50
LATER = 3600.0


class HouseClock:
    """The time that all clocks of a house run by; see `store/clocks.py`."""

    def __init__(self, database: Database, monotonic: Monotonic = time.monotonic) -> None:
        self.database = database
        self.monotonic = monotonic
        self.seen = Beat(0, 0.0)
        self.since = monotonic()

    def now(self) -> float:
        """What time it is in the house."""
        return self.seen.time + self._passed()

    def _passed(self) -> float:
        return min(max(0.0, self.monotonic() - self.since), LONGEST)

    async def open(self) -> None:
        """Find out what time it is."""
        self._note(await self.database.read(clocks.beat))

    def _note(self, seen: Beat) -> None:
        self.seen, self.since = seen, self.monotonic()

    async def tick(self) -> None:
        """Look at the time, and move it on if nobody else does."""
        found, matters = await self.database.read(_look)
        if found.number != self.seen.number or not matters:
            self._note(found)
        elif self.monotonic() - self.since >= STEP:
            await self._move_on()

    async def _move_on(self) -> None:
        seen, passed = self.seen, self._passed()
        after = await self.database.write(
            lambda connection: clocks.next_beat(connection, seen, passed), lasting=False
        )
        if after is not None:
            self._note(after)


def _look(connection: Connection) -> tuple[Beat, bool]:
    return clocks.beat(connection), clocks.any_clock_runs(connection)


class Clocks:
    """Looks after the tables of the house that have clocks."""

    def __init__(self, hall: "Hall", monotonic: Monotonic) -> None:
        self.hall = hall
        self.house = HouseClock(hall.database, monotonic)

    async def look_after(self) -> None:
        """Remind people, and let bots play for those who are away."""
        await self.house.tick()
        now = self.house.now()
        due = await self.hall.database.read(lambda c: clocks.tables_due(c, now, MOST))
        for id in due:
            try:
                await self._ring(id, now)
            except Problem as problem:
                log("clock-waits", problem=problem.id)
                await self._put_off(id, now + LATER)

    async def _ring(self, id: str, now: float) -> None:
        """One transaction: whatever is due for a table happens once, or not yet."""
        at = self.hall.now()

        def work(connection: Connection) -> Rung:
            table = tables.find_table(connection, id)
            if table is None:
                return Rung()
            level = self.hall.company.stand_in(table.opening)
            rung = clocks.ring(connection, id, now, level, at)
            queue(connection, news_of_clock(table, rung), at)
            return rung

        rung = await self.hall.database.write(work)
        if rung.late:
            self.hall.errands.mind(await self.hall.rooms.enter(id))

    async def _put_off(self, id: str, until: float) -> None:
        await self.hall.database.write(lambda c: clocks.put_off(c, id, until), lasting=False)

    async def welcome_back(self, room: Room, seats: Sequence[int]) -> None:
        """People sit at these seats again: nobody stands in for them any more."""
        away = [seat for seat in seats if room.table.seats[seat].stand_in is not None]
        if away:
            id, now = room.table.id, self.house.now()
            await self.hall.database.write(lambda c: clocks.come_back(c, id, away, now))
            await room.refresh()
