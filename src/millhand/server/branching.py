"""Playing on from here: a new table from a moment of a match that is over, or of one's own."""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from millhand.server.dealing import shuffle_of
from millhand.server.desk import Failed
from millhand.server.engine.branching import moves_until, played
from millhand.server.engine.openings import rules_version
from millhand.server.engine.play import Line
from millhand.server.lobby import new_table
from millhand.server.problems import Problem, conflict
from millhand.server.room import Room
from millhand.server.shapes.tables import Branch
from millhand.server.store import journal, tables
from millhand.server.store.journal import Addition
from millhand.server.store.people import Person
from millhand.server.store.tables import SeatRow, TableRow


async def branch(room: Room, person: Person, wish: Branch) -> Room:
    """A new table that goes on from a moment; the old one stays as it is."""
    _may_branch(room.table, person)
    if room.play.at(wish.at).is_over:
        raise conflict("branch-is-over")
    opening, hall = room.table.opening, room.hall
    if wish.level is not None:
        hall.company.check(opening, [wish.level])
    moves = moves_until(room.play, wish.at)
    if wish.hidden == "anew":
        moves = await _dealt_anew(room, moves, wish.seat)
    seats = [_seat(number, person, wish) for number in range(opening.players)]
    table = replace(
        new_table(hall, opening, person.id, seats),
        one_device=wish.level is None,
        hints=True,
        branch_of=room.table.id,
        branch_at=wish.at,
    )
    add = _addition(table, moves, hall.now())

    def work(connection: Connection) -> None:
        tables.add_table(connection, table)
        journal.append(connection, add)

    await hall.database.write(work)
    fresh = await hall.rooms.enter(table.id)
    hall.errands.mind(fresh)
    return fresh


def _may_branch(table: TableRow, person: Person) -> None:
    alone = table.one_device and len(table.seats_of(person.id)) == len(table.seats)
    if table.status != "finished" and not (table.status == "running" and alone):
        raise conflict("branch-needs-an-end")


async def _dealt_anew(room: Room, moves: Sequence[Line], seat: int) -> list[Line]:
    try:
        return await room.hall.desk.deal_anew(room.table.opening, moves, seat)
    except Failed as error:
        raise Problem("nobody-can-think", 503, again_in=5.0) from error


def _seat(number: int, person: Person, wish: Branch) -> SeatRow:
    mine = wish.level is None or number == wish.seat
    return SeatRow(number, person.id if mine else None, None, None if mine else wish.level, None, 0)


def _addition(table: TableRow, moves: Sequence[Line], now: float) -> Addition:
    play, rows = played(table.opening, moves)
    rows += play.deal(shuffle_of(table.seed))
    bots = any(one.bot is not None and one.seat in play.asked for one in table.seats)
    return Addition(
        table=table.id,
        version=0,
        revision=0,
        rules_version=rules_version(table.opening),
        move_id=None,
        played=rows,
        at=now,
        asked=sum(1 << seat for seat in play.asked),
        bot_due=now if bots else None,
        is_over=False,
    )
