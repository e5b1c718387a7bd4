"""The words of a language: each message is parsed when it is wanted, and only then."""

import pytest
from fluent.syntax import FluentParser, ast
from words.fluent_files import LANGUAGES, SPOKEN_OF

from millhand.words.catalogue import Catalogue, _read_messages, read_files, split_entries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", SPOKEN_OF)
def test_a_file_is_split_where_fluent_splits_it(language: str, of: str) -> None:
    for _, text in read_files(language, of):
        whole = {
            entry.id.name: entry
            for entry in FluentParser(with_spans=False).parse(text).body
            if isinstance(entry, ast.Message)
        }
        parts = {name: FluentParser().parse(source).body[0] for name, source in split_entries(text)}
        assert list(parts) == list(whole)
        assert all(part.equals(whole[name], ["span", "comment"]) for name, part in parts.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_parsed_with_those_that_it_mentions_and_no_other(language: str) -> None:
    _read_messages.cache_clear()
    catalogue = Catalogue(language, "advice")
    unparsed = set(catalogue.messages.unparsed)
    assert "2" in catalogue.say("turn-behind", {"size": 2, "points": 2, "words": "2"})
    parsed = unparsed - set(catalogue.messages.unparsed)
    assert {"turn-behind", "points"} <= parsed
    assert len(parsed) < len(unparsed) / 10
    assert Catalogue(language, "advice").messages is catalogue.messages
