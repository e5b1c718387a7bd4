"""Requests that cannot be read: what is wrong is said in the asker's language, part by part."""

import json
from typing import Any

import msgspec
import pytest

from millhand.server.engine.sentences import LANGUAGES
from millhand.server.misreading import misread
from millhand.server.shapes.moves import NewMove
from millhand.server.shapes.tables import NewTable
from millhand.words.faults import say_fault

GOOD = {"seat": 0, "id": "aaaaaaaa", "version": 3, "move": "pass"}
TABLE = {"game": "birmingham", "players": 2}
CASES: list[tuple[type, Any, str, str]] = [
    (NewMove, {}, "«seat» is missing", "il manque « seat »"),
    (NewMove, [1], "JSON must be an object", "JSON doit être un objet"),
    (
        NewMove,
        GOOD | {"seat": "x"},
        "seat must be a whole number",
        "seat doit être un nombre entier",
    ),
    (NewMove, GOOD | {"seat": -1}, "seat must be a number, 0 at the least", "0 au moins"),
    (NewMove, GOOD | {"seat": 99}, "seat must be a whole number, ", "au plus"),
    (NewMove, GOOD | {"id": "a"}, "id must be a text like ", "id doit être un texte comme "),
    (NewMove, GOOD | {"move": "x" * 2000}, "a text of 1000 letters at the most", "1000 lettres"),
    (NewMove, GOOD | {"move": ""}, "a text whose length is 1 at the least", "1 au moins"),
    (NewMove, GOOD | {"more": 1}, "«more» is not known here", "« more » n’est pas connu ici"),
    (NewTable, TABLE | {"listed": 1}, "listed must be true or false", "true ou false"),
    (NewTable, TABLE | {"seats": {}}, "seats must be a list", "seats doit être une liste"),
    (NewTable, TABLE | {"seats": [{"kind": "cat"}]}, "seats[0].kind cannot be «cat»", "« cat »"),
]


def said(error: msgspec.DecodeError, language: str) -> str:
    return say_fault(misread(str(error)), language).replace("\u00a0", " ")


@pytest.mark.parametrize(("shape", "sent", "english", "french"), CASES)
def test_what_does_not_fit_is_named_in_both_languages(shape, sent, english, french):
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(json.dumps(sent), type=shape)
    assert english in said(error.value, "en")
    assert french in said(error.value, "fr")


@pytest.mark.parametrize(
    ("sent", "english"),
    [
        ("", "the JSON is cut off"),
        ('{"seat": 0,', "the JSON is cut off"),
        ("hello", "this is not JSON from byte 0 on"),
        ('{"seat": 0, dance}', "this is not JSON from byte 12 on"),
    ],
)
def test_what_is_no_json_is_told_where(sent, english):
    with pytest.raises(msgspec.DecodeError) as error:
        msgspec.json.decode(sent, type=NewMove)
    assert said(error.value, "en") == english
    assert said(error.value, "fr") != english


def test_what_nobody_has_thought_of_is_told_as_it_is():
    for language in LANGUAGES:
        assert "something new" in say_fault(misread("something new"), language)


@pytest.mark.parametrize(
    ("more", "english", "french"),
    [
        ({}, "nothing was sent; an object in JSON is needed", "rien n’a été envoyé"),
        ({"json": {}}, "«seat» is missing", "il manque"),
        ({"json": [1]}, "JSON must be an object", "JSON doit être un objet"),
        ({"content": '{"seat": 0,'}, "the JSON is cut off", "le JSON est coupé"),
        ({"content": "[" * 9000}, "too many lists in lists", "trop de listes"),
        ({"json": GOOD | {"seat": "x"}}, "seat must be a whole number", "seat doit être"),
    ],
)
def test_a_request_is_answered_in_the_askers_language(ada, more, english, french):
    for language, words in (("en", english), ("fr", french)):
        query = {"language": language}
        answer = ada.web.post("/api/tables/nowhere/moves", params=query, **more)
        assert (answer.status_code, answer.json()["id"]) == (400, "request-is-malformed")
        assert words in answer.json()["detail"]
