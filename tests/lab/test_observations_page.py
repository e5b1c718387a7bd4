"""The page about observations says what the games tell."""

from pathlib import Path

import pytest

from millhand.arena.variants import variants
from millhand.face.observed import WHO_IS_ASKED, Row, seen_if
from millhand.kernel.observing import AS_THEY_LIE, OUT_OF_SIGHT
from millhand.lab.observations import page
from millhand.shelf import SHELF

PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"


def test_the_page_is_as_it_would_be_written_now() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("game", SHELF)
def test_options_do_not_change_the_length(game: str) -> None:
    lengths: dict[object, list[str]] = {}
    for variant in variants(SHELF[game]):
        opened = variant.open()
        names = opened.observed().names()
        assert lengths.setdefault((opened.board, opened.players), names) == names, str(variant)


def test_names_of_rows() -> None:
    assert list(WHO_IS_ASKED.names(3)) == ["asked[me]", "asked[+1]", "asked[+2]"]
    assert list(Row("era", AS_THEY_LIE).names(3)) == ["era"]
    assert list(Row("tile", AS_THEY_LIE, 0, ["a.1", "b.2"]).names(2)) == ["tile[a.1]", "tile[b.2]"]


def test_what_is_not_seen_keeps_its_place_and_name() -> None:
    row = Row("bank", AS_THEY_LIE, 16, meaning="pounds")
    hidden = seen_if(False, row)
    assert seen_if(True, row) is row
    assert hidden.how == OUT_OF_SIGHT
    assert list(hidden.names(2)) == list(row.names(2))
