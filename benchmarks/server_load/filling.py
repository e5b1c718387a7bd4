"""Filling a store with people and tables, by statements for many rows at once."""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any

from server_load.stories import Story
from sqlalchemy import Connection, Table, insert, literal, select, text

from millhand.server.settings import database_address
from millhand.server.store.database import open_database
from millhand.server.store.migrating import migrate
from millhand.server.store.schema import journal, person, seat, session, table_

AT_ONCE = 500
"""Tables written by one statement."""


@dataclass
class Seated:
    """A table in the store: how its story goes on, and the sessions of those who sit there."""

    id: str
    story: Story
    version: int

    def token(self, number: int) -> str:
        """The session of whoever sits at a seat."""
        return f"{self.id}-{number}"

    def next_move(self) -> tuple[int, str, int]:
        """Who moves next, the move, and the version after it and the deals that follow."""
        said = self.story.rows[self.version].said
        after = self.version + 1
        while after < len(self.story.rows) and self.story.rows[after].said.kind == "deal":
            after += 1
        return said.seat, said.text, after

    @property
    def is_over(self) -> bool:
        """Whether nobody can move here any more."""
        return self.version >= len(self.story.rows) - 1


def fill(address: str, stories: Sequence[Story], count: int, version: int | None) -> list[Seated]:
    """Put so many tables into an empty store, each after so many rows (None: at the end)."""
    seated = [_seated(stories[number % len(stories)], number, version) for number in range(count)]

    def work(connection: Connection) -> None:
        for some in _batches(seated):
            for table, rows in _rows(some).items():
                connection.execute(insert(table), rows)

    asyncio.run(_write(address, work))
    return seated


def multiply(address: str, times: int) -> None:
    """Copy all tables of a store so many times, inside the database."""

    def work(connection: Connection) -> None:
        numbers = text(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :times) "
            "SELECT i FROM n"
        ).bindparams(times=times)
        copies = numbers.columns(table_.c.version.label("i")).subquery("copies")
        for table, key in ((table_, "id"), (seat, "table_id"), (journal, "table_id")):
            new = [
                (copies.c[0].concat(literal("c")).concat(column) if column.name == key else column)
                for column in table.c
            ]
            rows = select(*new).join_from(table, copies, literal(1) == 1)
            connection.execute(insert(table).from_select([c.name for c in table.c], rows))

    asyncio.run(_write(address, work))


async def _write(address: str, work: Any) -> None:
    database = open_database(database_address(address, None))
    try:
        await migrate(database)
        await database.write(work)
    finally:
        await database.close()


def _seated(story: Story, number: int, version: int | None) -> Seated:
    return Seated(f"t{number}", story, len(story.rows) if version is None else version)


def _batches(seated: Sequence[Seated]) -> Iterator[Sequence[Seated]]:
    for first in range(0, len(seated), AT_ONCE):
        yield seated[first : first + AT_ONCE]


def _rows(seated: Sequence[Seated]) -> dict[Table, list[dict[str, Any]]]:
    """All rows of some tables, by the table of the database they belong in."""
    now = time()
    rows: dict[Table, list[dict[str, Any]]] = {
        one: [] for one in (person, session, table_, seat, journal)
    }
    for one in seated:
        for number in range(one.story.opening.players):
            who, token = f"p{one.id}-{number}", one.token(number)
            key = sha256(token.encode()).hexdigest()
            rows[person].append({"id": who, "name": f"Player {number}", "created_at": now})
            rows[session].append({"key": key, "person": who, "created_at": now, "seen_at": now})
            rows[seat].append({"table_id": one.id, "seat": number, "person": who, "link": 0})
        rows[table_].append(_table(one, now))
        rows[journal] += _journal(one, now)
    return rows


def _table(one: Seated, now: float) -> dict[str, Any]:
    over = one.version == len(one.story.rows)
    return {
        "id": one.id,
        "game": one.story.opening.game,
        "players": one.story.opening.players,
        "options": _options(one.story),
        "board": None,
        "rules_version": one.story.opening.rules,
        "seed": one.story.secret,
        "publish_shuffle": False,
        "owner": f"p{one.id}-0",
        "status": "finished" if over else "running",
        "one_device": False,
        "listed": False,
        "start_when_full": True,
        "hints": False,
        "clock": "{}",
        "invite": 0,
        "created_at": now,
        "touched_at": now,
        "started_at": now,
        "finished_at": now if over else None,
        "version": one.version,
        "revision": 0,
        "asked": one.story.asked[one.version - 1],
    }


def _options(story: Story) -> str:
    return "[" + ", ".join(f'"{one}"' for one in story.opening.options) + "]"


def _journal(one: Seated, now: float) -> Iterator[dict[str, Any]]:
    for row in one.story.rows[: one.version]:
        yield {
            "table_id": one.id,
            "number": row.said.number,
            "move_id": f"m{row.said.number}" if row.said.kind == "move" else None,
            "kind": row.said.kind,
            "seat": row.said.seat,
            "move": row.said.text,
            "at": now,
            "rules_version": one.story.opening.rules,
            "digest": row.digest,
        }
