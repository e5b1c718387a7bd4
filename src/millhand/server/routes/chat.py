"""What people say to each other at a table."""

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from millhand.server import telling
from millhand.server.access import Asker, member
from millhand.server.hall import Hall
from millhand.server.names import tidy_remark
from millhand.server.room import Room
from millhand.server.shapes.looking import NewRemark, Remark
from millhand.server.store import talk

Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000, required=False)]


async def say_something(room: Room, asker: Asker, text: str) -> talk.Remark:
    """Say something, by whatever way it comes."""
    person = member(room, asker)
    said, hall, now = tidy_remark(text), room.hall, room.hall.now()
    await hall.limits.spend("chat", person.id)
    remark = await hall.database.write(
        lambda c: talk.say(c, room.table.id, person.id, person.name, said, now)
    )
    await room.refresh()
    return remark


@get("/tables/{table:str}/chat", summary="What was said")
async def read_chat(hall: Hall, view: Room, asker: Asker, since: Since = 0) -> list[Remark]:
    """The last remarks after a number."""
    said = await hall.database.read(lambda c: talk.said_after(c, view.table.id, since, talk.MOST))
    return [telling.remark_shape(remark, asker.id) for remark in said]


@post("/tables/{table:str}/chat", summary="Say something")
async def chat(room: Room, asker: Asker, data: NewRemark) -> Remark:
    """Say something to the others at the table."""
    return telling.remark_shape(await say_something(room, asker, data.text), asker.id)


HANDLERS = [read_chat, chat]
