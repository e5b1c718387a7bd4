"""Moves take a short way through the server; nobody can tell it from the long one."""

import json

import pytest

LONG = "?language=en"
"""Whoever says a language goes through the framework."""


def ask(guest, table, said, way=""):
    return guest.web.post(f"/api/tables/{table}/moves{way}", **said)


def told(answer):
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, headers, answer.json()


def test_both_ways_say_the_same_of_a_move_that_is_made(ada):
    table = ada.alone()
    said = {"json": ada.body(table)}
    first = ask(ada, table, said)
    assert first.status_code == 200
    assert told(ask(ada, table, said, LONG)) == told(ask(ada, table, said)) == told(first)


@pytest.mark.parametrize(
    "change",
    [{"move": "pass with nothing"}, {"move": ""}, {"seat": 9}, {"seat": "x"}, {"version": 900}],
)
def test_both_ways_refuse_alike(ada, bob, change):
    table = ada.alone()
    said = {"json": {**ada.body(table), **change}}
    before = ada.sight(table)["version"]
    for guest in (ada, bob):
        answer = ask(guest, table, said)
        assert answer.status_code >= 400
        assert told(ask(guest, table, said, LONG)) == told(answer)
    assert ada.sight(table)["version"] == before


def test_a_move_that_comes_in_pieces_is_made(ada):
    table = ada.alone()
    whole = json.dumps(ada.body(table)).encode()
    pieces = iter([whole[:20], whole[20:]])
    headers = {"content-type": "application/json"}
    answer = ask(ada, table, {"content": pieces, "headers": headers})
    assert answer.status_code == 200
    assert ada.sight(table)["version"] == answer.json()["version"]


def test_a_move_in_much_white_space_is_too_large(ada):
    table = ada.alone()
    body = json.dumps(ada.body(table)).encode() + b" " * 70_000
    before = ada.sight(table)["version"]
    answer = ask(ada, table, {"content": body, "headers": {"content-type": "application/json"}})
    assert answer.status_code == 413
    assert ada.sight(table)["version"] == before
