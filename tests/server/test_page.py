"""The page: its files as they are sent, and the plain one where nothing is built."""

import gzip

import pytest

from millhand.server.problems import Problem
from millhand.server.routes.page import edition_of, found, plain_page, read_page

SCRIPT = "const answer = 42;"


@pytest.fixture
def page(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "index-1f.js").write_text(SCRIPT)
    (tmp_path / "assets" / "town.png").write_bytes(b"\x89PNG")
    (tmp_path / "secrets.toml").write_text("not for everybody")
    return read_page(tmp_path)


def test_files_are_sent_as_what_they_are(page):
    assert set(page) == {"index.html", "assets/index-1f.js", "assets/town.png"}
    script = page["assets/index-1f.js"]
    assert (script.kind, gzip.decompress(script.packed)) == ("text/javascript", SCRIPT.encode())
    assert (page["assets/town.png"].kind, page["assets/town.png"].packed) == ("image/png", None)


def test_what_has_another_name_when_it_changes_is_kept_for_ever(page):
    assert "immutable" in page["assets/index-1f.js"].lasting
    assert page["index.html"].lasting == "no-cache"


@pytest.mark.parametrize(
    "name", ["", "table/x", "rules/birmingham/BB-8", "join/x/y", "join/x/y.z", "seat/y.z"]
)
def test_the_page_knows_its_own_addresses(page, name):
    assert found(page, name, "en") == page["index.html"]


@pytest.mark.parametrize("name", ["assets/gone.js", "secrets.toml", "api/nowhere", "schema/x"])
def test_elsewhere_is_nothing(page, name):
    with pytest.raises(Problem, match="no-page"):
        found(page, name, "en")


def test_where_nothing_is_built_a_plain_page_says_what_runs_here(tmp_path):
    page = read_page(tmp_path / "nowhere")
    said = found(page, "index.html", "fr").body.decode()
    assert said == plain_page("fr").decode()
    assert "Brass: Birmingham" in said
    assert "Ici tourne" in said
    assert "<script" not in said


def test_an_edition_is_named_by_the_script_that_the_page_loads(page, tmp_path):
    assert edition_of(page) == ""
    (tmp_path / "index.html").write_text('<script src="/assets/index-1f.js"></script>')
    assert edition_of(read_page(tmp_path)) == "assets/index-1f.js"
    assert edition_of({}) == ""
