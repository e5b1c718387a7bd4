"""Who asks: found from a request or a socket, by cookie and language."""

from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from millhand.server.access import Asker
from millhand.server.defence.limits import address_of
from millhand.server.engine.sentences import LANGUAGES
from millhand.server.hall import Hall

COOKIE = "millhand"
SECURE_COOKIE = "__Host-millhand"
"""Under TLS: a browser then takes it from nobody else."""

LANGUAGE = "millhand.language"
"""Where the language of the asker is noted, for answers that say what is wrong."""

Connection = ASGIConnection[Any, Any, Any, Any]


def is_secure(connection: Connection) -> bool:
    """Whether the asker speaks to us, or to the proxy before us, under TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    """What the session's cookie is called."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


async def find_asker(connection: Connection, hall: Hall) -> Asker:
    """Whoever asks."""
    token = _token(connection)
    person = await hall.porter.who(token)
    language = spoken(connection, None if person is None else person.language)
    connection.scope["state"][LANGUAGE] = language
    return Asker(person, language, address_of(connection.scope["client"]), token)


def _token(connection: Connection) -> str | None:
    """The session's token, which is plain: no cookie of ours is quoted."""
    name = cookie_name(connection)
    for cookie in _header(connection, b"cookie").split(";"):
        key, _, value = cookie.strip().partition("=")
        if key == name:
            return value
    return None


def spoken(connection: Connection, habit: str | None = None) -> str:
    """The language said in the address, or the person's, or the browser's."""
    said = connection.query_params.get("language") if connection.scope["query_string"] else None
    if said in LANGUAGES:
        return str(said)
    if habit in LANGUAGES:
        return str(habit)
    return preferred(_header(connection, b"accept-language"))


def _header(connection: Connection, name: bytes) -> str:
    """What a header says; all headers together would take longer to read."""
    for one, value in connection.scope["headers"]:
        if one == name:
            return value.decode("latin-1")
    return ""


@lru_cache(1000)
def preferred(accepted: str) -> str:
    """The first language of a browser's list that we speak."""
    ranked = []
    for place, entry in enumerate(accepted.split(",")[:20]):
        name, _, quality = entry.strip().partition(";q=")
        ranked.append((-_number(quality), place, name[:2].lower()))
    return next((name for _, _, name in sorted(ranked) if name in LANGUAGES), LANGUAGES[0])


def _number(quality: str) -> float:
    try:
        return float(quality or 1)
    except ValueError:
        return 0.0
