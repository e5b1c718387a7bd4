"""Bringing a database to the schema of this millhand, whatever released one it has."""

from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from millhand.server.store.database import Database

LOCK = 0x6D696C6C68616E64
"""Processes that start together wait for each other; the number is `millhand` in ASCII."""


class TooNew(Exception):
    """The database belongs to a newer millhand; this one does not know what it means."""


def steps(connection: Connection | None = None) -> Config:
    """Alembic's settings."""
    settings = Config()
    settings.set_main_option("script_location", "millhand.server.store:migrations")
    settings.attributes["connection"] = connection
    return settings


def newest() -> str | None:
    """The schema of this millhand."""
    return ScriptDirectory.from_config(steps()).get_current_head()


async def migrate(database: Database) -> None:
    """Bring a database up to date; TooNew if it is beyond that."""
    await database.write(_migrate)


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    present = MigrationContext.configure(connection).get_current_revision()
    known: Any = [step.revision for step in ScriptDirectory.from_config(steps()).walk_revisions()]
    if present is not None and present not in known:
        raise TooNew(present)
    command.upgrade(steps(connection), "head")
