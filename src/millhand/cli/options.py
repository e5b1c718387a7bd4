"""The arguments and options that several commands share."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game: see millhand games.")]
Json = Annotated[bool, typer.Option("--json", help="One JSON document instead of text.")]
Language = Annotated[
    str | None,
    typer.Option("--language", metavar="en|fr", help="English or French; else as in LANG."),
]
Board = Annotated[
    str | None,
    typer.Option("--board", metavar="FILE", help="Another board than the standard one."),
]
Agreed = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Players = Annotated[int | None, typer.Option(help="How many players.")]
Workers = Annotated[int, typer.Option(help="Processes that share the work.")]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="tcp://HOST:PORT", help="Let the workers of a Dask cluster do it."
    ),
]
Resume = Annotated[
    str | None,
    typer.Option(
        "--resume", metavar="FILE", help="Keep results in this file, and go on from those in it."
    ),
]
ReportingSeed = Annotated[
    int | None,
    typer.Option(help="The first seed; else the first of the block kept for reporting."),
]
