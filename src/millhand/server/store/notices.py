"""Notices: where people want them, and those that wait to be sent.

A notice is written in the transaction of what it tells, once for each way in which a person is
told. Whoever sends it takes it for a while; when that is over, another process may. It is deleted
when it has arrived.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, update

from millhand.server.store.people import change_person
from millhand.server.store.schema import browser, notice, notice_wish, person, seat, table_

ID_BYTES = 12
FAR = 86400.0
"""Nothing waits for so many seconds: what is due later was noted by a clock that was wrong."""


@dataclass(frozen=True)
class Wish:
    """Where somebody wants to be told."""

    base: str = ""
    """The address that the person has come to the server by, for links."""
    webhook: str | None = None
    webhook_kind: str = "plain"
    mail: str | None = None
    mail_confirmed: bool = False


@dataclass(frozen=True)
class Browser:
    """Where a browser can be reached, and how it reads."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True)
class News:
    """Something that a person is to be told."""

    kind: str
    person: str
    table: str | None = None
    seat: int | None = None
    after: float = 0.0
    """Seconds until it is told: whoever acts before is not."""


# --- wishes ---


def find_wish(connection: Connection, who: str) -> Wish:
    """Where somebody wants to be told; nowhere, if nothing was said."""
    row = connection.execute(select(notice_wish).where(notice_wish.c.person == who)).first()
    return Wish() if row is None else Wish(*tuple(row)[1:])


def keep_wish(connection: Connection, who: str, wish: Wish) -> list[str]:
    """Somebody wants to be told elsewhere; returns the tables that must know."""
    connection.execute(delete(notice_wish).where(notice_wish.c.person == who))
    connection.execute(insert(notice_wish).values(person=who, **vars(wish)))
    return _reconsider(connection, who, wish)


def confirm_mail(connection: Connection, who: str, mail: str) -> list[str] | None:
    """Somebody agrees to get mail at an address; None if it is no longer the one."""
    wish = find_wish(connection, who)
    if wish.mail != mail:
        return None
    return keep_wish(connection, who, Wish(**{**vars(wish), "mail_confirmed": True}))


def end_mail(connection: Connection, who: str, mail: str) -> list[str]:
    """Whoever holds an address wants no mail there; returns the tables that must know."""
    wish = find_wish(connection, who)
    if wish.mail != mail:
        return []
    return keep_wish(connection, who, Wish(**{**vars(wish), "mail": None, "mail_confirmed": False}))


def _reconsider(connection: Connection, who: str, wish: Wish) -> list[str]:
    """Whether somebody is told anything at all stands with the person, where moves look."""
    told = bool(wish.webhook or (wish.mail and wish.mail_confirmed) or browsers_of(connection, who))
    known = connection.scalar(select(person.c.notices).where(person.c.id == who))
    return [] if known == told else change_person(connection, who, {"notices": told})


# --- browsers ---


def browsers_of(connection: Connection, who: str) -> dict[str, Browser]:
    """Every browser in which somebody wants to be told."""
    columns = (browser.c.id, browser.c.endpoint, browser.c.p256dh, browser.c.auth)
    found = connection.execute(select(*columns).where(browser.c.person == who))
    return {row.id: Browser(row.endpoint, row.p256dh, row.auth) for row in found}


def keep_browser(connection: Connection, who: str, base: str, new: Browser, at: float) -> list[str]:
    """One more browser; one that was somebody else's is theirs no more."""
    id = _id_of(new.endpoint)
    connection.execute(delete(browser).where(browser.c.id == id))
    row = {"endpoint": new.endpoint, "p256dh": new.p256dh, "auth": new.auth, "created_at": at}
    connection.execute(insert(browser).values(id=id, person=who, **row))
    wish = find_wish(connection, who)
    return keep_wish(connection, who, Wish(**{**vars(wish), "base": base}))


def forget_browser(connection: Connection, who: str, endpoint: str) -> list[str]:
    """A browser is to be told nothing more, or is gone."""
    connection.execute(
        delete(browser).where(browser.c.id == _id_of(endpoint), browser.c.person == who)
    )
    return _reconsider(connection, who, find_wish(connection, who))


def _id_of(endpoint: str) -> str:
    return sha256(endpoint.encode()).hexdigest()


# --- the queue ---


def queue(connection: Connection, news: Sequence[News], at: float) -> None:
    """Note what people are to be told, once for each way."""
    for one in news:
        wish = find_wish(connection, one.person)
        ways = [("push", id) for id in browsers_of(connection, one.person)]
        ways += [("webhook", "")] if wish.webhook else []
        ways += [("mail", "")] if wish.mail and wish.mail_confirmed else []
        ways = [("mail", "")] if one.kind == "confirm" else ways
        for way, target in ways:
            connection.execute(insert(notice).values(_row(one, way, target, at)))


def _row(one: News, way: str, target: str, at: float) -> dict[str, Any]:
    return {
        "id": token_urlsafe(ID_BYTES),
        "person": one.person,
        "table_id": one.table,
        "seat": one.seat,
        "kind": one.kind,
        "way": way,
        "target": target,
        "tries": 0,
        "due": at + one.after,
        "created_at": at,
    }


@dataclass(frozen=True)
class Waiting:
    """A notice that is to be sent, with all that must be known for it."""

    id: str
    person: str
    language: str | None
    table: str | None
    game: str | None
    kind: str
    way: str
    target: str
    tries: int
    due: float
    matters: bool
    """Whether what it says is still so."""


def waiting(connection: Connection, now: float, most: int) -> list[Waiting]:
    """Notices that are due."""
    found = connection.execute(
        select(
            notice,
            person.c.language,
            table_.c.game,
            table_.c.status,
            table_.c.asked,
            seat.c.person.label("holder"),
            seat.c.stand_in,
        )
        .join_from(notice, person, person.c.id == notice.c.person)
        .join(table_, table_.c.id == notice.c.table_id, isouter=True)
        .join(
            seat,
            (seat.c.table_id == notice.c.table_id) & (seat.c.seat == notice.c.seat),
            isouter=True,
        )
        .where(or_(notice.c.due < now, notice.c.due > now + FAR))
        .order_by(notice.c.due)
        .limit(most)
    )
    return [_waiting(row) for row in found]


def _waiting(row: Any) -> Waiting:
    return Waiting(
        row.id,
        row.person,
        row.language,
        row.table_id,
        row.game,
        row.kind,
        row.way,
        row.target,
        row.tries,
        row.due,
        row.kind not in ("turn", "reminder") or _is_asked(row),
    )


def _is_asked(row: Any) -> bool:
    asked = row.status == "running" and bool(row.asked >> row.seat & 1)
    return asked and row.holder == row.person and row.stand_in is None


def claim(connection: Connection, one: Waiting, until: float) -> bool:
    """Take a notice to send it; false if somebody else just has."""
    mine = (notice.c.id == one.id) & (notice.c.due == one.due)
    changed = connection.execute(
        update(notice).where(mine).values(due=until, tries=notice.c.tries + 1)
    )
    return changed.rowcount == 1


def put_off(connection: Connection, id: str, until: float) -> None:
    """A notice has not arrived; it is sent again."""
    connection.execute(update(notice).where(notice.c.id == id).values(due=until))


def drop(connection: Connection, id: str) -> None:
    """A notice has arrived, or never will."""
    connection.execute(delete(notice).where(notice.c.id == id))
