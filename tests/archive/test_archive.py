"""Whatever was recorded once can be replayed: the archive holds records of older versions."""

from pathlib import Path

import pytest

from millhand.match.match import Match
from millhand.notation.record import match_of, open_record, parse_record, replay
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

ARCHIVE = Path(__file__).parent
FILES = sorted(ARCHIVE.glob("v*/*.mill"))

in_every_file = pytest.mark.parametrize(
    "file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES]
)


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@in_every_file
def test_an_old_record_is_replayed_move_by_move(file: Path) -> None:
    record = parse_record(text_of(file), file.name)
    assert len(list(replay(open_record(SHELF, record), record))) == len(record.moves) > 20


@in_every_file
def test_an_old_record_keeps_its_rules_and_its_options(file: Path) -> None:
    record = parse_record(text_of(file), file.name)
    again = write_record(match_of(SHELF, record), record.names)
    if record.rules >= SHELF[record.head["game"][1]].digests_since:
        assert again == text_of(file)
    else:
        assert [line.partition("|")[0] for line in again.splitlines()] == [
            line.partition("|")[0] for line in text_of(file).splitlines()
        ]


@in_every_file
def test_an_old_record_may_be_trusted(file: Path) -> None:
    record = parse_record(text_of(file), file.name)
    match = match_of(SHELF, record)
    trusted = Match.load(match.opened, match.journal, match.digest, match.rules)
    assert (trusted.digest, trusted.journal, trusted.rules) == (
        match.digest,
        match.journal,
        record.rules,
    )


def test_every_game_has_an_old_record_and_some_are_unfinished() -> None:
    records = [parse_record(text_of(file), file.name) for file in FILES]
    assert {record.head["game"][1] for record in records} == set(SHELF)
    assert sum("unfinished" in record.tail for record in records) >= 2
