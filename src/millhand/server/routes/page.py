"""The page: what was built from `web/`, or until then a plain one that says what runs here."""

from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import MediaType, Response, get

from millhand import __version__
from millhand.server.asking import spoken
from millhand.server.engine.openings import titles
from millhand.server.engine.sentences import sentence
from millhand.server.problems import not_found
from millhand.server.routes.common import Asked

FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def built() -> Traversable:
    """Where the built page lies, if it does."""
    return files("millhand.server").joinpath("static")


@get("/", include_in_schema=False, media_type=MediaType.HTML)
async def front(request: Asked) -> Response[bytes]:
    """The page itself."""
    return _index(spoken(request))


@get("/{path:path}", include_in_schema=False)
async def elsewhere(request: Asked, path: str) -> Response[bytes]:
    """A file of the page; or the page, which knows what its own addresses mean."""
    name = path.strip("/")
    if name.split("/")[0] in ("api", "schema"):
        raise not_found("page")
    if "." not in name.rpartition("/")[2]:
        return _index(spoken(request))
    return _file(name)


def _file(name: str) -> Response[bytes]:
    steps = name.split("/")
    suffix = "." + name.rpartition(".")[2]
    file = built().joinpath(*steps)
    if any(step in ("", ".", "..") for step in steps) or suffix not in TYPES or not file.is_file():
        raise not_found("page")
    lasting = FOREVER if steps[0] == "assets" else "no-cache"
    return _answer(file.read_bytes(), TYPES[suffix], lasting)


def _index(language: str) -> Response[bytes]:
    index = built().joinpath("index.html")
    body = index.read_bytes() if index.is_file() else plain_page(language)
    return _answer(body, "text/html", "no-cache")


def _answer(body: bytes, kind: str, lasting: str) -> Response[bytes]:
    return Response(body, media_type=kind, headers={"cache-control": lasting})


def plain_page(language: str) -> bytes:
    """What runs here, in a few sentences."""
    title, *said = (
        escape(sentence(language, f"page-{part}", {"version": __version__}))
        for part in ("title", "runs", "protocol")
    )
    games = "".join(f"<li>{escape(name)}</li>" for name in titles())
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{title}</title>'
        f"<h1>{title}</h1><p>{said[0]}</p><ul>{games}</ul>"
        f'<p><a href="/schema/openapi.json">{said[1]}</a></p></html>'
    ).encode()


HANDLERS = [front, elsewhere]
