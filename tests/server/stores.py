"""Databases without a server around them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from inspect import signature
from typing import Any, TypeVar

from sqlalchemy import Connection

from millhand.server.settings import database_address
from millhand.server.store.database import Database, open_database
from millhand.server.store.migrating import migrate

Answer = TypeVar("Answer")


def on_each_database(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is given an open database of each kind, with our tables in it."""

    @wraps(test)
    def run(database: str, **more: Any) -> None:
        asyncio.run(_run(test, database, more))

    run.__signature__ = signature(test)
    return run


async def _run(test: Callable[..., Awaitable[None]], address: str, more: dict[str, Any]) -> None:
    async with opened(address) as database:
        await migrate(database)
        await test(database=database, **more)


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Database]:
    """A database as it is, for as long as a test needs it."""
    database = open_database(database_address(address, None))
    try:
        yield database
    finally:
        await database.close()


def kept(address: str, work: Callable[[Connection], Answer]) -> Answer:
    """What somebody who looks into a database finds."""

    async def look() -> Answer:
        database = open_database(database_address(address, None))
        try:
            return await database.read(work)
        finally:
            await database.close()

    return asyncio.run(look())


async def prepared(address: str) -> None:
    """Put our tables into an empty database."""
    database = open_database(database_address(address, None))
    try:
        await migrate(database)
    finally:
        await database.close()
