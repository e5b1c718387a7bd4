"""The bots' desk: bots think in processes of their own, each move within its time.

A process that dies or takes too long is replaced and asked again; a bot that fails twice is
represented by the next weaker one, so that a table never stops.
"""

import asyncio
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, repeat
from secrets import randbits

import msgspec

from millhand.server.engine.openings import Opening, weaker_levels
from millhand.server.engine.play import Said
from millhand.server.logs import log
from millhand.server.metrics import Metrics

TRIES = 2
SEED_BITS = 62
LENGTH_BYTES = 4


class Errand(msgspec.Struct, frozen=True):
    """What a thinking process is told: the match so far, and who must answer."""

    opening: Opening
    journal: Sequence[Said]
    seat: int
    level: str
    seed: int


class Failed(Exception):
    """No process could answer."""


class Thinker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, errand: Errand) -> str:
        """The move, in notation; Failed if the process ends first."""
        process = await self._started()
        if process.stdin is None or process.stdout is None:
            raise Failed
        try:
            process.stdin.write(framed(msgspec.json.encode(errand)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
            return (await process.stdout.readexactly(length)).decode()
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Failed from error

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


class Desk:
    """Some thinkers, and a line in front of them."""

    def __init__(self, size: int, budget: float, metrics: Metrics) -> None:
        self.budget = budget
        self.metrics = metrics
        self.thinkers = [Thinker() for _ in range(size)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)

    async def think(self, opening: Opening, journal: Sequence[Said], seat: int, level: str) -> str:
        """A bot's move, in notation; Failed if nobody finds one."""
        for name in _attempts(level):
            errand = Errand(opening, journal, seat, name, randbits(SEED_BITS))
            with suppress(Failed):
                return await self._ask_one(errand)
            log("bot-failed", game=opening.game, level=name)
        raise Failed

    async def _ask_one(self, errand: Errand) -> str:
        thinker = await self.free.get()
        try:
            with self.metrics.thinking.timed():
                return await asyncio.wait_for(thinker.ask(errand), self.budget)
        except (Failed, TimeoutError) as error:
            await thinker.end()
            raise Failed from error
        except asyncio.CancelledError:
            await thinker.end()
            raise
        finally:
            self.free.put_nowait(thinker)

    async def close(self) -> None:
        """Send everybody home."""
        for thinker in self.thinkers:
            await thinker.end()


def _attempts(level: str) -> Iterator[str]:
    return chain(repeat(level, TRIES), weaker_levels(level))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH_BYTES, "big") + message
