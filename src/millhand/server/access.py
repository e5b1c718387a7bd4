"""Who may look, sit, decide: the only place where that is asked."""

from msgspec import Struct

from millhand.server.defence.links import Links, may_watch
from millhand.server.problems import Problem, forbidden, wrong
from millhand.server.room import Room
from millhand.server.store.people import Person
from millhand.server.store.tables import TableRow


class Asker(Struct, frozen=True):
    """Whoever asks: perhaps nobody we know."""

    person: Person | None
    language: str
    address: str
    """The address the request comes from, as far as limits are concerned."""
    token: str | None = None

    @property
    def id(self) -> str | None:
        """The id of the person."""
        return None if self.person is None else self.person.id

    @property
    def key(self) -> str:
        """Whose allowance is used: the person's, or the address's."""
        return self.id or self.address


def known(asker: Asker) -> Person:
    """Somebody with a session; Problem if it is a stranger."""
    if asker.person is None:
        raise Problem("come-in-first", 401)
    return asker.person


def may_look(
    table: TableRow, links: Links, asker: Asker, watch: str | None, invite: str | None
) -> None:
    """Problem if a table is none of the asker's business."""
    if table.is_home_of(asker.id) or table.status == "finished" or may_watch(table, watch):
        return
    if table.status == "waiting" and (table.listed or links.invites(table, invite)):
        return
    if links.hands_over(table, invite) is None:
        raise forbidden("table-is-not-for-you")


def member(room: Room, asker: Asker) -> Person:
    """Somebody who sits there or owns it; Problem for others."""
    person = known(asker)
    if not room.table.is_home_of(person.id):
        raise forbidden("table-is-not-for-you")
    return person


def owner(room: Room, asker: Asker) -> Person:
    """The owner of the table; Problem for others."""
    person = known(asker)
    if room.table.owner != person.id:
        raise forbidden("only-the-owner")
    return person


def own_seat(room: Room, asker: Asker, seat: int) -> Person:
    """Somebody at their own seat; Problem for others."""
    person = known(asker)
    existing_seat(room, seat)
    if room.table.seats[seat].person != person.id:
        raise forbidden("seat-is-not-yours", seat=seat)
    return person


def existing_seat(room: Room, seat: int) -> None:
    """Problem if the table has no such seat."""
    if not 0 <= seat < len(room.table.seats):
        raise wrong("no-such-seat", seat=seat, seats=len(room.table.seats))


def viewpoint(room: Room, asker: Asker, seat: int | None) -> int | None:
    """The seat to look from: one's own, any when the game is over, else a spectator's."""
    mine = room.table.seats_of(asker.id)
    if seat is None:
        asked = [one for one in mine if one in room.play.asked]
        return next(iter([*asked, *mine]), None)
    existing_seat(room, seat)
    if seat not in mine and room.table.status != "finished":
        raise forbidden("seat-is-not-yours", seat=seat)
    return seat
