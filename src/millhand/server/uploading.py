"""Records that somebody brings: verified, and kept as a table that can be looked at."""

from msgspec.structs import replace
from sqlalchemy import Connection

from millhand.server.engine.looking import read_record
from millhand.server.engine.openings import rules_version
from millhand.server.hall import Hall
from millhand.server.lobby import new_table
from millhand.server.names import tidy
from millhand.server.problems import wrong
from millhand.server.room import Room
from millhand.server.store import journal, tables
from millhand.server.store.journal import Addition
from millhand.server.store.people import Person
from millhand.server.store.tables import SeatRow


async def keep_record(hall: Hall, person: Person, body: bytes) -> Room:
    """A finished table with the moves of a record; Problem names the first line that is wrong."""
    try:
        brought = read_record(body.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise wrong("record-is-no-text") from error
    seats = [
        SeatRow(seat, None, None, None, tidy(name)[:40] or None, 0)
        for seat, name in enumerate(brought.names)
    ]
    table = replace(new_table(hall, brought.opening, person.id, seats), start_when_full=False)
    add = Addition(
        table=table.id,
        version=0,
        revision=0,
        rules_version=rules_version(table.opening),
        move_id=None,
        played=brought.played,
        at=hall.now(),
        asked=0,
        bot_due=None,
        is_over=True,
    )

    def work(connection: Connection) -> None:
        tables.add_table(connection, table)
        journal.append(connection, add)

    await hall.database.write(work)
    return await hall.rooms.enter(table.id)
