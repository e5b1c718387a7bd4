"""What whoever starts the server may decide, with defaults for a table at home."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

from millhand.face.faults import Faulty

POSTGRES = "postgresql"
EXAMPLES = ("postgresql://user@host/name", "sqlite:///path/of/a/file")


class BadSettings(Faulty):
    """Something that cannot be set so; says what would be right."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens, what it keeps its tables in, how many processes share the work."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one."""
    database: str
    """An address as SQLAlchemy writes them, with its driver."""
    workers: int = 1
    thinkers: int = 2
    """Processes in which bots think, for each server process."""
    budget: float = 20.0
    """Seconds after which a bot's move is no longer waited for."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere that are offered beside our own, as they are named on a command line."""
    browser: bool = False
    address: str = ""
    """What people type to come here, where that is not what the server listens at."""
    proxies: str = "127.0.0.1"
    """Who may say for whom a request is made: reverse proxies."""
    waiting_days: float = 7
    """Days after which a table that nobody has touched and that was not started is given up."""
    private_webhooks: bool = False
    """Whether notices may go to addresses of this machine and its network."""
    smtp: str = ""
    """The server that mail is sent by; none: no mail."""
    mail_from: str = ""
    limits: bool = True
    """Whether anybody may do only so much in so many seconds; tests of load switch it off."""

    @property
    def is_shared(self) -> bool:
        """Whether several processes may write at once, and tell each other."""
        return self.database.startswith(POSTGRES)


def database_address(said: str | None, data: str | None) -> str:
    """The database that is meant: as said, or a SQLite file in the folder for data."""
    if not said:
        folder = Path(data) if data else _own_folder()
        return f"sqlite:///{folder / 'millhand.sqlite'}"
    kind, colon, rest = said.partition("://")
    name, _, driver = kind.partition("+")
    if name in (POSTGRES, "postgres") and colon and driver in ("", "asyncpg"):
        return f"{POSTGRES}+asyncpg://{rest}"
    if name == "sqlite" and colon and not driver and rest.strip("/"):
        return said
    raise BadSettings("database_is_unclear", examples=list(EXAMPLES))


def _own_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("millhand", appauthor=False)


def from_environment(name: str, environment: Mapping[str, str] = os.environ) -> str | None:
    """A setting that should not stand on a command line, where every user of a machine sees it."""
    return environment.get(f"MILLHAND_{name.upper()}") or None
