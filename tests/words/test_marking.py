"""Sentences with their pieces marked say the same as those without."""

import pytest

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.face.seen import Event
from millhand.match.agreement import open_game
from millhand.playing.chronicle import Chronicle
from millhand.shelf import SHELF
from millhand.words.marking import MarkedWords, Span, plain_text, spans
from millhand.words.words import Words

PLACED = Event("placed", {"seat": 0, "slot": "dudley.1", "tile": "coal_mine-1", "cubes": 2})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_marks_change_no_letter(language: str) -> None:
    opened = open_game(SHELF, "birmingham", 2)
    said = Words(language, "birmingham").sentence(opened, PLACED, ["ada", ""])
    marked = spans(MarkedWords(language, "birmingham").sentence(opened, PLACED, ["ada", ""]))
    assert plain_text(marked) == said
    assert said.startswith("Ada")
    pieces = {(span.kind, span.id) for span in marked if span.kind}
    assert pieces == {("seat", "0"), ("tile", "coal_mine-1"), ("slot", "dudley.1")}


def test_a_sentence_without_pieces_is_one_stretch() -> None:
    opened = open_game(SHELF, "birmingham", 2)
    event = Event("shuffled", {"cards": 40})
    said = MarkedWords("en", "birmingham").sentence(opened, event)
    assert spans(said) == [Span("The deck of 40 cards is shuffled.")]


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_told_in_the_same_words(game: str, language: str) -> None:
    opened = open_game(SHELF, game, SHELF[game].players[-1])
    match = play_match(opened, hire(["rambler"] * opened.players), 3)
    plain, marked = Words(language, game), MarkedWords(language, game)
    kinds = set()
    for chapter in Chronicle(match).chapters:
        for event in chapter.events:
            told = spans(marked.sentence(opened, event))
            assert plain_text(told) == plain.sentence(opened, event)
            kinds |= {span.kind for span in told}
    assert {"seat", "connection"} < kinds
