"""Board and data files: a fault names the file; whatever is not sure is listed."""

from pathlib import Path

import pytest

from millhand.kernel.boards import labelled_entries, read_board
from millhand.kernel.game import BrokenData, Provenance


def test_a_file_that_is_not_there_is_a_fault_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(BrokenData, match=r"board\.toml: No such file"):
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
    assert read_board(file) == {"town": [{"id": "dudley"}]}


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
