"""The server put together: routes, what they are given, and what becomes of refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin

from millhand import __version__
from millhand.server import refusing, socket
from millhand.server.gate import Gate
from millhand.server.hall import Hall
from millhand.server.problems import Problem
from millhand.server.routes import (
    chat,
    composing,
    games,
    health,
    lobby,
    looking,
    moves,
    notices,
    page,
    people,
)
from millhand.server.routes.common import give_asker, give_room, give_view
from millhand.server.shapes import common
from millhand.server.shapes.common import LARGEST_BODY
from millhand.server.store.database import Unavailable

REFUSED = {
    status: ResponseSpec(
        common.Problem, generate_examples=False, media_type=refusing.MEDIA_TYPE, description=why
    )
    for status, why in {
        400: "The request cannot be read.",
        401: "The asker is not known.",
        403: "It is not for the asker.",
        404: "There is no such thing.",
        409: "It does not fit the state of the table.",
        413: "The request is too large.",
        422: "It makes no sense, or the rules do not allow it.",
        429: "It is too much at once.",
        503: "The store cannot be reached; nothing was changed.",
    }.items()
}
"""What every request may be answered with instead."""


def make_app(hall: Hall) -> Gate:
    """Everything that answers, for one hall."""
    return Gate(make_routes(hall), hall)


def make_routes(hall: Hall) -> Litestar:
    """The routes without the gate."""

    @asynccontextmanager
    async def awake(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    subjects = (people, notices, lobby, games, moves, composing, looking, chat)
    handlers = [one for subject in subjects for one in subject.HANDLERS]
    for one in [*handlers, *health.HANDLERS]:
        one.responses = REFUSED
    return Litestar(
        [
            Router("/api", route_handlers=[*handlers, socket.listen]),
            *health.HANDLERS,
            *notices.BY_MAIL,
            *page.HANDLERS,
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "asker": Provide(give_asker),
            "room": Provide(give_room),
            "view": Provide(give_view),
        },
        exception_handlers={
            Problem: refusing.tell_problem,
            Unavailable: refusing.tell_unavailable,
            HTTPException: refusing.tell_http,
            RecursionError: refusing.tell_too_deep,
            Exception: refusing.tell_fault,
        },
        lifespan=[awake],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="millhand",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
