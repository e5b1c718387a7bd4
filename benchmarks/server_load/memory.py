"""What the server has in memory for a table that is awake, and for an open page."""

import asyncio
from collections.abc import Sequence
from functools import partial

from server_load.clients import Line, Page, all_of, open_page
from server_load.filling import Seated, fill
from server_load.houses import House, Stores, millhand
from server_load.measures import Measure
from server_load.requests import stories

MIDDLE = 80
"""Rows of a table in the middle of its match."""
PAGES = 4


def memory(stores: Stores, tables: int, sockets: int) -> list[Measure]:
    """Tables are looked at until they are awake; then pages are opened at some that are."""
    database = stores.new()
    seated = fill(database, stories(), tables, MIDDLE)
    with millhand(stores.folder, database) as house:
        asyncio.run(_look_at(house, seated[:20]))
        before = house.memory()
        asyncio.run(_look_at(house, seated[20:]))
        awake = (house.memory() - before) / (tables - 20)
        asyncio.run(_open(house, seated[:5]))
        before = house.memory()
        heard = asyncio.run(_open(house, seated[5 : 5 + sockets // PAGES]))
        page = (heard - before) / sockets
    return [
        Measure(
            f"memory per idle table, {stores.kind}", awake / 1000, f"{awake / 1000:.1f} KB", 50
        ),
        Measure(f"memory per socket, {stores.kind}", page / 1000, f"{page / 1000:.1f} KB", 100),
    ]


async def _look_at(house: House, seated: Sequence[Seated]) -> None:
    async with Line(house.port) as line:
        for table in seated:
            path = f"/api/tables/{table.id}/sight"
            assert await line.ask("GET", path, token=table.token(0)) == 200


async def _open(house: House, seated: Sequence[Seated]) -> int:
    """The memory while all seats have a page open that shows the table and its ledger."""
    works = [partial(_greeted, house, table, seat) for table in seated for seat in range(PAGES)]
    pages = await all_of(works)
    await asyncio.sleep(1)
    taken = house.memory()
    await asyncio.gather(*[page.close() for page in pages])
    return taken


async def _greeted(house: House, table: Seated, seat: int) -> Page:
    """A page that has said hello and heard how everything stands."""
    shown = asyncio.Event()

    def heard(page: Page, message: str, at: float) -> None:
        if message.startswith('{"type":"changed"'):
            shown.set()

    path = f"/api/tables/{table.id}/socket"
    page = await open_page(house.port, path, heard, table.token(seat))
    await page.socket.send('{"type":"hello"}')
    await shown.wait()
    return page
