"""`millhand bots`: who can sit at a table."""

from millhand.cli.options import Json, Language
from millhand.cli.output import console, put_json, say
from millhand.cli.reading import language_of


def bots(language: Language = None, as_json: Json = False) -> None:
    """List the bots from the weakest to the strongest, each with a sentence on how it plays."""
    from millhand.bots.roster import ROSTER

    spoken = language_of(language)
    told = {name: bot.sentences[spoken] for name, bot in ROSTER.items()}
    if as_json:
        put_json([{"bot": name, "sentence": sentence} for name, sentence in told.items()])
        return
    out = console()
    for name, sentence in told.items():
        say(out, f"{name}: {sentence}", margin="  ")
