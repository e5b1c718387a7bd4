"""Taking back: alone within one's turn, further when everybody agrees; nothing is deleted."""

from uuid import uuid4

import pytest
from server.guests import until
from server.test_lobby import pair, status


def undo(guest, table, what="move", **changes):
    sight = guest.sight(table)
    body = {"seat": sight["seat"], "what": what, "id": str(uuid4()), "version": sight["version"]}
    return guest.web.post(f"/api/tables/{table}/undo", json={**body, **changes})


def second_round(ada):
    """A table of one person where every turn has two moves, and one move of it is made."""
    table = ada.alone()
    ada.move(table)
    ada.move(table)
    ada.move(table)
    assert ada.sight(table)["sight"]["clock"]["actions_left"] == 1
    return table


def test_ones_own_last_move_comes_back(ada):
    table = second_round(ada)
    before = ada.sight(table, at=ada.sight(table)["moves"] - 1)
    now = ada.sight(table)
    assert now["can_undo"]
    body = {"seat": now["seat"], "what": "move", "id": str(uuid4()), "version": now["version"]}
    done = ada.web.post(f"/api/tables/{table}/undo", json=body).json()
    assert done == {"done": True, "version": now["version"] + 1, "number": now["version"] + 1}
    assert ada.web.post(f"/api/tables/{table}/undo", json=body).json() == done
    after = ada.sight(table)
    assert after["sight"] == before["sight"]
    assert after["moves"] == now["moves"] - 1
    assert not after["can_undo"]
    assert undo(ada, table).json()["id"] == "nothing-to-take-back"


def test_the_ledger_keeps_what_was_taken_back(ada):
    table = second_round(ada)
    told = ada.get(f"/api/tables/{table}/ledger", seat=0)
    undo(ada, table)
    ada.move(table)
    after = ada.get(f"/api/tables/{table}/ledger", seat=0)
    assert [entry["taken_back"] for entry in after[-3:]] == [True, False, False]
    assert after[-3] == {**told[-1], "taken_back": True}
    taken = after[-2]
    assert (taken["kind"], taken["stays"], taken["number"]) == ("undo", len(told) - 1, None)
    assert "Ada" in taken["sentences"][0][0]["text"]
    assert after[-1]["number"] == told[-1]["number"]


def test_the_match_goes_on_as_if_nothing_had_been(ada):
    """After an undo the table is read from the journal again, and comes to the same."""
    table = second_round(ada)
    undo(ada, table)
    ada.move(table)
    ada.move(table)
    whole = ada.sight(table)
    assert ada.sight(table, at=whole["moves"])["sight"] == whole["sight"]
    assert "| ?" in ada.web.get(f"/api/tables/{table}/record").text


def test_what_others_have_seen_is_not_taken_back_alone(ada, bob):
    table = pair(ada, bob)
    mover = ada if 0 in ada.sight(table)["decision"]["seats"] else bob
    mover.move(table)
    assert undo(mover, table).json()["id"] == "nothing-to-take-back"
    assert not mover.sight(table)["can_undo"]


def test_with_everybodys_consent_more_is_taken_back(ada, bob):
    table = pair(ada, bob)
    mover, other = (ada, bob) if 0 in ada.sight(table)["decision"]["seats"] else (bob, ada)
    before = mover.sight(table)
    mover.move(table)
    page = other.page(table)
    assert undo(mover, table, "ask").json()["done"] is False
    asked = page.hear("table")["table"]["undo_asked"]
    assert asked["seat"] == mover.sight(table)["seat"]
    assert asked["waits_for"] == other.sight(table)["decision"]["seats"]
    assert other.sight(table)["undo_asked"] == asked
    seat = other.sight(table)["seat"]
    done = other.post(f"/api/tables/{table}/undo/answer", seat=seat, yes=True)
    assert done["done"]
    assert page.hear("changed")["ledger"][0]["kind"] == "undo"
    after = mover.sight(table)
    assert after["sight"] == before["sight"]
    assert after["undo_asked"] is None


def test_a_no_and_a_move_both_end_the_question(ada, bob):
    table = pair(ada, bob)
    mover, other = (ada, bob) if 0 in ada.sight(table)["decision"]["seats"] else (bob, ada)
    seat = other.sight(table)["seat"]
    mover.move(table)
    answer = f"/api/tables/{table}/undo/answer"
    assert status(other, "POST", answer, seat=seat, yes=True) == (409, "nobody-asks")
    undo(mover, table, "ask")
    assert other.post(answer, seat=seat, yes=False)["done"] is False
    assert mover.sight(table)["undo_asked"] is None
    undo(mover, table, "ask")
    other.move(table)
    assert mover.sight(table)["undo_asked"] is None
    assert status(other, "POST", answer, seat=seat, yes=True) == (409, "nobody-asks")


def test_who_plays_with_bots_alone_asks_nobody(ada):
    table = ada.post("/api/play", game="birmingham", level="random")["id"]
    until(lambda: 0 in ada.sight(table)["decision"]["seats"])
    before = ada.sight(table)
    ada.move(table)
    until(lambda: ada.sight(table)["decision"]["seats"] == [0])
    assert undo(ada, table, "ask").json()["done"]
    after = ada.sight(table)
    assert after["sight"]["seats"][0]["hand"] == before["sight"]["seats"][0]["hand"]


def test_chat_survives(ada):
    table = second_round(ada)
    ada.post(f"/api/tables/{table}/chat", text="oops")
    undo(ada, table)
    assert [one["text"] for one in ada.get(f"/api/tables/{table}/chat")] == ["oops"]


@pytest.mark.parametrize("what", ["move", "turn", "ask"])
def test_nobody_takes_back_for_another(ada, bob, what):
    table = pair(ada, bob)
    body = {"seat": 1, "what": what, "id": str(uuid4()), "version": 3}
    assert status(ada, "POST", f"/api/tables/{table}/undo", **body) == (403, "seat-is-not-yours")
