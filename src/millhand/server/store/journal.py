"""The journal: rows are added and never changed. Two keys keep it right whoever writes.

Every row has the number after the last (a second writer of the same number fails), and every move
an id that stands only once (the same move said again finds its row).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, func, insert, select, update

from millhand.server.engine.play import Played, Said
from millhand.server.store.announcing import announce
from millhand.server.store.schema import journal, table_


class Taken(Exception):
    """Somebody else has written a row in the meantime."""


@dataclass(frozen=True)
class Row:
    """A row, and when it was written."""

    said: Said
    at: float
    digest: str


@dataclass(frozen=True)
class Addition:
    """Rows to add, and what they make of the table."""

    table: str
    version: int
    """How many rows there were before."""
    revision: int
    rules_version: int
    move_id: str | None
    """Of the first row; those after it are deals, which nobody says."""
    played: Sequence[Played]
    at: float
    asked: int
    """The seats that must answer, as bits."""
    bot_due: float | None
    """When somebody else may ask the bot that must answer."""
    is_over: bool


@dataclass(frozen=True)
class Earlier:
    """What was answered to a move."""

    seat: int
    number: int
    version: int


ADD = insert(journal)
STEP = (
    update(table_)
    .where(
        table_.c.id == bindparam("table"),
        table_.c.version == bindparam("before"),
        table_.c.status.in_(["waiting", "running"]),
    )
    .values(
        version=bindparam("after"),
        asked=bindparam("new_asked"),
        bot_due=bindparam("due"),
        status=bindparam("new_status"),
        started_at=func.coalesce(table_.c.started_at, bindparam("now")),
        finished_at=bindparam("ended_at"),
        touched_at=bindparam("now"),
        undo=None,
    )
)


def append(connection: Connection, add: Addition) -> None:
    """Add rows; Taken if the journal has grown since."""
    after = add.version + len(add.played)
    changed = connection.execute(
        STEP,
        {
            "table": add.table,
            "before": add.version,
            "after": after,
            "new_asked": add.asked,
            "due": add.bot_due,
            "new_status": "finished" if add.is_over else "running",
            "ended_at": add.at if add.is_over else None,
            "now": add.at,
        },
    )
    if changed.rowcount != 1:
        raise Taken
    connection.execute(ADD, _rows(add))
    announce(connection, add.table, after, add.revision)


def _rows(add: Addition) -> list[dict[str, object]]:
    return [
        {
            "table_id": add.table,
            "number": one.said.number,
            "move_id": add.move_id if one is add.played[0] else None,
            "kind": one.said.kind,
            "seat": one.said.seat,
            "move": one.said.text,
            "at": add.at,
            "rules_version": add.rules_version,
            "digest": one.digest,
        }
        for one in add.played
    ]


AFTER = (
    select(
        journal.c.number,
        journal.c.kind,
        journal.c.seat,
        journal.c.move,
        journal.c.at,
        journal.c.digest,
    )
    .where(journal.c.table_id == bindparam("table"), journal.c.number > bindparam("version"))
    .order_by(journal.c.number)
)


def rows_after(connection: Connection, table: str, version: int) -> list[Row]:
    """Every row after a number, in order."""
    found = connection.execute(AFTER, {"table": table, "version": version})
    return [
        Row(Said(row.number, row.kind, row.seat, row.move), row.at, row.digest) for row in found
    ]


def answered(connection: Connection, table: str, move_id: str) -> Earlier | None:
    """What was answered when this move was first said: its row and those of the deals after it."""
    found = connection.execute(
        select(journal.c.seat, journal.c.number).where(
            journal.c.table_id == table, journal.c.move_id == move_id
        )
    ).first()
    if found is None:
        return None
    version = found.number
    for row in rows_after(connection, table, found.number):
        if row.said.kind != "deal":
            break
        version = row.said.number
    return Earlier(found.seat, found.number, version)
