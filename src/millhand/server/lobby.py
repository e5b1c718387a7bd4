"""Setting up tables, sitting down, standing up, starting, handing seats over."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from millhand.server.dealing import new_secret
from millhand.server.defence.links import new_watch
from millhand.server.engine.openings import Opening, anew, opening_of
from millhand.server.hall import Hall
from millhand.server.names import tidy_name
from millhand.server.porter import new_id
from millhand.server.problems import conflict, forbidden, wrong
from millhand.server.room import Room
from millhand.server.shapes.tables import Give, NewSeat, NewTable, Sit
from millhand.server.store import tables
from millhand.server.store.people import Person
from millhand.server.store.tables import SeatIsTaken, SeatRow, TableRow

# --- setting up ---


async def set_up(hall: Hall, owner: Person, new: NewTable) -> Room:
    """A new table; it starts at once if that is wished and nobody is missing."""
    if new.clock.kind != "none" and new.clock.minutes == 0:
        raise wrong("clock-needs-minutes")
    opening = opening_of(new.game, new.players, new.options, new.board_file)
    seats = _seats(owner, new.seats or [NewSeat(kind="me")], new.players)
    hall.company.check(opening, [one.bot for one in seats if one.bot is not None])
    table = new_table(hall, opening, owner.id, seats)
    table = replace(
        table,
        one_device=new.one_device,
        listed=new.listed,
        start_when_full=new.start,
        hints=new.hints,
        clock=msgspec.json.encode(new.clock).decode(),
        watch=new_watch() if new.watching else None,
        publish_shuffle=new.publish_shuffle,
    )
    await hall.database.write(lambda connection: tables.add_table(connection, table))
    room = await hall.rooms.enter(table.id)
    await _start_if_full(room)
    return room


def new_table(hall: Hall, opening: Opening, owner: str, seats: Sequence[SeatRow]) -> TableRow:
    """A table as it is before anything special is agreed."""
    now = hall.now()
    return TableRow(
        id=new_id(),
        opening=opening,
        seed=new_secret(),
        publish_shuffle=False,
        owner=owner,
        owner_name=None,
        status="waiting",
        one_device=False,
        listed=False,
        start_when_full=False,
        hints=False,
        clock="{}",
        watch=None,
        invite=0,
        created_at=now,
        touched_at=now,
        started_at=None,
        finished_at=None,
        version=0,
        revision=0,
        asked=0,
        bot_due=None,
        undo=None,
        branch_of=None,
        branch_at=None,
        rematch=None,
        seats=tuple(seats),
    )


def _seats(owner: Person, wished: Sequence[NewSeat], players: int) -> list[SeatRow]:
    if len(wished) > players:
        raise wrong("too-many-seats", seats=len(wished), players=players)
    wished = [*wished, *[NewSeat(kind="open")] * (players - len(wished))]
    return [_seat(number, owner, one) for number, one in enumerate(wished)]


def _seat(number: int, owner: Person, wished: NewSeat) -> SeatRow:
    if wished.kind == "bot" and wished.level is None:
        raise wrong("bot-needs-a-level", seat=number)
    return SeatRow(
        seat=number,
        person=owner.id if wished.kind == "me" else None,
        person_name=None,
        bot=wished.level if wished.kind == "bot" else None,
        name=tidy_name(wished.name) if wished.name is not None and wished.kind == "me" else None,
        link=0,
    )


# --- before the start ---


async def sit(room: Room, person: Person, wish: Sit) -> None:
    """Take an open seat; who sits there already and names no seat stays."""
    table, hall = room.table, room.hall
    handed = hall.links.hands_over(table, wish.invite)
    if handed is None:
        if table.seats_of(person.id) and wish.seat is None:
            return
        _may_join(room, wish.invite)
    seat = handed if handed is not None else _free_seat(table, wish.seat)
    await _fill(room, seat, who=person.id, only_if_held_by=None)
    await _start_if_full(room)


def _may_join(room: Room, invite: str | None) -> None:
    if room.table.status != "waiting":
        raise conflict("table-does-not-wait")
    if not (room.table.listed or room.hall.links.invites(room.table, invite)):
        raise forbidden("invitation-is-needed")


def _free_seat(table: TableRow, wished: int | None) -> int:
    free = [one.seat for one in table.seats if one.is_open]
    if not free:
        raise conflict("table-is-full")
    if wished is None:
        return free[0]
    if wished >= len(table.seats):
        raise wrong("no-such-seat", seat=wished, seats=len(table.seats))
    return wished


async def stand(room: Room, person: Person, seat: int) -> None:
    """Leave a seat; in a running match somebody else may be given it."""
    _is_not_over(room)
    await _fill(room, seat, only_if_held_by=person.id)


async def start(room: Room) -> None:
    """Let the dealer begin; Problem if somebody is missing."""
    if room.table.status != "waiting":
        raise conflict("table-does-not-wait")
    free = [one.seat for one in room.table.seats if one.is_open]
    if free:
        raise conflict("seats-are-open", seats=free)
    await room.begin()


async def _start_if_full(room: Room) -> None:
    table = room.table
    if table.start_when_full and not any(one.is_open for one in table.seats):
        if table.status == "waiting":
            await room.begin()


# --- handing over ---


async def give(room: Room, seat: int, gift: Give) -> None:
    """Hand a seat to a bot, or open it for somebody else."""
    _is_not_over(room)
    if gift.to == "bot":
        if gift.level is None:
            raise wrong("bot-needs-a-level", seat=seat)
        room.hall.company.check(room.table.opening, [gift.level])
    await _fill(room, seat, bot=gift.level if gift.to == "bot" else None)
    room.hall.errands.mind(room)
    await _start_if_full(room)


async def _fill(
    room: Room,
    seat: int,
    who: str | None = None,
    bot: str | None = None,
    only_if_held_by: str | None = "anybody",
) -> None:
    hall, id, now = room.hall, room.table.id, room.hall.now()
    time = hall.clocks.house.now()

    def work(connection: Connection) -> None:
        if bot is not None and room.table.status == "running":
            tables.change_table(connection, id, None, bot_due=now)
        tables.fill_seat(
            connection, id, seat, now, time, who=who, bot=bot, only_if_held_by=only_if_held_by
        )

    try:
        await hall.database.write(work)
    except SeatIsTaken as error:
        raise conflict("seat-is-taken", seat=seat) from error
    finally:
        await room.refresh()


def _is_not_over(room: Room) -> None:
    if room.table.status not in ("waiting", "running"):
        raise conflict("match-is-over")


# --- after the end ---


async def rematch(room: Room, person: Person) -> Room:
    """The same people, bots and agreements again, everybody one seat further; made only once."""
    if room.table.status != "finished":
        raise conflict("match-is-not-over")
    hall, old = room.hall, room.table
    if old.rematch is None:
        fresh = new_table(hall, anew(old.opening), person.id, rotated(old.seats))
        fresh = replace(
            fresh,
            one_device=old.one_device,
            hints=old.hints,
            clock=old.clock,
            watch=new_watch() if old.watch is not None else None,
            publish_shuffle=old.publish_shuffle,
        )
        await hall.database.write(lambda c: tables.add_rematch(c, old.id, fresh))
        await room.refresh()
    return await hall.rooms.enter(str(room.table.rematch))


def rotated(seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Everybody one seat further."""
    before = [seats[-1], *seats[:-1]]
    return [_anew(number, who) for number, who in enumerate(before)]


def _anew(number: int, who: SeatRow) -> SeatRow:
    return SeatRow(number, who.person, who.person_name, who.bot, who.name, 0)
