"""Opening a game: what is on the shelf, and a box for some players, options and board."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from millhand.face.boards import LEAST_SURE_FIRST
from millhand.face.faults import Fault
from millhand.face.game import BrokenData, Game, OpenGame, OptionValue
from millhand.match.agreement import BadOpening, find_game, open_game
from millhand.server.problems import Problem, wrong
from millhand.shelf import SHELF
from millhand.words.legend import legend
from millhand.words.words import Words

KEPT_OPEN = 64
"""How many different boxes stay open; tables with the same one share it."""

BOARD_FILE = "board.toml"


@dataclass(frozen=True)
class Opening:
    """What a table has agreed on before the first shuffle."""

    game: str
    players: int
    options: tuple[str, ...] = ()
    """`name=value`, as on the command line."""
    board: str | None = None
    """The text of a board file of the players' own."""
    rules: int | None = None
    """The version of the rules that it began with, and keeps; None: today's."""


def opening_of(
    game: str, players: int, options: Mapping[str, OptionValue], board: str | None
) -> Opening:
    """An opening that can be played; Problem says what cannot."""
    said = tuple(f"{name}={str(value).lower()}" for name, value in sorted(options.items()))
    opening = Opening(game, players, said, board)
    open_box(opening)
    return anew(opening)


def anew(opening: Opening) -> Opening:
    """The same agreement for another match, which is played by today's rules."""
    return replace(opening, rules=SHELF[opening.game].rules_version)


@lru_cache(KEPT_OPEN)
def open_box(opening: Opening) -> OpenGame:
    """The game opened; Problem tells every fault of a board."""
    try:
        if opening.board is None:
            return _open(opening, None)
        return _with_own_board(opening, opening.board)
    except BadOpening as error:
        raise wrong("opening-cannot-be-played", fault=_fault(error)) from error


def _open(opening: Opening, board: Path | None) -> OpenGame:
    game, players, options = opening.game, opening.players, opening.options
    return open_game(SHELF, game, players, options, board, opening.rules)


def _fault(error: BadOpening) -> Fault:
    """What is wrong; where a board lay on our disk is nobody's business."""
    broken = error.__cause__
    if not isinstance(broken, BrokenData):
        return error.fault
    return Fault("data_are_broken", file=BOARD_FILE, faults=broken.faults)


def _with_own_board(opening: Opening, board: str) -> OpenGame:
    """The engine reads boards from files."""
    with TemporaryDirectory() as folder:
        file = Path(folder, BOARD_FILE)
        file.write_text(board, encoding="utf-8")
        return _open(opening, file)


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


def rules_version(opening: Opening) -> int:
    """The version of the rules that a match is played by."""
    return opening.rules or SHELF[opening.game].rules_version


def digests_count(opening: Opening) -> bool:
    """Whether tables were laid out then as today, so that digests can be compared."""
    return rules_version(opening) >= SHELF[opening.game].digests_since


def colours(opening: Opening) -> tuple[str, ...]:
    """The colours, seat by seat."""
    return open_box(opening).colours


# --- the shelf, for whoever chooses ---


def shelf(language: str) -> list[dict[str, Any]]:
    """Every game: players, options in words, boards, and a small map."""
    return [_described(name, language) for name in SHELF]


def title_of(game: str) -> str:
    """The name on the box of a game."""
    return SHELF[game].title


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
        "players_told": [
            {"players": players, "sentence": about}
            for players in game.players
            if (about := words.about_players(players))
        ],
        "maturity": game.maturity,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "sentence": words.piece("option", option.name),
                "values": [
                    {
                        "value": value,
                        "sentence": words.option_value(option.name, value),
                        "about": words.about_value(option.name, value),
                    }
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
        "small_map": _small_map(game, legend(language, name)["place"]),
    }


def figures(name: str, language: str) -> list[dict[str, Any]]:
    """The figures that not all sources agree upon, the least sure first."""
    known_game(name)
    words, known = Words(language, "command"), SHELF[name].provenance()
    told = []
    for sure in LEAST_SURE_FIRST:
        entries = [figure.entry for figure in known if figure.sure == sure]
        if entries:
            sentence = words.say(f"games-sure-{sure}", count=len(entries))
            told.append({"sure": sure, "sentence": sentence, "entries": entries})
    return told


def _small_map(game: Game, names: Mapping[str, str]) -> dict[str, Any]:
    """Where the places are, what joins them and what they are called, for a small picture."""
    drawing = game.open(game.players[-1], {}).drawing()
    shown = {part: drawing[part] for part in ("canvas", "places", "connections")}
    return {**shown, "names": {one["id"]: names[one["id"]] for one in drawing["places"]}}
