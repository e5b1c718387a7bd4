"""The wiring of the command line: which words start what, and how it ends."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Annotated, Any

import typer

from millhand.cli.errors import WRONG_INPUT, WrongInput, tell_fault
from millhand.cli.options import Json
from millhand.cli.reading import language_in
from millhand.cli.usage import usage_fault
from millhand.face.faults import Faulty

COMMANDS = {
    "games": ("games:games", "The games, their options, how sure figures are."),
    "play": ("play.command:play", "Play a whole game at the prompt."),
    "serve": ("serve:serve", "Serve tables for people and bots."),
    "admin": ("admin:admin", "Look after a server: list, export, delete, reset a seat link."),
    "why": ("why:why", "What forbids a move in a position."),
    "hint": ("hint:hint", "The best three turns in a position, and why."),
    "rules": ("rules:rules", "The rules by number, one in full, or coverage."),
    "bots": ("bots:bots", "The bots, each in a sentence."),
    "simulate": ("simulate:simulate", "Let bots play many games."),
    "dataset": ("dataset:dataset", "Games of bots as Parquet files."),
    "export": ("export:export", "Records as comma-separated values."),
    "duel": ("duel:duel", "Two bots against each other, fairly seated."),
    "ladder": ("ladder:ladder", "Ratings of all bots."),
    "style": ("style:style", "How the games of a bot look."),
    "fit": ("fit:fit", "Fit what bots think a situation is worth."),
    "replay": ("replay:replay", "Verify records move by move."),
    "bench": ("bench:bench", "How fast, how large, how rich the games are."),
    "perft": ("perft:perft", "Count sequences of moves from a position."),
    "signature": ("perft:signature", "Eight characters for all behaviour."),
    "position": ("perft:position", "A position text after random moves."),
    "board": ("board:board", "Check a board file, or print the standard one to edit it."),
}
"""Every command: where it is found in this package, and what it does in a few words."""


def app_of(names: Iterable[str]) -> typer.Typer:
    """The command line with some of its commands; only those are imported."""
    app = typer.Typer(
        rich_markup_mode=None,
        suggest_commands=False,
        context_settings={"help_option_names": ["--help", "-h"]},
        callback=millhand,
        invoke_without_command=True,
    )
    for name in names:
        path, summary = COMMANDS[name]
        command = _found(path)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name, help=summary)
        else:
            app.command(name, short_help=summary)(command)
    return app


def _found(path: str) -> Any:
    """A command by its module and its name there."""
    module, _, name = path.partition(":")
    return getattr(import_module(f"{__package__}.{module}"), name)


def _named_in(words: Sequence[str]) -> Iterable[str]:
    """The command that is asked for; all of them where help or a mistake may name any."""
    return words[:1] if words and words[0] in COMMANDS else COMMANDS


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
        put_json({"commands": list(COMMANDS)})
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
    command = typer.main.get_command(app_of(_named_in(words)))
    try:
        code = command.main(args=list(words), prog_name="millhand", standalone_mode=False)
    except typer.TyperException as error:
        tell_fault(usage_fault(error), language_in(words))
        return WRONG_INPUT
    except Faulty as error:
        tell_fault(error.fault, language_in(words))
        return WRONG_INPUT
    return code if isinstance(code, int) else 0
