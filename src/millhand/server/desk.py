"""The bots' desk: bots think in processes of their own, each move within its time.

A process that dies, takes too long or has a bot without manners is replaced and asked again; a bot
that fails twice is represented by the next weaker one, so that a table never stops. A guest that
fails twice is given a rest, so that nobody waits for it move after move.
"""

import asyncio
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from secrets import randbits
from time import monotonic
from zlib import crc32

import msgspec

from millhand.server.dealing import SEED_BITS, chance_of
from millhand.server.engine.company import Company
from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Line
from millhand.server.logs import log
from millhand.server.metrics import Metrics
from millhand.server.shapes.moves import Hint
from millhand.server.store.tables import TableRow

TRIES = 2
MOST_WAITING = 6
"""So many may wait for a hint; others are asked to come again."""
REST = 300.0
"""Seconds for which a guest is not asked again after it has failed."""
LENGTH_BYTES = 4


class Errand(msgspec.Struct, frozen=True, tag=True):
    """What a thinking process is told: the match so far, and who must answer."""

    opening: Opening
    journal: Sequence[Line]
    seat: int
    bot: str
    """As its owner names it: by its level, its file or its command."""
    seed: int
    """For all its moves at this table; each has its own chance."""
    table: str | None
    """Where it plays; None: it is only asked what it would do."""


class Redeal(msgspec.Struct, frozen=True, tag=True):
    """What a thinking process is told: a match whose hidden things are to be dealt anew."""

    opening: Opening
    journal: Sequence[Line]
    seat: int
    """Who must not be able to tell."""
    seed: int


class Counsel(msgspec.Struct, frozen=True, tag=True):
    """What a thinking process is told: a seat that wants to know its best turns."""

    opening: Opening
    journal: Sequence[Line]
    seat: int
    seconds: float
    language: str


Task = Errand | Redeal | Counsel


class Failed(Exception):
    """No process could answer."""


class Clerk:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, errand: Task) -> bytes:
        """The answer; Failed if the process ends first, or says nothing since a bot has failed."""
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise Failed
        try:
            process.stdin.write(framed(msgspec.json.encode(errand)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
            answer = await process.stdout.readexactly(length)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Failed from error
        if not answer:
            raise Failed
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "millhand.server.thinker", str(os.getpid())),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self.process

    async def end(self) -> None:
        """End the process, whatever it is at."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotsDesk:
    """Some clerks, and a line in front of them."""

    def __init__(self, size: int, budget: float, metrics: Metrics, company: Company) -> None:
        self.budget = budget
        self.company = company
        self.resting: dict[str, float] = {}
        """Guests that are not asked, and until when."""
        self.metrics = metrics
        self.clerks = [Clerk() for _ in range(size)]
        self.free = list(self.clerks)
        self.waiting = asyncio.Semaphore(size)
        self.adviser = Clerk()
        """Advises people, beside those with whom bots think: hints hold up no table."""
        self.advising = asyncio.Lock()
        self.hints_wanted = 0

    async def think(
        self,
        opening: Opening,
        journal: Sequence[Line],
        seat: int,
        level: str,
        at: TableRow | None = None,
    ) -> str:
        """A bot's move at a table, or what it would do; in notation. Failed if nobody finds one."""
        for tried, name in enumerate(self._attempts(opening, level)):
            bot = self.company.names[name]
            table, seed = (None, randbits(SEED_BITS)) if at is None else _at(at, seat, tried)
            with suppress(Failed):
                errand = Errand(opening, journal, seat, bot, seed, table)
                move = (await self._ask_one(errand, table)).decode()
                if name != level:
                    log("bot-stands-in", game=opening.game, level=name, instead_of=level)
                return move
            log("bot-failed", game=opening.game, level=name)
        raise Failed

    def _attempts(self, opening: Opening, level: str) -> Iterator[str]:
        """Who is asked, one after the other, until somebody answers."""
        rests = self.resting.get(level, 0.0) > monotonic()
        if not rests and self.company.can_play(level, opening):
            for _ in range(TRIES):
                yield level
            if level in self.company.guests:
                self.resting[level] = monotonic() + REST
                log("bot-rests", level=level, seconds=REST)
        yield from self.company.stand_ins(level, opening)

    async def _ask_one(self, errand: Task, table: str | None = None) -> bytes:
        async with self.waiting:
            clerk = self._free_clerk(table or "")
            try:
                with self.metrics.thinking.timed():
                    return await _answered(clerk, errand, self.budget)
            finally:
                self.free.append(clerk)

    def _free_clerk(self, table: str) -> Clerk:
        """A table's own clerk, whose bots know what they were about to do; else any who is free."""
        own = self.clerks[crc32(table.encode()) % len(self.clerks)]
        clerk = own if own in self.free else self.free[0]
        self.free.remove(clerk)
        return clerk

    async def advise(self, counsel: Counsel) -> Hint:
        """The best turns of a seat; Failed if nobody finds them, or if too many wait for some."""
        if self.hints_wanted >= MOST_WAITING:
            raise Failed
        self.hints_wanted += 1
        try:
            async with self.advising:
                told = await _answered(self.adviser, counsel, counsel.seconds + self.budget)
        finally:
            self.hints_wanted -= 1
        return msgspec.json.decode(told, type=Hint)

    async def deal_anew(self, opening: Opening, journal: Sequence[Line], seat: int) -> list[Line]:
        """Moves that a seat could not tell from these, after other deals; Failed if not in time."""
        told = await self._ask_one(Redeal(opening, journal, seat, randbits(SEED_BITS)))
        return msgspec.json.decode(told, type=list[Line])

    async def close(self) -> None:
        """Send everybody home."""
        for clerk in (*self.clerks, self.adviser):
            await clerk.end()


async def _answered(clerk: Clerk, errand: Task, seconds: float) -> bytes:
    """What a clerk answers; one who does not, in time, is sent home, and it is Failed."""
    try:
        return await asyncio.wait_for(clerk.ask(errand), seconds)
    except (Failed, TimeoutError) as error:
        await clerk.end()
        raise Failed from error
    except asyncio.CancelledError:
        await clerk.end()
        raise


def _at(table: TableRow, seat: int, tried: int) -> tuple[str, int]:
    """Where a bot plays, and the seed that it has there."""
    return table.id, chance_of(table.seed, seat, tried)


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message
