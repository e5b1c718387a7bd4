"""Moves by HTTP: checked, stored, told; the same again is the same."""

from uuid import uuid4

import pytest
from server.guests import until


def test_a_whole_match_against_a_bot(ada):
    table = ada.post(
        "/api/play", game="birmingham", level="random", options={"introductory": True}
    )["id"]
    assert ada.get(f"/api/tables/{table}")["status"] == "running"
    while (sight := until(lambda: mine_or_over(ada, table)))["decision"] is not None:
        ada.move(table)
    shown = ada.get(f"/api/tables/{table}")
    assert shown["status"] == "finished"
    assert shown["asked"] == shown["thinking"] == []
    score = ada.get(f"/api/tables/{table}/score")
    assert score["finished"]
    assert len(score["history"]) == sight["moves"] + 1
    assert score["history"][-1] == [one["points"] for one in score["scores"]]
    assert score["eras"] == [{"era": "canal", "at": 0}]
    assert score["winners"]


def mine_or_over(guest, table):
    sight = guest.sight(table)
    return sight if sight["decision"] is None or 0 in sight["decision"]["seats"] else None


@pytest.mark.parametrize("game", ["birmingham", "lancashire", "age_of_industry", "workshop"])
def test_every_game_can_be_opened_and_seen(ada, game):
    table = ada.alone(game=game)
    sight = ada.sight(table)
    assert sight["sight"]["game"] == game
    assert sight["moves"] == sight["version"] > 0
    drawing = ada.get(f"/api/tables/{table}/drawing")["drawing"]
    assert drawing["places"]
    assert all(entry["deal"] for entry in ada.get(f"/api/tables/{table}/ledger"))


def test_the_same_id_gets_the_same_answer_however_late(ada):
    table = ada.alone()
    body = ada.body(table)
    first = ada.post(f"/api/tables/{table}/moves", **body)
    assert ada.post(f"/api/tables/{table}/moves", **body) == first
    for _ in range(3):
        ada.move(table)
    assert ada.post(f"/api/tables/{table}/moves", **body) == first
    version = ada.sight(table)["version"]
    assert ada.post(f"/api/tables/{table}/moves", **{**body, "version": version}) == first
    assert ada.sight(table)["version"] == version


def test_the_last_move_of_a_match_can_be_said_again(ada):
    table = ada.alone(options={"introductory": True})
    while ada.sight(table)["decision"] is not None:
        body = ada.body(table)
        last = ada.post(f"/api/tables/{table}/moves", **body)
    assert ada.post(f"/api/tables/{table}/moves", **body) == last


def test_a_stale_version_is_told_the_present_one(ada):
    table = ada.alone()
    late = ada.body(table)
    ada.move(table)
    answer = ada.web.post(f"/api/tables/{table}/moves", json=late)
    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["id"] == "version-is-stale"
    assert answer.json()["facts"]["version"] == ada.sight(table)["version"]


def test_a_version_from_the_future_is_stale_too(ada):
    table = ada.alone()
    answer = ada.web.post(f"/api/tables/{table}/moves", json=ada.body(table, version=999))
    assert answer.status_code == 409


def test_a_refused_move_names_every_rule_in_the_askers_language(ada):
    table = ada.alone()
    before = ada.sight(table)
    body = ada.body(table, move="sell stone.1 to oxford.1 with stone")
    answer = ada.web.post(f"/api/tables/{table}/moves", json=body, params={"language": "fr"})
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["id"] == "move-is-refused"
    assert "règles" in problem["detail"]
    assert all(one["number"].startswith(("BB-", "M-")) for one in problem["refusals"])
    assert all(one["sentence"] and one["reason"] for one in problem["refusals"])
    said = [span for one in problem["refusals"] for span in one["sentence"]]
    assert all(span["text"] and "\x01" not in span["text"] for span in said)
    assert ada.sight(table) == before


def test_a_move_that_cannot_be_read_is_explained(ada):
    table = ada.alone()
    answer = ada.web.post(f"/api/tables/{table}/moves", json=ada.body(table, move="dance"))
    assert answer.status_code == 422
    assert "dance" in answer.json()["detail"]


def test_nobody_moves_for_another_seat(ada, bob):
    table = ada.alone()
    answer = bob.web.post(f"/api/tables/{table}/moves", json=ada.body(table))
    assert answer.status_code == 403
    assert answer.json()["id"] == "seat-is-not-yours"


def test_a_stranger_is_asked_to_come_in(shared, ada):
    table = ada.alone()
    answer = shared.client().post(f"/api/tables/{table}/moves", json=ada.body(table))
    assert answer.status_code == 401
    assert answer.json()["id"] == "come-in-first"


def test_nothing_moves_before_the_start(ada):
    table = ada.table()
    body = {"seat": 0, "id": str(uuid4()), "version": 0, "move": "pass with stone"}
    answer = ada.web.post(f"/api/tables/{table}/moves", json=body)
    assert (answer.status_code, answer.json()["id"]) == (409, "match-has-not-begun")
    assert ada.web.get(f"/api/tables/{table}/sight").status_code == 409


def test_a_seat_that_is_not_there(ada):
    table = ada.alone()
    for seat, status in ((7, 422), (-1, 400), (99, 400)):
        body = ada.body(table) | {"seat": seat}
        assert ada.web.post(f"/api/tables/{table}/moves", json=body).status_code == status


def test_an_unknown_table(ada):
    assert ada.web.get("/api/tables/nowhere/sight").json()["id"] == "no-table"


# --- looking ---


def test_any_moment_can_be_seen_as_it_was(ada):
    table = ada.alone()
    moments = [ada.sight(table, seat=0)]
    for _ in range(4):
        ada.move(table)
        moments.append(ada.sight(table, seat=0))
    for moment in moments:
        past = ada.sight(table, seat=0, at=moment["moves"])
        assert past["sight"] == moment["sight"]
        assert past["standings"] == moment["standings"]
        assert past["moves"] == moments[-1]["moves"]
    assert ada.web.get(f"/api/tables/{table}/sight", params={"at": 999}).status_code == 422


def test_the_ledger_goes_on_where_it_was_left(ada):
    table = ada.alone()
    ada.move(table)
    whole = ada.get(f"/api/tables/{table}/ledger", seat=0)
    assert [entry["version"] for entry in whole] == list(range(1, len(whole) + 1))
    rest = ada.get(f"/api/tables/{table}/ledger", seat=0, since=len(whole) - 1)
    assert rest == whole[-1:]
    french = ada.get(f"/api/tables/{table}/ledger", seat=0, language="fr")
    assert french[-1]["sentences"] != whole[-1]["sentences"]
    seat = str(french[-1]["seat"])
    assert french[-1]["sentences"][0][0] == {"text": "Ada", "kind": "seat", "id": seat}


def test_the_score_of_a_running_match_has_no_history(ada):
    table = ada.alone()
    score = ada.get(f"/api/tables/{table}/score")
    assert (score["finished"], score["winners"], score["history"]) == (False, [], [])
