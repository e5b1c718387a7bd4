"""Those who ask: requests over one connection after the other, and pages that listen."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import TypeVar
from uuid import uuid4

from server_load.filling import Seated
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

T = TypeVar("T")

COOKIE = "millhand"
LENGTH = re.compile(r"content-length: (\d+)", re.IGNORECASE)
VERSION = re.compile(r'"type":"changed","sight":\{"version":(\d+)')


@dataclass(frozen=True)
class Answer:
    """What a request was answered with."""

    status: int
    head: str
    body: bytes

    @property
    def cookie(self) -> str:
        """The session that it gives."""
        found = re.search(rf"{COOKIE}=([^;]+);", self.head)
        assert found is not None
        return found[1]


class Line:
    """A connection over which one request after the other is made."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def __aenter__(self) -> "Line":
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def asked(self, method: str, path: str, said: object, token: str = "") -> Answer:
        """What a request with some JSON is answered with; it must succeed."""
        answer = await self._answer(method, path, json.dumps(said).encode(), token)
        assert answer.status in (200, 201), answer
        return answer

    async def ask(self, method: str, path: str, body: bytes = b"", token: str = "") -> int:
        """The status that a request is answered with."""
        return (await self._answer(method, path, body, token)).status

    async def _answer(self, method: str, path: str, body: bytes, token: str) -> Answer:
        head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
        head += f"cookie: {COOKIE}={token}\r\n\r\n" if token else "\r\n"
        self.writer.write(head.encode() + body)
        said = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        length = LENGTH.search(said)
        told = await self.reader.readexactly(int(length[1]) if length else 0)
        return Answer(int(said.split()[1]), said, told)

    async def move(self, table: Seated) -> bool:
        """Make the next move of a table's story; whether it was accepted."""
        seat, text, after = table.next_move()
        body = {"seat": seat, "id": str(uuid4()), "version": table.version, "move": text}
        told = json.dumps(body).encode()
        status = await self.ask("POST", f"/api/tables/{table.id}/moves", told, table.token(seat))
        table.version = after
        return status == 200


Heard = Callable[["Page", str, float], None]


class Page:
    """An open socket, and whoever is told what comes over it and when."""

    def __init__(self, socket: ClientConnection, heard: Heard) -> None:
        self.socket = socket
        self.heard = heard
        self.is_lost = False
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for message in self.socket:
                self.heard(self, str(message), perf_counter())
        except ConnectionClosed:
            pass
        self.is_lost = True

    async def close(self) -> None:
        """Leave."""
        self.is_lost = False
        self.listening.cancel()
        with suppress(ConnectionClosed, TimeoutError):
            await self.socket.close()


async def open_page(port: int, path: str, heard: Heard, token: str = "") -> Page:
    """A page at some address of a server."""
    headers = {"cookie": f"{COOKIE}={token}"} if token else None
    url = f"ws://127.0.0.1:{port}{path}"
    socket = await connect(
        url, additional_headers=headers, compression=None, max_size=None, open_timeout=60
    )
    return Page(socket, heard)


async def all_of(works: list[Callable[[], Awaitable[T]]], at_once: int = 20) -> list[T]:
    """The results of all works, some at once."""
    places = asyncio.Semaphore(at_once)

    async def one(work: Callable[[], Awaitable[T]]) -> T:
        async with places:
            return await work()

    return list(await asyncio.gather(*map(one, works)))
