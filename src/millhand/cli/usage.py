"""Typer's own complaints (unknown command, missing argument …) as one line."""

from typing import Any

import typer

KINDS = {"int": "a whole number", "float": "a number"}


def usage_error(error: typer.TyperException) -> str:
    """What is wrong, what there is instead, and where to read more."""
    context: Any = getattr(error, "ctx", None)
    said = _wrong_number(error) or _unknown(error) or error.format_message().strip().rstrip(".")
    said = said[:1].lower() + said[1:]
    if context is None:
        return said
    return f"{said}{_known(said, context)}; {context.command_path} --help says more"


def _wrong_number(error: typer.TyperException) -> str:
    """`--games must be a whole number`, where something else was said."""
    parameter: Any = getattr(error, "param", None)
    if parameter is None or not isinstance(error, typer.BadParameter) or not error.message:
        return ""
    kind = KINDS.get(str(parameter.display_type(error.ctx)).strip("<>"))
    return f"{parameter.opts[0]} must be {kind}" if kind else ""


def _unknown(error: typer.TyperException) -> str:
    """An option or a command that does not exist."""
    what, _, name = error.message.partition("No such ")[2].partition(" ")
    name = getattr(error, "option_name", "") or name.strip(" .'\"")
    return f"unknown {what.rstrip(':')} «{name}»" if what else ""


def _known(said: str, context: Any) -> str:
    """The commands or options that exist, where one was named that does not."""
    commands = getattr(context.command, "commands", None)
    if commands is not None and "command" in said.lower():
        return f"; the commands are {', '.join(commands)}"
    if said.startswith("unknown option"):
        names = [name for one in context.command.params for name in one.opts]
        return f"; the options are {', '.join(name for name in names if name.startswith('-'))}"
    if said == "missing argument 'GAME'":
        from millhand.shelf import SHELF

        return f"; the games are {', '.join(SHELF)}"
    return ""
