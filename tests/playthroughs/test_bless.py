"""Blessing keeps the moves that people have read, and says what it cannot keep."""

from pathlib import Path

import bless
import pytest
from playthroughs.lines import kept_lines
from playthroughs.told import TOLD, file_of, moves_in

pytestmark = pytest.mark.long

VARIANT = TOLD[0]
TEXT = file_of(VARIANT).read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a told playthrough, to be blessed."""
    monkeypatch.setattr("playthroughs.told.FOLDER", tmp_path)
    file_of(VARIANT).write_text(TEXT, encoding="utf-8")
    return file_of(VARIANT)


def test_what_follows_from_moves_is_renewed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [line if line[:1].isdigit() else "  Something else." for line in TEXT.splitlines()]
    file.write_text("\n".join(lines), encoding="utf-8")
    assert bless.bless_told(VARIANT)
    assert file.read_text(encoding="utf-8") == TEXT
    assert capsys.readouterr().out == f"{file.name} is written\n"


def test_a_file_that_says_the_same_is_not_written(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = file.stat().st_mtime_ns
    assert bless.bless_told(VARIANT)
    assert file.stat().st_mtime_ns == before
    assert capsys.readouterr().out == ""


def test_where_a_move_is_no_longer_allowed_the_file_stays(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    who, what = moves_in(TEXT)[-1]
    until, _, after = TEXT.rpartition(f"{who} {what}\n")
    spoilt = f"{until}{who} pass with nothing\n{after}"
    file.write_text(spoilt, encoding="utf-8")
    assert not bless.bless_told(VARIANT)
    assert file.read_text(encoding="utf-8") == spoilt
    said = capsys.readouterr().out
    assert f"move {len(moves_in(TEXT))}, «{who} pass with nothing»" in said
    assert f"«python tests/bless.py --anew {file.stem}»" in said


def test_another_game_is_told_when_asked_for(file: Path) -> None:
    file.write_text("1 red pass with nothing\n", encoding="utf-8")
    assert not bless.bless_told(VARIANT)
    assert bless.main(["--anew", file.stem]) == 0
    other = file.read_text(encoding="utf-8")
    assert bless.bless_told(VARIANT)
    assert file.read_text(encoding="utf-8") == other


def test_lines_of_other_games_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line.replace(" moves ", " steps ") for line in kept_lines().values()]
    monkeypatch.setattr("bless.LINES", tmp_path / "lines.txt")
    monkeypatch.setattr("playthroughs.lines.LINES", tmp_path / "lines.txt")
    (tmp_path / "lines.txt").write_text("\n".join(lines), encoding="utf-8")
    bless.bless_lines(["workshop"])
    for name, line in kept_lines().items():
        assert (" steps " in line) == (not name.startswith("workshop"))
