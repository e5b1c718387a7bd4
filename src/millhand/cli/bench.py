"""`millhand bench`: how fast, how large, how rich."""

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import Board, Json
from millhand.cli.output import console, progress, put_json, say, table
from millhand.cli.reading import board_file
from millhand.cli.version import version_line

if TYPE_CHECKING:
    from rich.table import Table

    from millhand.arena.bench import Bench, Spread

LEAST_SECONDS = 0.05
MOST_SECONDS = 3600.0


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; else all of them.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many players; else every number in turn.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays: random or rambler.")] = "random",
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 2.0,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Measure decisions and games per second, copies, menus and memory; one thread, CPU time."""
    from dataclasses import asdict

    from millhand.arena.bench import SLICES, manner_of, measure

    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise WrongInput(
            f"--seconds must be between {LEAST_SECONDS:g} and {MOST_SECONDS:g}, not {seconds:g}"
        )
    manner_of(bot)
    if board is not None and game is None:
        raise WrongInput("--board needs the game that the board is for")
    found, file = _tables(game, players), board_file(board)
    benches = []
    with progress("measuring", len(found) * SLICES, as_json) as advance:
        for name, count in found:
            benches.append(measure(name, count, bot, seconds, advance, file))
    if as_json:
        put_json([asdict(one) for one in benches])
    else:
        _show(benches)


def _tables(game: str | None, players: int | None) -> list[tuple[str, int]]:
    """The games and player counts to be measured."""
    from millhand.match.opening import find_game, open_game
    from millhand.shelf import SHELF

    games = list(SHELF.values()) if game is None else [find_game(SHELF, game)]
    if players is not None:
        for one in games:
            open_game(SHELF, one.name, players)
    counts = {one.name: one.players if players is None else (players,) for one in games}
    return [(name, count) for name, numbers in counts.items() for count in numbers]


def _show(benches: "list[Bench]") -> None:
    """A table for each game, a column for each number of players."""
    out = console()
    say(out, f"{version_line()}, bot {benches[0].bot}, one thread, CPU time")
    for game, some in groupby(benches, key=lambda one: one.game):
        out.print(_columns(game, list(some)))


def _columns(game: str, benches: "list[Bench]") -> "Table":
    heads = [f"{one.players} players" for one in benches]
    grid = table(game, *heads, numbers_from=1)
    rows = {
        "decisions/s": [f"{one.decisions_per_second:,.0f}" for one in benches],
        "  called from Python": [f"{one.called_decisions_per_second:,.0f}" for one in benches],
        "games/s": [f"{one.games_per_second:,.1f}" for one in benches],
        "copy, ns": [f"{one.copy_ns:,.0f}" for one in benches],
        "first menu: mean, p95, max": [_spread(one.first_menu) for one in benches],
        "complete moves: mean, p95, max": [_spread(one.complete_moves) for one in benches],
        "bytes per table": [_bytes(one.bytes_per_table) for one in benches],
        "  of them cells": [f"{one.bytes_of_cells:,}" for one in benches],
        "checksum": [one.checksum for one in benches],
    }
    for name, cells in rows.items():
        grid.add_row(name, *cells)
    return grid


def _spread(one: "Spread") -> str:
    return f"{one.mean:.1f}, {one.p95}, {one.max}"


def _bytes(number: int | None) -> str:
    return "?" if number is None else f"{number:,}"
