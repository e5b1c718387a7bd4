"""`millhand games`: what is on the shelf."""

from typing import TYPE_CHECKING, Any

from millhand.cli.options import Json, Language
from millhand.cli.output import console, put_json, say, table
from millhand.cli.reading import language_of

if TYPE_CHECKING:
    from rich.console import Console

    from millhand.face.game import Game, Provenance
    from millhand.words.words import Words


def games(language: Language = None, as_json: Json = False) -> None:
    """List the games: player counts, options, how mature they are, how sure their figures are."""
    from millhand.shelf import SHELF
    from millhand.words.words import Words

    words = Words(language_of(language), "command")
    if as_json:
        put_json({"games": [describe(game) for game in SHELF.values()]})
        return
    for game in SHELF.values():
        _show(game, words)


def describe(game: "Game") -> dict[str, Any]:
    """A game as data."""
    return {
        "game": game.name,
        "title": game.title,
        "maturity": game.maturity,
        "rules": game.rules_version,
        "players": list(game.players),
        "options": [
            {
                "option": option.name,
                "values": list(option.values),
                "default": option.default,
                "rule": option.rule,
            }
            for option in game.options
        ],
        "figures": [
            {"entry": known.entry, "sure": known.sure, "source": list(known.source)}
            for known in game.provenance()
        ],
    }


def _show(game: "Game", words: "Words") -> None:
    out = console()
    players = ", ".join(str(number) for number in game.players)
    maturity = words.say(f"games-maturity-{game.maturity}")
    head = {"game": game.name, "title": game.title, "players": players, "maturity": maturity}
    say(out, words.say("games-head", **head), style="bold")
    say(out, words.say("games-options"))
    option, values, rule = (words.say(f"games-{column}") for column in ("option", "values", "rule"))
    grid = table(f"  {option}", values, rule)
    for one in game.options:
        values = ", ".join(str(value).lower() for value in one.values)
        grid.add_row(f"  {one.name}", values, one.rule)
    out.print(grid)
    say(out, words.say("games-figures"))
    _show_figures(out, game.provenance(), words)


def _show_figures(out: "Console", figures: "list[Provenance]", words: "Words") -> None:
    """The least sure first, those of the same sources in one paragraph."""
    from millhand.face.boards import LEAST_SURE_FIRST

    for sure in LEAST_SURE_FIRST:
        alike = [known for known in figures if known.sure == sure]
        if alike:
            title = words.say(f"games-sure-{sure}", count=len(alike))
            say(out, f"  {title}", margin="  ")
        for source in dict.fromkeys(known.source for known in alike):
            entries = ", ".join(known.entry for known in alike if known.source == source)
            after = words.say("games-after", source=", ".join(source))
            say(out, f"    {after} {entries}", margin="  ")
