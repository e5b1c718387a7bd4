"""What is seen and heard of a match."""

from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter

from millhand.server import telling
from millhand.server.access import Asker, known, viewpoint
from millhand.server.engine import looking
from millhand.server.hall import Hall
from millhand.server.room import Room
from millhand.server.routes.common import Asked
from millhand.server.routes.lobby import shape
from millhand.server.routes.moves import must_have_begun
from millhand.server.shapes.looking import Entry, Score, Sight
from millhand.server.shapes.tables import Drawing, Table
from millhand.server.store import journal
from millhand.server.uploading import keep_record

Seat = Annotated[int | None, QueryParameter(name="seat", ge=0, le=15, required=False)]
Moment = Annotated[int | None, QueryParameter(name="at", ge=0, le=1_000_000, required=False)]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000, required=False)]


@get("/tables/{table:str}/drawing", summary="What never changes on a table")
async def drawing(view: Room, asker: Asker) -> Drawing:
    """Board, mats, prices, tracks and names, for whoever draws them."""
    return looking.drawing(view.table.opening, asker.language)


@get("/tables/{table:str}/sight", summary="A moment of a match")
async def sight(
    view: Room,
    asker: Asker,
    seat: Seat = None,
    at: Moment = None,
) -> Sight:
    """What the asker may see, now or after so many moves."""
    must_have_begun(view)
    looks = telling.viewer(view, viewpoint(view, asker, seat), asker.language)
    play = view.play if at is None else view.play.at(at)
    return telling.sight_shape(view, play, looks)


@get("/tables/{table:str}/ledger", summary="What happened")
async def ledger(
    hall: Hall,
    view: Room,
    asker: Asker,
    seat: Seat = None,
    since: Since = 0,
) -> list[Entry]:
    """Every row of the journal after a number, in sentences."""
    looks = telling.viewer(view, viewpoint(view, asker, seat), asker.language)
    id, opening = view.table.id, view.table.opening
    rows = await hall.database.read(lambda c: journal.rows_after(c, id, 0))
    return looking.ledger(opening, [(row.said, row.at) for row in rows], looks, since)


@get("/tables/{table:str}/score", summary="The score explained")
async def score(view: Room, asker: Asker, seat: Seat = None) -> Score:
    """How everybody stands and why; at the end also how it came to that."""
    must_have_begun(view)
    looks = telling.viewer(view, viewpoint(view, asker, seat), asker.language)
    play, over = view.play, view.play.is_over
    if over:
        course, scores = looking.course(play), looking.final_scores(play, looks)
    else:
        course, seen = looking.CourseOfAMatch([], []), looking.sight(play, looks.seat)
        scores = looking.standings(play, seen, looks.language)
    return Score(
        finished=over,
        winners=looking.winners(play),
        tie_break=looking.tie_break(play),
        scores=scores,
        history=course.points,
        eras=course.eras,
    )


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, summary="The record")
async def record(view: Room, asker: Asker, seat: Seat = None) -> Response[str]:
    """The match as text: whole at the end, before it as far as the asker may see."""
    must_have_begun(view)
    names = [one.shown_name or "" for one in view.table.seats]
    looks = telling.viewer(view, viewpoint(view, asker, seat), asker.language)
    text = looking.record(view.play, names, looks)
    file = f"{view.table.opening.game}-{view.table.id}.mill"
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@post("/records", summary="Bring a record")
async def bring_record(request: Asked, hall: Hall, asker: Asker) -> Table:
    """A table to look at, from the text of a record; every line is verified."""
    person = known(asker)
    await hall.limits.spend("record", person.id)
    return shape(await keep_record(hall, person, await request.body()), asker)


HANDLERS = [drawing, sight, ledger, score, record, bring_record]
