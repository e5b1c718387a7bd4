"""Sentences for everything that Workshop can tell, ask, offer or refuse, in both languages."""

import re

import pytest
from table_talk import given, say
from words.fluent_files import LANGUAGES, messages, variables
from words.told import told_facts
from workshop.table import SIXTEEN_LINKS, played

from millhand.face.seen import Event
from millhand.games.workshop.play.happenings import EVENTS, PURPOSES, SECRETS
from millhand.games.workshop.play.questions import QUESTIONS
from millhand.match.agreement import open_game
from millhand.match.attempt import MATCH_RULES
from millhand.match.match import Match
from millhand.notation.moves import read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.words.pages import numbers_in_code, numbers_in_words, read_page
from millhand.words.words import Words

GAME = SHELF["workshop"]
BOOK = GAME.book()
OPENED = open_game(SHELF, "workshop", 5)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
UNSAID = re.compile(r"[{}$_]")
NOT_CUT = re.compile(r"\b(?:de|la|le|ne|que) (?=[aeiouéèêâ])", re.IGNORECASE)


def check(language: str, sentence: str) -> None:
    assert not UNSAID.search(sentence), sentence
    assert sentence[0].isupper() or sentence[0].isdigit(), sentence
    assert sentence.endswith("."), sentence
    assert "  " not in sentence, sentence
    assert language != "fr" or not NOT_CUT.search(sentence), sentence


# --- pages ------------------------------------------------------------------------------------


def test_pages_words_and_code_speak_of_the_same_rules() -> None:
    english, french = (list(read_page("workshop", language)) for language in LANGUAGES)
    assert english == french
    assert len(english) == 58 + 24
    for language in LANGUAGES:
        assert set(english) == numbers_in_words("workshop", language)
        words = Words(language, "workshop")
        sentences = [words.rule(number) for number in english]
        assert len(set(sentences)) == len(sentences)
        for sentence in sentences:
            check(language, sentence)
    assert numbers_in_code("workshop") == set(english)
    assert {rule.number for rule in BOOK} <= set(english)
    assert {option.rule for option in GAME.options} <= set(english)


# --- events and choices -----------------------------------------------------------------------


def test_every_event_has_a_sentence_and_every_sentence_an_event() -> None:
    said = {name.partition(".")[0] for name in messages("en", "workshop") if "event-" in name}
    assert said == {f"event-{kind}" for kind, _ in EVENTS}
    for kind, facts in EVENTS:
        told = [told_facts(variables(x, f"event-{kind}", "workshop"), facts) for x in LANGUAGES]
        assert told[0] == told[1], kind


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_whole_games_can_be_told_to_everybody(players: int, seed: int) -> None:
    match = played(players, seed)
    spoken = [Words(language, "workshop") for language in LANGUAGES]
    again, told = Match(match.opened), {}
    for move in match.journal:
        for event in again.play(move):
            for one in (event.told_to(seat) for seat in (*range(players), None)):
                told[str(one)] = one
    for one in told.values():
        for words in spoken:
            check(words.language, words.sentence(match.opened, one))
            check(words.language, words.sentence(match.opened, one, ["Anna", "", "Zoë"]))


@IN_EACH_LANGUAGE
def test_events_that_games_rarely_meet(language: str) -> None:
    words = Words(language, "workshop")
    rare = [
        Event("lent", {"seat": 1, "money": 50}),
        Event("swapped", {"seat": 0, "card": "leeds", "new_card": "wild_3"}),
        Event("lots_drawn", {"seat": 1}),
        Event("recouped", {"seat": 0, "money": 1, "spaces": 2}),
        Event("links_returned", {"seat": 0, "links": 0}),
        Event("links_returned", {"seat": 0, "links": 1}),
    ]
    for event in rare:
        check(language, words.sentence(OPENED, event))
    assert set(SECRETS) == {"drew_token"}
    check(language, words.sentence(OPENED, Event("drew_token", {"seat": 2})))


@IN_EACH_LANGUAGE
def test_every_choice_is_a_line_of_its_own(language: str) -> None:
    words = Words(language, "workshop")
    lines = [words.choice(OPENED, choice) for choice in OPENED.wording.texts]
    assert not [line for line in lines if UNSAID.search(line)]
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        (
            "take leeds",
            "take the Leeds card (textile, value 3)",
            "prendre la carte Leeds (textile, valeur 3)",
        ),
        (
            "take wild_3",
            "take the wild card of value 3",
            "prendre la carte au choix de valeur 3",
        ),
        ("in oxford", "place the industry in Oxford (craft)", None),
        ("link leeds york", "build Leeds – York", None),
        ("link leeds liverpool", "build the double Leeds – Liverpool", None),
        ("pledge port port", "place two port tokens", "placer deux jetons port"),
        ("pledge port craft", "place a port token and a craft token", None),
    ],
)
def test_a_choice_tells_what_the_board_shows(move: str, english: str, french: str | None) -> None:
    """The board is a reconstruction, so nobody knows it by heart."""
    [choice] = read_move(OPENED, 0, move).choices
    assert Words("en", "workshop").choice(OPENED, choice) == english
    if french is not None:
        assert Words("fr", "workshop").choice(OPENED, choice) == french


@IN_EACH_LANGUAGE
def test_questions_purposes_sources_options_have_words(language: str) -> None:
    words = Words(language, "workshop")
    for question in QUESTIONS:
        assert words.piece("question", question.name)
    for purpose in PURPOSES[:-1]:
        assert words.piece("purpose", purpose)
        assert words.score_line(purpose)
    assert words.score_line("start")
    for option in GAME.options:
        assert words.piece("option", option.name)
        said = {words.option_value(option.name, value) for value in option.values}
        assert len(said) == len(option.values)


def test_sentences_read_well() -> None:
    english, french = (Words(language, "workshop") for language in LANGUAGES)
    placed = Event("industry_placed", {"seat": 0, "colour": "blue", "place": "oxford"})
    opened = open_game(SHELF, "workshop", 2)
    assert english.sentence(opened, placed, ["Anna"]) == "Anna places a blue industry in Oxford."
    assert french.sentence(opened, placed, ["Anna"]) == "Anna place une industrie bleue à Oxford."
    assert english.say("points-of", player="Anna", points=120) == "Anna: £120"


# --- refusals ---------------------------------------------------------------------------------

POSITION = "workshop 3 players; red to link at leeds; red at leeds; red hand port; red income 3"


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    opened, table = read_position(SHELF, POSITION)
    for rule in BOOK:
        facts = set(opened.named(rule.facts(table, 0, 0, 0)))
        name = f"{rule.number.replace('.', '-')}.{rule.name.replace('_', '-')}"
        english, french = (told_facts(variables(x, name, "workshop"), facts) for x in LANGUAGES)
        assert english == french, name
        assert facts & {"cost", "money", "needed", "links"} <= english, name
    said = {name for name in messages("en", "workshop") if re.match(r"WW-[^.]+\.", name)}
    assert said == {
        f"{rule.number.replace('.', '-')}.{rule.name.replace('_', '-')}" for rule in BOOK
    }
    assert MATCH_RULES


LEEDS = "red to link at leeds; red at leeds"


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("demand 1; red hand port craft; blue hand port; yellow hand port", "keep"),
        ("demand 1; red hand port craft; blue hand port; yellow hand port", "pledge heavy"),
        ("demand 4; red hand port craft", "pledge port craft"),
        ("auction; red money 3", "bid 4"),
        ("auction; calls 1; red money -3", "bid 4"),
        ("auction; red income 3", "recoup 2 bid 4"),
        ("option recoup_in_bids=false; auction; red income 3", "recoup 1 bid 4"),
        ("red to act; display york", "take leeds"),
        ("red to act; display york", "take york swap"),
        ("red to act; display york", "take york in hull"),
        ("red to act; display wild_4", "take wild_4 in hull"),
        ("red to act; display reading; red at reading 2", "take reading remove blue"),
        ("red to act; display reading; red at reading", "take reading remove red"),
        ("red to act; display leeds; red at leeds 2", "take leeds remove red"),
        ("red to act; display reading", "take reading remove blue"),
        ("red to link at leeds; red at leeds", "link dover london"),
        ("red to link at leeds; red at leeds; blue link leeds york", "link leeds york"),
        ("red to link at leeds; red at leeds", "link leeds york link leeds liverpool"),
        ("red to link at leeds; red at leeds", "link leeds liverpool link leeds york"),
        (f"{LEEDS}; {SIXTEEN_LINKS}; red link bristol exeter", "link leeds liverpool"),
        ("red to link at leeds; red at leeds; red money 5", "link leeds liverpool"),
        ("red to link at leeds; red at leeds", "link manchester lancaster"),
    ],
)
def test_refusals_are_explained(position: str, move: str) -> None:
    match = given(f"workshop 3 players; {position}")
    refusals = match.explain(say(match, "red", move))
    assert refusals
    for language in LANGUAGES:
        for refusal in refusals:
            check(language, Words(language, "workshop").refusal(match.opened, refusal))


def test_an_explanation_in_both_languages() -> None:
    place = "red to link at reading; red at reading; red money 2; red income 2"
    match = given(f"workshop 3 players; {place}")
    [refusal] = match.explain(say(match, "red", "link reading oxford"))
    said = [Words(language, "workshop").refusal(match.opened, refusal) for language in LANGUAGES]
    assert said == [
        "Oxford – Reading costs £3, and you have only £2.",
        "Oxford – Reading coûte 3\u00a0£, et vous n’avez que 2\u00a0£.",
    ]
