"""Tables: setting up, finding, sitting, starting, handing over."""

from io import BytesIO
from typing import Literal

import segno
from litestar import Response, get, post

from millhand.server import branching, lobby, telling
from millhand.server.access import Asker, existing_seat, known, member, own_seat, owner
from millhand.server.defence.links import new_watch
from millhand.server.engine.openings import fewest_players
from millhand.server.hall import Hall
from millhand.server.problems import forbidden
from millhand.server.room import Room
from millhand.server.routes.common import Asked
from millhand.server.routes.people import let_in
from millhand.server.shapes.tables import (
    Branch,
    Give,
    Link,
    NewGame,
    NewSeat,
    NewTable,
    Recover,
    Recovered,
    SeatLink,
    Sit,
    Stand,
    Table,
    Watching,
)
from millhand.server.store import people, tables

MOST_LISTED = 100


def shape(room: Room, asker: Asker) -> Table:
    """The table as the asker may know it."""
    return telling.table_shape(room.hall, room.table, asker.id)


# --- finding and setting up ---


@get("/tables", summary="Tables: mine, finished ones of mine, open ones, or ones to watch")
async def list_tables(
    hall: Hall, asker: Asker, which: Literal["mine", "open", "watch", "finished"] = "mine"
) -> list[Table]:
    """The last touched first."""
    hall.limits.count("look", asker.key)
    if which in ("open", "watch"):
        listed = tables.open_tables if which == "open" else tables.watched_tables
        found = await hall.database.read(lambda c: listed(c, MOST_LISTED))
    else:
        who, over = known(asker).id, which == "finished"
        found = await hall.database.read(lambda c: tables.tables_of(c, who, over, MOST_LISTED))
    return [telling.table_shape(hall, table, asker.id) for table in found]


@post("/tables", summary="Set up a table")
async def set_up(hall: Hall, asker: Asker, data: NewTable) -> Table:
    """A new table, and the asker its owner."""
    person = known(asker)
    await hall.limits.spend("table", person.id)
    return shape(await lobby.set_up(hall, person, data), asker)


@post("/play", summary="Me against bots, at once")
async def play(hall: Hall, asker: Asker, data: NewGame) -> Table:
    """A table with one person and otherwise bots of one level, started."""
    person = known(asker)
    await hall.limits.spend("table", person.id)
    players = data.players or fewest_players(data.game)
    bots = [NewSeat(kind="bot", level=data.level)] * (players - 1)
    new = NewTable(
        game=data.game,
        players=players,
        options=data.options,
        seats=[NewSeat(kind="me"), *bots],
        hints=True,
        start=True,
    )
    return shape(await lobby.set_up(hall, person, new), asker)


@post("/tables/{table:str}/branch", summary="Play on from here")
async def branch(view: Room, asker: Asker, data: Branch) -> Table:
    """A new table from a moment of a match that is over, or of one at the asker's own device."""
    person = known(asker)
    existing_seat(view, data.seat)
    await view.hall.limits.spend("branch", person.id)
    return shape(await branching.branch(view, person, data), asker)


@get("/tables/{table:str}", summary="A table")
async def show(view: Room, asker: Asker) -> Table:
    """What was agreed, who sits where, how far it is."""
    return shape(view, asker)


# --- seats ---


@post("/tables/{table:str}/sit", status_code=200, summary="Take a seat")
async def sit(room: Room, asker: Asker, data: Sit) -> Table:
    """Sit down at an open seat: by invitation, or at a table that everybody sees."""
    await lobby.sit(room, known(asker), data)
    return shape(room, asker)


@post("/tables/{table:str}/stand", status_code=200, summary="Leave a seat")
async def stand(room: Room, asker: Asker, data: Stand) -> Table:
    """Stand up."""
    await lobby.stand(room, own_seat(room, asker, data.seat), data.seat)
    return shape(room, asker)


@post("/tables/{table:str}/start", status_code=200, summary="Start the match")
async def start(room: Room, asker: Asker) -> Table:
    """Let the dealer begin."""
    owner(room, asker)
    await lobby.start(room)
    return shape(room, asker)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200, summary="Hand a seat over")
async def give(room: Room, asker: Asker, seat: int, data: Give) -> Link:
    """Give a seat to a bot, open it, or make a link by which somebody may take it."""
    existing_seat(room, seat)
    if room.table.owner != asker.id:
        own_seat(room, asker, seat)
    await lobby.give(room, seat, data)
    if data.to != "person":
        return Link(link=None, token=None)
    token = room.hall.links.to_seat("take", room.table, seat)
    return Link(link=f"/take/{room.table.id}/{token}", token=token)


@post("/tables/{table:str}/return", status_code=200, summary="I am back")
async def come_back(room: Room, asker: Asker) -> Table:
    """Whoever stood in for my seats leaves them to me."""
    await room.hall.clocks.welcome_back(room, room.table.seats_of(member(room, asker).id))
    return shape(room, asker)


# --- links ---


@post("/tables/{table:str}/invite", status_code=200, summary="A new invitation")
async def invite(hall: Hall, room: Room, asker: Asker) -> Link:
    """Make a new link for guests; the one before dies."""
    person = member(room, asker)
    await hall.limits.spend("link", person.id)
    number = room.table.invite + 1
    await hall.database.write(lambda c: tables.change_table(c, room.table.id, None, invite=number))
    await room.refresh()
    link = hall.links.invitation(room.table)
    return Link(link=link, token=link.rpartition("/")[2])


@post("/tables/{table:str}/watching", status_code=200, summary="Let spectators in, or not")
async def watching(hall: Hall, room: Room, asker: Asker, data: Watching) -> Link:
    """Switch the link for spectators on or off; a new one each time."""
    owner(room, asker)
    token = new_watch() if data.on else None
    await hall.database.write(lambda c: tables.change_table(c, room.table.id, None, watch=token))
    await room.refresh()
    return Link(link=hall.links.watching(room.table), token=token)


@post("/tables/{table:str}/seat-link/{seat:int}", status_code=200, summary="A way back to my seat")
async def seat_link(
    request: Asked, hall: Hall, room: Room, asker: Asker, seat: int, renew: bool = False
) -> SeatLink:
    """A link and its picture, by which a guest comes back to a seat from any device."""
    person = own_seat(room, asker, seat)
    await hall.limits.spend("link", person.id)
    if renew:
        await hall.database.write(lambda c: tables.renew_link(c, room.table.id, seat))
        await room.refresh()
    token = hall.links.to_seat("seat", room.table, seat)
    base = hall.settings.address or str(request.base_url)
    link = f"{base.rstrip('/')}/seat/{token}"
    return SeatLink(link=link, token=token, qr_svg=_picture(link))


def _picture(link: str) -> str:
    """The link as black and white squares, for a telephone's camera."""
    out = BytesIO()
    segno.make(link, micro=False).save(out, kind="svg", scale=4, xmldecl=False, svgns=True)
    return out.getvalue().decode()


@post("/recover", status_code=200, summary="Come back to my seat by its link")
async def recover(request: Asked, hall: Hall, asker: Asker, data: Recover) -> Response[Recovered]:
    """A new session for the guest whose seat it is; who has an account comes back with that."""
    await hall.limits.spend("link", asker.address)
    id, seat, number = hall.links.read("seat", data.token)
    room = await hall.rooms.enter(id)
    sitting = room.table.seats[seat]
    holder = sitting.person
    if sitting.link != number or holder is None:
        raise forbidden("link-is-dead")
    person = await hall.database.read(lambda c: people.find_person(c, holder))
    if person is None:
        raise forbidden("link-is-dead")
    recovered = Recovered(table=id, seat=seat, name=person.name)
    if asker.id == person.id:
        return Response(recovered)
    if person.has_account:
        raise forbidden("log-in-instead")
    session = await let_in(request, hall, person)
    return Response(recovered, cookies=session.cookies)


# --- after the end ---


@post("/tables/{table:str}/rematch", status_code=200, summary="The same again")
async def rematch(room: Room, asker: Asker) -> Table:
    """A new table with the same people and bots, everybody one seat further."""
    return shape(await lobby.rematch(room, member(room, asker)), asker)


HANDLERS = [
    list_tables,
    set_up,
    play,
    branch,
    show,
    sit,
    stand,
    start,
    give,
    come_back,
    invite,
    watching,
    seat_link,
    recover,
    rematch,
]
