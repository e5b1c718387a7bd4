"""Hints: the best turns of somebody's seat, knowing what the seat may know."""

from millhand.server.desk import Counsel, Failed
from millhand.server.problems import Problem, conflict, forbidden
from millhand.server.room import Room
from millhand.server.shapes.moves import AskedHint, Hint
from millhand.server.store import journal


async def hint(room: Room, asked: AskedHint, language: str) -> Hint:
    """Turns for a seat that is asked, at a table that allows hints; nothing is changed."""
    if not room.table.hints:
        raise forbidden("no-hints-here")
    play = room.play
    if asked.seat not in play.asked:
        raise conflict("seat-is-not-asked", seat=asked.seat)
    rows = await room.hall.database.read(lambda c: journal.rows_after(c, room.table.id, 0))
    said = [row.said for row in rows[: play.version]]
    counsel = Counsel(room.table.opening, said, asked.seat, asked.seconds, language)
    try:
        return await room.hall.desk.advise(counsel)
    except Failed as error:
        raise Problem("nobody-can-think", 503, again_in=5.0) from error
