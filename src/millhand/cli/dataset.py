"""`millhand dataset`: many games of bots as tables for whoever studies or learns."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.crews import check_crew, crew_for
from millhand.cli.errors import WrongInput, tell_fault
from millhand.cli.options import Agreed, Board, ClusterAddress, Json, Players, Workers
from millhand.cli.output import console, progress, put_json, say
from millhand.cli.plans import check_games, make_plan
from millhand.cli.reading import language_of, players_for
from millhand.cli.simulate import seated
from millhand.face.faults import Fault, system_fault

if TYPE_CHECKING:
    from millhand.face.game import OpenGame
    from millhand.lab.dataset_folder import Dataset


DECIDED = ("players", "games", "seed", "positions", "option")
"""What a manifest decides: who follows one says nothing of it."""


def dataset(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; else as in --from.")
    ] = None,
    out: Annotated[str, typer.Option(metavar="DIR", help="The folder of the dataset.")] = "",
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="A bot for each seat, or one that sits everywhere; else random, or as in --from.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The first game's seed; the next has the next.")] = 1,
    positions: Annotated[
        bool, typer.Option(help="With every position and its observation.")
    ] = True,
    again: Annotated[
        str | None,
        typer.Option("--from", metavar="MANIFEST", help="Make the dataset of a manifest again."),
    ] = None,
    workers: Workers = 1,
    cluster: ClusterAddress = None,
    option: Agreed = None,
    board: Board = None,
    as_json: Json = False,
) -> None:
    """Write games of bots as Parquet files: records, moves, scores, positions with observations.

    The same line makes the same files, bit by bit; broken off, it goes on where it was. With --from
    the files of a manifest are made again and compared with its checksums.
    """
    check_crew(workers, cluster, None)
    if not out.strip():
        raise WrongInput("is_missing", name="--out")
    make_sure_of_the_extra()
    from millhand.lab.dataset_folder import Dataset, make

    wanted: dict[str, Any] = {}
    if again is not None:
        _make_sure_nothing_is_decided_twice(context, game)
        what, opened, wanted = _again(again, bots, board)
    else:
        if game is None:
            from millhand.shelf import SHELF

            raise WrongInput("game_is_missing", known=list(SHELF))
        check_games(games)
        names = "random" if bots is None else bots
        plan, opened = _plan(game, players, names.split(","), seed, option, board)
        what = Dataset(plan, games, positions)
    try:
        with (
            crew_for(workers, cluster, None, what.plan.deciding) as crew,
            progress(f"{what.games} games", what.games, as_json) as advance,
        ):
            made = make(what, opened, Path(out), crew, advance)
    except OSError as error:
        fault = system_fault(error)
        raise WrongInput("dataset_cannot_be_written", folder=out, fault=fault) from None
    except KeyboardInterrupt:
        tell_fault(Fault("dataset_goes_on", folder=out), language_of(None))
        raise
    if again is not None and wanted.get("parts", made["parts"]) != made["parts"]:
        raise WrongInput("dataset_differs", file=again, folder=out)
    _tell(what, out, made, as_json)


def make_sure_of_the_extra() -> None:
    """Parquet is written with pyarrow, which not everybody has."""
    from importlib.util import find_spec

    if find_spec("pyarrow") is None or find_spec("numpy") is None:
        raise WrongInput("dataset_needs_the_lab")


def _plan(
    game: str,
    players: int | None,
    names: list[str],
    seed: int,
    option: list[str] | None,
    board: str | None,
) -> "tuple[Any, OpenGame]":
    from dataclasses import replace

    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF

    names = [name.strip() for name in names]
    count = players_for(find_game(SHELF, game), players, names)
    plan, opened = make_plan(game, count, names, seed, option, board)
    return replace(plan, bots=seated(names, count)), opened


def _make_sure_nothing_is_decided_twice(context: typer.Context, game: str | None) -> None:
    """What the manifest says is said there; only the bots may be named again."""
    for name in DECIDED:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            raise WrongInput("nobody_asked_for", words=f"--{name}")
    if game is not None:
        raise WrongInput("nobody_asked_for", words=game)


def _again(
    file: str, bots: str | None, board: str | None
) -> "tuple[Dataset, OpenGame, dict[str, Any]]":
    """The dataset of a manifest; whoever wrote it must have had the same versions and files."""
    from millhand.lab.dataset_folder import Dataset, differences, plan_of, read_manifest

    wanted = read_manifest(Path(file))
    try:
        plan, opened = _plan(
            wanted["game"],
            wanted["players"],
            _trusted(file, wanted["bots"]) if bots is None else bots.split(","),
            wanted["seeds"]["first"],
            wanted["said_options"],
            board,
        )
        what = Dataset(plan, wanted["games"], wanted["positions"])
    except (KeyError, TypeError, AttributeError):
        raise WrongInput("is_no_manifest", file=file) from None
    for name, found, here in differences(wanted, plan_of(what, opened)):
        raise WrongInput(
            "manifest_cannot_be_followed", file=file, name=name, found=found, wanted=here
        )
    return what, opened, wanted


def _trusted(file: str, names: list[str]) -> list[str]:
    """The bots of a manifest, which may be anybody's: nothing that it names is run unasked."""
    from millhand.bots.outside import runs_what_it_names

    for name in names:
        if runs_what_it_names(name):
            said = ",".join(names)
            raise WrongInput("manifest_calls_in", file=file, bot=name, bots=said)
    return names


def _tell(what: "Dataset", out: str, made: dict[str, Any], as_json: bool) -> None:
    if as_json:
        put_json({"folder": out, **{key: made[key] for key in ("game", "games", "seeds", "parts")}})
        return
    files = len(made["parts"])
    say(console(), f"{what.games} games are in {out}: {files} files of {', '.join(what.tables)}.")
