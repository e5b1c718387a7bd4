"""Tables and seats: who sits where, what was agreed, how far it has come."""

from functools import lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, true, update

from millhand.server.engine.openings import Opening, rules_version
from millhand.server.shapes.tables import Clock
from millhand.server.store.announcing import touch
from millhand.server.store.clocks import restart
from millhand.server.store.schema import person, seat, table_

Status = Literal["waiting", "running", "finished", "expired"]


class UndoAsked(msgspec.Struct, frozen=True):
    """Somebody asks the others whether moves may be taken back."""

    seat: int
    version: int
    """The version that it was asked at; it falls when the table goes on."""
    last: int
    """The last row that would stay."""
    yes: list[int] = msgspec.field(default_factory=list)
    """The seats that agree."""


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and whoever sits there."""

    seat: int
    person: str | None
    person_name: str | None
    bot: str | None
    name: str | None
    """What a player is called here, where several sit at one device or a record was brought."""
    link: int
    """How often the link of the seat was renewed."""
    stand_in: str | None = None
    """The bot that plays while whoever sits there is away."""
    asked_at: float | None = None
    """At a table with a clock: since when it is asked …"""
    used: float = 0.0
    """… and the seconds that it has used for earlier moves."""
    is_told: bool | None = None
    """Whether whoever sits there wants notices."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None

    @property
    def shown_name(self) -> str | None:
        """What whoever sits there is called."""
        return self.name or self.person_name or self.bot


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is kept, with its seats."""

    id: str
    opening: Opening
    seed: bytes
    publish_shuffle: bool
    owner: str | None
    owner_name: str | None
    status: Status
    one_device: bool
    listed: bool
    start_when_full: bool
    hints: bool
    clock: str
    watch: str | None
    invite: int
    created_at: float
    touched_at: float
    started_at: float | None
    finished_at: float | None
    version: int
    revision: int
    asked: int
    bot_due: float | None
    undo: UndoAsked | None
    branch_of: str | None
    branch_at: int | None
    rematch: str | None
    seats: tuple[SeatRow, ...]

    def seats_of(self, who: str | None) -> list[int]:
        """The seats that belong to a person."""
        return [one.seat for one in self.seats if who is not None and one.person == who]

    def is_home_of(self, who: str | None) -> bool:
        """Whether a person sits here or owns the table."""
        return who is not None and (self.owner == who or bool(self.seats_of(who)))

    @property
    def policy(self) -> Clock:
        """How long moves may take."""
        return _policy(self.clock)

    @property
    def people(self) -> list[int]:
        """The seats where people sit who are not away."""
        present = [one for one in self.seats if one.stand_in is None]
        return [one.seat for one in present if one.person is not None]

    @property
    def bots(self) -> dict[int, str]:
        """The seats that bots answer for, and their levels."""
        return {one.seat: level for one in self.seats if (level := one.bot or one.stand_in)}

    @property
    def names(self) -> tuple[str, ...]:
        """What sentences call the players; '' for whoever is called by the colour."""
        return tuple((one.name or one.person_name or self._bot_name(one)) for one in self.seats)

    def _bot_name(self, one: SeatRow) -> str:
        """Canny; of several the second is Canny 2."""
        alike = [other.seat for other in self.seats if other.bot == one.bot]
        if one.bot is None:
            return ""
        name = one.bot.capitalize()
        return name if alike[0] == one.seat else f"{name} {alike.index(one.seat) + 1}"


@lru_cache(1000)
def _policy(clock: str) -> Clock:
    return msgspec.json.decode(clock, type=Clock)


PLAIN = (
    "id",
    "seed",
    "publish_shuffle",
    "owner",
    "status",
    "one_device",
    "listed",
    "start_when_full",
    "hints",
    "clock",
    "watch",
    "invite",
    "created_at",
    "touched_at",
    "started_at",
    "finished_at",
    "version",
    "revision",
    "asked",
    "bot_due",
    "branch_of",
    "branch_at",
    "rematch",
)
"""Columns that stand in a TableRow as they are."""

TABLES = select(table_, person.c.name.label("owner_name")).join_from(table_, person, isouter=True)
SEATS = (
    select(
        seat.c.table_id,
        seat.c.seat,
        seat.c.person,
        person.c.name.label("person_name"),
        seat.c.bot,
        seat.c.name,
        seat.c.link,
        seat.c.stand_in,
        seat.c.asked_at,
        seat.c.used,
        person.c.notices,
    )
    .join_from(seat, person, isouter=True)
    .order_by(seat.c.table_id, seat.c.seat)
)
MARKS = select(table_.c.id, table_.c.version, table_.c.revision).where(
    table_.c.id.in_(bindparam("tables", expanding=True))
)


# --- finding ---


def find_table(connection: Connection, id: str) -> TableRow | None:
    """The table with this id."""
    found = _tables(connection, [id])
    return found[0] if found else None


def _tables(connection: Connection, ids: list[str]) -> list[TableRow]:
    rows = connection.execute(TABLES.where(table_.c.id.in_(ids))).all()
    seats = _seats(connection, ids)
    return [_table(row, tuple(seats[row.id])) for row in rows]


def _seats(connection: Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in connection.execute(SEATS.where(seat.c.table_id.in_(ids))):
        seats[row.table_id].append(SeatRow(*tuple(row)[1:]))
    return seats


def seats_at(connection: Connection, id: str) -> tuple[SeatRow, ...]:
    """The seats of one table."""
    return tuple(_seats(connection, [id])[id])


def _table(row: Any, seats: tuple[SeatRow, ...]) -> TableRow:
    plain: dict[str, Any] = {name: getattr(row, name) for name in PLAIN}
    undo = None if row.undo is None else msgspec.json.decode(row.undo, type=UndoAsked)
    opening, owner = _opening(row), row.owner_name
    return TableRow(**plain, opening=opening, owner_name=owner, undo=undo, seats=seats)


def _opening(row: Any) -> Opening:
    options = msgspec.json.decode(row.options, type=tuple[str, ...])
    return Opening(row.game, row.players, options, row.board, row.rules_version)


def marks(connection: Connection, tables: list[str]) -> dict[str, tuple[int, int]]:
    """How far some tables are: version and revision."""
    found = connection.execute(MARKS, {"tables": tables})
    return {row.id: (row.version, row.revision) for row in found}


def tables_of(connection: Connection, who: str, finished: bool, most: int) -> list[TableRow]:
    """The tables that a person sits at or owns, the last touched first."""
    mine = or_(
        table_.c.owner == who,
        table_.c.id.in_(select(seat.c.table_id).where(seat.c.person == who)),
    )
    wanted = ["finished"] if finished else ["waiting", "running"]
    return _last_touched(connection, mine & table_.c.status.in_(wanted), most)


def open_tables(connection: Connection, most: int) -> list[TableRow]:
    """Tables that wait for anybody, the last touched first."""
    free = select(seat.c.table_id).where(seat.c.person.is_(None), seat.c.bot.is_(None))
    wanted = (table_.c.status == "waiting") & table_.c.listed & table_.c.id.in_(free)
    return _last_touched(connection, wanted, most)


def watched_tables(connection: Connection, most: int) -> list[TableRow]:
    """Running tables that everybody may know of and watch, the last touched first."""
    wanted = (table_.c.status == "running") & table_.c.listed & table_.c.watch.is_not(None)
    return _last_touched(connection, wanted, most)


def last_touched(connection: Connection, most: int) -> list[TableRow]:
    """All tables, the last touched first."""
    return _last_touched(connection, true(), most)


def _last_touched(connection: Connection, wanted: Any, most: int) -> list[TableRow]:
    newest = select(table_.c.id).where(wanted).order_by(table_.c.touched_at.desc()).limit(most)
    found = {one.id: one for one in _tables(connection, list(connection.scalars(newest)))}
    return sorted(found.values(), key=lambda one: one.touched_at, reverse=True)


# --- changing ---


def add_table(connection: Connection, new: TableRow) -> None:
    """A new table with its seats."""
    row = {name: getattr(new, name) for name in PLAIN}
    row |= {
        "game": new.opening.game,
        "players": new.opening.players,
        "options": msgspec.json.encode(new.opening.options).decode(),
        "board": new.opening.board,
        "rules_version": rules_version(new.opening),
        "undo": None,
    }
    connection.execute(insert(table_).values(**row))
    seats = [
        {
            "table_id": new.id,
            "seat": one.seat,
            "person": one.person,
            "bot": one.bot,
            "name": one.name,
            "link": one.link,
        }
        for one in new.seats
    ]
    connection.execute(insert(seat), seats)


def add_rematch(connection: Connection, id: str, new: TableRow) -> None:
    """A new table after an old one, unless that has one already."""
    add_table(connection, new)
    changed = connection.execute(
        update(table_).where(table_.c.id == id, table_.c.rematch.is_(None)).values(rematch=new.id)
    )
    if changed.rowcount == 1:
        touch(connection, id)
    else:
        connection.execute(delete(table_).where(table_.c.id == new.id))


def change_table(connection: Connection, id: str, at: float | None, **changes: Any) -> None:
    """Change what was agreed, and tell."""
    connection.execute(update(table_).where(table_.c.id == id).values(**changes))
    touch(connection, id, at)


def ask_undo(connection: Connection, id: str, undo: UndoAsked | None) -> None:
    """Somebody asks whether moves may be taken back, or it is settled."""
    said = None if undo is None else msgspec.json.encode(undo).decode()
    change_table(connection, id, None, undo=said)


def agree_to_undo(connection: Connection, id: str, seats: list[int]) -> UndoAsked | None:
    """Some seats agree with what is asked; what is asked by now, or None if nothing is."""
    row = select(table_.c.undo).where(table_.c.id == id).with_for_update()
    said = connection.scalar(row)
    if said is None:
        return None
    undo = msgspec.json.decode(said, type=UndoAsked)
    undo = UndoAsked(undo.seat, undo.version, undo.last, sorted({*undo.yes, *seats}))
    ask_undo(connection, id, undo)
    return undo


class SeatIsTaken(Exception):
    """Somebody else was faster."""


def fill_seat(
    connection: Connection,
    id: str,
    number: int,
    at: float,
    time: float,
    *,
    who: str | None = None,
    bot: str | None = None,
    only_if_held_by: str | None = "anybody",
) -> None:
    """Give a seat to a person, to a bot or to nobody; links to it die, and its move begins anew.

    With `only_if_held_by` SeatIsTaken if by now somebody else sits there (None: anybody at all).
    """
    change = update(seat).where(seat.c.table_id == id, seat.c.seat == number)
    if only_if_held_by is None:
        change = change.where(seat.c.person.is_(None), seat.c.bot.is_(None))
    elif only_if_held_by != "anybody":
        change = change.where(seat.c.person == only_if_held_by)
    changed = connection.execute(
        change.values(person=who, bot=bot, name=None, link=seat.c.link + 1)
    )
    if changed.rowcount != 1:
        raise SeatIsTaken
    restart(connection, id, [number], time)
    touch(connection, id, at)


def renew_link(connection: Connection, id: str, number: int) -> int:
    """Let every link to a seat die; returns the number that new ones carry."""
    renewed = connection.execute(
        update(seat)
        .where(seat.c.table_id == id, seat.c.seat == number)
        .values(link=seat.c.link + 1)
        .returning(seat.c.link)
    ).scalar_one()
    touch(connection, id)
    return int(renewed)


def delete_table(connection: Connection, id: str) -> bool:
    """Forget a table with all that was played and said at it; false if there is none."""
    return connection.execute(delete(table_).where(table_.c.id == id)).rowcount == 1


# --- what is due ---


FAR = 60.0
"""Nobody asks a bot for so many seconds: what is due later was noted by a clock that was wrong."""


def _bots_are_due(now: float) -> Any:
    return or_(table_.c.bot_due < now, table_.c.bot_due > now + FAR)


def tables_with_bots_due(connection: Connection, now: float, most: int) -> list[str]:
    """Tables where a bot must answer and nobody seems to ask it."""
    due = select(table_.c.id).where(_bots_are_due(now)).order_by(table_.c.bot_due).limit(most)
    return list(connection.scalars(due))


def claim_bots(connection: Connection, id: str, now: float, until: float) -> bool:
    """Take over asking the bots of a table, for a while; false if somebody else just has."""
    changed = connection.execute(
        update(table_).where(table_.c.id == id, _bots_are_due(now)).values(bot_due=until)
    )
    return changed.rowcount == 1


def keep_bots(connection: Connection, id: str, version: int, until: float | None) -> None:
    """A bot still thinks; or, with None, none has to."""
    connection.execute(
        update(table_).where(table_.c.id == id, table_.c.version == version).values(bot_due=until)
    )


def expire_tables(connection: Connection, not_before: float) -> list[str]:
    """Give up tables that were not started and that nobody has touched."""
    left = select(table_.c.id).where(table_.c.status == "waiting", table_.c.touched_at < not_before)
    gone = list(connection.scalars(left))
    for id in gone:
        change_table(connection, id, None, status="expired")
    return gone
