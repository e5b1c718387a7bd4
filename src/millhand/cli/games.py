"""`millhand games`: what is on the shelf."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from millhand.cli.options import Json, Language
from millhand.cli.output import console, put_json, say, table
from millhand.cli.program import program
from millhand.cli.reading import game_name, language_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import Console

    from millhand.face.game import Game, Provenance
    from millhand.words.words import Words


def games(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="One game, with all that it offers.")
    ] = None,
    language: Language = None,
    as_json: Json = False,
) -> None:
    """List the games, or tell all of one: its options, and how sure its figures are."""
    from millhand.shelf import SHELF

    tongue = language_of(language)
    if game is None:
        _list(list(SHELF.values()), tongue, as_json)
    else:
        _tell(SHELF[game_name(game)], tongue, as_json)


def _list(every: "Sequence[Game]", language: str, as_json: bool) -> None:
    if as_json:
        put_json({"games": [summary(game) for game in every]})
        return
    from millhand.words.words import Words

    out, words = console(), Words(language, "command")
    grid = table(*(words.say(f"games-{column}") for column in ("game", "title", "players")))
    for game in every:
        players = ", ".join(str(number) for number in game.players)
        grid.add_row(game.name, game.title, players)
    out.print(grid)
    say(out, words.say("games-more", command=f"{program()} games {every[0].name}"))


def _tell(game: "Game", language: str, as_json: bool) -> None:
    from millhand.words.words import Words

    words = Words(language, "command", game.name)
    if as_json:
        put_json(describe(game, words))
    else:
        _show(game, words)


def summary(game: "Game") -> dict[str, Any]:
    """A game in short, as data."""
    return {
        "game": game.name,
        "title": game.title,
        "maturity": game.maturity,
        "rules": game.rules_version,
        "players": list(game.players),
    }


def describe(game: "Game", words: "Words") -> dict[str, Any]:
    """All of a game as data, with the words of a language for what may be agreed on."""
    return summary(game) | {
        "about_players": {
            number: about for number in game.players if (about := words.about_players(number))
        },
        "options": [
            {
                "option": option.name,
                "name": words.piece("option", option.name),
                "values": list(option.values),
                "names": [words.option_value(option.name, value) for value in option.values],
                "about": [words.about_value(option.name, value) for value in option.values],
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
    for line in _abouts(game, words):
        say(out, f"  {line}", margin="  ")
    say(out, words.say("games-figures"))
    _show_figures(out, game.provenance(), words)


def _abouts(game: "Game", words: "Words") -> "Iterator[str]":
    """What needs a sentence: some values of options, some numbers of players."""
    for option in game.options:
        for value in option.values:
            if about := words.about_value(option.name, value):
                name = words.option_value(option.name, value)
                yield words.say("value-about", value=str(value), name=name, about=about)
    yield from filter(None, map(words.about_players, game.players))


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
