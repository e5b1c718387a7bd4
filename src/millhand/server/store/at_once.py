"""Statements of every move: their text is made once, and then goes straight to the driver.

Only for plain numbers and texts, which all drivers take as they are.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Insert, Update

Statement = Insert | Update


def at_once(
    connection: Connection, statement: Statement, values: Mapping[str, object]
) -> CursorResult[Any]:
    """Carry out a statement that is kept somewhere; a value for each of its parameters."""
    text, names = _written(statement, connection.dialect, tuple(values))
    return connection.exec_driver_sql(text, tuple([values[name] for name in names]))


@lru_cache(64)
def _written(
    statement: Statement, dialect: Dialect, named: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """Its text in the words of a database, and the order of its parameters."""
    keys = list(named) if isinstance(statement, Insert) else None
    written = statement.compile(dialect=dialect, column_keys=keys)
    return str(written), tuple(written.positiontup or ())
