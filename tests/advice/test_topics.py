"""Whatever a judge looks at belongs to a topic, and every topic has a sentence in each language."""

from itertools import product

import pytest
from fluent.syntax import ast
from words.fluent_files import LANGUAGES, entries

from millhand.advice.comparing import FINAL, LATER, Argument, rounded
from millhand.advice.telling import reason
from millhand.advice.topics import (
    EITHER_WAY,
    SILENT,
    TOGETHER,
    UNWELCOME,
    Topic,
    topics_of,
)
from millhand.match.agreement import open_game
from millhand.shelf import SHELF
from millhand.thinking.minds import mind_for
from millhand.words.marking import plain_text

OPENED = {game: open_game(SHELF, game, SHELF[game].players[0]) for game in SHELF}
in_every_game = pytest.mark.parametrize("game", SHELF)


def not_there(name: str) -> bool:
    """What no table of a game ever has: an industry where there is room for one more."""
    return "no_industry" in name or name.endswith("_5")


@in_every_game
def test_every_input_belongs_to_one_topic(game: str) -> None:
    inputs = mind_for(game).inputs()
    places = [place for numbers in topics_of(OPENED[game]).values() for place in numbers.places]
    assert len(places) == len(set(places))
    left = [name for name, place in inputs.items() if place not in places and name not in SILENT]
    assert [name for name in left if not not_there(name)] == []


@in_every_game
def test_of_every_topic_something_is_told(game: str) -> None:
    for topic, numbers in topics_of(OPENED[game]).items():
        assert numbers.told, topic
        assert set(numbers.told) <= set(numbers.places)


@in_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_a_sentence(game: str, language: str) -> None:
    opened = OPENED[game]
    for topic, number in product((*topics_of(opened), FINAL, LATER), (-3, -1, 1, 2)):
        spoken = plain_text(reason(opened, language, Argument(topic, number, number * 1000)))
        assert spoken.endswith("."), topic
        assert spoken[0] == spoken[0].upper(), topic
        assert "{" not in spoken
        english = plain_text(reason(opened, "en", Argument(topic, number, number * 1000)))
        assert language == "en" or spoken != english, f"{topic} is not translated"


@in_every_game
def test_more_and_less_are_told_apart(game: str) -> None:
    opened = OPENED[game]
    for topic in topics_of(opened):
        more, less = (reason(opened, "en", Argument(topic, one, one)) for one in (1, -1))
        assert more != less, topic


def test_no_sentence_is_left_over() -> None:
    topics = {topic.name for opened in OPENED.values() for topic in topics_of(opened)}
    said = {
        entry.id.name.removeprefix("advice-")
        for _, entry in entries("en", "advice")
        if isinstance(entry, ast.Message) and entry.id.name.startswith("advice-")
    }
    assert said == topics | {FINAL.name, LATER.name}


def test_what_is_said_of_topics_is_said_of_some_that_are_there() -> None:
    topics = {topic.name for opened in OPENED.values() for topic in topics_of(opened)}
    assert {*UNWELCOME, *EITHER_WAY} <= topics
    assert not set(UNWELCOME) & set(EITHER_WAY)


@pytest.mark.parametrize(
    ("topic", "number", "weight", "odd"),
    [
        ("money", 5, 900, False),
        ("money", 5, -900, True),
        ("rivals_money", 5, -900, False),
        ("rivals_money", -5, -900, True),
        ("tiles_gone", 1, -900, False),
        ("tiles_gone", 1, 900, False),
    ],
)
def test_what_no_player_would_like_is_odd(topic, number, weight, odd) -> None:
    assert Argument(Topic(topic), number, weight).is_odd == odd


def test_what_is_put_together_is_looked_at_somewhere() -> None:
    names = [name for game in SHELF for name in mind_for(game).inputs()]
    for stems in TOGETHER.values():
        for stem in stems:
            assert any(name.startswith(stem) for name in names), stem


@pytest.mark.parametrize(
    ("number", "parts", "whole"),
    [(5, 2, 2), (6, 4, 1), (7, 4, 2), (-7, 4, -2), (1, 2, 0), (9, 3, 3)],
)
def test_numbers_are_told_to_the_nearest_whole_one(number: int, parts: int, whole: int) -> None:
    assert rounded(number, parts) == whole
