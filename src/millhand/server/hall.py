"""The hall: everything that is awake in one server process."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from secrets import token_hex
from typing import Any

from sqlalchemy.exc import IntegrityError

from millhand.server import telling
from millhand.server.bus import open_bus
from millhand.server.clocks import Clocks
from millhand.server.defence.limits import Limits
from millhand.server.defence.links import Links
from millhand.server.defence.passwords import Passwords
from millhand.server.desk import BotsDesk
from millhand.server.engine.company import Company
from millhand.server.errands import Errands
from millhand.server.housekeeping import Housekeeping
from millhand.server.logs import log
from millhand.server.metrics import Metrics
from millhand.server.notices.sending import Notices
from millhand.server.porter import Porter
from millhand.server.presence import Presence, Word
from millhand.server.rooms import Rooms
from millhand.server.settings import Settings
from millhand.server.store.database import open_database
from millhand.server.store.secrets import keep_secret

COME_AGAIN = 2.0
"""Seconds after which pages should try again when the server stops."""


class Hall:
    """Where the tables stand."""

    links: Links

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self.settings = settings
        self.now = now
        self.process = token_hex(4)
        self.is_closing = False
        self.metrics = Metrics()
        self.database = open_database(settings.database)
        self.porter = Porter(self.database, now)
        self.passwords = Passwords()
        self.limits = Limits(self.database, now, settings.limits)
        self.presence = Presence(self.process, now, self._presence_changed)
        self.rooms = Rooms(self)
        self.errands = Errands(self)
        self.clocks = Clocks(self, monotonic)
        self.notices = Notices(self)
        self.company = Company(settings.bots)
        self.desk = BotsDesk(settings.thinkers, settings.budget, self.metrics, self.company)
        self.bus = open_bus(self)
        self.housekeeping = Housekeeping(self)
        self.tasks: set[asyncio.Task[Any]] = set()
        self._watch()

    def _watch(self) -> None:
        watch = self.metrics.watch
        watch("millhand_rooms", "Tables in memory.", lambda: len(self.rooms.awake))
        watch(
            "millhand_sockets",
            "Open pages.",
            lambda: sum(len(room.listeners) for room in self.rooms),
        )
        watch("millhand_bots", "Tables where bots think.", lambda: len(self.errands.running))

    # --- opening and closing ---

    async def open(self) -> None:
        """Begin to listen and to look after things."""
        self.links = Links(await self._secret("links"))
        self.notices.open(await self._secret("push"))
        await self.clocks.house.open()
        self.do(self.bus.run())
        self.do(self.housekeeping.run())

    async def _secret(self, name: str) -> bytes:
        try:
            return await self.database.write(lambda connection: keep_secret(connection, name))
        except IntegrityError:  # another process has just made it
            return await self.database.write(lambda connection: keep_secret(connection, name))

    async def say_goodbye(self) -> None:
        """Tell every page that the server stops; bots think no more."""
        self.is_closing = True
        await self.errands.close()
        for room in self.rooms:
            for listener in list(room.listeners):
                telling.say_goodbye(listener, "stopping", COME_AGAIN)

    async def close(self) -> None:
        """Let go of everything."""
        self.is_closing = True
        await self.errands.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.desk.close()
        await self.database.close()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; what goes wrong is noted."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log("task-failed", error=repr(task.exception()))

    # --- who is there ---

    def _presence_changed(self, table: str) -> None:
        room = self.rooms.awake.get(table)
        if room is not None:
            telling.tell_presence(room)
        if not self.is_closing:
            self.do(self.bus.spread([self.presence.word(table)]))

    def hear_presence(self, process: str, word: Word) -> None:
        """Another process says who is there."""
        room = self.rooms.awake.get(word[0])
        if self.presence.hear(process, word) and room is not None:
            telling.tell_presence(room)
