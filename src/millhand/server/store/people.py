"""People and their sessions. Of a session only a hash of its token is kept."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from millhand.server.store.announcing import announce_person, touch
from millhand.server.store.at_once import at_once
from millhand.server.store.schema import (
    browser,
    chat,
    journal,
    notice_wish,
    person,
    seat,
    session,
    table_,
)


@dataclass(frozen=True)
class Person:
    """Somebody: a guest, or the holder of an account."""

    id: str
    name: str
    login: str | None
    language: str | None

    @property
    def has_account(self) -> bool:
        """Whether there is a password to come back with."""
        return self.login is not None


class LoginIsTaken(Exception):
    """Somebody else has this login."""


WHO = (person.c.id, person.c.name, person.c.login, person.c.language)
BY_SESSION = (
    select(*WHO, session.c.seen_at)
    .join_from(session, person)
    .where(session.c.key == bindparam("key"))
)


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.login, row.language)


def add_guest(connection: Connection, who: Person, at: float) -> None:
    """Somebody new."""
    connection.execute(
        insert(person).values(id=who.id, name=who.name, language=who.language, created_at=at)
    )


def find_person(connection: Connection, id: str) -> Person | None:
    """Who has this id."""
    found = connection.execute(select(*WHO).where(person.c.id == id)).first()
    return None if found is None else _person(found)


def find_login(connection: Connection, login: str) -> tuple[Person, str] | None:
    """Who has this login, and the hash of the password."""
    found = connection.execute(
        select(*WHO, person.c.password).where(person.c.login == login)
    ).first()
    return None if found is None else (_person(found), found.password)


def make_account(connection: Connection, id: str, login: str, password: str) -> None:
    """Give a guest a login and the hash of a password."""
    try:
        connection.execute(
            update(person).where(person.c.id == id).values(login=login, password=password)
        )
    except IntegrityError as error:
        raise LoginIsTaken from error


def set_password(connection: Connection, id: str, password: str) -> None:
    """A new hash of a password; every session ends."""
    connection.execute(update(person).where(person.c.id == id).values(password=password))
    connection.execute(delete(session).where(session.c.person == id))
    announce_person(connection, id)


def change_person(connection: Connection, id: str, changes: Mapping[str, str | bool]) -> list[str]:
    """Another name or language, or whether they are told; returns the tables that show it."""
    connection.execute(update(person).where(person.c.id == id).values(**changes))
    announce_person(connection, id)
    concerned = _tables_of(connection, id)
    for table in concerned:
        touch(connection, table)
    return concerned


# --- sessions ---


def add_session(connection: Connection, key: str, id: str, at: float) -> None:
    """A person has come in by some device."""
    connection.execute(insert(session).values(key=key, person=id, created_at=at, seen_at=at))


def find_session(
    connection: Connection, key: str, not_before: float
) -> tuple[Person, float] | None:
    """Whose session it is and when it was last seen; None if it has lain for too long."""
    found = at_once(connection, BY_SESSION, {"key": key}).fetchone()
    if found is None:
        return None
    *who, seen_at = found
    return None if seen_at < not_before else (Person(*who), seen_at)


def see_session(connection: Connection, key: str, at: float) -> None:
    """The session is in use."""
    connection.execute(update(session).where(session.c.key == key).values(seen_at=at))


def end_session(connection: Connection, key: str, id: str) -> None:
    """Somebody leaves by one device."""
    connection.execute(delete(session).where(session.c.key == key))
    announce_person(connection, id)


def forget_sessions(connection: Connection, not_before: float) -> None:
    """Sessions that nobody has used for too long."""
    connection.execute(delete(session).where(session.c.seen_at < not_before))


# --- what is known of somebody ---


def everything_of(connection: Connection, id: str) -> dict[str, Any]:
    """All that is kept of a person."""
    about = connection.execute(select(*WHO, person.c.created_at).where(person.c.id == id)).one()
    seats = connection.execute(
        select(seat.c.table_id, seat.c.seat, seat.c.name, table_.c.game, table_.c.status)
        .join_from(seat, table_)
        .where(seat.c.person == id)
        .order_by(table_.c.created_at)
    )
    moves = connection.execute(
        select(journal.c.table_id, journal.c.number, journal.c.move, journal.c.at)
        .join_from(
            journal, seat, (journal.c.table_id == seat.c.table_id) & (journal.c.seat == seat.c.seat)
        )
        .where(seat.c.person == id)
        .order_by(journal.c.table_id, journal.c.number)
    )
    said = connection.execute(
        select(chat.c.table_id, chat.c.text, chat.c.at)
        .where(chat.c.person == id)
        .order_by(chat.c.at)
    )
    sessions = connection.execute(
        select(session.c.created_at, session.c.seen_at).where(session.c.person == id)
    )
    told = connection.execute(select(notice_wish).where(notice_wish.c.person == id))
    browsers = connection.execute(
        select(browser.c.endpoint, browser.c.created_at).where(browser.c.person == id)
    )
    return {
        "person": dict(about._mapping),
        "notices": [dict(row._mapping) for row in [*told, *browsers]],
        "sessions": [dict(row._mapping) for row in sessions],
        "seats": [dict(row._mapping) for row in seats],
        "moves": [dict(row._mapping) for row in moves],
        "chat": [dict(row._mapping) for row in said],
    }


def delete_person(connection: Connection, id: str) -> list[str]:
    """Forget a person: seats are left, words unsaid, owned tables go to whoever else sits there.

    Moves stay: they belong to the match and name nobody. Returns the tables that have changed.
    """
    changed = _tables_of(connection, id)
    connection.execute(update(seat).where(seat.c.person == id).values(person=None, name=None))
    for table in connection.scalars(select(table_.c.id).where(table_.c.owner == id)).all():
        heir = connection.scalar(
            select(seat.c.person)
            .where(seat.c.table_id == table, seat.c.person.is_not(None))
            .order_by(seat.c.seat)
            .limit(1)
        )
        connection.execute(update(table_).where(table_.c.id == table).values(owner=heir))
    connection.execute(delete(chat).where(chat.c.person == id))
    connection.execute(delete(session).where(session.c.person == id))
    connection.execute(delete(person).where(person.c.id == id))
    announce_person(connection, id)
    for table in changed:
        touch(connection, table)
    return changed


def _tables_of(connection: Connection, id: str) -> list[str]:
    """The tables that show a person."""
    seats = select(seat.c.table_id).where(seat.c.person == id)
    own = select(table_.c.id).where(table_.c.owner == id)
    said = select(chat.c.table_id).where(chat.c.person == id)
    return sorted(set(connection.scalars(seats.union(own, said))))
