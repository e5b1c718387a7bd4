"""`millhand bots`: who can sit at a table."""

from millhand.cli.errors import tell_fault
from millhand.cli.options import Json, Language
from millhand.cli.output import console, put_json, say
from millhand.cli.reading import language_of
from millhand.face.faults import Fault


def bots(language: Language = None, as_json: Json = False) -> None:
    """List the bots from the weakest to the strongest, each with a sentence on how it plays."""
    from millhand.bots.roster import BROKEN, ROSTER

    spoken = language_of(language)
    told = {name: bot.sentences.get(spoken, bot.sentences["en"]) for name, bot in ROSTER.items()}
    for file, words in BROKEN.items():
        tell_fault(Fault("bot_is_broken", file=f"{file}.py", words=words), spoken)
    if as_json:
        put_json({"bots": [{"bot": name, "sentence": one} for name, one in told.items()]})
        return
    out = console()
    for name, sentence in told.items():
        say(out, f"{name}: {sentence}", margin="  ")
