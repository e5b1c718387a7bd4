"""Everything of the game has words in both languages."""

import re
from random import Random

import pytest
from age_of_industry.tables import germany, new_england
from table_talk import say
from words.fluent_files import LANGUAGES, messages

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.games.age_of_industry.play import happenings
from millhand.games.age_of_industry.play.questions import QUESTIONS
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.shelf import SHELF
from millhand.words.pages import numbers_in_code, numbers_in_words, page_text, read_page
from millhand.words.words import Words

GAME = "age_of_industry"
UNSAID = re.compile(r"[{}$_]|^$")
CUT = re.compile(r"\b(?:de|la|le|ne|que) (?=[aeiouéèêâ])", re.IGNORECASE)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
CLAIMS = {
    ("AI-6.1", "tile_is_the_lowest"),
    ("AI-16.1", "tile_is_the_lowest"),
    ("AI-13.1", "loans_are_counted_right"),
}


def readable(language: str, sentence: str, dollars: bool = True) -> None:
    said = re.sub(r"\$\d+|\d+\u00a0\$", "", sentence) if dollars else sentence
    assert not UNSAID.search(said), sentence
    assert "  " not in sentence, sentence
    assert language != "fr" or not CUT.search(sentence), sentence


def ids() -> dict[str, list[str]]:
    """Everything that has a name, kind by kind, on both maps."""
    found: dict[str, list[str]] = {}
    for board in ("germany", "new_england"):
        for kind, names in SHELF[GAME].open(5, {"map": board}).names.items():
            found.setdefault(kind, []).extend(name for name in names if name)
    found |= {
        "colour": ["red", "blue", "yellow", "green", "purple"],
        "question": [one.name for one in QUESTIONS],
    }
    found["option"] = [option.name for option in SHELF[GAME].options]
    found["slot"] += found.pop("port")
    found["tile"] += found.pop("new_tile")
    return {kind: list(dict.fromkeys(names)) for kind, names in found.items()}


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("kind", ids())
def test_every_piece_has_a_name_of_its_own(language, kind):
    words = Words(language, GAME)
    names = [words.piece(kind, name) for name in ids()[kind]]
    assert len(set(names)) == len(names)
    for name in ids()[kind]:
        for form in words.pieces.forms(kind, name):
            if form not in ("id", "industry"):
                readable(language, words.piece(kind, name, form))


@IN_EACH_LANGUAGE
def test_every_value_of_every_option_has_words(language):
    words = Words(language, GAME)
    for option in SHELF[GAME].options:
        said = [words.option_value(option.name, value) for value in option.values]
        assert len(set(said)) == len(said)


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("board", ["germany", "new_england"])
def test_every_choice_reads_as_a_line_of_its_own(language, board):
    opened, words = SHELF[GAME].open(2, {"map": board}), Words(language, GAME)
    lines = [words.choice(opened, choice) for choice in opened.wording.texts]
    assert len(set(lines)) == len(lines)
    for line in lines:
        readable(language, line)


def test_no_event_and_no_refusal_has_words_without_a_cause():
    said = messages("en", GAME)
    events = {name.partition(".")[0] for name in said if name.startswith("event-")}
    assert events == {f"event-{kind}" for kind, _ in happenings.EVENTS}
    refusals = {(rule.number, rule.name) for rule in SHELF[GAME].book()} | CLAIMS
    names = {f"{n.replace('.', '-')}.{why.replace('_', '-')}" for n, why in refusals}
    assert {name for name in said if re.match(r"AI-[^.]+\.", name)} == names


@pytest.mark.long
@IN_EACH_LANGUAGE
@pytest.mark.parametrize(
    ("players", "board", "bot", "seed"),
    [
        (2, "germany", "rambler", 1),
        (3, "new_england", "rambler", 2),
        (5, "new_england", "random", 3),
    ],
)
def test_whole_games_can_be_told_and_wrong_moves_explained(language, players, board, bot, seed):
    opened = open_game(SHELF, GAME, players, [f"map={board}"])
    match, dealer, bots = Match(opened), Dealer(seed), hire([bot] * players)
    words, lots = Words(language, GAME), Random(seed)
    tell(words, opened, match.deal(dealer), players)
    met = set()
    while not match.is_over:
        seat = match.decision.seats[0]
        for choice in match.menu(seat):
            claim = opened.claim(match.table, seat, choice)
            readable(language, words.choice(opened, choice, claim))
        for move in odd_moves(match, seat, lots):
            for refusal in match.explain(move):
                met.add(refusal.number)
                sentence = words.refusal(opened, refusal)
                if not refusal.number.startswith("M-"):
                    readable(language, sentence)
                    assert sentence.endswith("."), sentence
        events = match.play(bot_move(match, seat, bots[seat], dealer.chance))
        tell(words, opened, events + match.deal(dealer), players)
    assert len(met) > 15


def tell(words, opened, events, players):
    for event in events:
        for seat in (*range(players), None):
            for names in (None, ["Élise", "Bob"]):
                sentence = words.sentence(opened, event.told_to(seat), names)
                readable(words.language, sentence)
                assert sentence[0].isupper()
                assert sentence.endswith(".")


def odd_moves(match: Match, seat: int, lots: Random) -> list[Move]:
    """Moves that are mostly not allowed."""
    texts = list(match.opened.wording.texts)
    start = lots.choice(match.menu(seat))
    return [
        Move(seat, (lots.choice(texts),)),
        Move(seat, (start, lots.choice(texts))),
        Move(seat, (start, lots.choice(texts), lots.choice(texts))),
        Move(seat, (lots.choice(texts), lots.choice(texts)), ("9 loans 7", "")),
    ]


def test_pages_words_and_code_speak_of_the_same_rules():
    english, french = (read_page(GAME, language) for language in LANGUAGES)
    assert list(english) == list(french)
    assert {rule.number for rule in SHELF[GAME].book()} <= set(english)
    assert {option.rule for option in SHELF[GAME].options} <= set(english)
    assert numbers_in_code(GAME) == set(english)
    for language in LANGUAGES:
        assert numbers_in_words(GAME, language) == set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_plainly_what_is_reconstructed(language):
    text = page_text(GAME, language)
    assert {"en": "our own reconstruction", "fr": "notre propre reconstitution"}[language] in text
    assert "46" in text


def test_dollars_and_steel():
    english, french = Words("en", GAME), Words("fr", GAME)
    assert (english.piece("money", 12), french.piece("money", 12)) == ("$12", "12\u00a0$")
    assert (english.piece("resource", "iron"), french.piece("resource", "iron")) == (
        "iron",
        "acier",
    )
    assert french.piece("tile", "iron_works-2", "the") == "l’aciérie 2"
    assert french.piece("market", "market_poland", "to") == "au marché de Pologne"


def test_a_move_reads_well_with_its_loans():
    match = germany("red hand mauve")
    move = match.settled(say(match, "red", "build berlin.1 cotton_mill with mauve"))
    said = [
        Words(language, GAME).choice(match.opened, move.choices[0], move.claim(0))
        for language in LANGUAGES
    ]
    assert said == [
        "build cotton mill 1 in Berlin, slot 1, taking 1 loan",
        "construire la filature de coton 1 à Berlin, case 1, en prenant 1 emprunt",
    ]


def told(match, move):
    """All refusals of a move, in English and in French."""
    refusals = match.explain(say(match, "red", move))
    return [
        [Words(language, GAME).refusal(match.opened, refusal) for refusal in refusals]
        for language in LANGUAGES
    ]


def test_a_card_of_another_industry_is_told_what_would_build():
    english, french = told(germany("red hand ship"), "build augsburg.1 cotton_mill with ship")
    assert english[0].endswith("Augsburg: it takes a card of that colour or of the industry.")
    assert french[0].endswith("il faut une carte de cette couleur ou de l’industrie.")
    assert english[1:] == ["The ship card does not build a cotton mill in Augsburg."]
    assert french[1:] == [
        "La carte navire ne permet pas de construire une filature de coton à Augsburg."
    ]


@pytest.mark.parametrize(
    ("match", "move", "english", "french"),
    [
        (
            germany("red hand ship; red port-1 at hamburg.1"),
            "build augsburg.1 cotton_mill with ship",
            "of that colour; a card of the industry builds only where a rail of yours ends, ",
            "couleur\u00a0; une carte de l’industrie ne construit que là où aboutit un de vos ",
        ),
        (
            germany("red hand cotton_mill; red port-1 at bremen.1"),
            "build bremen.2 cotton_mill with cotton_mill",
            "does not build a cotton mill in Bremen, but only where a rail of yours ends, ",
            "filature de coton à Bremen, mais seulement là où aboutit un de vos rails, ",
        ),
        (
            new_england("red hand ship; red mat ship 2; red port-1 at boston.1"),
            "build gulf_of_maine.1 ship with ship",
            "beside one in a place of four slots, or where a sea lane leads to a port.",
            "dans un lieu de quatre cases, ou là où une voie maritime mène à un port.",
        ),
    ],
)
def test_a_card_is_told_where_it_builds(match, move, english, french):
    for part, said in zip((english, french), told(match, move), strict=True):
        assert any(part in sentence for sentence in said), said
