"""`millhand style`: how the games of a bot look."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.crews import check_crew, crew_for
from millhand.cli.options import (
    Agreed,
    Board,
    ClusterAddress,
    GameName,
    Json,
    Players,
    ReportingSeed,
    Resume,
    Workers,
)
from millhand.cli.output import console, progress, put_json, say, table
from millhand.cli.plans import check_games, make_plan, terms

if TYPE_CHECKING:
    from rich.console import Console

    from millhand.arena.simulate import Plan
    from millhand.arena.style import Band, Style

WHOLE = "whole game"


def style(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A bot: see millhand bots.")],
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: ReportingSeed = None,
    workers: Workers = 1,
    cluster: ClusterAddress = None,
    resume: Resume = None,
    option: Agreed = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Say how a bot plays when it sits everywhere: links, loans, flips, moves, points, money."""
    from dataclasses import replace

    from millhand.arena.style import style_of

    check_games(games)
    check_crew(workers, cluster, resume)
    plan, opened = make_plan(game, players, [bot], seed, option, board)
    plan = replace(plan, bots=(bot,) * plan.players)
    with (
        crew_for(workers, cluster, resume, plan.deciding) as crew,
        progress(f"{games} games", games, as_json) as advance,
    ):
        found = style_of(plan, games, crew, advance)
    if as_json:
        put_json(terms(plan, opened) | {"seed": plan.seed} | document(found))
    else:
        _show(plan, found)


def document(style: "Style") -> dict[str, Any]:
    """A style as data; each number is a band over all seats of all games."""
    told = asdict(style)
    told["deeds"] = {
        deed: {era or WHOLE: band for era, band in eras.items()}
        for deed, eras in told["deeds"].items()
    }
    return told


def _show(plan: "Plan", style: "Style") -> None:
    out = console()
    say(
        out,
        f"{style.games} games of {plan.game} with {plan.players} players, all {plan.bots[0]}, "
        f"seeds from {plan.seed}. For each seat and game: the mean, and from the tenth to the "
        "ninetieth of a hundred.",
    )
    eras = next(iter(style.deeds.values()))
    grid = table("", *(era or WHOLE for era in eras), numbers_from=1)
    for deed, bands in style.deeds.items():
        grid.add_row(deed, *(_band(band) for band in bands.values()))
    out.print(grid)
    for title, rows in (
        ("moves", style.moves),
        ("points from", style.sources | {"in all": style.points}),
        ("at the end", {"money": style.money}),
    ):
        _rows(out, title, rows)


def _rows(out: "Console", title: str, rows: "dict[str, Band]") -> None:
    out.print()
    grid = table(title, WHOLE, numbers_from=1)
    for name, band in rows.items():
        grid.add_row(name, _band(band))
    out.print(grid)


def _band(band: "Band") -> str:
    return f"{band.mean:.1f} ({band.p10} to {band.p90})"
