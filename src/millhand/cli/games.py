"""`millhand games`: what is on the shelf."""

from typing import TYPE_CHECKING, Any

from millhand.cli.options import Json
from millhand.cli.output import console, put_json, say, table

if TYPE_CHECKING:
    from millhand.kernel.game import Game


def games(as_json: Json = False) -> None:
    """List the games: player counts, options, how mature they are, doubtful figures."""
    from millhand.shelf import SHELF

    if as_json:
        put_json([describe(game) for game in SHELF.values()])
        return
    for game in SHELF.values():
        _show(game)


def describe(game: "Game") -> dict[str, Any]:
    """A game as data."""
    return {
        "game": game.name,
        "title": game.title,
        "stage": game.stage,
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
        "doubts": [
            {"entry": doubt.entry, "sure": doubt.sure, "source": list(doubt.source)}
            for doubt in game.doubts()
        ],
    }


def _show(game: "Game") -> None:
    out = console()
    players = ", ".join(str(number) for number in game.players)
    say(out, f"{game.name}: {game.title}, {players} players, stage {game.stage}", style="bold")
    say(out, "Options (the first value is the default):")
    grid = table("  option", "values", "rule")
    for option in game.options:
        values = ", ".join(str(value).lower() for value in option.values)
        grid.add_row(f"  {option.name}", values, option.rule)
    out.print(grid)
    doubts = game.doubts()
    say(out, "Doubtful figures: " + ("" if doubts else "none"))
    for doubt in doubts:
        say(out, f"  {doubt.entry}: {doubt.sure}, after {', '.join(doubt.source)}")
