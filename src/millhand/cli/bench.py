"""`millhand bench`: how fast, how large, how rich."""

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.errors import WrongInput
from millhand.cli.options import Board, Json
from millhand.cli.output import console, progress, put_json, say, table
from millhand.cli.reading import board_file, out_of_range
from millhand.cli.version import version_line

if TYPE_CHECKING:
    from rich.table import Table

    from millhand.arena.bench import Bench, Spread
    from millhand.arena.bench_thinkers import ThinkerBench

LEAST_SECONDS = 0.05
MOST_SECONDS = 3600.0


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; else all of them.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many players; else every number in turn.")
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays: see millhand bots.")] = "random",
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 2.0,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Measure decisions and games per second, copies, menus and memory; one thread, CPU time.

    Of bots that search: moves, nodes (positions tried) and rolls (tables played on) per second.
    """
    from dataclasses import asdict

    from millhand.arena.bench import SLICES, measure, menu_bot
    from millhand.arena.bench_thinkers import is_thinker, measure_thinker

    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        bounds = (f"{LEAST_SECONDS:g}", f"{MOST_SECONDS:g}")
        raise out_of_range("--seconds", f"{seconds:g}", *bounds)
    thinks = is_thinker(bot)
    if not thinks:
        menu_bot(bot)
    if board is not None and game is None:
        raise WrongInput("board_needs_its_game")
    found, file = _tables(game, players, bot), board_file(board)
    benches: list[Bench | ThinkerBench] = []
    with progress("measuring", len(found) * SLICES, as_json) as advance:
        for name, count in found:
            how = measure_thinker if thinks else measure
            benches.append(how(name, count, bot, seconds, advance, file))
    if as_json:
        put_json({"tables": [asdict(one) for one in benches]})
    else:
        _show(benches)


def _tables(game: str | None, players: int | None, bot: str) -> list[tuple[str, int]]:
    """The games and player counts to be measured."""
    from millhand.bots.outside import make_sure_all_play
    from millhand.match.agreement import find_game, open_game
    from millhand.shelf import SHELF

    games = list(SHELF.values()) if game is None else [find_game(SHELF, game)]
    counts = {one.name: one.players if players is None else (players,) for one in games}
    tables = [(name, count) for name, numbers in counts.items() for count in numbers]
    for name, count in tables:
        make_sure_all_play([bot], open_game(SHELF, name, count))
    return tables


def _show(benches: "Sequence[Bench | ThinkerBench]") -> None:
    """A table for each game, a column for each number of players."""
    out = console()
    say(out, f"{version_line()}, bot {benches[0].bot}, one thread, CPU time")
    for game, some in groupby(benches, key=lambda one: one.game):
        out.print(_columns(game, list(some)))


def _columns(game: str, benches: "Sequence[Bench | ThinkerBench]") -> "Table":
    grid = table(game, *(f"{one.players} players" for one in benches), numbers_from=1)
    columns = [_speeds(one) | _sizes(one) for one in benches]
    for name in columns[0]:
        grid.add_row(name, *(column[name] for column in columns))
    return grid


def _speeds(one: "Bench | ThinkerBench") -> dict[str, str]:
    """How fast it is, by the names of rows."""
    from millhand.arena.bench import Bench

    if isinstance(one, Bench):
        return {
            "decisions/s": f"{one.decisions_per_second:,.0f}",
            "  called from Python": f"{one.called_decisions_per_second:,.0f}",
            "games/s": f"{one.games_per_second:,.1f}",
        }
    return {
        "moves/s": f"{one.moves_per_second:,.1f}",
        "nodes/s": f"{one.nodes_per_second:,.0f}",
        "nodes per move": f"{one.nodes_per_move:,.0f}",
        "rolls/s": f"{one.rolls_per_second:,.0f}",
    }


def _sizes(one: "Bench | ThinkerBench") -> dict[str, str]:
    """How large and how rich it is."""
    return {
        "copy, ns": f"{one.copy_ns:,.0f}",
        "first menu: mean, p95, max": _spread(one.first_menu),
        "complete moves: mean, p95, max": _spread(one.complete_moves),
        "bytes per table": _bytes(one.bytes_per_table),
        "  of them cells": f"{one.bytes_of_cells:,}",
        "checksum": one.checksum,
    }


def _spread(one: "Spread") -> str:
    return f"{one.mean:.1f}, {one.p95}, {one.max}"


def _bytes(number: int | None) -> str:
    return "?" if number is None else f"{number:,}"
