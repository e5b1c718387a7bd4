"""`millhand ladder`: how far the bots stand above one another."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.crews import check_crew, crew_for
from millhand.cli.duel import document as duel_document
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
    from rich.table import Table

    from millhand.arena.ladder import Ladder
    from millhand.arena.simulate import Plan


def ladder(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Some bots; else all that answer at once.")
    ] = None,
    games: Annotated[
        int,
        typer.Option(help="How many games of each pair (rounded up, so that seats are equal)."),
    ] = 100,
    seed: ReportingSeed = None,
    workers: Workers = 1,
    cluster: ClusterAddress = None,
    resume: Resume = None,
    option: Agreed = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Let every pair of bots duel and every bot play alone; ratings and points, with bounds."""
    from millhand.arena.ladder import climb, games_of

    check_games(games)
    check_crew(workers, cluster, resume)
    names = levels(bots)
    plan, opened = make_plan(game, players, names, seed, option, board)
    total = games_of(len(names), games, plan.players)
    with (
        crew_for(workers, cluster, resume, plan.deciding) as crew,
        progress(f"{total} games", total, as_json) as advance,
    ):
        found = climb(plan, games, crew, advance)
    if as_json:
        put_json(terms(plan, opened) | document(found))
    else:
        _show(plan, found)


def levels(said: str | None) -> list[str]:
    """The bots that were named, or all that answer at once; the weakest first, guests last."""
    from millhand.bots.outside import call_in
    from millhand.bots.roster import QUICK, ROSTER

    names = list(QUICK) if said is None else [name.strip() for name in said.split(",")]
    call_in(names)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise WrongInput("ladder_needs_two_bots", words=",".join(names))
    known = list(ROSTER)
    return sorted(names, key=lambda name: known.index(name) if name in known else len(known))


def document(ladder: "Ladder") -> dict[str, Any]:
    """A ladder as data: the bots, then the duels with all their games."""
    told = []
    for bot in ladder.bots:
        above = ladder.over_the_level_below(bot)
        told.append(
            {
                "bot": bot,
                "rating": asdict(ladder.ratings[bot]),
                "self_play": asdict(ladder.alone[bot]),
                "over_the_level_below": None if above is None else asdict(above),
            }
        )
    duels = [{"bots": list(pair)} | duel_document(duel) for pair, duel in ladder.duels.items()]
    return {"levels": told, "duels": duels}


def _show(plan: "Plan", ladder: "Ladder") -> None:
    out = console()
    duel, alone = next(iter(ladder.duels.values())), ladder.alone[ladder.bots[0]]
    say(
        out,
        f"{plan.game} with {plan.players} players, seeds from {plan.seed}: {duel.games} games of "
        f"each pair ({len(duel.rounds)} seeds, each in {len(duel.rounds[0])} ways of sitting), "
        f"{alone.games} of each bot alone. Bounds hold 95 %.",
    )
    out.print(_levels(ladder))
    out.print()
    out.print(_duels(ladder))


def _levels(ladder: "Ladder") -> "Table":
    grid = table(
        "bot", "rating", "alone: points", "winner", "best", "× fair share, level below",
        numbers_from=1,
    )  # fmt: skip
    for bot in ladder.bots:
        alone, above = ladder.alone[bot], ladder.over_the_level_below(bot)
        grid.add_row(
            bot,
            bounded(ladder.ratings[bot], 0),
            bounded(alone.points, 1),
            bounded(alone.winner, 1),
            str(alone.best),
            "" if above is None else bounded(above, 2),
        )
    return grid


def _duels(ladder: "Ladder") -> "Table":
    grid = table("duel", "wins, %", "× fair share", "points", "difference", numbers_from=1)
    for (one, other), duel in ladder.duels.items():
        grid.add_row(
            f"{one} – {other}",
            bounded(duel.win_share(one), 1, 100),
            bounded(duel.times_fair_share(one), 2),
            f"{duel.points(one).mean:.1f} – {duel.points(other).mean:.1f}",
            bounded(duel.difference(), 1),
        )
    return grid
