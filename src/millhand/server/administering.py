"""What whoever runs the server may do beside it: list, export, delete, reset the link of a seat.

It works on the database, whether servers run on it or not; they notice.
"""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from millhand.server.defence.links import Links
from millhand.server.engine.looking import Viewer, record
from millhand.server.rooms import replayed
from millhand.server.settings import BadSettings
from millhand.server.store import journal, people, tables
from millhand.server.store.database import Unavailable, open_database
from millhand.server.store.migrating import migrate
from millhand.server.store.secrets import keep_secret
from millhand.server.store.tables import TableRow

Answer = TypeVar("Answer")


def at_the_database(address: str, work: Callable[[Connection], Answer]) -> Answer:
    """Do something with a database, wholly or not at all."""

    async def run() -> Answer:
        database = open_database(address)
        try:
            await migrate(database)
            return await database.write(work)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except (Unavailable, OSError) as error:
        raise BadSettings("database_is_not_there", words=" ".join(str(error).split())) from error


def list_tables(connection: Connection, most: int) -> list[dict[str, Any]]:
    """The tables that were touched last."""
    return [_told(table) for table in tables.last_touched(connection, most)]


def _told(table: TableRow) -> dict[str, Any]:
    return {
        "table": table.id,
        "game": table.opening.game,
        "status": table.status,
        "owner": table.owner,
        "moves": table.version,
        "touched_at": table.touched_at,
        "seats": [
            {"seat": one.seat, "person": one.person, "name": one.shown_name} for one in table.seats
        ],
    }


def export(connection: Connection, id: str) -> dict[str, Any]:
    """A table with its whole record, or all that is kept of a person."""
    table = tables.find_table(connection, id)
    if table is None:
        _must_be_there(connection, id)
        return people.everything_of(connection, id)
    play = replayed(table, journal.rows_after(connection, id, 0))
    names = [one.shown_name or "" for one in table.seats]
    return {**_told(table), "record": record(play, names, Viewer(None, "en", openly=True))}


def delete(connection: Connection, id: str) -> str:
    """Forget a table with all that was played and said at it, or a person; says which it was."""
    if tables.delete_table(connection, id):
        return "table"
    _must_be_there(connection, id)
    people.delete_person(connection, id)
    return "person"


def reset_link(connection: Connection, id: str, seat: int) -> str:
    """A new way back to a seat; older ones die. The address of the server stands before it."""
    table = tables.find_table(connection, id)
    if table is None:
        raise BadSettings("nothing_has_this_id", id=id)
    if not 0 <= seat < len(table.seats):
        raise BadSettings("number_is_out_of_range", number=seat, least=0, most=len(table.seats) - 1)
    number = tables.renew_link(connection, id, seat)
    links = Links(keep_secret(connection, "links"))
    return f"/seat/{links.token('seat', id, seat, number)}"


def _must_be_there(connection: Connection, id: str) -> None:
    if people.find_person(connection, id) is None:
        raise BadSettings("nothing_has_this_id", id=id)
