"""`millhand duel`: two bots against each other, fairly seated."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.crews import check_crew, crew_for
from millhand.cli.errors import WrongInput
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
from millhand.cli.plans import bounded, check_games, make_plan, terms

if TYPE_CHECKING:
    from millhand.arena.duel import Duel
    from millhand.arena.simulate import Plan


def duel(
    first: Annotated[str, typer.Argument(metavar="A", help="A bot: see millhand bots.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another bot.")],
    game: GameName,
    players: Players = None,
    games: Annotated[
        int, typer.Option(help="How many games; rounded up, so that seats are equal.")
    ] = 100,
    seed: ReportingSeed = None,
    workers: Workers = 1,
    cluster: ClusterAddress = None,
    resume: Resume = None,
    option: Agreed = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Let two bots play the same seeds in every way of sitting; who wins how often, with bounds."""
    from millhand.arena.duel import fight, line_ups, seeds_for

    check_games(games)
    check_crew(workers, cluster, resume)
    if first == second:
        raise WrongInput("no_duel_with_oneself", bot=first)
    plan, opened = make_plan(game, players, (first, second), seed, option, board)
    seeds, sittings = seeds_for(games, plan.players), len(line_ups(first, second, plan.players))
    with (
        crew_for(workers, cluster, resume, plan.deciding) as crew,
        progress(f"{seeds * sittings} games", seeds * sittings, as_json) as advance,
    ):
        found = fight(plan, seeds, crew, advance)
    if as_json:
        put_json(terms(plan, opened) | document(found))
    else:
        _show(plan, found, games)


def document(duel: "Duel") -> dict[str, Any]:
    """A duel as data: what came out, then game by game."""
    return {
        "games": duel.games,
        "seeds": {"first": duel.rounds[0][0].seed, "count": len(duel.rounds)},
        "line_ups": [list(bout.line_up) for bout in duel.rounds[0]],
        "seconds": round(duel.seconds, 6),
        "moves": duel.decisions,
        "moves_per_second": moves_per_second(duel),
        "results": {
            bot: {
                "win_share": asdict(duel.win_share(bot)),
                "times_fair_share": asdict(duel.times_fair_share(bot)),
                "points": asdict(duel.points(bot)),
            }
            for bot in duel.bots
        },
        "difference": asdict(duel.difference()),
        "bouts": [asdict(bout) for bouts in duel.rounds for bout in bouts],
    }


def moves_per_second(duel: "Duel") -> float:
    """Complete moves of both bots in a second of one core."""
    return duel.decisions / max(duel.seconds, 1e-9)


def _show(plan: "Plan", duel: "Duel", games: int) -> None:
    out, sittings = console(), len(duel.rounds[0])
    say(
        out,
        f"{duel.games} games of {plan.game} with {plan.players} players: {len(duel.rounds)} seeds "
        f"from {plan.seed}, each in {sittings} ways of sitting; "
        f"{moves_per_second(duel):,.0f} moves/s",
    )
    if duel.games != games:
        say(out, f"{games} games were asked for; whole rounds of {sittings} make it {duel.games}.")
    grid = table("bot", "wins, %", "times its fair share", "points", numbers_from=1)
    for bot in duel.bots:
        grid.add_row(
            bot,
            bounded(duel.win_share(bot), 1, 100),
            bounded(duel.times_fair_share(bot), 2),
            bounded(duel.points(bot), 1),
        )
    out.print(grid)
    first, second = duel.bots
    difference = bounded(duel.difference(), 1)
    say(out, f"Points of {first} less those of {second}: {difference}. Bounds hold 95 %.")
