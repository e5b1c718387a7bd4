"""The gate: every request passes here before anything else sees it, and every answer on its way."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from millhand.server.asking import preferred
from millhand.server.defence.headers import safe_headers
from millhand.server.defence.origin import SAFE, is_foreign
from millhand.server.hall import Hall
from millhand.server.logs import log
from millhand.server.problems import forbidden
from millhand.server.refusing import MEDIA_TYPE, problem_shape
from millhand.server.short_way import Message, Receive, Scope, Send, short_way

App = Callable[[Any, Any, Any], Awaitable[None]]

QUIET = ("/health", "/ready", "/metrics")
"""What is asked so often that nobody wants to read of it."""


class Gate:
    """Turns foreign pages away, makes answers safe, notes and counts them."""

    def __init__(self, inside: App, hall: Hall) -> None:
        self.inside = inside
        self.hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the server's beginning and end."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.inside(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 500

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message.get("headers", []))
                message["headers"] = safe_headers(scope["path"], scope["scheme"], headers)
            await send(message)

        try:
            if scope["method"] not in SAFE and self._is_foreign(scope):
                await refuse(scope, send_safely)
            elif unheard := await short_way(self.hall, scope, receive, send_safely):
                await self.inside(scope, unheard, send_safely)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        else:
            await self.inside(scope, receive, send)

    def _is_foreign(self, scope: Scope) -> bool:
        return is_foreign(scope["headers"], self.hall.settings.address)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Paths may hold secrets of links, so that only their shape is noted."""
        path = scope.get("path_template") or "unknown"
        labels = {"method": _method(scope), "path": path, "status": str(status)}
        self.hall.metrics.requests.add(1, **labels)
        self.hall.metrics.answering.add(seconds)
        if path not in QUIET:
            log("request", **labels, seconds=round(seconds, 4))


def _method(scope: Scope) -> str:
    known = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
    return scope["method"] if scope["method"] in known else "other"


async def refuse(scope: Scope, send: Send) -> None:
    """What another site's page is told."""
    said = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(problem_shape(forbidden("origin-is-foreign"), preferred(said)))
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body})
