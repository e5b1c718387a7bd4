"""`millhand simulate`: bots against bots, many times."""

import os
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli import INTERRUPTED
from millhand.cli.crews import check_crew, crew_for
from millhand.cli.errors import WrongInput, tell_fault
from millhand.cli.options import (
    Agreed,
    Board,
    ClusterAddress,
    GameName,
    Json,
    Players,
    Resume,
    Workers,
)
from millhand.cli.output import console, progress, put_json, say, table
from millhand.cli.plans import check_games, make_plan
from millhand.cli.reading import language_of, players_for
from millhand.face.faults import Fault, system_fault

if TYPE_CHECKING:
    from millhand.arena.simulate import Plan, Result


def simulate(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B,…", help="A bot for each seat, or one that sits everywhere."),
    ] = "random",
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next has the next.")] = 1,
    workers: Workers = 1,
    cluster: ClusterAddress = None,
    resume: Resume = None,
    option: Agreed = None,
    board: Board = None,
    save: Annotated[
        str | None, typer.Option(metavar="DIR", help="A folder for the record of every game.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games and say who won; the seed decides it, the workers do not."""
    from dataclasses import replace

    from millhand.arena.simulate import Stopped
    from millhand.arena.simulate import simulate as play_games
    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF

    check_games(games)
    check_crew(workers, cluster, resume)
    names = [name.strip() for name in bots.split(",")]
    count = players_for(find_game(SHELF, game), players, names)
    plan, opened = make_plan(game, count, names, seed, option, board)
    plan = replace(plan, bots=seated(names, count))
    kept_in = None if save is None else folder(save)
    if kept_in is not None and resume is None:
        make_sure_nothing_is_lost(plan, games, kept_in)
    try:
        with (
            crew_for(workers, cluster, resume, plan.deciding) as crew,
            progress(f"{games} games", games, as_json) as advance,
        ):
            result = play_games(plan, games, crew, advance, kept_in)
    except Stopped as stopped:
        [result] = stopped.results
    played = len(result.scores)
    if as_json:
        put_json(document(plan, played, result))
    elif played:
        _show(plan, opened.colours, played, result)
        if kept_in is not None:
            say(console(), f"The records are in {kept_in}.")
    if played < games:
        tell_fault(Fault("stopped_after", played=played, games=games), language_of(None))
        raise typer.Exit(INTERRUPTED)


def make_sure_nothing_is_lost(plan: "Plan", games: int, save: Path) -> None:
    """Records are written beside others, never over them."""
    there = {file.name for file in save.iterdir()}
    for number in range(games if there else 0):
        if plan.record_name(number) in there:
            file = str(save / plan.record_name(number))
            raise WrongInput("record_would_be_lost", file=file)


def seated(names: list[str], players: int) -> tuple[str, ...]:
    """A bot for each seat; one name alone sits on all of them."""
    if len(names) not in (1, players):
        raise WrongInput("bots_do_not_fit", bots=len(names), players=players)
    return tuple(names) if len(names) == players else tuple(names) * players


def folder(name: str) -> Path:
    """A folder for records, made if it is not there."""
    if not name.strip():
        raise WrongInput("folder_has_no_name")
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongInput("records_have_no_folder", folder=name, fault=system_fault(error)) from None
    if not os.access(name, os.W_OK | os.X_OK):
        fault = Fault("permission_denied")
        raise WrongInput("records_have_no_folder", folder=name, fault=fault)
    return Path(name)


def document(plan: "Plan", games: int, result: "Result") -> dict[str, object]:
    """The simulation as data, game by game."""
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "games": games,
        "seed": plan.seed,
        "seconds": round(result.seconds, 6),
        "decisions": result.decisions,
        "actions": result.actions,
        "scores": [result.scores[number] for number in range(games)],
        "winners": [result.winners[number] for number in range(games)],
    }


def shares(wins: Fraction) -> str:
    """Whole wins, and what is shared: `12`, `12 1/2`, `1/3`."""
    whole, rest = divmod(wins, 1)
    return " ".join(str(part) for part in (whole, rest) if part) or "0"


def _show(plan: "Plan", colours: tuple[str, ...], games: int, result: "Result") -> None:
    out = console()
    seconds = max(result.seconds, 1e-9)
    say(
        out,
        f"{games} games of {plan.game} with {plan.players} players, seed {plan.seed}: "
        f"{seconds:.2f} s of computing, {result.actions / seconds:,.0f} actions/s",
    )
    grid = table("seat", "bot", "mean", "best", "wins", numbers_from=2)
    for seat, (colour, bot) in enumerate(zip(colours, plan.bots, strict=True)):
        points = [result.scores[number][seat] for number in range(games)]
        wins = sum(Fraction(1, len(won)) for won in result.winners.values() if seat in won)
        mean = sum(points) / games
        grid.add_row(colour, bot, f"{mean:.1f}", str(max(points)), shares(Fraction(wins)))
    out.print(grid)
