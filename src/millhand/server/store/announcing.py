"""Telling other processes that a table has changed: PostgreSQL does it when the change is there."""

from sqlalchemy import Connection, String, bindparam, func, select, text, update

from millhand.server.store.at_once import at_once
from millhand.server.store.schema import table_

CHANNEL = "millhand"

NOTIFY = select(func.pg_notify(text(f"'{CHANNEL}'"), bindparam("news", type_=String)))


def announce(connection: Connection, table: str, version: int, revision: int) -> None:
    """A table has so many rows and so many other changes now."""
    if connection.dialect.name == "postgresql":
        at_once(connection, NOTIFY, {"news": f"{table} {version} {revision}"})


def touch(connection: Connection, table: str, at: float | None = None) -> None:
    """Something about a table has changed that stands in no row of its journal."""
    changes = {"revision": table_.c.revision + 1} | ({} if at is None else {"touched_at": at})
    now = connection.execute(
        update(table_)
        .where(table_.c.id == table)
        .values(**changes)
        .returning(table_.c.version, table_.c.revision)
    ).one()
    announce(connection, table, now.version, now.revision)


def announce_person(connection: Connection, id: str) -> None:
    """What is remembered of a person's sessions is no longer so."""
    if connection.dialect.name == "postgresql":
        at_once(connection, NOTIFY, {"news": id})
