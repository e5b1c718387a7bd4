"""Board files: what is wrong with broken ones, and playing on one of one's own."""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from covers import covers
from own_boards import own_board
from table_talk import given, play, told, told_all
from workshop.table import standing

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.face.game import BrokenData
from millhand.games.workshop.data.boards import board_faults
from millhand.games.workshop.data.edition import make_edition
from millhand.games.workshop.data.files import read_toml
from millhand.match.agreement import BadOpening, open_game
from millhand.shelf import SHELF

Board = dict[str, Any]
GAME = SHELF["workshop"]


def town(board: Board, name: str) -> dict[str, Any]:
    return next(entry for entry in board["town"] if entry["id"] == name)


def changed(name: str, **values: Any) -> Callable[[Board], None]:
    return lambda board: town(board, name).update(values)


def line_changed(number: int, **values: Any) -> Callable[[Board], None]:
    return lambda board: board["connection"][number].update(values)


BROKEN: dict[str, tuple[Callable[[Board], Any], str]] = {
    "no id": (lambda board: board.pop("id"), "«id» is missing"),
    "no crossing": (lambda board: board.pop("crossing"), "«crossing» is missing"),
    "canvas of one number": (lambda board: board.update(canvas=[5]), "canvas must be two numbers"),
    "towns no tables": (lambda board: board.update(town=[5]), "town must be tables"),
    "unknown key": (lambda board: board.update(canvass=[5, 5]), "«canvass» is unknown; known are"),
    "unknown key of a town": (changed("york", vallue=2), "«york»: «vallue» is unknown"),
    "no value": (lambda board: town(board, "york").pop("value"), "«york»: value missing"),
    "value 5": (changed("york", value=5), "«york»: value «5» is none of 2, 3, 4"),
    "unknown industry": (changed("york", industry="beer"), "«york»: industry «beer» is none of"),
    "unknown card": (changed("york", cards=["joker"]), "«york»: card «joker» is none of"),
    "off the canvas": (changed("york", at=[5, 5000]), "«york»: at lies outside the canvas"),
    "same point": (changed("york", at=[467, 547]), "another town is drawn at the same point"),
    "id twice": (changed("york", id="hull"), "«hull»: this id stands twice"),
    "id of a card": (changed("york", id="wild_2"), "«wild_2»: this id stands twice, or names"),
    "id in capitals": (changed("york", id="York"), "«York»: id must be a name"),
    "one end": (line_changed(0, ends=["leeds"]), "connection 1 «leeds»: ends must be two towns"),
    "to itself": (line_changed(0, ends=["leeds", "leeds"]), "needs two different ends"),
    "unknown end": (line_changed(0, ends=["leeds", "rome"]), "«leeds-rome»: «rome» is no town"),
    "three links": (line_changed(0, links=3), "connection 1 «edinburgh-glasgow»: links must be"),
    "spaces": (line_changed(0, links=2), "1 spaces are drawn for 2 links"),
    "space off the canvas": (line_changed(0, spaces=[[-5, 0, 0]]), "a space lies outside"),
    "line twice": (
        lambda board: board["connection"].append(copy.deepcopy(board["connection"][0])),
        "connection 62 «edinburgh-glasgow»: stands twice",
    ),
    "too many lines": (
        lambda board: [
            board["connection"].append(
                {**board["connection"][0], "ends": ["dover", other], "links": 1}
            )
            for other in ("york", "hull")
        ],
        "63 connections, and there is room for 62",
    ),
    "an island": (
        lambda board: board.update(
            connection=[one for one in board["connection"] if "plymouth" not in one["ends"]]
        ),
        "town «plymouth» cannot be reached",
    ),
    "unknown crossing": (
        lambda board: board["crossing"][0].update(connections=["leeds-york", "york-rome"]),
        "«york-rome» is no connection",
    ),
    "crossing of one": (
        lambda board: board["crossing"][0].update(connections=["leeds-york"]),
        "needs two connections or more",
    ),
    "crossing in a town": (
        lambda board: board["crossing"][0].update(connections=["leeds-york", "hull-york"]),
        "leeds-york and hull-york share a town",
    ),
    "no crossing on the drawing": (
        lambda board: board["crossing"][0].update(connections=["leeds-york", "dover-london"]),
        "leeds-york and dover-london do not cross on the drawing",
    ),
    "wild without town": (
        lambda board: board["wild"][0].update(value=9),
        "wild 1 «9»: no town has this value",
    ),
    "wild twice": (lambda board: board["wild"][0].update(value=3), "this value stands twice"),
    "40 cards": (lambda board: board["wild"][0].update(count=3), "40 town cards, not 39"),
    "no card": (changed("york", cards=[]), "with 5 players an era has 29 cards, not 30"),
    "truths for numbers": (changed("york", at=[True, False]), "«york»: at must be two numbers"),
    "no number": (changed("york", at=[float("nan"), 5]), "«york»: at must be two numbers"),
    "endless canvas": (lambda board: board.update(canvas=[float("inf"), 5]), "canvas must be"),
    "canvas of nothing": (lambda board: board.update(canvas=[0, 5]), "canvas must be two numbers"),
    "label": (changed("york", label=5), "«york»: label must be a text"),
    "unsure": (changed("york", sure="perhaps"), "«york»: sure must be one of agreed, single"),
    "sources": (changed("york", source="M"), "«york»: source must be a list of texts"),
    "board unsure": (lambda board: board.update(sure=7), "sure must be one of agreed"),
    "town radius": (lambda board: board.update(town_radius="x"), "town_radius must be a number"),
    "space of truths": (line_changed(0, spaces=[[True] * 3]), "spaces must be x, y and angle"),
    "crossing nowhere": (
        lambda board: board["crossing"][0].update(at=[5, -5]),
        "crossing 1 «leeds-liverpool-crossing»: at lies outside the canvas",
    ),
    "crossing at a word": (
        lambda board: board["crossing"][0].update(at="here"),
        "crossing 1 «leeds-liverpool-crossing»: at must be two numbers",
    ),
    "crossing twice": (
        lambda board: board["crossing"].append(board["crossing"][0]),
        "crossing 2 «leeds-liverpool-crossing»: stands twice",
    ),
    "seven set-up cards": (changed("york", cards=["setup"]), "7 set-up cards, not 6"),
}


@covers("WW-1.1", "WW-1.2", "WW-1.4", "WW-2.5", "WW-8.1")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_board_is_refused_naming_the_entry(name: str) -> None:
    broken = read_toml("board.toml")
    spoil, fault = BROKEN[name]
    spoil(broken)
    faults = told_all(board_faults(broken))
    assert any(fault in one for one in faults), faults


def test_every_fault_is_named_at_once() -> None:
    board = read_toml("board.toml")
    town(board, "york").update(industry="beer")
    town(board, "hull").update(value="3")
    board["connection"][0].update(links=7)
    board["connection"][1].update(ends=["leeds", "rome"])
    board["crossing"][0].update(at=[5, -5])
    board["wild"][0].update(value=9)
    assert [fault.partition(": ")[0] for fault in told_all(board_faults(board))] == [
        "town 8 «hull»",
        "town 6 «york»",
        "connection 1 «edinburgh-glasgow»",
        "connection 2 «leeds-rome»",
        "crossing 1 «leeds-liverpool-crossing»",
    ]
    town(board, "hull").update(value=3)
    assert "wild 1 «9»: no town has this value" in told_all(board_faults(board))


def test_cards_and_graph_are_judged_together() -> None:
    board = read_toml("board.toml")
    board["town"].append({**town(board, "york"), "id": "bath", "at": [400, 1000]})
    faults = told_all(board_faults(board))
    assert faults[:2] == ["town «bath» cannot be reached", "40 town cards, not 39"]


def test_the_board_of_the_data_folder_has_no_faults() -> None:
    assert board_faults(read_toml("board.toml")) == []


# --- boards of one's own ----------------------------------------------------------------------


def test_a_board_of_ones_own_opens_and_plays(tmp_path: Path) -> None:
    board = own_board(tmp_path, "workshop", york="ripon")
    assert GAME.board_faults(board) == []
    match = given("workshop 3 players; red to act; display ripon", board)
    assert re.fullmatch("mine_[0-9a-f]{8}", match.opened.board)
    play(match, "red", "take ripon link leeds ripon")
    assert standing(match, "ripon") == {"red": 1}
    for players in GAME.players:
        opened = open_game(SHELF, "workshop", players, (), board)
        assert play_match(opened, hire(["rambler"] * players), 1).is_over


def test_a_town_may_have_two_cards() -> None:
    """The true game may have a general and a set-up card of one town."""
    board = read_toml("board.toml")
    town(board, "london")["cards"] = ["general", "setup"]
    town(board, "york")["cards"] = []
    assert board_faults(board) == []
    ids = make_edition(board).card_ids
    assert {"london", "london.2"} <= set(ids)
    assert "york" not in ids


def test_a_board_is_drawn_from_its_own_file(tmp_path: Path) -> None:
    drawing = open_game(
        SHELF, "workshop", 2, (), own_board(tmp_path, "workshop", york="ripon")
    ).drawing()
    assert "ripon" in [place["id"] for place in drawing["places"]]
    assert len(drawing["connections"]) == 61
    assert sum(len(line["spaces"]) for line in drawing["connections"]) == 76
    assert drawing["canvas"] == [1000, 1400]
    assert drawing["own"]["crossings"][0]["at"] == [355, 589]


def test_a_broken_board_file_does_not_open(tmp_path: Path) -> None:
    board = own_board(tmp_path, "workshop", **{'industry = "port"': 'industry = "fish"'})
    assert len(GAME.board_faults(board)) == 7
    with pytest.raises(BrokenData, match="southampton"):
        GAME.open(2, {}, board)
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "workshop", 2, (), board)
    assert re.search(r"mine\.toml", told(error.value))
