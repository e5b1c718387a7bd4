"""Every event has a sentence in both languages, whoever hears it."""

import re

import pytest
from words.fluent_files import LANGUAGES, messages, variables
from words.told import example, sayable, told_facts

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.face.seen import Event
from millhand.games.birmingham.play.happenings import EVENTS, SECRETS
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.shelf import SHELF
from millhand.words.words import Words

OPENED = open_game(SHELF, "birmingham", 2)
UNSAID = re.compile(r"[{}$_]")
NOT_CUT = re.compile(r"\b(?:de|la|le|ne|que) (?=[aeiouéèêâ])", re.IGNORECASE)


def check(language: str, sentence: str) -> None:
    assert not UNSAID.search(sentence), sentence
    assert sentence[0].isupper(), sentence
    assert sentence.endswith((".", "?", "!")), sentence
    assert "  " not in sentence, sentence
    assert language != "fr" or not NOT_CUT.search(sentence), sentence


def test_no_event_has_words_without_happening():
    happening = {f"event-{kind}" for kind, _ in EVENTS}
    said = {name.partition(".")[0] for name in messages("en") if name.startswith("event-")}
    assert said == happening


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "facts"), EVENTS)
def test_a_sentence_uses_only_what_the_event_tells(language, kind, facts):
    words = Words(language, "birmingham")
    assert variables(language, f"event-{kind}") <= sayable(words, OPENED, facts)
    if kind in SECRETS:
        told = [fact for fact in facts if fact != "card"]
        assert variables(language, f"event-{kind}.without-card") <= sayable(words, OPENED, told)


@pytest.mark.parametrize(("kind", "facts"), EVENTS)
def test_both_languages_tell_the_same_facts(kind, facts):
    english, french = (told_facts(variables(x, f"event-{kind}"), facts) for x in LANGUAGES)
    assert english == french


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [-2, -1, 0, 1, 2])
@pytest.mark.parametrize(("kind", "facts"), EVENTS)
def test_every_event_can_be_told_whatever_its_numbers(language, kind, facts, number):
    told = {fact: number if value == 2 else value for fact, value in example(facts).items()}
    check(
        language,
        Words(language, "birmingham").sentence(OPENED, Event(kind, told), ["Élise", "Bob"]),
    )


@pytest.mark.parametrize(
    ("players", "options", "bot", "seed"),
    [
        (2, ["introductory=true", "owner_sees_facedown_card=true"], "rambler", 1),
        (3, ["gloucester_optional=true"], "rambler", 2),
        (4, ["refund_zero_tiles_removable=true"], "random", 3),
        (4, [], "rambler", 4),
    ],
)
def test_whole_games_can_be_told_to_everybody(players, options, bot, seed):
    opened = open_game(SHELF, "birmingham", players, options)
    match, dealer, bots = Match(opened), Dealer(seed), hire([bot] * players)
    spoken = [Words(language, "birmingham") for language in LANGUAGES]
    events = match.deal(dealer)
    while not match.is_over:
        seat = match.decision.seats[0]
        for choice in match.menu(seat):
            claim = opened.claim(match.table, seat, choice)
            assert not any(UNSAID.search(words.choice(opened, choice, claim)) for words in spoken)
        events += match.play(bot_move(match, seat, bots[seat], dealer.chance))
        events += match.deal(dealer)
    for told in {str(one): one for event in events for one in heard(event, players)}.values():
        for words in spoken:
            check(words.language, words.sentence(opened, told))
            check(words.language, words.sentence(opened, told, ["Anna", "", "Zoë"]))


def heard(event: Event, players: int) -> list[Event]:
    """An event as every seat and a spectator hear it."""
    return [event.told_to(seat) for seat in (*range(players), None)]
