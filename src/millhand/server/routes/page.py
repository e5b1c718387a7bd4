"""The page: what was built from `web/`, or where nothing is built a plain one that says what runs.

It is read once and kept in memory, so that no request ever names a file on the disk.
"""

import gzip
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
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
ANEW = "no-cache"
LINKS = ("join", "watch", "take", "seat")
"""What the addresses begin with that end in a token, where a dot names no kind of file."""

INDEX = "index.html"
TEXTS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
TYPES = TEXTS | {".ico": "image/x-icon", ".png": "image/png", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """A file of the page, as it is sent."""

    body: bytes
    packed: bytes | None
    """The same compressed, where that helps."""
    kind: str
    lasting: str
    """How long a browser may keep it: what is in `assets` has another name when it changes."""


def read_page(folder: Traversable) -> dict[str, File]:
    """Every file of a built page by its path; nothing where nothing is built."""
    return dict(_read(folder, "")) if folder.is_dir() else {}


def _read(folder: Traversable, before: str) -> Iterator[tuple[str, File]]:
    for entry in folder.iterdir():
        name = before + entry.name
        suffix = "." + name.rpartition(".")[2]
        if entry.is_dir():
            yield from _read(entry, name + "/")
        elif suffix in TYPES:
            body = entry.read_bytes()
            packed = gzip.compress(body, mtime=0) if suffix in TEXTS else None
            lasting = FOREVER if name.startswith("assets/") else ANEW
            yield name, File(body, packed, TYPES[suffix], lasting)


@cache
def built() -> Mapping[str, File]:
    """The page that this millhand comes with."""
    return read_page(files("millhand").joinpath("page"))


SCRIPT = re.compile(rb'src="/(assets/[^"]+\.js)"')


@cache
def edition() -> str:
    """Which page this millhand comes with."""
    return edition_of(built())


def edition_of(page: Mapping[str, File]) -> str:
    """Which page it is, by the name of its script, which changes with it; '' of the plain one."""
    index = page.get(INDEX)
    script = SCRIPT.search(index.body) if index else None
    return script[1].decode() if script else ""


@get(["/", "/mail/{token:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def front(request: Asked) -> Response[bytes]:
    """The page itself; also where programs that read mail may post something."""
    return _send(request, found(built(), INDEX, spoken(request)))


@get("/{path:path}", include_in_schema=False)
async def elsewhere(request: Asked, path: str) -> Response[bytes]:
    """A file of the page; or the page, which knows what its own addresses mean."""
    return _send(request, found(built(), path.strip("/"), spoken(request)))


def found(page: Mapping[str, File], name: str, language: str) -> File:
    """What is at an address; Problem where there is nothing."""
    if name in page:
        return page[name]
    first = name.split("/")[0]
    names_a_file = "." in name.rpartition("/")[2] and name != INDEX and first not in LINKS
    if names_a_file or first in ("api", "schema"):
        raise not_found("page")
    return page.get(INDEX) or File(plain_page(language), None, TYPES[".html"], ANEW)


def _send(request: Asked, file: File) -> Response[bytes]:
    headers = {"cache-control": file.lasting, "vary": "accept-encoding, accept-language"}
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.kind, headers=headers)
    headers["content-encoding"] = "gzip"
    return Response(file.packed, media_type=file.kind, headers=headers)


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
