"""Opening a game from words: its name, the number of players, options, a board file.

Whatever is wrong is answered with what would be right.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from millhand.face.faults import Faulty
from millhand.face.game import BrokenData, Game, OpenGame, Option, OptionValue, Unsupported


class BadOpening(Faulty):
    """A game, a number of players, an option or a board that does not exist."""


def find_game(shelf: Mapping[str, Game], name: str) -> Game:
    """A game of the shelf."""
    if name not in shelf:
        raise BadOpening("game_is_unknown", game=name, known=list(shelf))
    return shelf[name]


def open_game(
    shelf: Mapping[str, Game],
    name: str,
    players: int,
    options: Iterable[str] = (),
    board: Path | None = None,
    rules: int | None = None,
) -> OpenGame:
    """The game opened for so many players; options are texts such as `introductory=true`.

    With the number of an older version of the rules, what is not said is as it was then.
    """
    game = find_game(shelf, name)
    if players not in game.players:
        counts = [str(number) for number in game.players]
        raise BadOpening("players_do_not_fit", title=game.title, known=counts, players=players)
    try:
        return game.open(players, former_defaults(game, rules) | read_options(game, options), board)
    except BrokenData as error:
        raise BadOpening("board_cannot_be_played", fault=error.fault) from error
    except Unsupported as error:
        why = error.fault
        raise BadOpening("data_lack", title=game.title, players=players, why=why) from error


def former_defaults(game: Game, rules: int | None) -> dict[str, OptionValue]:
    """The defaults of a version of the rules, as far as they are others today."""
    if rules is None:
        return {}
    if rules > game.rules_version:
        ours = game.rules_version
        raise BadOpening("rules_are_newer", title=game.title, rules=rules, ours=ours)
    if rules < 1:
        raise BadOpening("number_is_out_of_range", number=rules, least=1, most=game.rules_version)
    former = [(option.name, option.default_in(rules), option.default) for option in game.options]
    return {name: value for name, value, today in former if value != today}


def read_options(game: Game, texts: Iterable[str]) -> dict[str, OptionValue]:
    """Options from texts `name=value`; a name alone means true."""
    known = {option.name: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in texts:
        name, value = _read_option(known, text if "=" in text else f"{text}=true")
        options[name] = value
    return options


def _read_option(known: Mapping[str, Option], text: str) -> tuple[str, OptionValue]:
    """What `name=value` says; an option that had another name once is known by it still."""
    for option in known.values():
        if (meant := option.said_formerly(text)) is not None:
            return option.name, meant
    name, _, value = text.partition("=")
    if name not in known:
        raise BadOpening("option_is_unknown", option=name, known=list(known))
    chosen = known[name].read(value)
    if chosen is None:
        values = [str(one).lower() for one in known[name].values]
        raise BadOpening("value_is_unknown", option=name, value=value, known=values)
    return name, chosen
