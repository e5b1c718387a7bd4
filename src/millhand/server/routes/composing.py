"""A move in the making: nothing is changed by it."""

from litestar import post

from millhand.server import telling
from millhand.server.access import Asker, own_seat
from millhand.server.engine import composing
from millhand.server.engine.composing import Composed, WhyNot
from millhand.server.engine.looking import Viewer
from millhand.server.problems import conflict, wrong
from millhand.server.room import Room
from millhand.server.routes.moves import must_have_begun
from millhand.server.shapes.composing import Composing, WhyAsked


def looks_at(room: Room, asker: Asker, seat: int, version: int, language: str) -> Viewer:
    """Somebody at their own seat of a match that has not gone on; Problem for others."""
    own_seat(room, asker, seat)
    must_have_begun(room)
    if version != room.version:
        raise conflict("version-is-stale", version=room.version)
    return telling.viewer(room, seat, language)


def composed(room: Room, asker: Asker, data: Composing, language: str) -> Composed:
    """What touches mean, by whatever way they come."""
    viewer = looks_at(room, asker, data.seat, data.version, language)
    return composing.composed(room.play, data.seat, data.touches, viewer)


def why_not(room: Room, asker: Asker, data: WhyAsked, language: str) -> WhyNot:
    """Why not, by whatever way it is asked."""
    viewer = looks_at(room, asker, data.seat, data.version, language)
    if data.about is not None and data.move is None:
        return composing.why_not_touched(room.play, data.seat, data.touches, data.about, viewer)
    if data.move is not None and data.about is None:
        return composing.why_not_said(room.play, data.seat, data.move, viewer)
    raise wrong("ask-about-one-thing")


@post("/tables/{table:str}/compose", status_code=200, summary="What touches mean")
async def compose(room: Room, asker: Asker, data: Composing) -> Composed:
    """What is settled, what is open, what may be touched next, and what it would bring about."""
    room.hall.limits.count("look", asker.key)
    return composed(room, asker, data, asker.language)


@post("/tables/{table:str}/why", status_code=200, summary="Why not")
async def why(room: Room, asker: Asker, data: WhyAsked) -> WhyNot:
    """The rules that refuse a move or a piece, those that it keeps, and what would help."""
    room.hall.limits.count("look", asker.key)
    return why_not(room, asker, data, asker.language)


HANDLERS = [compose, why]
