"""Requests that change something, and sockets, come from our own pages or from no page at all."""

from collections.abc import Iterable
from urllib.parse import urlsplit

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def is_foreign(headers: Iterable[tuple[bytes, bytes]], address: str) -> bool:
    """Whether a browser says that another site's page sends this."""
    said = dict(headers)
    origin = said.get(b"origin")
    if origin is None:  # a program, or a browser that speaks of its site in another way
        return said.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin")
    host = said.get(b"host", b"").decode("latin-1")
    own = {host.lower(), urlsplit(address).netloc.lower()} - {""}
    try:
        return urlsplit(origin.decode("latin-1").lower()).netloc not in own
    except ValueError:
        return True
