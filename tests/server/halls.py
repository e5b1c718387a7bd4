"""Halls without a server around them, whose clocks the test turns."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager

from server.stores import on_each_database

from millhand.server import lobby
from millhand.server.clocks import LONGEST
from millhand.server.hall import Hall
from millhand.server.porter import new_id
from millhand.server.room import Room
from millhand.server.settings import Settings
from millhand.server.shapes.moves import Accepted
from millhand.server.shapes.tables import NewSeat, NewTable
from millhand.server.store import people
from millhand.server.store.people import Person

ME = [NewSeat(kind="me"), NewSeat(kind="me")]


class Clock:
    """What o'clock it is, and how long this process has run."""

    def __init__(self) -> None:
        self.time = 1_000_000.0
        self.running = 50.0

    def __call__(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.running


@asynccontextmanager
async def open_hall(database, clock=None, **settings):
    """A hall around a database that is there already."""
    clock = clock or Clock()
    address = getattr(database, "address", None) or str(database.writer.url)
    hall = Hall(Settings(database=address, limits=False, **settings), clock, clock.monotonic)
    hall.housekeeping.run = asyncio.Event().wait  # whatever is due is done when a test says so
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def guest(hall: Hall, name: str = "Ada", language: str = "en") -> Person:
    who = Person(new_id(), name, None, language)
    await hall.database.write(lambda c: people.add_guest(c, who, hall.now()))
    return who


def in_a_hall(test: Callable[[Hall, Clock], Awaitable[None]]) -> Callable[..., None]:
    @on_each_database
    async def run(database):
        clock = Clock()
        async with open_hall(database, clock) as hall:
            await test(hall, clock)

    run.__name__ = test.__name__
    return run


async def running(hall: Hall, game: str = "birmingham", **more):
    new = NewTable(game=game, players=2, seats=ME, start=True, **more)
    return await lobby.set_up(hall, await guest(hall), new)


def a_move(room: Room) -> tuple[int, str]:
    """A legal move of Birmingham for whoever is asked: to pass."""
    seat = room.play.asked[0]
    return seat, f"pass with {room.play.match.sight(seat)['seats'][seat]['hand'][0]}"


async def move(room: Room) -> Accepted:
    """Whoever is asked passes."""
    seat, text = a_move(room)
    return await room.conduct(seat, new_id(), room.version, lambda play: play.move(seat, text))


async def pass_time(clock: Clock, seconds: float, *halls: Hall) -> None:
    """Let time pass for some processes, and let each look after its clocks."""
    while seconds > 0:
        step = min(LONGEST, seconds)
        clock.time += step
        clock.running += step
        seconds -= step
        for hall in halls:
            await hall.clocks.look_after()
