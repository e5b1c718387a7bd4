"""Opening a game from words: its name, the number of players, options, a board file.

Whatever is wrong is answered with what would be right.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from millhand.kernel.game import BrokenData, Game, OpenGame, OptionValue, Unsupported


class BadOpening(ValueError):
    """A game, a number of players, an option or a board that does not exist."""


def find_game(shelf: Mapping[str, Game], name: str) -> Game:
    """A game of the shelf."""
    if name not in shelf:
        raise BadOpening(f"unknown game «{name}»; the games are {', '.join(shelf)}")
    return shelf[name]


def open_game(
    shelf: Mapping[str, Game],
    name: str,
    players: int,
    options: Iterable[str] = (),
    board: Path | None = None,
) -> OpenGame:
    """The game opened for so many players; options are texts such as `introductory=true`."""
    game = find_game(shelf, name)
    if players not in game.players:
        counts = ", ".join(str(number) for number in game.players)
        raise BadOpening(f"{game.title} is for {counts} players, not {players}")
    try:
        return game.open(players, read_options(game, options), board)
    except BrokenData as error:
        raise BadOpening(f"the board cannot be played: {error}") from error
    except Unsupported as error:
        raise BadOpening(f"{game.title} for {players} players: {error}") from error


def read_options(game: Game, texts: Iterable[str]) -> dict[str, OptionValue]:
    """Options from texts `name=value`; a name alone means true."""
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in known:
            raise BadOpening(f"unknown option «{name}»; the options are {', '.join(known)}")
        chosen = known[name].read(value or "true")
        if chosen is None:
            values = ", ".join(str(one).lower() for one in known[name].values)
            raise BadOpening(f"option {name} cannot be «{value}»; it is one of {values}")
        options[name] = chosen
    return options
