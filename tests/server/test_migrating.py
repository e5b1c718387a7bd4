"""Databases of released schemas, with live matches in them: they are brought up, and play on."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from laws.manners import choose_move
from server.halls import Clock, open_hall, pass_time
from server.stores import opened
from sqlalchemy import Connection, MetaData, delete, insert

from millhand.kernel.chance import Chance
from millhand.match.moves import Move
from millhand.notation.moves import write_move
from millhand.server import lobby, telling
from millhand.server.porter import new_id
from millhand.server.room import Room
from millhand.server.shapes.tables import Give
from millhand.server.store import tables
from millhand.server.store.database import Database
from millhand.server.store.migrating import migrate, newest, steps

SCHEMAS = sorted(Path(__file__).parent.joinpath("schemas").glob("*.json"))
"""Every released schema's name, and what a server of that time had kept."""


def fill(schema: Path) -> Callable[[Connection], None]:
    """Make the tables of a released schema, and put in what was kept."""

    def work(connection: Connection) -> None:
        command.upgrade(steps(connection), schema.stem)
        kept = json.loads(schema.read_text("utf-8"))
        metadata = MetaData()
        metadata.reflect(connection)
        for table in metadata.sorted_tables:
            if table.name in kept:
                connection.execute(delete(table))  # what the first step of a schema has put in
            rows = [
                {name: plain(value) for name, value in row.items()}
                for row in kept.get(table.name, [])
            ]
            if rows:
                connection.execute(insert(table), rows)

    return work


def plain(value: object) -> object:
    return bytes.fromhex(value["hex"]) if isinstance(value, dict) else value


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.stem)
def test_what_an_older_millhand_kept_goes_on(database, schema):
    asyncio.run(goes_on(database, schema))


async def goes_on(address: str, schema: Path) -> None:
    async with opened(address) as store:
        await store.write(fill(schema))
        await migrate(store)
        await play_on(store)


async def play_on(store: Database) -> None:
    """Whatever was kept can be gone on with: matches that run, that wait, that are over."""
    clock = Clock()
    clock.time = 1_790_001_000.0
    async with open_hall(store, clock) as hall:
        hall.errands.mind = lambda room: None
        hall.housekeeping.tick = asyncio.sleep  # nobody is called who was to be told something
        await pass_time(clock, 30, hall)
        every = await store.read(lambda c: tables.last_touched(c, 100))
        for one in every:
            await GO_ON[one.status](await hall.rooms.enter(one.id))
        assert {"waiting", "running", "finished"} <= {one.status for one in every}
        assert len({one.opening.game for one in every}) >= 3


async def move_on(room: Room) -> None:
    """Whoever is asked makes a move, and clocks run."""
    play, before = room.play, room.version
    seat = play.asked[0]
    choices = choose_move(play.opened, play.match.table, seat, Chance(before), "lively")
    text = write_move(play.opened, play.match.settled(Move(seat, choices)))
    await room.conduct(seat, new_id(), before, lambda after: after.move(seat, text))
    assert room.version > before
    left = telling.time_left(room.hall, room.table)
    assert bool(left) == (room.table.policy.kind != "none")


async def begin(room: Room) -> None:
    """Bots take the seats that are still open."""
    for one in room.table.seats:
        if one.is_open:
            await lobby.give(room, one.seat, Give(to="bot", level="random"))
    await lobby.start(room)
    await move_on(room)


async def look_back(room: Room) -> None:
    """Every moment of a match that is over can be seen."""
    assert room.play.is_over
    assert not room.play.at(room.play.moves // 2).is_over


GO_ON = {"waiting": begin, "running": move_on, "finished": look_back}


def test_every_released_schema_is_kept():
    """Also before the newest changes: `keep_schema.py` says how."""
    every = [step.revision for step in ScriptDirectory.from_config(steps()).walk_revisions()]
    assert {one.stem for one in SCHEMAS} >= set(every) - {newest()}
