"""Board and data files: a fault names the file; whatever is not sure is listed."""

from pathlib import Path

import pytest
from table_talk import told_all

from millhand.face.boards import (
    NAME,
    POINT,
    cut_off,
    is_name,
    is_whole,
    labelled_entries,
    read_board,
    row_faults,
    shape_faults,
    taken_names,
    too_large,
)
from millhand.face.faults import Fault
from millhand.face.game import BrokenData, Provenance


def test_a_file_that_is_not_there_is_a_fault_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(BrokenData, match=r"board\.toml.* no_such_file"):
        read_board(tmp_path / "board.toml")


@pytest.mark.parametrize("content", [b"towns = [", b"\xff\xfe", b"a = 1\na = 2"])
def test_an_unreadable_file_is_a_fault_that_names_it(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "board.toml"
    file.write_bytes(content)
    with pytest.raises(BrokenData, match=r"board\.toml"):
        read_board(file)


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text('[[town]]\nid = "dudley"\n', encoding="utf-8")
    owned = {"id": "dudley", "sure": "owned", "source": []}  # an owner need not say so
    assert read_board(file) == {"town": [owned]}


def test_labelled_entries_are_found_however_deep() -> None:
    entry = {
        "sure": "single",
        "source": ["S"],
        "town": [
            {"id": "dudley", "sure": "agreed"},
            {"id": "leek", "sure": "disputed", "source": ["P1", "P2"]},
            {"bonus": {"sure": "reconstructed"}},
        ],
    }
    assert labelled_entries("board", entry) == [
        Provenance("board", "single", ("S",)),
        Provenance("board.town.leek", "disputed", ("P1", "P2")),
        Provenance("board.town.3.bonus", "reconstructed", ()),
    ]


# --- checks that every game uses --------------------------------------------------------------


@pytest.mark.parametrize("name", ["a", "stoke_on_trent", "m25"])
def test_a_name_can_stand_in_notation(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("name", ["", "Leek", "5", "a-b", "a.1", "a b", "é", "a\n", 5, None, ["a"]])
def test_whatever_notation_could_not_read_is_no_name(name: object) -> None:
    assert not is_name(name)


def test_a_number_of_pieces_is_whole_and_not_negative() -> None:
    assert [value for value in (0, 7, -1, 1.0, "1", True) if is_whole(value)] == [0, 7]


def test_shapes_are_checked_key_by_key() -> None:
    shapes = {"id": NAME, "at": POINT}
    assert shape_faults({"id": "leek", "at": [1, 2.5]}, shapes) == []
    assert shape_faults({"id": 5, "at": [1], "more": None}, shapes) == [
        Fault("value_must_be", key="id", shape=Fault("a_name")),
        Fault("value_must_be", key="at", shape=Fault("two_numbers")),
    ]


def test_a_row_names_what_each_entry_lacks_and_what_is_of_the_wrong_kind() -> None:
    shapes = {"at": POINT}
    entries = [{"id": "leek", "at": [1, 2]}, {"id": "stone", "at": 3}, {"ends": ["a", "b"]}, {}]
    assert told_all(row_faults("place", entries, ("id", "at"), shapes)) == [
        "place 2 «stone»: at must be two numbers",
        "place 3 «a-b»: id, at missing",
        "place 4 «?»: id, at missing",
    ]


def test_a_name_that_means_something_else_in_notation_is_named() -> None:
    taken = [(Fault("a_verb"), ["with", "build"]), (Fault("a_colour"), ["red"])]
    assert told_all(taken_names("place", ["leek", "with", "red"], taken)) == [
        "place «with»: «with» is a verb in notation; call it otherwise",
        "place «red»: «red» is a colour in notation; call it otherwise",
    ]


def test_what_has_no_room_is_named_with_both_numbers() -> None:
    sizes = [(Fault("slots"), 49, 49), (Fault("towns"), 21, 20)]
    assert told_all(too_large(sizes)) == ["21 towns, and there is room for 20"]


def test_places_off_the_largest_part_of_the_board_are_cut_off() -> None:
    joined = [{"b", "c"}, {"c", "d"}, {"e", "f"}]
    assert cut_off(["a", "b", "c", "d", "e", "f"], joined) == ["a", "e", "f"]
    assert cut_off([], []) == []
