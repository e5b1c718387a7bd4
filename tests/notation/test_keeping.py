"""A record on the disk is whole, or it is not there."""

import os
from pathlib import Path

import pytest

from millhand.notation.keeping import put_record, sweep


@pytest.mark.parametrize("lasting", [False, True])
def test_a_record_takes_the_place_of_the_one_before(tmp_path: Path, lasting: bool) -> None:
    for text in ("one", "another"):
        put_record(tmp_path / "a.mill", text, lasting)
        assert [file.name for file in tmp_path.iterdir()] == ["a.mill"]
        assert (tmp_path / "a.mill").read_text("utf-8") == text


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    put_record(tmp_path / "a.mill", "before")
    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        put_record(tmp_path / "a.mill", "after", lasting=True)
    assert [file.name for file in tmp_path.iterdir()] == ["a.mill"]
    assert (tmp_path / "a.mill").read_text("utf-8") == "before"


def test_what_was_never_finished_is_swept_away(tmp_path: Path) -> None:
    for name in ("a.mill", ".b.mill.new", "c.new", ".profile"):
        (tmp_path / name).write_text("", "utf-8")
    sweep(tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == [".profile", "a.mill", "c.new"]
