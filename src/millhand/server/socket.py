"""The socket of a table: JSON in, JSON out, one function for each message."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from sqlalchemy import Connection

from millhand.face.faults import Fault
from millhand.server import telling
from millhand.server.access import Asker, may_look
from millhand.server.asking import find_asker
from millhand.server.engine import looking
from millhand.server.hall import Hall
from millhand.server.listening import Listener, encode
from millhand.server.logs import log
from millhand.server.misreading import TOO_DEEP, WHOLE, misread
from millhand.server.problems import Problem
from millhand.server.refusing import note_fault, problem_shape, unavailable
from millhand.server.room import Room
from millhand.server.routes.chat import say_something
from millhand.server.routes.composing import composed, why_not
from millhand.server.routes.moves import submit
from millhand.server.routes.page import edition
from millhand.server.shapes import socket as shapes
from millhand.server.shapes.moves import NewMove
from millhand.server.store import journal
from millhand.server.store.database import Unavailable

LONGEST_FRAME = 8192
TRY_AGAIN = 1013
POLICY = 1008

SLOWEST = 10.0
"""Seconds that a page may take to read what it is sent before it is let go."""
GONE = (OSError, WebSocketException)
"""What is raised where the other side is not there any more; a TimeoutError is an OSError too."""

FRAMES: msgspec.json.Decoder[shapes.FromPage] = msgspec.json.Decoder(shapes.FromPage)

Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/socket")
async def listen(socket: Socket, hall: Hall, table: str) -> None:
    """A page opens a table: it hears what happens and may do what HTTP can."""
    try:
        asker = await find_asker(socket, hall)
        await hall.limits.spend("socket", asker.key)
        room = await hall.rooms.enter(table)
        watch, invite = socket.query_params.get("watch"), socket.query_params.get("invite")
        may_look(room.table, hall.links, asker, watch, invite)
    except (Problem, Unavailable) as error:
        reason = error.id if isinstance(error, Problem) else "store-is-unavailable"
        await socket.close(code=POLICY, reason=reason)
        return
    await socket.accept()
    await Conversation(socket, room, asker, watch).run()


class Conversation:
    """One open page and the room it belongs to."""

    def __init__(self, socket: Socket, room: Room, asker: Asker, watch: str | None) -> None:
        self.socket = socket
        self.room = room
        self.asker = asker
        self.listener = Listener(asker.id, asker.language, watch)

    async def run(self) -> None:
        """Until either side has had enough."""
        self.room.welcome(self.listener)
        shape = telling.table_shape(self.room.hall, self.room.table, self.asker.id)
        self.send(shapes.Welcome(table=shape, version=self.room.version, page=edition()))
        speaking = asyncio.create_task(self._speak())
        hearing = asyncio.create_task(self._hear())
        try:
            await asyncio.wait({speaking, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.see_off(self.listener)
            for task in (speaking, hearing):
                task.cancel()
            ends = await asyncio.gather(speaking, hearing, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, GONE):
                note_fault(end)

    def send(self, message: msgspec.Struct) -> None:
        """Put a message in line."""
        self.listener.send(encode(message))

    async def _speak(self) -> None:
        """Everything that is in line, until the end of it."""
        while await self._speak_once():
            pass
        await self.socket.close(code=TRY_AGAIN)

    async def _speak_once(self) -> bool:
        """The next message; it is not held on to while there is no other. False at the end."""
        message = await self.listener.unread.get()
        if message is not None:
            async with asyncio.timeout(SLOWEST):
                await self.socket.send_text(message)
        return message is not None

    async def _hear(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] != "websocket.receive":
                return
            await self._answer(message.get("text"))

    async def _answer(self, text: str | None) -> None:
        """One frame; whatever is wrong with it is told, and the socket stays open."""
        self.room.hall.metrics.frames.add(1)
        request = None
        try:
            self.room.hall.limits.count("look", self.asker.key)
            frame = self._frame(text)
            request = getattr(frame, "request", None)
            await self._act(frame)
        except Problem as problem:
            self._refuse(request, problem)
        except Unavailable as error:
            log("database-unavailable", error=str(error))
            self._refuse(request, unavailable())

    def _frame(self, text: str | None) -> shapes.FromPage:
        if text is None or len(text) > LONGEST_FRAME:
            what = Fault(
                "value_must_be", key=WHOLE, shape=Fault("a_text_up_to", most=LONGEST_FRAME)
            )
            raise Problem("request-is-malformed", 400, what=what)
        try:
            return FRAMES.decode(text)
        except RecursionError as error:
            raise Problem("request-is-malformed", 400, what=TOO_DEEP) from error
        except msgspec.DecodeError as error:
            raise Problem("request-is-malformed", 400, what=misread(str(error))) from error

    def _refuse(self, request: int | None, problem: Problem) -> None:
        told = problem_shape(problem, self.listener.language)
        self.send(shapes.Refused(request=request, problem=told))

    async def _act(self, frame: shapes.FromPage) -> None:
        match frame:
            case shapes.Ping():
                self.send(shapes.Pong())
            case shapes.Hello():
                await self._greet(frame)
            case shapes.Chat():
                await say_something(self.room, self.asker, frame.text)
            case shapes.Move():
                await self._move(frame)
            case shapes.Compose():
                await self._compose(frame)
            case shapes.Why():
                await self._why(frame)

    async def _move(self, frame: shapes.Move) -> None:
        data = NewMove(seat=frame.seat, id=frame.id, version=frame.version, move=frame.move)
        self.room.hall.limits.count("move", self.asker.key)
        done = await submit(self.room, self.asker, data)
        self.send(
            shapes.AcceptedMove(request=frame.request, number=done.number, version=done.version)
        )

    async def _compose(self, frame: shapes.Compose) -> None:
        room = await self._up_to_date(frame.version)
        answer = composed(room, self.asker, frame, self.listener.language)
        told = shapes.ComposedMove(request=frame.request, version=frame.version, composed=answer)
        self.send(told)

    async def _why(self, frame: shapes.Why) -> None:
        room = await self._up_to_date(frame.version)
        answer = why_not(room, self.asker, frame, self.listener.language)
        self.send(shapes.WhyTold(request=frame.request, version=frame.version, why=answer))

    async def _up_to_date(self, version: int) -> Room:
        """The room; where a page knows more than it, as it is kept now."""
        room = self.room
        return await room.hall.rooms.enter(room.table.id) if version > room.version else room

    async def _greet(self, hello: shapes.Hello) -> None:
        """What the page shows from now on, and what it has missed."""
        listener, room = self.listener, self.room
        listener.language = hello.language or listener.language
        listener.wishes = None if hello.seats is None else tuple(hello.seats)
        room.place(listener)
        if room.version == 0:
            return
        rows = await room.hall.database.read(self._journal)
        looks = telling.viewer(room, listener.viewpoint(room.play.asked), listener.language)
        said = [(row.said, row.at) for row in rows if row.said.number <= room.version]
        ledger = looking.ledger(room.table.opening, said, looks, hello.version)
        sight = telling.sight_shape(room, room.play, looks)
        self.send(shapes.Changed(sight=sight, ledger=ledger))

    def _journal(self, connection: Connection) -> list[journal.JournalRow]:
        return journal.rows_after(connection, self.room.table.id, 0)
