"""Pages, words and code speak of the same rules."""

from pathlib import Path

import pytest
from millhand.games.birmingham.text.book import BOOK
from words.fluent_files import LANGUAGES

from millhand.games.birmingham.face import GAME
from millhand.words import pages
from millhand.words.pages import MissingPage, numbers_in_code, numbers_in_words, read_page
from millhand.words.words import Words

IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def test_both_pages_have_the_same_rules_in_the_same_order():
    english, french = (list(read_page("birmingham", language)) for language in LANGUAGES)
    assert english == french
    assert len(english) == 124


@IN_EACH_LANGUAGE
def test_every_rule_of_the_page_has_a_sentence_and_every_sentence_a_rule(language):
    page = read_page("birmingham", language)
    assert set(page) == numbers_in_words("birmingham", language)
    sentences = [Words(language, "birmingham").rule(number) for number in page]
    assert len(set(sentences)) == len(sentences)


@IN_EACH_LANGUAGE
def test_every_rule_of_the_page_has_a_title_and_a_text(language):
    for number, (title, text) in read_page("birmingham", language).items():
        assert title, number
        assert text, number
        assert "#" not in text.replace("# ", "#").split("\n")[0], number


def test_every_number_that_the_code_cites_is_on_the_page():
    page = set(read_page("birmingham", "en"))
    assert {rule.number for rule in BOOK} <= page
    assert {option.rule for option in GAME.options} <= page
    assert numbers_in_code("birmingham") <= page


def test_a_rule_is_found_with_its_title_and_text():
    title, text = read_page("birmingham", "en")["BB-8.4"]
    assert title == "The lowest tile first"
    assert text.startswith("The tile built is always the lowest level")
    assert "BB-8.5" not in text


def test_a_missing_page_is_named():
    with pytest.raises(MissingPage, match=r"birmingham\.de\.md"):
        read_page("birmingham", "de")


def test_the_page_in_the_package_comes_before_the_source_tree(tmp_path: Path, monkeypatch):
    installed, source = tmp_path / "pages", tmp_path / "docs"
    for folder, title in ((installed, "Installed"), (source, "Source")):
        folder.mkdir()
        (folder / "go.en.md").write_text(f"### GO-1.1 {title}\n\nText.\n", encoding="utf-8")
    monkeypatch.setattr(pages, "page_folders", lambda: [installed, source])
    assert read_page("go", "en") == {"GO-1.1": ("Installed", "Text.")}
    (installed / "go.en.md").unlink()
    assert read_page("go", "en") == {"GO-1.1": ("Source", "Text.")}
