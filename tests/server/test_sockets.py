"""Sockets: each page hears what it may know, in its language, and nothing is missed."""

import json
from uuid import uuid4

import pytest
from server.guests import Guest
from server.houses import house
from server.test_lobby import pair, token
from websockets.exceptions import ConnectionClosed, InvalidStatus


def hands(sight):
    return [seat for seat, seen in enumerate(sight["sight"]["seats"]) if seen["hand"] is not None]


def test_every_page_hears_of_a_move_and_sees_with_its_own_seat(ada, bob):
    table = pair(ada, bob)
    pages = [ada.page(table), bob.page(table)]
    mover = ada if 0 in ada.sight(table)["decision"]["seats"] else bob
    done = mover.move(table)
    for seat, page in enumerate(pages):
        changed = page.hear("changed")
        assert changed["sight"]["version"] == done["version"]
        assert changed["sight"]["seat"] == seat
        assert hands(changed["sight"]) == [seat]
        assert changed["ledger"][0]["version"] == done["number"]


def test_a_move_can_be_made_by_the_socket(ada, bob):
    table = pair(ada, bob)
    mover = ada if 0 in ada.sight(table)["decision"]["seats"] else bob
    page = mover.page(table)
    body = mover.body(table)
    page.say("move", request=7, **body)
    accepted = page.hear("accepted")
    assert accepted["request"] == 7
    page.say("move", request=8, **body)
    again = page.hear("accepted")
    assert (again["request"], again["version"]) == (8, accepted["version"])
    page.say("move", request=9, **{**body, "id": str(uuid4())})
    assert page.hear("refused")["problem"]["id"] == "version-is-stale"


def test_hello_tells_what_was_missed_in_the_language_of_the_page(ada):
    table = ada.alone()
    page = ada.page(table)
    page.say("hello", version=0, language="fr", seats=[1])
    changed = page.hear("changed")
    assert changed["sight"]["seat"] == 1
    assert changed["ledger"] == ada.get(f"/api/tables/{table}/ledger", seat=1, language="fr")
    ada.move(table)
    later = page.hear("changed")
    assert later["sight"]["seat"] == 1
    page.say("hello", version=changed["sight"]["version"])
    assert page.hear("changed")["ledger"][0]["version"] == changed["sight"]["version"] + 1


def test_at_one_device_the_seat_that_is_asked_is_seen(ada):
    table = ada.alone()
    page = ada.page(table)
    for _ in range(3):
        ada.move(table)
        sight = page.hear("changed")["sight"]
        assert sight["seat"] in sight["decision"]["seats"]


def test_nobody_sees_with_a_seat_that_is_not_theirs(ada, bob):
    table = pair(ada, bob)
    page = ada.page(table)
    page.say("hello", seats=[1])
    assert hands(page.hear("changed")["sight"]) == []


def test_a_seat_that_is_given_away_is_no_longer_seen_with(ada, bob):
    table = pair(ada, bob)
    page = bob.page(table)
    ada.post(f"/api/tables/{table}/seats/1", to="bot", level="random")
    with pytest.raises(ConnectionClosed):
        page.hear("changed")


def test_spectators_are_sent_away_when_watching_is_switched_off(shared, ada, bob):
    table = pair(ada, bob, watching=True)
    watch = token(ada.get(f"/api/tables/{table}")["watch"])
    eve = Guest(shared, "Eve")
    page = eve.page(table, watch=watch)
    mover = ada if 0 in ada.sight(table)["decision"]["seats"] else bob
    mover.move(table)
    seen = page.hear("changed")["sight"]
    assert (seen["seat"], hands(seen)) == (None, [])
    ada.post(f"/api/tables/{table}/watching", on=False)
    with pytest.raises(ConnectionClosed):
        page.hear("changed")
    with pytest.raises(InvalidStatus):
        eve.page(table, watch=watch)


def test_who_is_there_and_what_is_said(ada, bob):
    table = pair(ada, bob)
    page = ada.page(table)
    other = bob.page(table)
    while page.hear("presence")["seats"] != [0, 1]:
        pass
    other.say("chat", text=" <b>hello</b>\n there ")
    remark = page.hear("chat")["remark"]
    assert (remark["text"], remark["name"], remark["mine"]) == ("<b>hello</b> there", "Bob", False)
    ada.post(f"/api/tables/{table}/chat", text="hello")
    assert other.hear("chat")["remark"]["mine"]
    assert other.hear("chat")["remark"]["text"] == "hello"
    assert [one["number"] for one in bob.get(f"/api/tables/{table}/chat")] == [1, 2]
    other.close()
    while page.hear("presence")["seats"] != [0]:
        pass


def test_a_waiting_table_tells_who_sits_down(ada, bob):
    table = ada.table(listed=True)
    page = ada.page(table)
    assert page.welcome["table"]["status"] == "waiting"
    bob.post(f"/api/tables/{table}/sit")
    assert page.hear("table")["table"]["seats"][1]["name"] == "Bob"


def test_whoever_only_looked_on_is_sent_away_at_the_start(shared, ada, bob):
    table = ada.table(listed=True)
    page = Guest(shared, "Eve").page(table)
    bob.post(f"/api/tables/{table}/sit")
    page.hear("table")
    ada.post(f"/api/tables/{table}/start")
    with pytest.raises(ConnectionClosed):
        page.hear("changed")


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "{}",
        "[" * 5000,
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "move", "request": 1, "seat": 1e400}',
        '{"type": "hello", "seats": [0, "x"]}',
        b"\x00\xff",
        json.dumps({"type": "chat", "text": "x" * 2000}),
    ],
)
def test_bad_frames_are_refused_and_the_socket_stays(ada, frame):
    page = ada.page(ada.alone())
    page.socket.send(frame)
    assert page.hear("refused")["problem"]["status"] in (400, 422)
    page.say("ping")
    assert page.hear("pong")


def test_a_frame_that_is_too_large_ends_the_socket(ada):
    page = ada.page(ada.alone())
    page.socket.send("x" * 9000)
    with pytest.raises(ConnectionClosed):
        page.hear("refused")


def test_pages_are_told_when_the_server_stops(tmp_path):
    with house(tmp_path / "house", "--data", str(tmp_path)) as one:
        ada = Guest(one)
        page = ada.page(ada.alone())
        one.process.terminate()
        goodbye = page.hear("goodbye")
        assert goodbye["reason"] == "stopping"
        assert goodbye["again_in"] > 0
        assert one.process.wait(20) == 0


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example"]
)
def test_sockets_of_foreign_pages_are_refused(shared, ada, origin):
    from websockets.sync.client import connect

    url = shared.address.replace("http", "ws") + f"api/tables/{ada.alone()}/socket"
    headers = {"cookie": ada.cookie}
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(url, origin=origin, additional_headers=headers),
    ):
        pass
    assert refused.value.response.status_code == 403
