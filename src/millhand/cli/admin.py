"""`millhand admin`: for whoever runs a server: list, export, delete, reset the link of a seat."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.options import Json
from millhand.cli.output import put_json
from millhand.cli.reading import within

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST_LISTED = 100_000

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="The database, as for millhand serve.")
]
Data = Annotated[
    str | None, typer.Option(metavar="DIR", help="The folder for data, as for millhand serve.")
]
Id = Annotated[str, typer.Argument(metavar="ID", help="The id of a table or of a person.")]

admin = typer.Typer(rich_markup_mode=None, suggest_commands=False)


def _do(database: str | None, data: str | None, work: "Callable[[Connection], Any]") -> Any:
    from millhand.server.administering import at_the_database
    from millhand.server.settings import database_address, from_environment

    return at_the_database(database_address(database or from_environment("database"), data), work)


@admin.command("list", short_help="The tables that were touched last.")
def list_tables(
    most: Annotated[int, typer.Option(help="How many at most.")] = 50,
    database: Database = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """List tables with those who sit there, the last touched first."""
    from millhand.server import administering

    within("--most", most, 1, MOST_LISTED)
    found = _do(database, data, lambda connection: administering.list_tables(connection, most))
    if as_json:
        put_json({"tables": found})
        return
    for table in found:
        names = ", ".join(seat["name"] or "-" for seat in table["seats"])
        print(table["table"], table["status"], table["game"], f"{table['moves']} rows", names)


@admin.command("export", short_help="A table with its record, or all that is kept of a person.")
def export(id: Id, database: Database = None, data: Data = None) -> None:
    """Print all that is kept of a table or a person as one JSON document."""
    from millhand.server import administering

    put_json(_do(database, data, lambda connection: administering.export(connection, id)))


@admin.command("delete", short_help="Forget a table or a person.")
def delete(id: Id, database: Database = None, data: Data = None, as_json: Json = False) -> None:
    """Delete a table with its journal and chat, or a person with everything of theirs."""
    from millhand.server import administering

    what = _do(database, data, lambda connection: administering.delete(connection, id))
    if as_json:
        put_json({"deleted": what, "id": id})
    else:
        print(f"{what} {id} is deleted")


@admin.command("seat-link", short_help="A new link back to a seat; older ones die.")
def seat_link(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The seat, from 0 on.")],
    database: Database = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Make a new way back for a guest who has lost theirs."""
    from millhand.server import administering

    link = _do(database, data, lambda connection: administering.reset_link(connection, table, seat))
    if as_json:
        put_json({"link": link})
    else:
        print(link)
