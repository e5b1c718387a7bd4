"""How much anybody may do in how many seconds; all processes count together.

What is rare and dear is counted in the database before it is done. Moves and messages are counted
here and compared with the database every second, so that they cost no time.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from millhand.server.problems import Problem
from millhand.server.store import limits
from millhand.server.store.database import Database


@dataclass(frozen=True)
class Limit:
    """So many in so many seconds."""

    most: int
    seconds: float

    @property
    def each(self) -> float:
        """Seconds after which one more may be done."""
        return self.seconds / self.most


LIMITS = {
    "guest": Limit(60, 3600),
    "account": Limit(20, 3600),
    "login": Limit(10, 300),
    "login-address": Limit(100, 600),
    "table": Limit(120, 3600),
    "record": Limit(30, 3600),
    "chat": Limit(20, 30),
    "hint": Limit(60, 600),
    "branch": Limit(60, 3600),
    "link": Limit(60, 3600),
    "notice": Limit(30, 3600),
    "socket": Limit(120, 60),
    "move": Limit(300, 60),
    "look": Limit(600, 60),
}


def too_much(what: str, seconds: float) -> Problem:
    """Not yet."""
    whole = max(1, round(seconds + 0.5))
    return Problem("too-much", 429, again_in=seconds, what=what, seconds=whole)


@dataclass
class Limits:
    """Counts what everybody does."""

    database: Database
    now: Callable[[], float]
    on: bool = True
    untold: dict[str, int] = field(default_factory=dict)
    """What was done here and not told to the database, by key."""
    until: dict[str, float] = field(default_factory=dict)
    """When allowances are whole again, as far as this process knows."""

    async def spend(self, what: str, who: str) -> None:
        """Count something dear; Problem if it is too much."""
        if not self.on:
            return
        limit, key, now = LIMITS[what], f"{what} {who}", self.now()

        def work(connection: Connection) -> float:
            return limits.spend(connection, key, now, limit.each, limit.most)

        try:
            early = await self.database.write(work, lasting=False)
        except IntegrityError:  # two processes met the same stranger at once
            early = await self.database.write(work, lasting=False)
        if early > 0:
            raise too_much(what, early)

    def count(self, what: str, who: str) -> None:
        """Count something cheap; Problem if it is too much."""
        early = self.early(what, who)
        if early > 0:
            raise too_much(what, early)
        self.note(what, who)

    def early(self, what: str, who: str) -> float:
        """Seconds by which one more of something cheap would be too early; 0 or less: it may be."""
        now = self.now()
        whole_again = max(now, self.until.get(f"{what} {who}", 0.0)) + LIMITS[what].each
        return whole_again - now - LIMITS[what].seconds if self.on else 0.0

    def note(self, what: str, who: str) -> None:
        """Count something cheap that is done already."""
        if not self.on:
            return
        key = f"{what} {who}"
        self.until[key] = max(self.now(), self.until.get(key, 0.0)) + LIMITS[what].each
        self.untold[key] = self.untold.get(key, 0) + 1

    async def compare(self) -> None:
        """Tell the database what was done here, and hear what was done elsewhere."""
        untold, self.untold = self.untold, {}
        if not untold:
            return
        now = self.now()
        spent = {key: number * _each(key) for key, number in untold.items()}
        told = await self.database.write(
            lambda connection: limits.spend_together(connection, spent, now), lasting=False
        )
        for key, until in told.items():
            self.until[key] = until + self.untold.get(key, 0) * _each(key)
        self.until = {key: until for key, until in self.until.items() if until > now}


def _each(key: str) -> float:
    return LIMITS[key.split()[0]].each


def address_of(client: tuple[str, int] | None) -> str:
    """Whom an address stands for: of IPv6 a whole household."""
    return "unknown" if client is None else _household(client[0])


@lru_cache(10_000)
def _household(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return "unknown"
    return str(address) if address.version == 4 else address.exploded[:19]
