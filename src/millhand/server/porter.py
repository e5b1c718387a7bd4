"""The porter knows people by their sessions, lets them in and sees them off."""

from collections.abc import Callable
from hashlib import sha256
from secrets import token_urlsafe

from millhand.server.store import people
from millhand.server.store.database import Database
from millhand.server.store.people import Person

TOKEN_BYTES = 32
ID_BYTES = 12
DAY = 86400.0
LONGEST_ABSENCE = 400 * DAY
"""Seconds after which a session that was not used is over."""
REMEMBERED = 60.0
"""Seconds for which a session is not looked up again, where nobody says that it has changed."""
MOST_REMEMBERED = 100_000


def new_id() -> str:
    """A name for a person or a table that nobody can guess."""
    return token_urlsafe(ID_BYTES)


def key_of(token: str) -> str:
    """What is kept of a session's token."""
    return sha256(token.encode()).hexdigest()


class Porter:
    """Sessions."""

    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.remembered: dict[str, tuple[float, Person]] = {}
        """By token: until when, and whose."""

    async def who(self, token: str | None) -> Person | None:
        """Whose session a token is."""
        if not token:
            return None
        now = self.now()
        until, person = self.remembered.get(token, (0.0, None))
        if person is not None and until > now:
            return person
        return await self._look_up(token, now)

    async def _look_up(self, token: str, now: float) -> Person | None:
        key = key_of(token)
        found = await self.database.read(
            lambda connection: people.find_session(connection, key, now - LONGEST_ABSENCE),
            quick=True,
        )
        if found is None:
            self.remembered.pop(token, None)
            return None
        person, seen_at = found
        if seen_at < now - DAY:
            await self.database.write(
                lambda connection: people.see_session(connection, key, now), lasting=False
            )
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[token] = (now + REMEMBERED, person)
        return person

    async def let_in(self, person: Person) -> str:
        """A new session; returns its token."""
        token, now = token_urlsafe(TOKEN_BYTES), self.now()
        await self.database.write(
            lambda connection: people.add_session(connection, key_of(token), person.id, now)
        )
        return token

    async def see_off(self, token: str, person: Person) -> None:
        """End a session."""
        key = key_of(token)
        await self.database.write(lambda connection: people.end_session(connection, key, person.id))
        self.remembered.pop(token, None)

    def forget(self, person: str) -> None:
        """Look up all sessions of a person again."""
        for token, (_, known) in list(self.remembered.items()):
            if known.id == person:
                del self.remembered[token]

    def forget_everybody(self) -> None:
        """Look up all sessions again."""
        self.remembered.clear()
