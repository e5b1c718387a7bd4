"""Keys that only the server knows, made when they are first needed and the same everywhere."""

from secrets import token_bytes

from sqlalchemy import Connection, insert, select

from millhand.server.store.schema import secret

KEY_BYTES = 32


def keep_secret(connection: Connection, name: str) -> bytes:
    """The key of this name."""
    known = connection.scalar(select(secret.c.value).where(secret.c.name == name))
    if known is None:
        known = token_bytes(KEY_BYTES)
        connection.execute(insert(secret).values(name=name, value=known))
    return bytes(known)
