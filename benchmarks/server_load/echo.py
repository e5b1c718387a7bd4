"""The bare echo: the same framework, server and settings as ours, and nothing behind them.

What is posted comes back; so does every frame of a socket. A frame that begins with `all` goes to
every socket of its room.
"""

import asyncio
import socket as sockets
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, Request, WebSocket, post, websocket

ROOMS: dict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)


@post("/echo", status_code=200)
async def echo(data: dict[str, Any], request: Request[Any, Any, Any]) -> dict[str, Any]:
    """What was said."""
    return data


@websocket("/rooms/{room:str}")
async def listen(socket: WebSocket[Any, Any, Any], room: str) -> None:
    """Every frame, once more."""
    await socket.accept()
    ROOMS[room].add(socket)
    try:
        while (message := await socket.receive())["type"] == "websocket.receive":
            text = message["text"]
            for one in ROOMS[room] if text.startswith("all") else (socket,):
                await one.send_text(text)
    finally:
        ROOMS[room].discard(socket)


class Server(uvicorn.Server):
    """Says where it answers."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        assert sockets is not None
        print(f"echo at http://127.0.0.1:{sockets[0].getsockname()[1]}", flush=True)


def main() -> None:
    """Serve until told to stop."""
    listening = sockets.socket(proto=sockets.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(2048)
    app = Litestar([echo, listen], openapi_config=None, logging_config=None)
    config = uvicorn.Config(
        app,
        ws="wsproto",
        http="h11",
        loop="asyncio",
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    asyncio.run(Server(config).serve([listening]))


if __name__ == "__main__":
    main()
