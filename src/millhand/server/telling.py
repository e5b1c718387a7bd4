"""What rooms tell: tables, sights, changes and remarks, to each as they may know it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from millhand.server import timing
from millhand.server.dealing import fingerprint
from millhand.server.engine import looking
from millhand.server.engine.looking import Viewer
from millhand.server.engine.openings import agreed, colours, rules_version
from millhand.server.engine.play import Outcome, Play
from millhand.server.listening import Listener, encode
from millhand.server.shapes import socket, tables
from millhand.server.shapes.looking import Remark, Sight
from millhand.server.store import talk
from millhand.server.store.tables import SeatRow, TableRow

if TYPE_CHECKING:
    from millhand.server.hall import Hall
    from millhand.server.room import Room

Timed = Sequence[tuple[Outcome, float]]
"""What was played, and when."""


def viewer(room: "Room", seat: int | None, language: str) -> Viewer:
    """Somebody who looks at a room; of a finished match everything may be told."""
    openly = room.table.status == "finished"
    return Viewer(seat, language, room.table.names, openly)


# --- tables ---


def table_shape(hall: "Hall", table: TableRow, who: str | None) -> tables.Table:
    """A table as a person may know it: links are for those who sit there, and the owner."""
    belongs = table.is_home_of(who)
    running = table.status == "running"
    asked = [one.seat for one in table.seats if running and table.asked >> one.seat & 1]
    return tables.Table(
        id=table.id,
        game=table.opening.game,
        players=table.opening.players,
        options=agreed(table.opening),
        own_board=table.opening.board is not None,
        rules_version=rules_version(table.opening),
        status=table.status,
        seats=_seats(table, who, hall.presence.people_at(table.id)),
        owner=None if table.owner_name is None else tables.Somebody(name=table.owner_name),
        own=who is not None and who == table.owner,
        mine=table.seats_of(who),
        version=table.version,
        asked=asked,
        thinking=[seat for seat in asked if seat in table.bots],
        invite=hall.links.invitation(table) if belongs and table.status == "waiting" else None,
        watch=hall.links.watching(table) if belongs or (running and table.listed) else None,
        listed=table.listed,
        one_device=table.one_device,
        hints=table.hints,
        clock=table.policy,
        time_left=time_left(hall, table),
        shuffle=_shuffle(table),
        undo_asked=undo_asked(table),
        created_at=table.created_at,
        touched_at=table.touched_at,
        started_at=table.started_at,
        finished_at=table.finished_at,
        branch_of=table.branch_of,
        branch_at=table.branch_at,
        rematch=table.rematch,
    )


def _seats(table: TableRow, who: str | None, present: frozenset[str]) -> list[tables.Seat]:
    return [
        _seat(one, name, colour, who, present)
        for one, name, colour in zip(table.seats, table.names, colours(table.opening), strict=True)
    ]


def _seat(
    one: SeatRow, name: str, colour: str, who: str | None, present: frozenset[str]
) -> tables.Seat:
    return tables.Seat(
        seat=one.seat,
        colour=colour,
        person=None if one.person_name is None else tables.Somebody(name=one.person_name),
        bot=one.bot,
        name=name or None,
        mine=who is not None and one.person == who,
        present=one.person in present,
        absent_bot=one.stand_in,
    )


def _shuffle(table: TableRow) -> tables.Shuffle | None:
    """A hash from the beginning, the secret itself at the end."""
    if not table.publish_shuffle:
        return None
    over = table.status == "finished"
    return tables.Shuffle(hash=fingerprint(table.seed), secret=table.seed.hex() if over else None)


def undo_asked(table: TableRow) -> tables.UndoAsked | None:
    """Who asks for what to be taken back, and who has not answered."""
    if table.undo is None:
        return None
    waits_for = [seat for seat in table.people if seat not in table.undo.yes]
    return tables.UndoAsked(
        seat=table.undo.seat, last=table.undo.last, yes=table.undo.yes, waits_for=waits_for
    )


def time_left(hall: "Hall", table: TableRow) -> list[tables.TimeLeft]:
    """What is left to every seat that no bot has."""
    clock, now = table.policy, hall.clocks.house.now()
    if table.status != "running" or not timing.runs(clock):
        return []
    return [
        tables.TimeLeft(
            seat=one.seat,
            seconds=round(timing.left(clock, one.used, one.asked_at, now), 1),
            runs=one.asked_at is not None and one.stand_in is None,
        )
        for one in table.seats
        if one.bot is None
    ]


# --- sights ---


def sight_shape(room: "Room", play: Play, looks: Viewer) -> Sight:
    """A moment of the match as somebody may see it."""
    is_now, seen = play is room.play, looking.sight(play, looks.seat)
    return Sight(
        version=room.version,
        moves=room.play.moves,
        at=play.moves,
        seat=looks.seat,
        sight=seen,
        standings=looking.standings(play, seen, looks.language),
        decision=looking.decision(play, looks.language),
        thinking=sorted(room.thinking) if is_now else [],
        can_undo=is_now and looks.seat is not None and play.can_undo(looks.seat),
        undo_asked=undo_asked(room.table) if is_now else None,
        clock=time_left(room.hall, room.table) if is_now else [],
    )


# --- to everybody who listens ---


def tell_changed(room: "Room", played: Timed) -> None:
    """What happened, to every page as it may know it; equal pages share one message."""
    messages: dict[tuple[int | None, str], bytes] = {}
    for listener in room.listeners:
        seat, language = listener.viewpoint(room.play.asked), listener.language
        if (seat, language) not in messages:
            looks = viewer(room, seat, language)
            messages[seat, language] = encode(_changed(room, played, looks))
        listener.send(messages[seat, language])


def _changed(room: "Room", played: Timed, looks: Viewer) -> socket.Changed:
    ledger = [
        looking.entry(room.play, one, at, looks)
        for one, at in played
        if one.said.kind == "undo" or one.said.number in room.play.rows
    ]
    return socket.Changed(sight=sight_shape(room, room.play, looks), ledger=ledger)


def tell_table(room: "Room") -> None:
    """Seats, status or agreements have changed."""
    for listener in room.listeners:
        shape = table_shape(room.hall, room.table, listener.person)
        listener.send(encode(socket.TableChanged(table=shape)))


def tell_remarks(room: "Room", remarks: Sequence[talk.Remark]) -> None:
    """Something was said."""
    for listener in room.listeners:
        for remark in remarks:
            listener.send(encode(socket.Chatted(remark=remark_shape(remark, listener.person))))


def remark_shape(remark: talk.Remark, who: str | None) -> Remark:
    """Something said, as others hear it."""
    return Remark(
        number=remark.number,
        name=remark.name,
        mine=who is not None and remark.person == who,
        text=remark.text,
        at=remark.at,
    )


def tell_presence(room: "Room") -> None:
    """Somebody came or went."""
    present = room.hall.presence.people_at(room.table.id)
    seats = [one.seat for one in room.table.seats if one.person in present]
    message = encode(socket.Presence(seats=seats))
    for listener in room.listeners:
        listener.send(message)


def say_goodbye(listener: Listener, reason: str, again_in: float) -> None:
    """The server stops, or the page must begin anew."""
    listener.send(encode(socket.Goodbye(reason=reason, again_in=again_in)))
