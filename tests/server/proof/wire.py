"""The whole server in one process, spoken to byte by byte: a page would get just that."""

import asyncio
import json
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

from laws.manners import choose_move
from laws.watching import seats_asked
from litestar.exceptions import LitestarDeprecationWarning
from server.stores import prepared

from millhand.kernel.chance import Chance
from millhand.match.moves import Move
from millhand.notation.moves import write_move
from millhand.server.app import make_app
from millhand.server.gate import Gate
from millhand.server.hall import Hall
from millhand.server.room import Room
from millhand.server.settings import Settings
from millhand.shelf import SHELF


@dataclass
class Wire:
    """Requests go in, bytes come out; all of them are kept on the tape of whoever asked."""

    hall: Hall
    app: Gate
    tapes: dict[str, list[bytes]] = field(default_factory=dict)
    """What was sent to whom, by cookie; '' is a stranger."""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    """What every request says besides."""

    async def ask(self, cookie: str, method: str, path: str, body: object = None) -> bytes:
        """Everything that one request is answered with: status, headers and body."""
        path, _, query = path.partition("?")
        sent: list[bytes] = []

        async def send(message: Any) -> None:
            head = f"{message.get('status', '')} {message.get('headers', '')}\n".encode()
            sent.append(head if message["type"] == "http.response.start" else message["body"])

        scope = self._scope("http", cookie, path, query) | {"method": method, "http_version": "1.1"}
        asked = {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}
        await self.app(scope, _once(asked), send)
        answer = b"".join(sent)
        self.tapes.setdefault(cookie, []).append(answer)
        return answer

    async def good(self, cookie: str, method: str, path: str, body: object = None) -> Any:
        """What a request is answered with if all is well."""
        head, _, text = (await self.ask(cookie, method, path, body)).partition(b"\n")
        assert head.startswith(b"20"), (path, head, text)
        return json.loads(text)

    async def come_in(self, name: str) -> str:
        """A new guest; returns the cookie."""
        answer = await self.ask("", "POST", "/api/guest", {"name": name})
        return answer.partition(b"millhand=")[2].partition(b";")[0].decode()

    def _scope(self, type: str, cookie: str, path: str, query: str) -> dict[str, Any]:
        return {
            "type": type,
            "asgi": {"version": "3.0"},
            "scheme": "http" if type == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                (b"host", b"here"),
                (b"cookie", f"millhand={cookie}".encode()),
                *self.headers,
            ],
            "client": ("127.0.0.1", 1),
            "server": ("here", 80),
            "state": {},
            "extensions": {},
            "subprotocols": [],
        }

    @asynccontextmanager
    async def page(self, cookie: str, table: str, query: str = "") -> AsyncIterator[None]:
        """An open socket; what it is sent goes to the tape."""
        incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        incoming.put_nowait({"type": "websocket.connect"})
        tape, accepted = self.tapes.setdefault(cookie, []), asyncio.Event()

        async def send(message: Any) -> None:
            accepted.set()
            tape.append(str(message.get("text", "")).encode())

        scope = self._scope("websocket", cookie, f"/api/tables/{table}/socket", query)
        task = asyncio.create_task(self.app(scope, incoming.get, send))
        await accepted.wait()
        try:
            yield
        finally:
            incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await task


def _once(message: dict[str, Any]) -> Any:
    waiting = [message]

    async def receive() -> dict[str, Any]:
        return waiting.pop() if waiting else {"type": "http.disconnect"}

    return receive


@asynccontextmanager
async def wired(file: Path) -> AsyncIterator[Wire]:
    """A server that nobody listens to but this process."""
    address = f"sqlite:///{file}"
    await prepared(address)
    hall = Hall(Settings(database=address, limits=False))
    with warnings.catch_warnings(category=LitestarDeprecationWarning, action="ignore"):
        wire = Wire(hall, make_app(hall))
    await hall.open()
    try:
        yield wire
    finally:
        await hall.close()


@dataclass
class Company:
    """A running match with a person at every seat and one who watches."""

    wire: Wire
    room: Room
    seats: list[str]
    """Their cookies."""
    watcher: str
    watch: str

    @property
    def path(self) -> str:
        return f"/api/tables/{self.room.table.id}"

    async def move(self, seat: int, text: str) -> None:
        """Somebody moves."""
        body = {"seat": seat, "id": str(uuid4()), "version": self.room.version, "move": text}
        await self.wire.good(self.seats[seat], "POST", f"{self.path}/moves", body)


async def gather(wire: Wire, game: str, players: int, **more: Any) -> Company:
    """People sit down at a table and begin."""
    seats = [await wire.come_in(f"P{seat}") for seat in range(players)]
    new = {"game": game, "players": players, "listed": True, "watching": True, **more}
    table = await wire.good(seats[0], "POST", "/api/tables", new)
    for cookie in seats[1:]:
        await wire.good(cookie, "POST", f"/api/tables/{table['id']}/sit", {})
    await wire.good(seats[0], "POST", f"/api/tables/{table['id']}/start")
    room = await wire.hall.rooms.enter(table["id"])
    watch = str(table["watch"]).rpartition("/")[2]
    return Company(wire, room, seats, await wire.come_in("Eve"), watch)


async def play_a_match(
    wire: Wire, game: str, seed: int, look: Callable[[Company, str], Awaitable[bool]]
) -> None:
    """A match of people by chance; before every move somebody looks, until they have enough."""
    counts = SHELF[game].players
    company = await gather(wire, game, counts[seed % len(counts)], hints=True)
    chance = Chance(seed)
    while not (play := company.room.play).is_over:
        seat = seats_asked(play.match.table)[0]
        choices = choose_move(play.opened, play.match.table, seat, chance, "lively")
        move = write_move(play.opened, play.match.settled(Move(seat, choices)))
        if not await look(company, move):
            return
        await company.move(seat, move)
