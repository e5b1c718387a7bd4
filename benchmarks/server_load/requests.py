"""What a move costs as a request, beside a bare echo; and among how many tables it is made."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from statistics import median

from server_load.clients import Line
from server_load.filling import Seated, fill
from server_load.houses import House, Stores, echo, millhand
from server_load.measures import Measure, spread
from server_load.stories import story

STORIES = 10
BEGUN = 20
"""Rows that every table has when measuring begins."""
BODY = b'{"seat":1,"id":"0e0f3a52-8a3c-4c39-a1d5-4c2f1b6a7c11","version":57,"move":"%s"}' % (
    b"build dudley.1 coal_mine with dudley"
)


def stories(players: int = 4) -> list:
    """Some matches that tables are made of."""
    return [story(players, number) for number in range(STORIES)]


def costs(stores: Stores, rounds: int, requests: int, at_once: int) -> list[Measure]:
    """A move against the bare echo, in requests per second of the server's processor time."""
    database = stores.new()
    tables = fill(database, stories(), 200, BEGUN)
    ours, bare = [], []
    with millhand(stores.folder, database) as house, echo(stores.folder) as other:
        asyncio.run(_wake(house, tables))
        turns = cycle(tables)
        for _ in range(rounds + 1):
            some = [next(turns) for _ in range(requests)]
            ours.append(asyncio.run(_moves(house, some, at_once)))
            bare.append(asyncio.run(_echoes(other, requests, at_once)))
        faults = house.faults()
    ours, bare = ours[1:], bare[1:]  # the first round warms up
    ratios = [echoed / moved for moved, echoed in zip(ours, bare, strict=True)]
    name = f"move to echo, requests per CPU second, {at_once} at once, {stores.kind}"
    return [
        Measure(f"CPU of a move, {stores.kind}", median(ours), spread(ours, " ms")),
        Measure("CPU of a bare echo", median(bare), spread(bare, " ms")),
        Measure(name, median(ratios), spread(ratios), 0.4, at_most=False),
        Measure("errors", faults, str(faults), 0),
    ]


def growth(stores: Stores, rounds: int, requests: int, many: int) -> list[Measure]:
    """A move among many live tables, beside one where there is one."""
    few_store, many_store = stores.new(), stores.new()
    one = fill(few_store, stories(), 40, BEGUN)
    all_tables = fill(many_store, stories(), many, BEGUN)
    few, lots = [], []
    with (
        millhand(stores.folder, few_store) as small,
        millhand(stores.folder, many_store) as large,
    ):
        asyncio.run(_wake(large, all_tables))
        asyncio.run(_wake(small, one))
        pick = Random(1)
        for number in range(rounds + 1):
            alone = _story_of(one[number % len(one)], requests)
            few.append(asyncio.run(_moves(small, alone, 1)))
            lots.append(asyncio.run(_moves(large, pick.sample(all_tables, requests), 1)))
    ratios = [much / little for little, much in zip(few[1:], lots[1:], strict=True)]
    name = f"cost of a move with {many} live tables to that with one, {stores.kind}"
    return [
        Measure("CPU of a move, one table", median(few), spread(few[1:], " ms")),
        Measure(f"CPU of a move, {many} tables", median(lots), spread(lots[1:], " ms")),
        Measure(name, median(ratios), spread(ratios), 3),
    ]


def _story_of(table: Seated, requests: int) -> list[Seated]:
    """The same table again and again, as long as its match lasts."""
    return [table] * min(requests, sum(_moves_left(table)))


def _moves_left(table: Seated) -> Iterator[bool]:
    return (row.said.kind == "move" for row in table.story.rows[table.version : -1])


async def _wake(house: House, tables: Sequence[Seated]) -> None:
    """Look at every table once."""
    async with Line(house.port) as line:
        for table in tables:
            path = f"/api/tables/{table.id}"
            assert await line.ask("GET", path, token=table.token(0)) == 200


async def _moves(house: House, tables: Sequence[Seated], at_once: int) -> float:
    """Milliseconds of processor time that a move takes the server."""
    waiting = iter([table for table in tables if not table.is_over])
    made = 0

    async def mover() -> None:
        nonlocal made
        async with Line(house.port) as line:
            for table in waiting:
                assert await line.move(table), table
                made += 1

    before = house.cpu()
    await asyncio.gather(*[mover() for _ in range(at_once)])
    return (house.cpu() - before) / made * 1000


async def _echoes(house: House, requests: int, at_once: int) -> float:
    """Milliseconds of processor time that an echo takes the server."""
    waiting = iter(range(requests))

    async def asker() -> None:
        async with Line(house.port) as line:
            for _ in waiting:
                assert await line.ask("POST", "/echo", BODY, token="somebody") == 200

    before = house.cpu()
    await asyncio.gather(*[asker() for _ in range(at_once)])
    return (house.cpu() - before) / requests * 1000
