"""The server put together: routes, what they are given, and what becomes of refusals."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from millhand import __version__
from millhand.server import socket
from millhand.server.defence import problems
from millhand.server.gate import Gate
from millhand.server.hall import Hall
from millhand.server.problems import Problem
from millhand.server.routes import chat, games, health, lobby, looking, moves, page, people
from millhand.server.routes.common import give_asker, give_room, give_view
from millhand.server.store.database import Unavailable

LARGEST_BODY = 64 * 1024


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

    subjects = (people, lobby, games, moves, looking, chat)
    api = Router("/api", route_handlers=[one for subject in subjects for one in subject.HANDLERS])
    api.register(socket.listen)
    return Litestar(
        [api, *health.HANDLERS, *page.HANDLERS],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "asker": Provide(give_asker),
            "room": Provide(give_room),
            "view": Provide(give_view),
        },
        exception_handlers={
            Problem: problems.tell_problem,
            Unavailable: problems.tell_unavailable,
            HTTPException: problems.tell_http,
            Exception: problems.tell_fault,
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
