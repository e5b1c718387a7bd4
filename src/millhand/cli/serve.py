"""`millhand serve`: tables for people and bots, behind a page."""

from typing import Annotated

import typer

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
    bots: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help="A bot of your own to offer (FILE.py:CLASS, exec:…)."),
    ] = None,
    address: Annotated[
        str, typer.Option(metavar="URL", help="What people type, if a proxy stands before it.")
    ] = "",
    proxies: Annotated[
        str, typer.Option(metavar="IP,…", help="Proxies that may say for whom they ask.")
    ] = "127.0.0.1",
    smtp: Annotated[
        str, typer.Option(metavar="URL", help="smtp://… or smtps://…: who sends mail; else none.")
    ] = "",
    mail_from: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Whom mail to players is from.")
    ] = "",
    allow_private_webhooks: Annotated[
        bool, typer.Option(help="Let webhooks call addresses of this network.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page when it answers.")
    ] = True,
) -> None:
    """Serve tables by HTTP and sockets until stopped; prints the address when it answers."""
    from millhand.server.serving import serve as run
    from millhand.server.settings import Settings, database_address, from_environment

    within("--port", port, 0, 65535)
    within("--workers", workers, 1, MOST_PROCESSES)
    within("--thinkers", thinkers, 1, MOST_PROCESSES)
    run(
        Settings(
            host=host,
            port=port,
            database=database_address(database or from_environment("database"), data),
            workers=workers,
            thinkers=thinkers,
            bots=tuple(bots or ()),
            address=address,
            proxies=proxies,
            browser=browser,
            smtp=smtp or from_environment("smtp") or "",
            mail_from=mail_from,
            private_webhooks=allow_private_webhooks,
            limits=from_environment("limits") != "off",
        )
    )
