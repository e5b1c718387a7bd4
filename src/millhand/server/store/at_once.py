"""Statements of nearly every request: written out once, they go straight to the driver.

Only for plain numbers and texts, which all drivers take as they are.
"""

import sqlite3
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol

from sqlalchemy import Connection, Dialect, Insert, Select, Update
from sqlalchemy.exc import DBAPIError

Statement = Insert | Update | Select[Any]


class DriversAnswer(Protocol):
    """What comes of a statement, whoever carries it out."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed or added."""

    def fetchone(self) -> Any:
        """The next row that was found, or None."""


def at_once(
    connection: Connection, statement: Statement, values: Mapping[str, object]
) -> DriversAnswer:
    """Carry out a statement that is kept somewhere, with a value for each of its parameters."""
    text, names = _written(statement, connection.dialect, tuple(values))
    said = tuple([values[name] for name in names])
    driver: Any = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        return connection.exec_driver_sql(text, said)
    try:
        return driver.execute(text, said)
    except sqlite3.Error as error:  # told as everything else tells it
        raise DBAPIError.instance(text, None, error, sqlite3.Error, True) from error


@lru_cache(64)
def _written(
    statement: Statement, dialect: Dialect, named: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """Its text in the words of a database, and the order of its parameters."""
    keys = list(named) if isinstance(statement, Insert) else None
    written = statement.compile(dialect=dialect, column_keys=keys)
    return str(written), tuple(written.positiontup or ())
