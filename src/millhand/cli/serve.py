"""`millhand serve`: tables for people and bots, behind a page."""

from typing import Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.reading import within

MOST_PROCESSES = 64


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at; 0: any free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="postgresql://…; else a file in the folder for data."),
    ] = None,
    data: Annotated[
        str | None, typer.Option(metavar="DIR", help="The folder for data; else the user's.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Server processes; several need PostgreSQL.")] = 1,
    thinkers: Annotated[int, typer.Option(help="Processes in which bots think, for each.")] = 2,
    address: Annotated[
        str, typer.Option(metavar="URL", help="What people type, if a proxy stands before it.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(metavar="IP,…", help="Proxies that may say for whom they ask.")
    ] = "127.0.0.1",
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page when it answers.")
    ] = True,
) -> None:
    """Serve tables by HTTP and sockets until stopped; prints the address when it answers."""
    from millhand.server.serving import serve as run
    from millhand.server.settings import (
        BadSettings,
        Settings,
        database_address,
        from_environment,
    )

    within("--port", port, 0, 65535)
    within("--workers", workers, 1, MOST_PROCESSES)
    within("--thinkers", thinkers, 1, MOST_PROCESSES)
    try:
        settings = Settings(
            host=host,
            port=port,
            database=database_address(database or from_environment("database"), data),
            workers=workers,
            thinkers=thinkers,
            address=address,
            proxies=proxies,
            browser=browser,
            limits=from_environment("limits") != "off",
        )
        run(settings)
    except BadSettings as error:
        raise WrongInput(str(error)) from error
