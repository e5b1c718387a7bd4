"""Board files: what is wrong with broken ones, and playing on one of one's own."""

import copy
import re
import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from own_boards import own_board
from table_talk import given, play, tile, told, told_all

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.face.game import BrokenData
from millhand.games.birmingham.data import boards
from millhand.games.birmingham.data.boards import board_faults
from millhand.games.birmingham.data.files import read_toml
from millhand.match.agreement import BadOpening, open_game
from millhand.shelf import SHELF

Board = dict[str, Any]
GAME = SHELF["birmingham"]


@pytest.fixture(autouse=True)
def _files_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks only look at the other data files; reading them a thousand times is slow."""
    monkeypatch.setattr(boards, "read_toml", READ)


READ = lru_cache(read_toml)


# --- broken boards ----------------------------------------------------------------------------


def place_of(board: Board, name: str) -> dict[str, Any]:
    return next(place for place in board["place"] if place["id"] == name)


def without(board: Board, name: str, key: str) -> None:
    del place_of(board, name)[key]


def changed(board: Board, name: str, **values: Any) -> None:
    place_of(board, name).update(values)


def link_changed(board: Board, number: int, **values: Any) -> None:
    board["connection"][number].update(values)


BROKEN: dict[str, tuple[Callable[[Board], Any], str]] = {
    "no id": (lambda board: board.pop("id"), "«id» is missing"),
    "no canvas": (lambda board: board.pop("canvas"), "«canvas» is missing"),
    "no connections": (lambda board: board.pop("connection"), "«connection» is missing"),
    "places no tables": (lambda board: board.update(place=[5]), "place must be tables"),
    "no kind": (lambda board: without(board, "dudley", "kind"), "«dudley»: kind missing"),
    "no position": (lambda board: without(board, "dudley", "at"), "«dudley»: at missing"),
    "no source": (lambda board: without(board, "dudley", "source"), "«dudley»: source missing"),
    "position of one number": (lambda board: changed(board, "dudley", at=[5]), "«dudley»: at must"),
    "position no numbers": (lambda board: changed(board, "dudley", at="here"), "«dudley»: at must"),
    "id twice": (lambda board: changed(board, "dudley", id="walsall"), "«walsall»: this id"),
    "id in capitals": (lambda board: changed(board, "dudley", id="Dudley"), "«Dudley»: id must"),
    "unknown kind": (lambda board: changed(board, "dudley", kind="city"), "«dudley»: kind «city»"),
    "unknown industry": (
        lambda board: changed(board, "dudley", slots=[["coal_mine"], ["port"]]),
        "«dudley»: «port» is no industry",
    ),
    "empty slot": (lambda board: changed(board, "dudley", slots=[[]]), "«dudley»: slots must"),
    "no slots": (lambda board: without(board, "dudley", "slots"), "«dudley»: slots are missing"),
    "cards for two counts": (
        lambda board: changed(board, "dudley", cards=[2, 2]),
        "«dudley»: cards must count",
    ),
    "negative cards": (lambda board: changed(board, "dudley", cards=[2, 2, -2]), "«dudley»: cards"),
    "no bonus": (lambda board: without(board, "oxford", "bonus"), "«oxford»: bonus missing"),
    "unknown bonus": (
        lambda board: changed(board, "oxford", bonus={"kind": "cake", "amount": 1}),
        "«oxford»: bonus «cake» is none of money, ",
    ),
    "bonus without amount": (
        lambda board: changed(board, "oxford", bonus={"kind": "money"}),
        "«oxford»: bonus must",
    ),
    "connection with one end": (
        lambda board: link_changed(board, 0, ends=["dudley"]),
        "connection 1 «dudley»: needs two ends",
    ),
    "connection to itself": (
        lambda board: link_changed(board, 0, ends=["dudley", "dudley"]),
        "connection 1 «dudley-dudley»: needs two ends",
    ),
    "unknown end": (
        lambda board: link_changed(board, 3, ends=["derby", "atlantis"]),
        "connection 4 «derby-atlantis»: «atlantis» is no place",
    ),
    "ends no list": (lambda board: link_changed(board, 3, ends=5), "connection 4 «?»: ends must"),
    "unknown era": (lambda board: link_changed(board, 0, eras=["road"]), "connection 1"),
    "no era": (lambda board: link_changed(board, 0, eras=[]), "eras must be canal, rail or both"),
    "unknown part": (lambda board: board.update(places=[]), "«places» is unknown; known are"),
    "unknown key": (lambda board: changed(board, "dudley", slot=1), "«dudley»: «slot» is unknown"),
    "unknown key of a bonus": (
        lambda board: changed(board, "oxford", bonus={"kind": "income", "amount": 2, "of": 1}),
        "bonus: «of» is unknown",
    ),
    "unknown key of a connection": (
        lambda board: link_changed(board, 0, canal_for=[2]),
        "«warrington-stoke_on_trent»: «canal_for» is unknown",
    ),
    "no token": (lambda board: board["connection"][0].pop("token"), "connection 1"),
    "connection twice": (
        lambda board: board["connection"].append(copy.deepcopy(board["connection"][0])),
        "connection 40 «warrington-stoke_on_trent»: stands twice",
    ),
    "place without rails": (
        lambda board: [
            entry.update(eras=["canal"]) for entry in board["connection"] if "leek" in entry["ends"]
        ],
        "place «leek» cannot be reached by rail",
    ),
    "too many slots": (
        lambda board: changed(board, "dudley", slots=[["coal_mine"]] * 30),
        "slots, and there is room for",
    ),
    "too many cards": (
        lambda board: changed(board, "dudley", cards=[3, 2, 2]),
        "with 2 players the deck has 41 cards, not 40",
    ),
    "too many merchants": (
        lambda board: changed(board, "shrewsbury", merchants=2),
        "with 2 players 5 merchant tiles for 6 spaces",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_is_refused_naming_the_entry(name: str) -> None:
    broken = read_toml("board.toml")
    spoil, fault = BROKEN[name]
    spoil(broken)
    faults = told_all(board_faults(broken))
    assert any(fault in one for one in faults), faults


# --- boards of one's own ----------------------------------------------------------------------


def test_a_board_of_ones_own_opens_and_plays(tmp_path: Path) -> None:
    board = own_board(tmp_path, "birmingham", dudley="sedgley")
    assert GAME.board_faults(board) == []
    match = given("red hand sedgley", board)
    assert re.fullmatch("mine_[0-9a-f]{8}", match.opened.board)
    play(match, "red", "build sedgley.1 coal_mine with sedgley")
    assert tile(match, "sedgley.1")["tile"] == "coal_mine-1"
    for players in (2, 3, 4):
        opened = open_game(SHELF, "birmingham", players, (), board)
        assert play_match(opened, hire(["rambler"] * players), 1).is_over


def test_a_board_is_drawn_from_its_own_file(tmp_path: Path) -> None:
    opened = open_game(
        SHELF, "birmingham", 2, (), own_board(tmp_path, "birmingham", dudley="sedgley")
    )
    drawing = opened.drawing()
    assert "sedgley" in [place["id"] for place in drawing["places"]]
    assert len(drawing["connections"]) == 39
    assert drawing["canvas"] == [1000, 1000]


@pytest.mark.parametrize(
    ("name", "what"),
    [("goods", "a card"), ("wild_location", "a card"), ("pottery", "an industry")],
)
def test_a_town_cannot_be_called_like_another_card_or_an_industry(name: str, what: str) -> None:
    text = GAME.boards()["midlands"].replace("dudley", name)
    faults = told_all(GAME.faults(tomllib.loads(text)))
    assert f"place «{name}»: «{name}» is {what} in notation; call it otherwise" in faults


def test_a_broken_board_file_does_not_open(tmp_path: Path) -> None:
    board = own_board(tmp_path, "birmingham", **{'kind = "farm_brewery"': 'kind = "farm"'})
    assert len(GAME.board_faults(board)) == 2
    with pytest.raises(BrokenData, match="farm_brewery_north"):
        GAME.open(2, {}, board)
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingham", 2, (), board)
    assert re.search(r"mine\.toml", told(error.value))


@pytest.mark.parametrize("text", ["id = ", "\x00", "place = 3 4"])
def test_a_file_that_is_no_board_at_all_does_not_open(tmp_path: Path, text: str) -> None:
    path = tmp_path / "junk.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingham", 2, (), path)
    assert re.search(r"junk\.toml", told(error.value))


def test_a_missing_board_file_does_not_open(tmp_path: Path) -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingham", 2, (), tmp_path / "nowhere.toml")
    assert re.search(r"nowhere\.toml", told(error.value))
