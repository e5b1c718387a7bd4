"""What people say to each other at a table, kept apart from moves."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select

from millhand.server.store.announcing import touch
from millhand.server.store.schema import chat

MOST = 200
"""How much is told at once; what was said before that is asked for."""


@dataclass(frozen=True)
class Remark:
    """Something that somebody said."""

    number: int
    person: str
    name: str
    text: str
    at: float


def say(connection: Connection, table: str, who: str, name: str, text: str, at: float) -> Remark:
    """Say something; the remark has the number after the last."""
    touch(connection, table)  # the row of the table is held until the end: numbers are single
    remark = Remark(last_number(connection, table) + 1, who, name, text, at)
    connection.execute(
        insert(chat).values(
            table_id=table, number=remark.number, person=who, name=name, text=text, at=at
        )
    )
    return remark


def said_after(connection: Connection, table: str, number: int, most: int) -> list[Remark]:
    """What was said after a remark: the last of it, in order."""
    found = connection.execute(
        select(chat.c.number, chat.c.person, chat.c.name, chat.c.text, chat.c.at)
        .where(chat.c.table_id == table, chat.c.number > number)
        .order_by(chat.c.number.desc())
        .limit(most)
    )
    return [Remark(*row) for row in found][::-1]


def last_number(connection: Connection, table: str) -> int:
    """The number of the last thing said at a table."""
    last = connection.scalar(select(func.max(chat.c.number)).where(chat.c.table_id == table))
    return int(last or 0)
