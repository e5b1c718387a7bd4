"""The journal: rows are added and never changed. Two keys keep it right whoever writes.

Every row has the number after the last (a second writer of the same number fails), and every move
an id that stands only once (the same move said again finds its row).
"""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Connection, bindparam, func, insert, null, or_, select, text, update

from millhand.server.engine.play import Line, Outcome
from millhand.server.store.announcing import announce
from millhand.server.store.at_once import at_once
from millhand.server.store.clocks import Reckoning, note_move
from millhand.server.store.notices import News, queue
from millhand.server.store.schema import journal, seat, table_


class Taken(Exception):
    """Somebody else has written a row in the meantime."""


class JournalRow(Struct, frozen=True):
    """A row, and when it was written."""

    said: Line
    at: float
    digest: str


class Addition(Struct, frozen=True):
    """Rows to add, and what they make of the table."""

    table: str
    version: int
    """How many rows there were before."""
    revision: int
    rules_version: int
    move_id: str | None
    """Of the first row; those after it are deals, which nobody says."""
    played: Sequence[Outcome]
    at: float
    asked: int
    """The seats that must answer, as bits."""
    bot_due: float | None
    """When somebody else may ask the bot that must answer."""
    is_over: bool
    turn: Reckoning | None = None
    """What a clock needs to know, where the table has one."""
    news: Sequence[News] = ()
    """What people are to be told who may not be there."""


class Earlier(Struct, frozen=True):
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
        or_(table_.c.status == text("'waiting'"), table_.c.status == text("'running'")),
    )
    .values(
        version=bindparam("after"),
        asked=bindparam("new_asked"),
        bot_due=bindparam("due"),
        status=bindparam("new_status"),
        started_at=func.coalesce(table_.c.started_at, bindparam("now")),
        finished_at=bindparam("ended_at"),
        touched_at=bindparam("now"),
        undo=null(),
    )
)


def append(connection: Connection, add: Addition) -> None:
    """Add rows; Taken if the journal has grown since."""
    after = add.version + len(add.played)
    changed = at_once(
        connection,
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
    if changed.rowcount != 1 or not _may_stand_in(connection, add):
        raise Taken
    for row in _rows(add):
        at_once(connection, ADD, row)
    if add.turn is not None:
        note_move(connection, add.table, add.turn, add.asked)
    queue(connection, add.news, add.at)
    announce(connection, add.table, after, add.revision)


def _may_stand_in(connection: Connection, add: Addition) -> bool:
    """Whether somebody for whom a bot has moved is still away."""
    said = add.played[0].said
    if said.stand_in is None:
        return True
    here = (seat.c.table_id == add.table) & (seat.c.seat == said.seat)
    return connection.scalar(select(seat.c.stand_in).where(here)) is not None


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
            "stand_in": one.said.stand_in,
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
        journal.c.stand_in,
    )
    .where(journal.c.table_id == bindparam("table"), journal.c.number > bindparam("version"))
    .order_by(journal.c.number)
)


def rows_after(connection: Connection, table: str, version: int) -> list[JournalRow]:
    """Every row after a number, in order."""
    found = connection.execute(AFTER, {"table": table, "version": version})
    return [
        JournalRow(Line(row.number, row.kind, row.seat, row.move, row.stand_in), row.at, row.digest)
        for row in found
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
