"""Whether the server lives, whether it is ready, and its figures."""

from ipaddress import ip_address

from litestar import MediaType, Response, get
from sqlalchemy import Connection, text

from millhand.server.hall import Hall
from millhand.server.problems import Problem, forbidden
from millhand.server.routes.common import Asked
from millhand.server.shapes.common import Done


@get("/health", summary="Does the server live?")
async def health() -> Done:
    """It does."""
    return Done()


@get("/ready", summary="Can it be asked?")
async def ready(hall: Hall) -> Done:
    """Whether the database answers, and the server does not stop."""
    if hall.is_closing:
        raise Problem("server-stops", 503, again_in=2.0)
    await hall.database.read(_look)
    return Done()


def _look(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked, hall: Hall) -> Response[str]:
    """Figures of this process, for a Prometheus at home."""
    client = request.client
    if client is None or not _is_near(client.host):
        raise forbidden("only-from-near")
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_near(host: str) -> bool:
    try:
        return ip_address(host).is_private
    except ValueError:
        return False


HANDLERS = [health, ready, metrics]
