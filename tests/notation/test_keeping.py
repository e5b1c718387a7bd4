"""A record on the disk: whole between moves, one line for a move, and mended after a power cut."""

import os
from pathlib import Path

import pytest
from table_talk import area, dealt, say, to_act, told

from millhand.match.match import Match
from millhand.notation import keeping
from millhand.notation.keeping import RecordFile, put_record, sweep
from millhand.notation.record import BadRecord, match_of, parse_record, read_match
from millhand.notation.writing import write_record, write_tail
from millhand.shelf import SHELF

NAMES = ["Ada", "Élodie"]


@pytest.mark.parametrize("lasting", [False, True])
def test_a_record_takes_the_place_of_the_one_before(tmp_path: Path, lasting: bool) -> None:
    for text in ("one", "another"):
        put_record(tmp_path / "a.mill", text, lasting)
        assert [file.name for file in tmp_path.iterdir()] == ["a.mill"]
        assert (tmp_path / "a.mill").read_text("utf-8") == text


def fail(descriptor: int) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


# --- a file that grows ------------------------------------------------------------------------


@pytest.fixture
def match() -> Match:
    return dealt("birmingham", 2, "introductory=true", seed=3)


@pytest.fixture
def file(tmp_path: Path, match: Match) -> RecordFile:
    kept = RecordFile(tmp_path / "a.mill", match, NAMES)
    kept.rewrite()
    return kept


def one_move(match: Match) -> None:
    """Somebody passes with the first card."""
    [colour] = to_act(match)
    match.play(say(match, colour, f"pass with {area(match, colour)['hand'][0]}"))


def keep_one_move(file: RecordFile) -> None:
    one_move(file.match)
    file.append(len(file.match.journal), file.match.journal[-1])


def test_the_file_is_the_whole_record_after_every_move(file: RecordFile) -> None:
    while not file.match.is_over:
        keep_one_move(file)
        assert file.file.read_text("utf-8") == write_record(file.match, NAMES)
    again, names = read_match(SHELF, file.file.read_text("utf-8"), "a.mill")
    assert (again.journal, names) == (file.match.journal, NAMES)


def test_a_move_is_appended_and_the_rest_is_not_written_again(
    file: RecordFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_one_move(file)
    synced = []
    monkeypatch.setattr(keeping, "write_record", lambda *_: pytest.fail("all is written anew"))
    monkeypatch.setattr(os, "fsync", synced.append)
    before = file.file.stat()
    keep_one_move(file)
    assert file.file.stat().st_ino == before.st_ino, "the same file"
    assert len(synced) == 1
    assert file.file.read_text("utf-8").endswith(write_tail(file.match))


def test_a_move_that_was_taken_back_is_gone(file: RecordFile) -> None:
    keep_one_move(file)
    whole = file.file.read_text("utf-8")
    keep_one_move(file)
    file.match.forget_last()
    file.drop(len(file.match.journal) + 1)
    assert file.file.read_text("utf-8") == whole
    keep_one_move(file)
    assert file.file.read_text("utf-8") == write_record(file.match, NAMES)


@pytest.mark.parametrize("spoil", [Path.unlink, lambda file: file.write_text("spoilt", "utf-8")])
def test_a_file_that_somebody_touched_is_written_anew(file: RecordFile, spoil) -> None:
    keep_one_move(file)
    spoil(file.file)
    keep_one_move(file)
    assert file.file.read_text("utf-8") == write_record(file.match, NAMES)


def test_after_a_full_disk_the_whole_is_written_as_soon_as_it_can_be(
    file: RecordFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_one_move(file)
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        for _ in range(2):
            with pytest.raises(OSError, match="No space"):
                keep_one_move(file)
    keep_one_move(file)
    assert file.file.read_text("utf-8") == write_record(file.match, NAMES)


# --- power cuts -------------------------------------------------------------------------------


def cut_short(before: str, after: str) -> list[str]:
    """What may be on the disk when the power fails while a move is written over the end."""
    begin = next(n for n, (a, b) in enumerate(zip(before, after, strict=False)) if a != b)
    found = []
    for written in range(begin, len(after)):
        found.append(after[:written])
        found.append(after[:written] + before[written:])
        found.append(after[:written] + "\x00" * (len(after) - written))
    return found


def test_wherever_the_power_fails_all_moves_before_are_kept(file: RecordFile) -> None:
    for _ in range(3):
        keep_one_move(file)
    before, journal = file.file.read_text("utf-8"), list(file.match.journal)
    keep_one_move(file)
    after, more = file.file.read_text("utf-8"), list(file.match.journal)
    lost = 0
    for text in cut_short(before, after):
        record = parse_record(text, "a.mill", mend=True)
        again = match_of(SHELF, record)
        assert again.journal in (journal, more)
        assert record.names == NAMES
        lost += again.journal == journal
        assert record.torn or text.strip() in (before.strip(), after.strip())
    assert lost > 50, "in most cases the last move is lost, and only that one"


def test_a_torn_record_is_not_a_good_one(file: RecordFile) -> None:
    keep_one_move(file)
    before = file.file.read_text("utf-8")
    keep_one_move(file)
    for text in cut_short(before, file.file.read_text("utf-8")):
        if not parse_record(text, "a.mill", mend=True).torn:
            continue
        with pytest.raises(BadRecord):
            parse_record(text, "a.mill")


def test_only_the_end_is_mended(file: RecordFile) -> None:
    for _ in range(4):
        keep_one_move(file)
    lines = file.file.read_text("utf-8").splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("4 "))
    for spoilt in (
        [*lines[:first], lines[first][:20], *lines[first + 1 :]],
        [*lines[:first], *lines[first + 1 :]],
        lines[:3],
        lines[:8],
        [line for line in lines if not line.startswith("players")],
    ):
        with pytest.raises(BadRecord):
            parse_record("\n".join(spoilt), "a.mill", mend=True)


def test_a_digest_that_differs_is_not_mended(file: RecordFile) -> None:
    keep_one_move(file)
    text = file.file.read_text("utf-8")
    record = parse_record(text.replace(file.match.digest, "0" * 16), "a.mill", mend=True)
    assert not record.torn
    with pytest.raises(BadRecord) as error:
        match_of(SHELF, record)
    assert "digest" in told(error.value)
