"""Databases without a server around them."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import signature
from typing import Any

from millhand.server.settings import database_address
from millhand.server.store.database import open_database
from millhand.server.store.migrating import migrate


def on_each_database(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is given an open database of each kind, with our tables in it."""

    @wraps(test)
    def run(database: str, **more: Any) -> None:
        asyncio.run(_run(test, database, more))

    run.__signature__ = signature(test)
    return run


async def _run(test: Callable[..., Awaitable[None]], address: str, more: dict[str, Any]) -> None:
    database = open_database(database_address(address, None))
    try:
        await migrate(database)
        await test(database=database, **more)
    finally:
        await database.close()
