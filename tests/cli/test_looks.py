"""The prompt and the words know what all games have, and nothing of any one of them."""

import ast
from pathlib import Path
from typing import get_type_hints

import millhand
from millhand.shelf import SHELF

SOURCE = Path(millhand.__file__).parent
READERS = [*(SOURCE / "words").rglob("*.py"), *(SOURCE / "cli" / "play").rglob("*.py")]


def texts_in(file: Path) -> set[str]:
    """Every text that stands in the code, docstrings too."""
    nodes = ast.walk(ast.parse(file.read_text("utf-8")))
    return {str(node.value) for node in nodes if isinstance(node, ast.Constant)}


def of_single_games() -> set[str]:
    """Names of games, of their industries, and of what only their sights have."""
    names = set(SHELF)
    for game in SHELF.values():
        names |= {*get_type_hints(game.own_sight), *get_type_hints(game.own_seat)}
        for row in game.open(game.players[0], {}).drawing()["mats"]:
            names.add(row["industry"])
    return names


def test_no_code_that_tells_a_sight_names_what_only_one_game_has() -> None:
    own = of_single_games()
    assert {"birmingham", "merchants", "brewery", "loans"} <= own
    assert READERS
    assert {file.name: texts_in(file) & own for file in READERS if texts_in(file) & own} == {}
