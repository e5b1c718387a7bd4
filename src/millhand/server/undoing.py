"""Taking back: one's own last moves by oneself, more when everybody at the table agrees."""

from millhand.server.engine.play import Outcome, Play
from millhand.server.problems import conflict
from millhand.server.room import Act, Room
from millhand.server.shapes.moves import NewUndo, UndoAccepted
from millhand.server.store import tables
from millhand.server.store.people import Person
from millhand.server.store.tables import UndoAsked


async def take_back(room: Room, person: Person, wish: NewUndo) -> UndoAccepted:
    """Take back what a seat may take back alone, or ask the others."""
    if wish.what == "ask":
        return await _ask(room, person, wish)
    whole_turn = wish.what == "turn"

    def act(play: Play) -> Outcome:
        return play.undo(wish.seat, play.last_safe_row(wish.seat, whole_turn))

    return await _done(room, wish.seat, wish.id, wish.version, act)


async def _ask(room: Room, person: Person, wish: NewUndo) -> UndoAccepted:
    """Whoever plays with bots alone, or at one device, has nobody to ask."""
    if wish.version != room.version:
        raise conflict("version-is-stale", version=room.version)
    last = room.play.row_before_last_of(wish.seat)
    mine = room.table.seats_of(person.id)
    if set(room.table.people) <= set(mine):
        return await _done(room, wish.seat, wish.id, wish.version, _back_to(wish.seat, last))
    undo = UndoAsked(wish.seat, room.version, last, mine)
    await room.hall.database.write(lambda c: tables.ask_undo(c, room.table.id, undo))
    await room.refresh()
    return UndoAccepted(done=False, version=room.version)


async def answer(room: Room, person: Person, yes: bool) -> UndoAccepted:
    """Agree or not; when the last one agrees, moves are taken back."""
    id = room.table.id
    mine = room.table.seats_of(person.id)
    if room.table.undo is None:
        raise conflict("nobody-asks")
    if not yes:
        await room.hall.database.write(lambda c: tables.ask_undo(c, id, None))
        await room.refresh()
        return UndoAccepted(done=False, version=room.version)
    undo = await room.hall.database.write(lambda c: tables.agree_to_undo(c, id, mine))
    await room.refresh()
    if undo is None:
        raise conflict("nobody-asks")
    if not set(room.table.people) <= set(undo.yes):
        return UndoAccepted(done=False, version=room.version)
    name = f"undo-{undo.version}-{undo.seat}"  # whoever comes second finds it done
    return await _done(room, undo.seat, name, undo.version, _back_to(undo.seat, undo.last))


def _back_to(seat: int, last: int) -> Act:
    return lambda play: play.undo(seat, last)


async def _done(room: Room, seat: int, id: str, version: int, act: Act) -> UndoAccepted:
    accepted = await room.conduct(seat, id, version, act)
    return UndoAccepted(done=True, number=accepted.number, version=accepted.version)
