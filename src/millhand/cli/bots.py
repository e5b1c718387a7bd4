"""`millhand bots`: who can sit at a table."""

from typing import Annotated

import typer

from millhand.cli.errors import tell_fault
from millhand.cli.options import Json, Language
from millhand.cli.output import console, put_json, say
from millhand.cli.reading import language_of
from millhand.face.faults import Fault, Faulty


def bots(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="[BOT…]", help="Bots whose manners are to be tried; else all."),
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """List the bots from the weakest to the strongest, each with a sentence on how it plays.

    Those of installed packages come last. With names, try the manners of these bots instead: each
    plays a game of every kind, and must choose the same when what it cannot see is dealt anew.
    """
    if names:
        _try_manners(names, language_of(language), as_json)
        return
    from millhand.bots.roster import BROKEN, ROSTER

    spoken = language_of(language)
    told = {name: bot.sentences.get(spoken, bot.sentences["en"]) for name, bot in ROSTER.items()}
    for file, words in BROKEN.items():
        tell_fault(Fault("bot_is_broken", file=f"{file}.py", words=words), spoken)
    told |= _guests(spoken)
    if as_json:
        put_json({"bots": [{"bot": name, "sentence": one} for name, one in told.items()]})
        return
    out = console()
    for name, sentence in told.items():
        say(out, f"{name}: {sentence}", margin="  ")


def _guests(language: str) -> dict[str, str]:
    """The bots of installed packages, each with its sentence; a broken one is told aside."""
    from millhand.bots.outside import call_in, guests, sentence_of
    from millhand.bots.roster import ROSTER

    told = {}
    for name in guests():
        try:
            if name not in ROSTER:
                call_in([name])
                told[name] = sentence_of(name, language)
        except Faulty as error:
            tell_fault(error.fault, language)
    return told


def _try_manners(names: list[str], language: str, as_json: bool) -> None:
    from millhand.arena.manners import questions_answered
    from millhand.words.words import Words

    words, told = Words(language, "command"), []
    for name in names:
        asked = questions_answered(name)
        told.append({"bot": name, "questions": asked})
        if not as_json:
            count, games = sum(asked.values()), ", ".join(asked)
            say(console(), words.say("bots-manners", bot=name, count=str(count), games=games))
    if as_json:
        put_json({"bots": told})
