"""How long a server takes to start on a small and on a large store of finished matches."""

import asyncio
import resource
from statistics import median
from time import perf_counter

from server_load.clients import Line
from server_load.filling import fill, multiply
from server_load.houses import Stores, millhand
from server_load.measures import Measure, spread
from server_load.stories import story

FEW = 1000
SHORT = ("introductory=true",)


def opening(stores: Stores, rounds: int, many: int) -> list[Measure]:
    """From the command until three answers have come: the list, a table, its last moment."""
    small, large = stores.new(), stores.new()
    short = [story(2, number, SHORT) for number in range(20)]
    for database in (small, large):
        fill(database, short, FEW, None)
    begun = perf_counter()
    multiply(large, many // FEW - 1)
    filled = perf_counter() - begun
    quick, slow, walls = [], [], []
    for _ in range(rounds):
        little, much = _start(stores, small), _start(stores, large)
        quick.append(little[0])
        slow.append(much[0])
        walls.append(much[1] / little[1])
    ratios = [much / little for little, much in zip(quick, slow, strict=True)]
    rows = sum(len(one.rows) for one in short) * many // len(short)
    return [
        Measure(f"rows of {many} matches, {stores.kind}", rows, f"{rows} in {filled:.0f} s"),
        Measure(f"CPU to open {FEW}", median(quick), spread(quick, " s")),
        Measure(f"CPU to open {many}", median(slow), spread(slow, " s")),
        Measure(f"CPU to open {many} to {FEW}", median(ratios), spread(ratios), 2),
        Measure("the same by the wall", median(walls), spread(walls), 2),
    ]


def _start(stores: Stores, database: str) -> tuple[float, float]:
    """CPU seconds of the whole process, and seconds by the wall until the answers."""
    before, begun = _cpu(), perf_counter()
    with millhand(stores.folder, database) as house:
        asyncio.run(_ask(house.port))
        wall = perf_counter() - begun
    return _cpu() - before, wall


async def _ask(port: int) -> None:
    async with Line(port) as line:
        for path in ("/api/tables", "/api/tables/t7", "/api/tables/t7/sight"):
            assert await line.ask("GET", path, token="t7-0") == 200, path


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
