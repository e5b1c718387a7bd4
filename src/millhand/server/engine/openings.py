"""Opening a game: what is on the shelf, and a box for some players, options and board."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from millhand.bots.judges import NoWeights
from millhand.bots.roster import ROSTER, UnknownBot, make_sure_they_play
from millhand.face.game import BrokenData, Game, OpenGame, OptionValue
from millhand.face.spelling import Unclear
from millhand.match.agreement import find_game, open_game
from millhand.server.problems import Problem, wrong
from millhand.shelf import SHELF
from millhand.words.words import Words

KEPT_OPEN = 64
"""How many different boxes stay open; tables with the same one share it."""


@dataclass(frozen=True)
class Opening:
    """What a table has agreed on before the first shuffle."""

    game: str
    players: int
    options: tuple[str, ...] = ()
    """`name=value`, as on the command line."""
    board: str | None = None
    """The text of a board file of the players' own."""


def opening_of(
    game: str, players: int, options: Mapping[str, OptionValue], board: str | None
) -> Opening:
    """An opening that can be played; Problem says what cannot."""
    said = tuple(f"{name}={str(value).lower()}" for name, value in sorted(options.items()))
    opening = Opening(game, players, said, board)
    open_box(opening)
    return opening


@lru_cache(KEPT_OPEN)
def open_box(opening: Opening) -> OpenGame:
    """The game opened; Problem tells every fault of a board."""
    try:
        if opening.board is None:
            return open_game(SHELF, opening.game, opening.players, opening.options)
        return _with_own_board(opening, opening.board)
    except Unclear as error:
        cause = error.__cause__
        fault = cause if isinstance(cause, BrokenData) else error
        raise wrong("opening-cannot-be-played", fault=fault) from error


def _with_own_board(opening: Opening, board: str) -> OpenGame:
    """The engine reads boards from files."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "board.toml")
        file.write_text(board, encoding="utf-8")
        return open_game(SHELF, opening.game, opening.players, opening.options, file)


def agreed(opening: Opening) -> dict[str, OptionValue]:
    """What was said of options, each with its value."""
    said = dict(one.split("=", maxsplit=1) for one in opening.options)
    chosen = open_box(opening).options
    return {name: chosen[name] for name in said}


def known_game(name: str) -> None:
    """Problem if no game has this name."""
    if name not in SHELF:
        raise Problem("no-game", 404, game=name, known=list(SHELF))


def fewest_players(game: str) -> int:
    """The least number of players of a game; Problem if there is no such game."""
    known_game(game)
    return SHELF[game].players[0]


def rules_version(game: str) -> int:
    """The version of the rules that a new match of a game begins with."""
    return SHELF[game].rules_version


def colours(opening: Opening) -> tuple[str, ...]:
    """The colours, seat by seat."""
    return open_box(opening).colours


def check_levels(opening: Opening, levels: list[str]) -> None:
    """Every bot is known and can play this game; Problem names one that cannot."""
    try:
        make_sure_they_play(levels, open_box(opening))
    except UnknownBot as error:
        raise wrong("bot-is-unknown", known=list(ROSTER)) from error
    except NoWeights as error:
        raise wrong("bot-cannot-play-this", known=list(ROSTER)) from error


def weaker_levels(level: str) -> list[str]:
    """The bots below one, the strongest first."""
    names = list(ROSTER)
    return names[: names.index(level)][::-1] if level in names else names[::-1]


# --- the shelf, for whoever chooses ---


def shelf(language: str) -> list[dict[str, Any]]:
    """Every game: players, options in words, boards, bots, and a small map."""
    return [_described(name, language) for name in SHELF]


def titles() -> list[str]:
    """The names on the boxes."""
    return [game.title for game in SHELF.values()]


@lru_cache(16)
def _described(name: str, language: str) -> dict[str, Any]:
    game, words = find_game(SHELF, name), Words(language, name)
    return {
        "name": name,
        "title": game.title,
        "players": list(game.players),
        "maturity": game.stage,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "sentence": words.piece("option", option.name),
                "values": [
                    {"value": value, "sentence": words.option_value(option.name, value)}
                    for value in option.values
                ],
                "default": option.default,
                "rule": option.rule,
            }
            for option in game.options
        ],
        "boards": list(game.boards()),
        "presets": [
            value for option in game.options if option.name == "preset" for value in option.values
        ],
        "bots": [
            {"name": level, "rank": bot.rank, "sentence": bot.sentences[language]}
            for level, bot in ROSTER.items()
        ],
        "small_map": _small_map(game),
    }


def _small_map(game: Game) -> dict[str, Any]:
    """Where the places are and what joins them, for a picture of the size of a stamp."""
    drawing = game.open(game.players[-1], {}).drawing()
    return {
        "canvas": drawing["canvas"],
        "places": [{"id": one["id"], "at": one["at"]} for one in drawing["places"]],
        "connections": [{"ends": one["ends"]} for one in drawing["connections"]],
    }
