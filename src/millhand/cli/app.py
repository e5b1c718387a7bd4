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
    serve,
    simulate,
    style,
    why,
)
from millhand.cli.errors import WRONG_INPUT, WrongInput, tell_error, what_is_wrong
from millhand.cli.options import Json
from millhand.cli.play import command as play
from millhand.cli.reading import language_in
from millhand.cli.usage import usage_error

HELP = "A table for Brass: Birmingham and its relatives. Start with: millhand play birmingham"

app = typer.Typer(
    help=HELP,
    add_completion=False,
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
app.command("serve", short_help="Serve tables for people and bots.")(serve.serve)
app.command("why", short_help="What forbids a move in a position.")(why.why)
app.command("rules", short_help="The rules by number, one in full, or coverage.")(rules.rules)
app.command("bots", short_help="The bots, each in a sentence.")(bots.bots)
app.command("simulate", short_help="Let bots play many games.")(simulate.simulate)
app.command("duel", short_help="Two bots against each other, fairly seated.")(duel.duel)
app.command("ladder", short_help="Ratings of all bots.")(ladder.ladder)
app.command("style", short_help="How the games of a bot look.")(style.style)
app.command("fit", short_help="Fit what bots think a lot is worth.")(fit.fit)
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
    """A table for Brass: Birmingham and its relatives. Start with: millhand play birmingham"""
    if version:
        _tell_version(as_json)
        raise typer.Exit
    if context.invoked_subcommand is None:
        _tell_commands(context, as_json)
    elif as_json:
        command = context.invoked_subcommand
        raise WrongInput(f"--json stands after the command: millhand {command} … --json")


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
        tell_error(usage_error(error))
        return WRONG_INPUT
    except Exception as error:
        wrong = what_is_wrong(error, language_in(words))
        if wrong is None:
            raise
        tell_error(wrong)
        return WRONG_INPUT
    return code if isinstance(code, int) else 0
