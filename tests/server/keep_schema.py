"""`python tests/server/keep_schema.py`: what a server of this schema keeps, as lines of JSON.

Before a schema is changed, what is printed goes into `schemas/<number>.json`; from then on
`test_migrating.py` brings it up to every later schema, and plays on.
"""

import asyncio
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from server.halls import ME, Clock, guest, move, open_hall, pass_time
from server.stores import opened
from sqlalchemy import Connection, select

from millhand.server import lobby
from millhand.server.hall import Hall
from millhand.server.room import Room
from millhand.server.shapes import tables as shapes
from millhand.server.shapes.tables import NewSeat, NewTable, Sit
from millhand.server.store import notices, talk
from millhand.server.store.migrating import migrate
from millhand.server.store.notices import Wish
from millhand.server.store.people import Person
from millhand.server.store.schema import metadata

BEGAN = 1_790_000_000.0
PASSED = 4
"""Moves that are made before somebody looks away."""


class SlowClock(Clock):
    """A clock that goes on a little whenever somebody looks."""

    def __init__(self) -> None:
        super().__init__()
        self.time = BEGAN

    def __call__(self) -> float:
        self.time += 0.25
        return self.time


async def live(hall: Hall, clock: Clock) -> None:
    """Matches of every game in every state, as people leave them."""
    hall.errands.mind = lambda room: None
    ada, bob = await guest(hall), await guest(hall, "Bob", "fr")
    wish = Wish("https://table.example/", webhook="https://receiver.example/bob")
    await hall.database.write(lambda c: notices.keep_wish(c, bob.id, wish))
    late = await two(hall, ada, bob, "birmingham", shapes.Clock(kind="move", minutes=10))
    await pass_time(clock, 700, hall)  # a bot stands in
    await say(late, bob, "Où es-tu ?")
    slow = await two(hall, ada, bob, "lancashire", shapes.Clock(kind="game", minutes=90))
    await pass_time(clock, 60, hall)
    await lobby.give(slow, 1, shapes.Give(to="bot", level="random"))
    for game in ("age_of_industry", "workshop"):
        new = NewTable(game=game, players=2, seats=ME, one_device=True, start=True, hints=True)
        await lobby.set_up(hall, ada, new)
    short = {"introductory": True}
    new = NewTable(game="birmingham", players=2, options=short, seats=ME, start=True)
    over = await lobby.set_up(hall, bob, new)
    while not over.play.is_over:
        await move(over)
    seats = [NewSeat(kind="me"), NewSeat(kind="bot", level="greedy")]
    new = NewTable(game="birmingham", players=3, seats=seats, listed=True, watching=True)
    await lobby.set_up(hall, bob, new)


async def two(hall: Hall, ada: Person, bob: Person, game: str, clock: shapes.Clock) -> Room:
    """A match of two people; one of Birmingham is some moves on."""
    room = await lobby.set_up(
        hall, ada, NewTable(game=game, players=2, listed=True, clock=clock, publish_shuffle=True)
    )
    await lobby.sit(room, bob, Sit())
    await lobby.start(room)
    for _ in range(PASSED if game == "birmingham" else 0):
        await move(room)
    return room


async def say(room: Room, who: Person, text: str) -> None:
    at = room.hall.now()
    await room.hall.database.write(lambda c: talk.say(c, room.table.id, who.id, who.name, text, at))


def printed(connection: Connection) -> str:
    """Every row of every table, a line each."""
    blocks = []
    for table in metadata.sorted_tables:
        rows = connection.execute(select(table)).mappings()
        lines = ["  " + json.dumps(dict(row), default=in_hex, ensure_ascii=False) for row in rows]
        blocks.append(f' "{table.name}": [\n' + ",\n".join(lines) + ("\n" if lines else "") + " ]")
    return "{\n" + ",\n".join(blocks) + "\n}"


def in_hex(value: bytes) -> dict[str, str]:
    return {"hex": value.hex()}


async def keep(folder: Path) -> str:
    async with opened(f"sqlite:///{folder / 'kept.sqlite'}") as store:
        await migrate(store)
        clock = SlowClock()
        async with open_hall(store, clock) as hall:
            await live(hall, clock)
        return await store.read(printed)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        sys.stdout.write(asyncio.run(keep(Path(folder))) + "\n")
