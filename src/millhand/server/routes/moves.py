"""Moves, and taking them back."""

from litestar import post

from millhand.server import hinting, undoing
from millhand.server.access import Asker, own_seat
from millhand.server.hall import Hall
from millhand.server.problems import conflict
from millhand.server.room import Room
from millhand.server.routes.common import TableId
from millhand.server.shapes.common import MoveText
from millhand.server.shapes.moves import (
    Accepted,
    AskedHint,
    Hint,
    NewMove,
    NewUndo,
    UndoAccepted,
    UndoAnswer,
)


async def submit(room: Room, asker: Asker, data: NewMove) -> Accepted:
    """A move by whatever way it comes: it must be from somebody at their own seat."""
    own_seat(room, asker, data.seat)
    must_have_begun(room)
    await room.hall.clocks.welcome_back(room, [data.seat])
    text: MoveText = data.move
    return await room.conduct(
        data.seat, data.id, data.version, lambda play: play.move(data.seat, text)
    )


def must_have_begun(room: Room) -> None:
    """Problem where nothing is played yet, or never will be."""
    if room.table.status in ("waiting", "expired"):
        raise conflict("match-has-not-begun")


@post("/tables/{table:str}/moves", status_code=200, summary="Make a move")
async def move(table: TableId, hall: Hall, asker: Asker, data: NewMove) -> Accepted:
    """Check, play and store a move; the same id again gets the same answer."""
    hall.limits.count("move", asker.key)
    return await submit(await hall.rooms.at_hand(table), asker, data)


@post("/tables/{table:str}/undo", status_code=200, summary="Take back")
async def undo(room: Room, asker: Asker, data: NewUndo) -> UndoAccepted:
    """Take back one's own last move or turn, or ask the others for more."""
    room.hall.limits.count("move", asker.key)
    person = own_seat(room, asker, data.seat)
    _must_run(room)
    await room.hall.clocks.welcome_back(room, [data.seat])
    return await undoing.take_back(room, person, data)


@post("/tables/{table:str}/undo/answer", status_code=200, summary="May it be taken back?")
async def answer_undo(room: Room, asker: Asker, data: UndoAnswer) -> UndoAccepted:
    """Agree, or not."""
    room.hall.limits.count("move", asker.key)
    person = own_seat(room, asker, data.seat)
    _must_run(room)
    await room.hall.clocks.welcome_back(room, [data.seat])
    return await undoing.answer(room, person, data.yes)


@post("/tables/{table:str}/hint", status_code=200, summary="What are my best turns?")
async def ask_hint(room: Room, asker: Asker, data: AskedHint) -> Hint:
    """The best three turns of one's own seat and why, where the table allows hints."""
    own_seat(room, asker, data.seat)
    _must_run(room)
    await room.hall.limits.spend("hint", asker.key)
    return await hinting.hint(room, data, asker.language)


def _must_run(room: Room) -> None:
    must_have_begun(room)
    if room.table.status != "running":
        raise conflict("match-is-over")


HANDLERS = [move, undo, answer_undo, ask_hint]
