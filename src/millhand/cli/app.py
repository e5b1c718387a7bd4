"""The wiring of the command line: which words start what, and how it ends."""

from collections.abc import Sequence
from typing import Annotated

import typer

from millhand.cli import (
    bench,
    board,
    bots,
    duel,
    fit,
    games,
    ladder,
    perft,
    replay,
    rules,
    simulate,
    style,
    why,
)
from millhand.cli.errors import WRONG_INPUT, WrongInput, tell_fault
from millhand.cli.options import Json
from millhand.cli.play import command as play
from millhand.cli.reading import language_in
from millhand.cli.usage import usage_fault
from millhand.face.faults import Faulty

HELP = "A table for Brass and its relatives. Start with: millhand play birmingham"

app = typer.Typer(
    help=HELP,
    rich_markup_mode=None,
    suggest_commands=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
board_app = typer.Typer(
    help="Check a board file, or print the standard one to edit it.",
    rich_markup_mode=None,
    suggest_commands=False,
)

app.command("games", short_help="The games, their options, how sure figures are.")(games.games)
app.command("play", short_help="Play a whole game at the prompt.")(play.play)
app.command("why", short_help="What forbids a move in a position.")(why.why)
app.command("rules", short_help="The rules by number, one in full, or coverage.")(rules.rules)
app.command("bots", short_help="The bots, each in a sentence.")(bots.bots)
app.command("simulate", short_help="Let bots play many games.")(simulate.simulate)
app.command("duel", short_help="Two bots against each other, fairly seated.")(duel.duel)
app.command("ladder", short_help="Ratings of all bots.")(ladder.ladder)
app.command("style", short_help="How the games of a bot look.")(style.style)
app.command("fit", short_help="Fit what bots think a situation is worth.")(fit.fit)
app.command("replay", short_help="Verify records move by move.")(replay.replay)
app.command("bench", short_help="How fast, how large, how rich the games are.")(bench.bench)
app.command("perft", short_help="Count sequences of moves from a position.")(perft.perft)
app.command("signature", short_help="Eight characters for all behaviour.")(perft.signature)
app.command("position", short_help="A position text after random moves.")(perft.position)
app.add_typer(board_app, name="board")
board_app.command("check", short_help="Name every fault of a board file.")(board.check)
board_app.command("show", short_help="Print a board file of the game.")(board.show)


@app.callback(invoke_without_command=True)
def millhand(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say which millhand this is, and how it runs.")
    ] = False,
    as_json: Json = False,
) -> None:
    """A table for Brass and its relatives. Start with: millhand play birmingham"""
    if version:
        _tell_version(as_json)
        raise typer.Exit
    if context.invoked_subcommand is None:
        _tell_commands(context, as_json)
    elif as_json:
        raise WrongInput("json_stands_after", command=str(context.invoked_subcommand))


def _tell_commands(context: typer.Context, as_json: bool) -> None:
    from millhand.cli.output import put_json

    if as_json:
        put_json({"commands": list(typer.main.get_group(app).commands)})
    else:
        typer.echo(context.get_help())


def _tell_version(as_json: bool) -> None:
    from millhand.cli.output import put_json
    from millhand.cli.version import version, version_line

    if as_json:
        put_json(version())
    else:
        print(version_line())


def run(words: Sequence[str]) -> int:
    """Carry out a command line; whatever a user can mend is told in one line."""
    command = typer.main.get_command(app)
    try:
        code = command.main(args=list(words), prog_name="millhand", standalone_mode=False)
    except typer.TyperException as error:
        tell_fault(usage_fault(error), language_in(words))
        return WRONG_INPUT
    except Faulty as error:
        tell_fault(error.fault, language_in(words))
        return WRONG_INPUT
    return code if isinstance(code, int) else 0
