"""Typer's own complaints (unknown command, missing argument …) as faults."""

import re
from typing import Any

import typer

from millhand.face.faults import Fault

NUMBERS = {"int": Fault("a_whole_number"), "float": Fault("a_number")}


def usage_fault(error: typer.TyperException) -> Fault:
    """What is wrong, what there is instead, and where to read more."""
    context: Any = getattr(error, "ctx", None)
    fault = _of_a_parameter(error) or _of_a_command(error, context) or _of_words(error)
    if context is None:
        return fault
    return Fault("help_says_more", fault=fault, command=str(context.command_path))


def _of_a_parameter(error: typer.TyperException) -> Fault | None:
    """An argument or an option that is missing, or is no number."""
    parameter: Any = getattr(error, "param", None)
    if parameter is None:
        return None
    if not error.message:
        return _missing(parameter.metavar or parameter.opts[0])
    number = NUMBERS.get(parameter.type.name)
    return Fault("value_must_be", key=parameter.opts[0], shape=number) if number else None


def _missing(name: str) -> Fault:
    if name != "GAME":
        return Fault("is_missing", name=name)
    from millhand.shelf import SHELF

    return Fault("game_is_missing", known=list(SHELF))


def _of_a_command(error: typer.TyperException, context: Any) -> Fault | None:
    """A command or an option that does not exist, and those that do."""
    option = getattr(error, "option_name", None)
    if context is None:
        return None
    if option is not None:
        names = [name for one in context.command.params for name in one.opts]
        known = [name for name in names if name.startswith("-")]
        return Fault("flag_is_unknown", word=option, known=known)
    known = list(getattr(context.command, "commands", ()))
    if error.message.startswith("Missing command"):
        return Fault("command_is_missing", known=known)
    named = re.match("No such command '(.*)'", error.message)
    return Fault("command_is_unknown", word=named[1], known=known) if named else None


def _of_words(error: typer.TyperException) -> Fault:
    """Values that an option lacks or does not take, words that nobody asked for, or the rest."""
    if without := re.match("Option '(.+)' requires an argument", error.message):
        return Fault("needs_a_value", name=without[1])
    if with_value := re.match("Option '(.+)' does not take a value", error.message):
        return Fault("takes_no_value", name=with_value[1])
    if extra := re.search(r"unexpected extra argument\S* \((.*)\)", error.message):
        return Fault("nobody_asked_for", words=extra[1])
    return Fault("system_says", words=error.format_message().strip().rstrip("."))
