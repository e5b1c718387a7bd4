"""The Fluent files themselves: well formed, alike in both languages, well set."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast
from words.fluent_files import LANGUAGES, SPOKEN_OF, Said, entries, messages

IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OF_EACH_GAME = pytest.mark.parametrize("game", SPOKEN_OF)


def everything(language: str) -> list[tuple[str, Said]]:
    """All that is said of anything, with its names."""
    return [said for game in SPOKEN_OF for said in messages(language, game).items()]


@IN_EACH_LANGUAGE
def test_no_file_holds_junk(language):
    junk = [
        (file, entry.content)
        for file, entry in entries(language, *SPOKEN_OF)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []


@IN_EACH_LANGUAGE
def test_no_message_stands_twice_in_a_file(language):
    names = Counter(
        (file, entry.id.name)
        for file, entry in entries(language, *SPOKEN_OF)
        if isinstance(entry, ast.Message)
    )
    assert [name for name, times in names.items() if times > 1] == []


@OF_EACH_GAME
@IN_EACH_LANGUAGE
def test_every_message_that_is_referred_to_exists(language, game):
    said = messages(language, game)
    assert [name for one in said.values() for name in one.messages if name not in said] == []


@OF_EACH_GAME
def test_both_languages_say_the_same_things_in_the_same_files(game):
    english, french = (
        {name: one.file for name, one in messages(x, game).items()} for x in LANGUAGES
    )
    assert english == french


def test_in_french_a_bot_is_a_robot():
    word = re.compile(r"(?<![\w-])bots?(?![\w-])")
    texts = [text for _, one in everything("fr") for text in one.texts]
    assert [text for text in texts if word.search(text)] == []


@IN_EACH_LANGUAGE
def test_apostrophes_and_dashes_are_typographic(language):
    wrong = [text for _, one in everything(language) for text in one.texts if "'" in text]
    assert wrong == []
    assert [x for _, one in everything(language) for x in one.texts if re.search(r" -\d", x)] == []


def test_french_spaces_before_high_punctuation_do_not_break():
    broken = re.compile(r"[ \w][:;!?»%£]| [:;!?»£]|« |«\w|\d£")
    typed = re.compile(r"[\w@.]+:[./]\S+")  # an address or a command, as it is typed
    wrong = [
        (name, text)
        for name, one in everything("fr")
        for text in one.texts
        if broken.search(typed.sub("", text).replace("\u00a0", "¬").replace("\u202f", "¬"))
    ]
    assert wrong == []


def test_english_has_no_space_before_punctuation_and_pounds_stand_in_front():
    broken = re.compile(r"[ \u00a0\u202f][:;!?,.]|\d ?£")
    wrong = [text for _, one in everything("en") for text in one.texts if broken.search(text)]
    assert wrong == []
