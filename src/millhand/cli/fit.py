"""`millhand fit`: let bots learn from their own games what a situation is worth."""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from millhand.cli.crews import check_crew, crew_for
from millhand.cli.errors import WrongInput
from millhand.cli.fit_net import fit_net
from millhand.cli.options import Agreed, Board, ClusterAddress, GameName, Players, Resume, Workers
from millhand.cli.output import console, progress, say
from millhand.cli.plans import check_games
from millhand.cli.reading import board_file, players_for, within
from millhand.face.faults import Fault, system_fault

if TYPE_CHECKING:
    from millhand.arena.crew import Crew
    from millhand.arena.fitting import League, Lesson
    from millhand.bots.judges import Fitted


def fit(
    game: GameName,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="The file of weights to write to.")
    ] = None,
    players: Players = None,
    net: Annotated[
        bool, typer.Option("--net", help="A net for shrewd and master, taught in rounds.")
    ] = False,
    folder: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Of a net: where all is kept, and goes on if broken off."),
    ] = None,
    rounds: Annotated[int, typer.Option(help="Of a net: rounds of self-play.")] = 3,
    straight: Annotated[
        bool,
        typer.Option("--straight", help="Of a net: no hidden units; it plays as fast as canny."),
    ] = False,
    onward: Annotated[
        bool,
        typer.Option("--onward", help="Of a net: go on from the one in use; its rounds count."),
    ] = False,
    ahead_from: Annotated[
        int | None,
        typer.Option(
            metavar="ROUND",
            help="Of a net: teachers look ahead from this round on, at many times the cost "
            "(otherwise from the third on).",
        ),
    ] = None,
    games: Annotated[
        int | None, typer.Option(help="Games in each round, instead of the course's own numbers.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Which seeds of the block for fitting.")] = 0,
    workers: Workers = 1,
    cluster: ClusterAddress = None,
    resume: Resume = None,
    option: Agreed = None,
    board: Board = None,
) -> None:
    """Fit the weights of a game's bots from their own games; the seed decides the result."""
    from millhand.arena.fitting import COURSE, League
    from millhand.arena.seeds import SIZE
    from millhand.bots.judges import league_of
    from millhand.match.agreement import find_game
    from millhand.shelf import SHELF

    check_games(1 if games is None else games)
    check_crew(workers, cluster, resume)
    lessons = sum(lesson.rounds for lesson in COURSE)
    within("--seed", seed, 0, SIZE - lessons * (games or max(one.games for one in COURSE)))
    count = players_for(find_game(SHELF, game), players, [])
    league = League(game, count, tuple(option or ()), board_file(board))
    league.open()
    if net:
        with crew_for(workers, cluster, resume, map(str, filter(None, [league.board]))) as crew:
            fit_net(league, folder, rounds, games, seed, crew, straight, onward, ahead_from)
        return
    if out is None:
        raise WrongInput("fit_needs_a_place", option="--out")
    file = Path(out)
    make_sure_of_a_place(file)
    known = read_file(file)
    course = [lesson if games is None else replace(lesson, games=games) for lesson in COURSE]
    with crew_for(workers, cluster, resume, map(str, filter(None, [league.board]))) as crew:
        fitted = _fit(league, seed, course, crew, command(league, games, seed))
    known[league_of(league.open())] = fitted
    write_file(file, game, known)
    say(console(), f"The weights are in {file}.")


def command(league: "League", games: int | None, seed: int) -> str:
    """The command that gives the same weights again."""
    words = ["millhand", "fit", league.game, "--players", str(league.players)]
    for option in league.options:
        words += ["--option", option]
    if games is not None:
        words += ["--games", str(games)]
    return join([*words, "--seed", str(seed)])


def _fit(
    league: "League", seed: int, course: "Sequence[Lesson]", crew: "Crew", how: str
) -> "Fitted":
    """Go through the course, tell each round, and keep what each bot's last ones agree upon."""
    from millhand.arena.fitting import CHECKED_GAMES, Round, by_name, settled, shown
    from millhand.arena.fitting import fit as rounds_of
    from millhand.bots.judges import Fitted, Weights

    out, rounds = console(), list[Round]()
    total = sum(lesson.rounds * lesson.games + CHECKED_GAMES for lesson in course)
    bots: dict[str, Weights] = {}
    with progress(f"{total} games", total, False) as advance:
        for one in rounds_of(league, seed, course, crew, advance):
            rounds.append(one)
            say(out, f"round {len(rounds)}: {one.games} games of {one.player}, mean {one.mean:.1f}")
        for lesson in course:
            numbers = settled([one for one in rounds if one.bot == lesson.bot])
            mean = shown(league, lesson.bot, numbers, crew, advance)
            say(
                out, f"{lesson.bot}: mean {mean:.1f} in {CHECKED_GAMES} games of the checking block"
            )
            bots[lesson.bot] = by_name(league.open(), numbers)
    return Fitted(how, bots)


def read_file(file: Path) -> "dict[str, Fitted]":
    """The leagues that a file has already; none when it is new."""
    from millhand.bots.judges import read_weights

    if not file.exists():
        return {}
    try:
        return read_weights(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise WrongInput("is_no_file_of_weights", file=str(file), words=str(error)) from None


def make_sure_of_a_place(file: Path) -> None:
    """A fit takes minutes: where its result cannot be written, that is said before."""
    if file.is_dir() or not file.parent.is_dir():
        raise cannot_be_written(file, Fault("name_a_file_in_a_folder"))
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise cannot_be_written(file, Fault("permission_denied"))


def cannot_be_written(file: Path, fault: Fault) -> WrongInput:
    """Why the weights cannot be kept."""
    return WrongInput("weights_cannot_be_written", file=str(file), fault=fault)


def write_file(file: Path, game: str, leagues: "dict[str, Fitted]") -> None:
    """Write the file as a whole or not at all."""
    from millhand.bots.judges import write_weights

    new = file.with_name(file.name + ".new")
    try:
        new.write_text(write_weights(game, leagues), encoding="utf-8")
        new.replace(file)
    except OSError as error:
        raise cannot_be_written(file, system_fault(error)) from None
