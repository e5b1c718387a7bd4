"""Clocks: the time of the house, which all processes share, and what each seat has used of its own.

The time of the house is a number of seconds that one process moves on while any clock runs. Nobody
asks what o'clock it is: a clock that is set, a night with the machine asleep, an hour without a
server take nobody's time away. Whoever sees the same beat for long enough moves it on to the next;
of two who try, one finds it moved already.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec
from sqlalchemy import Connection, bindparam, case, null, select, update

from millhand.server import timing
from millhand.server.shapes.tables import Clock
from millhand.server.store.announcing import touch
from millhand.server.store.schema import house_clock, seat, table_

# --- the time of the house ---


@dataclass(frozen=True)
class Beat:
    """A beat of the house's clock."""

    number: int
    time: float


def beat(connection: Connection) -> Beat:
    """The last beat."""
    row = connection.execute(select(house_clock.c.beat, house_clock.c.time)).one()
    return Beat(row.beat, row.time)


def next_beat(connection: Connection, seen: Beat, seconds: float) -> Beat | None:
    """Move the time on after a beat; None if somebody else just has."""
    after = Beat(seen.number + 1, seen.time + seconds)
    changed = connection.execute(
        update(house_clock)
        .where(house_clock.c.beat == seen.number)
        .values(beat=after.number, time=after.time)
    )
    return after if changed.rowcount == 1 else None


# --- the time of a seat ---


@dataclass(frozen=True)
class SeatTime:
    """What a clock knows of a seat."""

    seat: int
    asked_at: float | None
    """When it was asked, in the time of the house; None: it is not."""
    used: float
    """Seconds used for earlier moves."""
    answers_itself: bool
    """Whether no bot answers for it."""


@dataclass(frozen=True)
class Reckoning:
    """A move on a table with a clock."""

    clock: Clock
    mover: int
    now: float


TIMES = select(seat.c.seat, seat.c.asked_at, seat.c.used, seat.c.bot, seat.c.stand_in).where(
    seat.c.table_id == bindparam("table")
)
SET_TIME = (
    update(seat)
    .where(seat.c.table_id == bindparam("table"), seat.c.seat == bindparam("number"))
    .values(asked_at=bindparam("since"), used=bindparam("so_far"))
)


def _times(connection: Connection, table: str) -> list[SeatTime]:
    found = connection.execute(TIMES, {"table": table})
    return [
        SeatTime(one.seat, one.asked_at, one.used, one.bot is None and one.stand_in is None)
        for one in found
    ]


def note_move(connection: Connection, table: str, turn: Reckoning, asked: int) -> None:
    """After a move other seats are asked: whoever has answered has used some time."""
    before = _times(connection, table)
    after = [after_move(one, turn, bool(asked >> one.seat & 1)) for one in before]
    changed = [new for old, new in zip(before, after, strict=True) if old != new]
    if changed:
        rows = [
            {"table": table, "number": one.seat, "since": one.asked_at, "so_far": one.used}
            for one in changed
        ]
        connection.execute(SET_TIME, rows)
    _set_due(connection, table, next_due(turn.clock, after, turn.now))


def after_move(one: SeatTime, turn: Reckoning, asked: bool) -> SeatTime:
    """What a move makes of a seat's time: a seat that is still asked and did not move goes on."""
    if asked and one.asked_at is not None and one.seat != turn.mover:
        return one
    spent = timing.gone(one.asked_at, turn.now) if one.answers_itself else 0.0
    return replace(one, asked_at=turn.now if asked else None, used=one.used + spent)


def next_due(clock: Clock, seats: Sequence[SeatTime], now: float) -> float | None:
    """When somebody must next be reminded or replaced."""
    moments = [
        moment(clock, one.used, one.asked_at)
        for one in seats
        if one.asked_at is not None and one.answers_itself
        for moment in (timing.reminder_at, timing.over_at)
    ]
    return min((one for one in moments if one > now), default=None)


def _set_due(connection: Connection, table: str, due: float | None) -> None:
    connection.execute(update(table_).where(table_.c.id == table).values(clock_due=due))


# --- seats change hands ---


def restart(connection: Connection, table: str, seats: Sequence[int], now: float) -> int:
    """Nobody stands in for these seats any more, and their present move begins now.

    Returns for how many of them somebody did.
    """
    those = (seat.c.table_id == table) & seat.c.seat.in_(seats)
    given_back = connection.execute(
        update(seat).where(those, seat.c.stand_in.is_not(None)).values(stand_in=None)
    ).rowcount
    since = case((seat.c.asked_at.is_(None), null()), else_=now)
    connection.execute(update(seat).where(those).values(asked_at=since))
    found = connection.scalar(select(table_.c.clock).where(table_.c.id == table))
    clock = msgspec.json.decode(str(found), type=Clock)
    if timing.runs(clock):
        _set_due(connection, table, next_due(clock, _times(connection, table), now))
    return given_back


def come_back(connection: Connection, table: str, seats: Sequence[int], now: float) -> None:
    """Somebody is there again: whoever stood in leaves the seats to them."""
    if restart(connection, table, seats, now):
        touch(connection, table)


# --- what is due ---


def tables_due(connection: Connection, now: float, most: int) -> list[str]:
    """Tables where somebody must be reminded or replaced."""
    due = select(table_.c.id).where(table_.c.clock_due <= now).order_by(table_.c.clock_due)
    return list(connection.scalars(due.limit(most)))


def any_clock_runs(connection: Connection) -> bool:
    """Whether the time of the house matters to anybody."""
    running = select(table_.c.id).where(table_.c.clock_due >= 0).limit(1)
    return connection.scalar(running) is not None


@dataclass(frozen=True)
class Rung:
    """What a clock has brought about."""

    late: Sequence[int] = ()
    """Seats whose time is over: a bot stands in for them now."""
    reminded: Sequence[int] = ()


def ring(connection: Connection, table: str, now: float, stand_in: str, at: float) -> Rung:
    """Do what the clock of a table is due for; whoever comes second finds nothing to do."""
    row = connection.execute(
        select(table_.c.clock, table_.c.asked, table_.c.status, table_.c.clock_due)
        .where(table_.c.id == table)
        .with_for_update()
    ).one()
    if row.clock_due is None or row.clock_due > now:
        return Rung()
    clock = msgspec.json.decode(row.clock, type=Clock)
    asked = row.asked if row.status == "running" else 0
    seats = [_begun(connection, table, one, now) for one in _asked(connection, table, asked)]
    rung = _rung(clock, seats, row.clock_due, now)
    goes_on = [one for one in seats if one.seat not in rung.late]
    _set_due(connection, table, next_due(clock, goes_on, now))
    if rung.late:
        _let_stand_in(connection, table, rung.late, stand_in, at)
    return rung


def _asked(connection: Connection, table: str, asked: int) -> list[SeatTime]:
    """The seats that are asked and must answer themselves."""
    seats = [one for one in _times(connection, table) if one.answers_itself]
    return [one for one in seats if asked >> one.seat & 1]


def _begun(connection: Connection, table: str, one: SeatTime, now: float) -> SeatTime:
    """A seat that was asked before there were clocks has been asked only now."""
    if one.asked_at is not None:
        return one
    row = {"table": table, "number": one.seat, "since": now, "so_far": one.used}
    connection.execute(SET_TIME, row)
    return replace(one, asked_at=now)


def _rung(clock: Clock, seats: Sequence[SeatTime], since: float, now: float) -> Rung:
    """Whose time is over; who is to be reminded and was not, since the clock was last seen to."""
    asked = [(one.seat, one.used, one.asked_at or 0.0) for one in seats]
    late = [seat for seat, used, at in asked if timing.over_at(clock, used, at) <= now]
    due = [seat for seat, used, at in asked if since <= timing.reminder_at(clock, used, at) <= now]
    return Rung(late, [seat for seat in due if seat not in late])


def _let_stand_in(
    connection: Connection, table: str, seats: Sequence[int], stand_in: str, at: float
) -> None:
    those = (seat.c.table_id == table) & seat.c.seat.in_(seats)
    connection.execute(update(seat).where(those).values(stand_in=stand_in))
    connection.execute(update(table_).where(table_.c.id == table).values(bot_due=at))
    touch(connection, table)


def put_off(connection: Connection, table: str, until: float) -> None:
    """The clock of a table that cannot be played now waits."""
    _set_due(connection, table, until)
