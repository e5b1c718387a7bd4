"""Sentences and names as people read them, and what happens when words are missing."""

import re
from collections.abc import Iterator

import pytest
from table_talk import told as told_wrong

from millhand.face.rules import Refusal
from millhand.face.seen import Event
from millhand.match.agreement import open_game
from millhand.notation.moves import read_move
from millhand.shelf import SHELF
from millhand.words import catalogue
from millhand.words.catalogue import MissingWords, UnknownLanguage
from millhand.words.words import Words

OPENED = open_game(SHELF, "birmingham", 4)
ENGLISH, FRENCH = Words("en", "birmingham"), Words("fr", "birmingham")


def told(words: Words, kind: str, names: list[str] | None = None, **facts: object) -> str:
    return words.sentence(OPENED, Event(kind, facts), names)


def lines(words: Words, text: str) -> list[str]:
    move = read_move(OPENED, 0, text)
    return [words.choice(OPENED, one, move.claim(at)) for at, one in enumerate(move.choices)]


@pytest.mark.parametrize(
    ("kind", "name", "english", "french"),
    [
        ("place", "stoke_on_trent", "Stoke-on-Trent", "Stoke-on-Trent"),
        ("slot", "dudley.1", "Dudley, slot 1", "Dudley, case 1"),
        ("slot", "farm_brewery_south.1", "southern farm brewery", "ferme-brasserie du sud"),
        ("industry", "iron_works", "iron works", "usine sidérurgique"),
        ("tile", "coal_mine-1", "coal mine I", "mine de charbon I"),
        ("tile", "manufacturer-8", "manufacturer VIII", "manufacture VIII"),
        ("card", "dudley", "Dudley", "Dudley"),
        ("card", "wild_industry", "wild industry", "joker industrie"),
        ("connection", "dudley-birmingham", "Dudley – Birmingham", "Dudley – Birmingham"),
        ("merchant", "oxford.1", "Oxford, merchant 1", "Oxford, marchand 1"),
        ("merchant_tile", "blank", "blank", "vierge"),
        ("colour", "red", "Red", "Rouge"),
        ("era", "rail", "rail era", "ère du rail"),
        ("resource", "beer", "beer", "bière"),
        ("question", "action", "choose an action", "choisir une action"),
        ("source", "merchants", "merchants’ beer", "bière des marchands"),
        ("purpose", "loan", "loan", "emprunt"),
        ("option", "introductory", "introductory game", "partie d’introduction"),
        ("money", 12, "£12", "12\u00a0£"),
        ("money", -3, "−£3", "−3\u00a0£"),
    ],
)
def test_pieces_are_called_by_their_names(kind, name, english, french):
    assert (ENGLISH.piece(kind, name), FRENCH.piece(kind, name)) == (english, french)


def test_french_articles_and_prepositions():
    assert FRENCH.piece("tile", "iron_works-2", "the") == "l’usine sidérurgique II"
    assert FRENCH.piece("industry", "iron_works", "a") == "une usine sidérurgique"
    assert FRENCH.piece("merchant", "oxford.2", "to") == "au marchand 2 d’Oxford"
    assert FRENCH.piece("slot", "birmingham.4", "the") == "la case 4 de Birmingham"
    assert FRENCH.piece("card", "wild_location", "the") == "le joker lieu"


def test_a_card_that_was_not_seen_is_a_card():
    assert told(ENGLISH, "drew", seat=0, card="dudley") == "Red draws the Dudley card."
    assert told(ENGLISH, "drew", seat=0) == "Red draws a card."
    assert told(FRENCH, "drew", seat=1, card="wild_location") == "Bleu pioche le joker lieu."
    assert told(FRENCH, "drew", seat=1) == "Bleu pioche une carte."


def test_players_are_called_by_name_or_colour():
    facts = {"owner": 0, "slot": "dudley.1", "tile": "coal_mine-1"}
    assert told(ENGLISH, "flipped", ["Anna"], **facts) == (
        "Anna’s coal mine I is flipped in Dudley, slot 1."
    )
    french = [told(FRENCH, "flipped", names, **facts) for names in (["Élise"], ["Luc"], None)]
    assert french == [
        f"La mine de charbon I {whose} est retournée à Dudley, case 1."
        for whose in ("d’Élise", "de Luc", "de Rouge")
    ]


def test_numbers_decide_between_singular_and_plural():
    scored = {"seat": 0, "source": "money"}
    assert told(ENGLISH, "scored", points=1, **scored) == "Red scores 1 point for money."
    assert told(ENGLISH, "scored", points=0, **scored) == "Red scores 0 points for money."
    assert told(FRENCH, "scored", points=0, **scored) == "Rouge marque 0 point pour son argent."
    assert told(FRENCH, "scored", points=-2, **scored) == "Rouge perd 2 points pour son argent."


def test_whose_tile_is_replaced():
    facts = {"seat": 0, "slot": "dudley.1", "tile": "coal_mine-1"}
    assert told(ENGLISH, "replaced", owner=0, **facts) == (
        "Red replaces their own coal mine I in Dudley, slot 1."
    )
    assert told(FRENCH, "replaced", owner=1, **facts) == (
        "Rouge remplace la mine de charbon I de Bleu à Dudley, case 1."
    )


def test_choices_read_as_lines_of_a_menu():
    assert lines(ENGLISH, "build dudley.1 coal_mine with dudley") == [
        "build a coal mine in Dudley, slot 1",
        "with the Dudley card",
    ]
    assert lines(FRENCH, "build dudley.1 coal_mine with dudley") == [
        "construire une mine de charbon à Dudley, case 1",
        "avec la carte Dudley",
    ]
    assert lines(FRENCH, "develop iron_works-2") == ["développer l’usine sidérurgique II"]
    assert lines(ENGLISH, "link kidderminster worcester beer oxford.1 dudley.1 stop") == [
        "lay a link Kidderminster – southern farm brewery – Worcester",
        "take the barrel of merchant 1 of Oxford",
        "take beer from slot 1 of Dudley",
        "that is enough",
    ]


def test_rules_score_lines_options_and_words_of_the_table():
    assert ENGLISH.rule("BB-13.2") == "A loan may not bring the income level below −10."
    assert FRENCH.score_line("canals") == "canaux"
    assert FRENCH.option_value("manufacturer_4_money", 14) == "14\u00a0£"
    assert FRENCH.option_value("introductory", True) == "oui"
    assert ENGLISH.option_value("tie_break_income", "level") == "by level"
    assert ENGLISH.say("your-move") == "Your move"
    assert ENGLISH.say("winner", player=ENGLISH.seat(OPENED, 2)) == "Winner: Yellow"


def test_an_unknown_language_lists_those_that_are_spoken():
    with pytest.raises(UnknownLanguage) as error:
        Words("de")
    assert told_wrong(error.value) == "unknown language «de»; the languages are en, fr"


def test_places_of_somebodys_own_board_are_called_by_their_id():
    assert ENGLISH.piece("place", "new_town", "in") == "in New Town"
    assert FRENCH.piece("slot", "new_town.2").startswith("New Town")
    assert ENGLISH.piece("card", "new_town") == "New Town"


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_what_has_no_words_is_an_error_and_never_an_id(words):
    with pytest.raises(MissingWords, match=f"industry-alchemy.*{words.language}"):
        words.piece("industry", "alchemy")
    with pytest.raises(MissingWords, match=r"«ship».*slot"):
        words.piece("ship", "titanic")
    with pytest.raises(MissingWords, match=r"no form «under»"):
        words.piece("place", "dudley", "under")
    with pytest.raises(MissingWords, match=r"BB-99-9"):
        words.rule("BB-99.9")
    with pytest.raises(MissingWords, match=r"event-danced"):
        told(words, "danced", seat=0)
    with pytest.raises(MissingWords, match=r"«event-discarded» cannot be said"):
        told(words, "discarded", seat=0)
    with pytest.raises(MissingWords, match=r"BB-8-4\.moon-is-full"):
        words.refusal(OPENED, Refusal("BB-8.4", "moon_is_full"))
    with pytest.raises(MissingWords, match=r"«weather»"):
        told(words, "passed", seat=0, weather="rain")


def test_a_missing_french_sentence_is_said_in_english(monkeypatch):
    def without(language: str, *of: str) -> Iterator[tuple[str, str]]:
        for name, text in read_files(language, *of):
            lost = r"^event-linked = .*\n" if language == "fr" else r"(?!)"
            yield name, re.sub(lost, "", text, flags=re.MULTILINE)

    read_files = catalogue.read_files
    monkeypatch.setattr(catalogue, "read_files", without)
    catalogue._read_messages.cache_clear()
    try:
        event = Event("linked", {"seat": 0, "connection": "birmingham-dudley"})
        told = Words("fr", "birmingham").sentence(OPENED, event)
    finally:
        catalogue._read_messages.cache_clear()
    assert told == "Rouge lays a link Birmingham – Dudley."
