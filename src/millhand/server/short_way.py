"""The short way of a move: what is asked most often does not pass through the framework.

Only what goes well ends here. Whatever is unusual or refused goes on to the framework as if nobody
had heard it before, and is answered there: a move said twice is the same move, and a refused one
has changed nothing. What it costs a move to pass through: docs/performance.md.
"""

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from millhand.server.asking import find_asker
from millhand.server.hall import Hall
from millhand.server.routes.moves import submit
from millhand.server.shapes.common import LARGEST_BODY
from millhand.server.shapes.moves import Accepted, NewMove

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

MOVES = re.compile("/api/tables/([A-Za-z0-9_-]{1,24})/moves")
TEMPLATE = "/api/tables/{table}/moves"
JSON = (b"content-type", b"application/json")

read = msgspec.json.Decoder(NewMove).decode
encode = msgspec.json.Encoder().encode


async def short_way(hall: Hall, scope: Scope, receive: Receive, send: Send) -> Receive | None:
    """Make a move; None when it is answered, else how the framework hears what was asked."""
    asked = MOVES.fullmatch(scope["path"])
    is_plain = scope["method"] == "POST" and not scope["query_string"] and JSON in scope["headers"]
    if asked is None or not is_plain:
        return receive
    message = await receive()
    try:
        accepted = await _move(hall, scope, asked[1], message)
    except Exception:  # whatever it is, the framework says it
        return _again(message, receive)
    scope["path_template"] = TEMPLATE
    await _answer(send, encode(accepted))
    return None


async def _move(hall: Hall, scope: Scope, table: str, message: Message) -> Accepted:
    body: bytes = message["body"]
    if message["more_body"] or len(body) > LARGEST_BODY:
        raise ValueError("a move is not so long")
    data = read(body)
    # Litestar's scope has keys of its own, which nobody on this way asks for
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)  # type: ignore[arg-type]
    asker = await find_asker(connection, hall)
    if hall.limits.early("move", asker.key) > 0:
        raise ValueError("not so many moves in a minute")
    accepted = await submit(await hall.rooms.at_hand(table), asker, data)
    hall.limits.note("move", asker.key)  # a refused one is counted by the framework's way
    return accepted


def _again(message: Message, receive: Receive) -> Receive:
    """What was heard already, then the rest."""
    heard = [message]

    async def hear() -> Message:
        return heard.pop() if heard else await receive()

    return hear


async def _answer(send: Send, body: bytes) -> None:
    headers = [JSON, (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
