"""Golden playthroughs: the moves of the files are played again, and every table is compared.

After an intended change of play `python tests/bless.py` writes the files anew.
"""

import re
from collections import Counter
from pathlib import Path

import pytest
from golden import MANNERS, folder, is_looked_at, playthroughs, sights_line

from millhand.arena.variants import is_supported
from millhand.face.game import Game, OptionValue
from millhand.notation.record import BadRecord, open_record, parse_record, replay
from millhand.shelf import SHELF

FILES = [file for name in sorted(SHELF) for file in sorted(folder(name).glob("*.mill"))]

of_every_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF)
in_every_file = pytest.mark.parametrize(
    "file", FILES, ids=[f"{file.parent.parent.name}/{file.stem}" for file in FILES]
)


@in_every_file
def test_a_playthrough_is_played_as_it_was(file: Path) -> None:
    record = parse_record(file.read_text(encoding="utf-8"), file.name)
    sights = sights_in(file.with_suffix(".sights"))
    try:
        for number, match in enumerate(replay(open_record(SHELF, record), record), start=1):
            if is_looked_at(match, number):
                where = f"{file.name}, move {number}: somebody sees something else than before"
                assert sights_line(match, number) == sights.pop(number, "nothing"), where
    except BadRecord as error:
        pytest.fail(f"the first wrong move: {error}")
    assert not sights, f"{file.name}: no such moves {sorted(sights)}"


def sights_in(file: Path) -> dict[int, str]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return {int(line.split()[0]): line for line in lines if not line.startswith("#")}


@of_every_game
def test_every_number_of_players_and_every_option_value_has_a_playthrough(game: Game) -> None:
    players: Counter[tuple[str, int]] = Counter()
    values: Counter[tuple[str, object]] = Counter()
    for file in folder(game.name).glob("*.mill"):
        text = file.read_text(encoding="utf-8")
        opened = open_record(SHELF, parse_record(text, file.name))
        manner = re.findall(r"^seat \S+ (\S+)$", text, re.MULTILINE)[0]
        players[manner, opened.players] += 1
        values.update(opened.options.items())
    for number in game.players:
        for manner in MANNERS:
            assert players[manner, number], f"no {manner} game of {game.title} with {number}"
    for option in game.options:
        for value in option.values:
            agreed = agreed_value(game, option.name, value)
            assert values[option.name, agreed], (
                f"no game of {game.title} with {option.name}={value}"
            )


@of_every_game
def test_every_board_has_a_playthrough_with_every_number_of_players(game: Game) -> None:
    records = (file.read_text(encoding="utf-8") for file in folder(game.name).glob("*.mill"))
    found = {
        (board, int(players))
        for text in records
        for board, players in re.findall(r"^board (\S+)\nplayers (\d)$", text, re.MULTILINE)
    }
    assert {(board, players) for board in game.boards() for players in game.players} <= found


def agreed_value(game: Game, name: str, value: OptionValue) -> OptionValue:
    """What a value comes to at a table: it may stand for another («as in the preset»)."""
    options = {name: value}
    players = next(one for one in game.players if is_supported(game, one, tuple(options.items())))
    return game.open(players, options).options[name]


@of_every_game
def test_every_file_is_one_that_bless_would_write(game: Game) -> None:
    wanted = {playthrough.file for playthrough in playthroughs(game)}
    assert set(folder(game.name).glob("*.mill")) == wanted
    assert {file.with_suffix(".mill") for file in folder(game.name).glob("*.sights")} == wanted
