"""What is done every second, minute and hour, whether anybody asks or not."""

import asyncio
from typing import TYPE_CHECKING

from millhand.server import telling
from millhand.server.logs import log
from millhand.server.porter import DAY, LONGEST_ABSENCE
from millhand.server.presence import EACH
from millhand.server.store import limits, people, tables
from millhand.server.store.database import Unavailable

if TYPE_CHECKING:
    from millhand.server.hall import Hall

SECOND = 1.0
MINUTE = 60


class Housekeeping:
    """Keeps a hall in order."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall

    async def run(self) -> None:
        """Until cancelled; while the database cannot be reached nothing is due."""
        second = 0
        while True:
            try:
                await self.tick(second)
            except Unavailable as error:
                log("housekeeping-waits", error=str(error))
            second += 1
            await asyncio.sleep(SECOND)

    async def tick(self, second: int) -> None:
        """What is due in some second."""
        await self.hall.limits.compare()
        await self.hall.clocks.look_after()
        await self.hall.errands.look_after()
        await self.hall.notices.look_after()
        if second % EACH == 0:
            await self.speak_of_presence()
        if second % MINUTE == 0:
            self.hall.rooms.rest()
            await self.give_up()

    async def speak_of_presence(self) -> None:
        """Say again who is here; forget those of whom nobody speaks."""
        await self.hall.bus.spread(self.hall.presence.words())
        for table in self.hall.presence.forget():
            if table in self.hall.rooms.awake:
                telling.tell_presence(self.hall.rooms.awake[table])

    async def give_up(self) -> None:
        """Tables that nobody starts, sessions that nobody uses, allowances that are whole."""
        now = self.hall.now()
        long_ago = now - self.hall.settings.waiting_days * DAY
        gone = await self.hall.database.write(lambda c: tables.expire_tables(c, long_ago))
        for id in gone:
            if id in self.hall.rooms.awake:
                await self.hall.rooms.awake[id].refresh()
        await self.hall.database.write(lambda c: limits.forget_allowances(c, now), lasting=False)
        await self.hall.database.write(
            lambda c: people.forget_sessions(c, now - LONGEST_ABSENCE), lasting=False
        )
