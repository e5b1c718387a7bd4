"""Seeing to bots: they are asked when they must answer, and move by the same door as people."""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING
from uuid import uuid4

from millhand.server.desk import Failed
from millhand.server.engine.play import Outcome, Play
from millhand.server.logs import log
from millhand.server.problems import Problem, conflict
from millhand.server.room import LEASE, Act, Room
from millhand.server.store import journal, tables
from millhand.server.store.database import Unavailable

if TYPE_CHECKING:
    from millhand.server.hall import Hall


class Errands:
    """The tables of this process where bots are being asked."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.running: dict[str, asyncio.Task[None]] = {}

    def mind(self, room: Room) -> None:
        """Ask the bots of a table until a person must answer."""
        id = room.table.id
        if room.thinking and id not in self.running and not self.hall.is_closing:
            self.running[id] = asyncio.get_running_loop().create_task(self._mind(room))

    async def _mind(self, room: Room) -> None:
        try:
            while room.thinking:
                await self._ask_one(room)
        except (Failed, Unavailable) as error:
            log("bots-wait", error=type(error).__name__)  # they are asked again when they are due
        finally:
            del self.running[room.table.id]

    async def _ask_one(self, room: Room) -> None:
        seat, level = next(iter(room.thinking.items()))
        version = room.version
        rows = await self.hall.database.read(
            lambda connection: journal.rows_after(connection, room.table.id, 0)
        )
        keeping = asyncio.get_running_loop().create_task(self._keep(room, version))
        try:
            said = [row.said for row in rows[:version]]
            table = room.table
            text = await self.hall.desk.think(table.opening, said, seat, level, table)
        finally:
            keeping.cancel()
        try:
            await room.conduct(seat, str(uuid4()), version, _answer(room, seat, text))
        except Problem as problem:
            if problem.status != 409:
                log("bot-refused", game=room.table.opening.game, level=level, problem=problem.id)
                raise Failed from problem

    async def _keep(self, room: Room, version: int) -> None:
        """While a bot thinks for long, other processes leave it alone."""
        while True:
            await asyncio.sleep(LEASE / 2)
            with suppress(Unavailable):
                await self._release(room, version, self.hall.now() + LEASE)

    async def _release(self, room: Room, version: int, due: float | None) -> None:
        """When other processes may ask the bots of a table."""
        await self.hall.database.write(
            lambda connection: tables.keep_bots(connection, room.table.id, version, due),
            lasting=False,
        )

    async def look_after(self) -> None:
        """Ask bots whose process has died, and those that were just given a seat."""
        now = self.hall.now()
        due = await self.hall.database.read(lambda c: tables.tables_with_bots_due(c, now, 50))
        for id in due:
            if id not in self.running and await self._claim(id, now):
                await self._take_over(id)

    async def _claim(self, id: str, now: float) -> bool:
        return await self.hall.database.write(
            lambda connection: tables.claim_bots(connection, id, now, now + LEASE), lasting=False
        )

    async def _take_over(self, id: str) -> None:
        try:
            room = await self.hall.rooms.enter(id)
        except Problem as problem:
            log("bots-cannot-be-asked", problem=problem.id)
            return
        if room.thinking:
            self.mind(room)
        else:
            await self._release(room, room.version, None)

    async def close(self) -> None:
        """Stop asking; other processes go on when it is due."""
        tasks = list(self.running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _answer(room: Room, seat: int, text: str) -> Act:
    """A bot's move; where it only stands in, whoever sits there must still be away."""

    def act(play: Play) -> Outcome:
        here = room.table.seats[seat]
        if here.bot is None and here.stand_in is None:
            raise conflict("version-is-stale", version=play.version)
        return play.move(seat, text, here.stand_in)

    return act
