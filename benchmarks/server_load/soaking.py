"""Bots at many tables for a long time: memory, descriptors and the log must stay as they are."""

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from time import monotonic

from server_load.clients import Answer, Line, Page, open_page
from server_load.houses import House, Stores, millhand
from server_load.measures import Measure

LEVEL = "rambler"
SAMPLE = 5.0
"""Seconds between two looks at the server."""
SETTLED = 0.4
"""The part of the time after which all is kept that is kept for a while."""
MATCH = 78
"""Moves of a match of two."""
GROWTH = 5.0
"""Percent that memory may grow by."""


@dataclass
class Sample:
    """The server at some moment."""

    memory: int
    descriptors: int
    moves: int


def soak(stores: Stores, minutes: float, rate: float) -> list[Measure]:
    """Tables of bots alone are set up so that about so many moves are made each second."""
    with millhand(stores.folder, stores.new()) as house:
        samples = asyncio.run(_watch(house, minutes * 60, rate))
        faults = house.faults()
    settled = samples[int(len(samples) * SETTLED) :]
    third = max(1, len(settled) // 3)
    growth = _mean(settled[-third:]) / _mean(settled[:third]) * 100 - 100
    descriptors = [one.descriptors for one in settled]
    more = median(descriptors[-third:]) - median(descriptors[:third])
    moves = samples[-1].moves - samples[0].moves
    a_second = moves / (SAMPLE * max(1, len(samples) - 1))
    first, last = settled[0].memory / 1e6, settled[-1].memory / 1e6
    return [
        Measure(f"minutes, {stores.kind}", minutes, f"{minutes:g}, {moves} moves"),
        Measure("moves a second", a_second, f"{a_second:.1f}", rate * 0.9, at_most=False),
        Measure(
            "memory grows by", growth, f"{growth:.1f} % ({first:.0f} to {last:.0f} MB)", GROWTH
        ),
        Measure("descriptors grow by", more, f"{more:g} (of {descriptors[0]})", 0),
        Measure("unhandled exceptions", faults, str(faults), 0),
    ]


def _mean(samples: Sequence[Sample]) -> float:
    return sum(one.memory for one in samples) / len(samples)


async def _watch(house: House, seconds: float, rate: float) -> list[Sample]:
    host = Host(house)
    samples: list[Sample] = []
    await host.come_in()
    end = monotonic() + seconds
    while monotonic() < end:
        next_look = monotonic() + SAMPLE
        while monotonic() < next_look:
            await host.keep_busy(rate)
            await asyncio.sleep(0.2)
        samples.append(Sample(house.memory(), house.descriptors(), host.moves))
        if len(samples) % 12 == 0:
            now = samples[-1]
            said = f"{now.moves} moves, {now.memory / 1e6:.0f} MB, {now.descriptors} open"
            print(f"  {said}", file=sys.stderr, flush=True)
    await host.leave()
    return samples


class Host:
    """Somebody who opens tables for bots and watches them: so many at once as the rate needs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pages: dict[str, Page] = {}
        self.over: set[str] = set()
        self.moves = 0
        self.begun = 0.0
        self.token = ""

    async def come_in(self) -> None:
        """Get a session."""
        self.token = (await self._asked("/api/guest", {"name": "Host"})).cookie
        self.begun = monotonic()

    async def _asked(self, path: str, said: object) -> Answer:
        async with Line(self.house.port) as line:
            return await line.asked("POST", path, said, self.token)

    async def keep_busy(self, rate: float) -> None:
        """Open another table where too few moves are made; leave those that are over."""
        for id in self.over & set(self.pages):
            await self.pages.pop(id).close()
        self.over.clear()
        wanted = (monotonic() - self.begun) * rate
        if self.moves + MATCH // 2 * len(self.pages) < wanted:
            await self._open()

    async def _open(self) -> None:
        seats = [{"kind": "bot", "level": LEVEL}] * 2
        new = {"game": "birmingham", "players": 2, "seats": seats, "start": True}
        id = json.loads((await self._asked("/api/tables", new)).body)["id"]

        def heard(page: Page, message: str, at: float) -> None:
            self.moves += message.startswith('{"type":"changed"')
            if '"status":"finished"' in message[:2000]:
                self.over.add(id)

        path = f"/api/tables/{id}/socket"
        self.pages[id] = await open_page(self.house.port, path, heard, self.token)

    async def leave(self) -> None:
        """Close all pages."""
        await asyncio.gather(*[page.close() for page in self.pages.values()])
