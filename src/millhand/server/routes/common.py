"""What the functions of all routes are given."""

from typing import Annotated, Any

from litestar import Request
from litestar.params import PathParameter, QueryParameter

from millhand.server.access import Asker, may_look
from millhand.server.asking import find_asker
from millhand.server.hall import Hall
from millhand.server.room import Room

Asked = Request[Any, Any, Any]

TableId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{1,24}$")]
Watch = Annotated[str | None, QueryParameter(name="watch", max_length=100, required=False)]
Invite = Annotated[str | None, QueryParameter(name="invite", max_length=400, required=False)]
Language = Annotated[str | None, QueryParameter(name="language", max_length=20, required=False)]


async def give_asker(request: Asked, hall: Hall, language: Language = None) -> Asker:
    """Whoever asks, and what language they want to be spoken to in."""
    return await find_asker(request, hall)


async def give_room(table: TableId, hall: Hall) -> Room:
    """The room of a table, as it is kept now."""
    return await hall.rooms.enter(table)


async def give_view(
    table: TableId, hall: Hall, asker: Asker, watch: Watch = None, invite: Invite = None
) -> Room:
    """The room of a table that the asker may look at."""
    hall.limits.count("look", asker.key)
    room = await hall.rooms.enter(table)
    may_look(room.table, hall.links, asker, watch, invite)
    return room
