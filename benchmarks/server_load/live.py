"""Live tables: how long it takes from a move until every page shows it, beside a bare echo."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median
from time import perf_counter
from uuid import uuid4

from server_load.clients import VERSION, Page, all_of, open_page
from server_load.filling import Seated, fill
from server_load.houses import House, Stores, echo, millhand
from server_load.measures import Measure, percentile, spread
from server_load.requests import BEGUN, stories

SEATS = 4
PATIENCE = 20.0
"""Seconds after which a page that has heard nothing is an error."""
LENGTH = 300


@dataclass
class Wait:
    """A move on its way."""

    begun: float
    version: int
    missing: int
    done: asyncio.Future[float]


@dataclass
class Room:
    """The pages of one table."""

    table: Seated
    pages: list[Page] = field(default_factory=list)
    wait: Wait | None = None
    refused: int = 0

    def heard(self, page: Page, message: str, at: float) -> None:
        """Something came to a page: perhaps what is waited for."""
        if message.startswith('{"type":"refused"'):
            self.refused += 1
        found = VERSION.search(message, 0, 80)
        self._count(at, found is not None and self.wait is not None and int(found[1]))

    def echoed(self, page: Page, message: str, at: float) -> None:
        """Something came back."""
        self._count(at, self.wait is not None and self.wait.version)

    def _count(self, at: float, version: int | bool) -> None:
        wait = self.wait
        if wait is None or version is False or version < wait.version:
            return
        wait.missing -= 1
        if wait.missing == 0 and not wait.done.done():
            wait.done.set_result(at - wait.begun)

    def expect(self, version: int, pages: int) -> "asyncio.Future[float]":
        """The seconds until so many pages have heard of a version."""
        done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.wait = Wait(perf_counter(), version, pages, done)
        return done

    async def move(self) -> float:
        """Make the next move; the seconds until everybody has heard of it."""
        seat, text, after = self.table.next_move()
        said = {"type": "move", "request": 1, "seat": seat, "id": str(uuid4())}
        frame = json.dumps({**said, "version": self.table.version, "move": text})
        self.table.version = after
        done = self.expect(after, len(self.pages))
        await self.pages[seat].socket.send(frame)
        return await asyncio.wait_for(done, PATIENCE)

    async def echo(self, to: str, pages: int) -> float:
        """Say something to oneself or to all."""
        done = self.expect(0, pages)
        await self.pages[0].socket.send(to.ljust(LENGTH))
        return await asyncio.wait_for(done, PATIENCE)


@dataclass
class Figures:
    """Seconds of all moves, echoes, and echoes to everybody of a room, round by round."""

    moves: list[list[float]] = field(default_factory=list)
    echoes: list[list[float]] = field(default_factory=list)
    to_all: list[list[float]] = field(default_factory=list)
    errors: int = 0


def live(stores: Stores, rounds: int, seconds: float, tables: int, rate: float) -> list[Measure]:
    """Tables with four pages each; moves come at some rate, one table after the other."""
    database = stores.new()
    seated = fill(database, stories(), tables, BEGUN)
    with millhand(stores.folder, database) as house, echo(stores.folder) as bare:
        before = house.memory(), house.cpu()
        figures, open_memory, spent = asyncio.run(_play(house, bare, seated, rounds, seconds, rate))
        faults = house.faults() + figures.errors
    sockets = tables * SEATS
    ratios = _ratios(figures.moves, figures.echoes)
    against_all = _ratios(figures.moves, figures.to_all)
    all_moves = [one for some in figures.moves for one in some]
    return [
        _latency(f"move to every page, {stores.kind}", figures.moves),
        _latency("echo", figures.echoes),
        _latency("echo to four sockets", figures.to_all),
        Measure("p99 of a move to p99 of an echo", median(ratios), spread(ratios, "", 1), 10),
        Measure("the same to an echo to four", median(against_all), spread(against_all, "", 1)),
        Measure("errors", faults, f"{faults} in {len(all_moves)} moves of {tables} tables", goal=0),
        Measure("CPU of a move told to four pages", spent, f"{spent:.2f} ms"),
        Measure(
            f"memory per table with {SEATS} sockets",
            (open_memory - before[0]) / tables,
            f"{(open_memory - before[0]) / tables / 1000:.0f} KB ({sockets} sockets)",
        ),
    ]


def _ratios(ours: Sequence[Sequence[float]], theirs: Sequence[Sequence[float]]) -> list[float]:
    pairs = zip(ours, theirs, strict=True)
    return [percentile(one, 0.99) / percentile(other, 0.99) for one, other in pairs]


def _latency(what: str, rounds: Sequence[Sequence[float]]) -> Measure:
    median_of = median(percentile(one, 0.5) for one in rounds) * 1000
    worst = [percentile(one, 0.99) * 1000 for one in rounds]
    text = f"p50 {median_of:.1f} ms, p99 {spread(worst, ' ms', 1)}"
    return Measure(what, median(worst), text)


async def _play(
    house: House,
    bare: House,
    seated: Sequence[Seated],
    rounds: int,
    seconds: float,
    rate: float,
) -> tuple[Figures, int, float]:
    rooms, others = [Room(one) for one in seated], [Room(one) for one in seated]
    await all_of([_opening(house, room) for room in rooms])
    await all_of([_opening_echo(bare, room) for room in others])
    memory, figures = house.memory(), Figures()
    turns, echoes = cycle(rooms), cycle(others)
    cpu = moves = 0.0
    for number in range(rounds + 1):
        before = house.cpu()
        made = await _at_rate(seconds, rate, lambda: next(turns).move(), figures)
        cpu, moves = cpu + house.cpu() - before, moves + len(made)
        said = await _at_rate(seconds / 2, rate, lambda: next(echoes).echo("one", 1), figures)
        told = await _at_rate(seconds / 2, rate, lambda: next(echoes).echo("all", SEATS), figures)
        if number:  # the first round warms up
            figures.moves.append(made)
            figures.echoes.append(said)
            figures.to_all.append(told)
    pages = [page for room in rooms + others for page in room.pages]
    figures.errors += sum(page.is_lost for page in pages) + sum(room.refused for room in rooms)
    await asyncio.gather(*[page.close() for page in pages])
    return figures, memory, cpu / moves * 1000


def _opening(house: House, room: Room):
    async def work() -> None:
        for seat in range(SEATS):
            path = f"/api/tables/{room.table.id}/socket"
            token = room.table.token(seat)
            room.pages.append(await open_page(house.port, path, room.heard, token))

    return work


def _opening_echo(bare: House, room: Room):
    async def work() -> None:
        for _ in range(SEATS):
            path = f"/rooms/{room.table.id}"
            room.pages.append(await open_page(bare.port, path, room.echoed))

    return work


async def _at_rate(seconds: float, rate: float, act, figures: Figures) -> list[float]:
    """Do something so many times a second, whether the last is done or not."""
    tasks = []
    begun = perf_counter()
    for number in range(round(seconds * rate)):
        await asyncio.sleep(max(0.0, begun + number / rate - perf_counter()))
        tasks.append(asyncio.create_task(act()))
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    figures.errors += sum(isinstance(end, BaseException) for end in ends)
    return [end for end in ends if not isinstance(end, BaseException)]
