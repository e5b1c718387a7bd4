"""A move composed over HTTP and socket: honest, and firm with bad input."""

import pytest
from server.test_lobby import pair


def asked_and_other(ada, bob, table):
    seats = ada.sight(table)["decision"]["seats"]
    return (ada, bob) if 0 in seats else (bob, ada)


def composing(guest, table, *touches, **changes):
    sight = guest.sight(table)
    body = {"seat": sight["seat"], "version": sight["version"]}
    body["touches"] = [{"kind": kind, "id": id} for kind, id in touches]
    return {**body, **changes}


def refused(guest, path, body):
    answer = guest.web.post(path, json=body)
    assert answer.status_code >= 400
    return answer.status_code, answer.json()["id"]


def test_a_move_is_composed_and_made(ada, bob):
    table = pair(ada, bob)
    mover, _ = asked_and_other(ada, bob, table)
    path = f"/api/tables/{table}/compose"
    nothing = mover.post(path, **composing(mover, table))
    assert nothing["question"]["name"] == "action"
    assert {"verb", "card", "place"} <= {one["kind"] for one in nothing["glow"]}
    hand = mover.sight(table)["sight"]["seats"][nothing["seat"]]["hand"]
    done = mover.post(path, **composing(mover, table, ("card", hand[0]), ("verb", "pass")))
    assert done["complete"]
    assert done["bill"]["lines"][0]["kind"] == "discarded"
    assert mover.move(table, move=done["move"])["number"]


def test_sentences_are_in_the_language_of_the_asker(ada, bob):
    table = pair(ada, bob)
    mover, _ = asked_and_other(ada, bob, table)
    body = composing(mover, table)
    answer = mover.web.post(f"/api/tables/{table}/compose?language=fr", json=body).json()
    assert answer["question"]["sentence"][0]["text"].startswith("choisi")


def test_why_not(ada, bob):
    table = pair(ada, bob)
    mover, _ = asked_and_other(ada, bob, table)
    path, body = f"/api/tables/{table}/why", composing(mover, table)
    why = mover.post(path, **body, about={"kind": "verb", "id": "sell"})
    assert not why["allowed"]
    assert why["failed"]
    why = mover.post(path, **body, move="borrow")
    assert why["allowed"]
    assert refused(mover, path, body) == (422, "ask-about-one-thing")
    assert refused(mover, path, {**body, "move": "fly away"}) == (422, "move-is-unreadable")


def test_who_may_compose(ada, bob):
    table = pair(ada, bob)
    mover, other = asked_and_other(ada, bob, table)
    path, body = f"/api/tables/{table}/compose", composing(mover, table)
    assert refused(other, path, body) == (403, "seat-is-not-yours")
    assert refused(mover, path, {**body, "version": 0}) == (409, "version-is-stale")
    assert refused(mover, path, {**body, "seat": 9})[0] == 422
    mine = composing(other, table, ("verb", "pass"))
    unasked = other.post(path, **mine)
    assert unasked["question"] is None
    assert unasked["dropped"][0]["refusals"][0]["number"] == "M-1"


@pytest.mark.parametrize(
    "touches",
    [
        "all",
        [{"kind": "card"}],
        [{"kind": "card", "id": "dudley", "nth": -1}],
        [{"kind": "card", "id": "dudley", "spoon": 1}],
        [{"kind": "card", "id": "x" * 300}],
        [{"kind": "card", "id": "dudley"}] * 41,
    ],
)
def test_what_cannot_be_read_is_refused(ada, bob, touches):
    table = pair(ada, bob)
    mover, _ = asked_and_other(ada, bob, table)
    body = {**composing(mover, table), "touches": touches}
    assert refused(mover, f"/api/tables/{table}/compose", body)[0] == 400


def test_nonsense_is_dropped_with_a_reason(ada, bob):
    table = pair(ada, bob)
    mover, _ = asked_and_other(ada, bob, table)
    some = [
        ("money", "much"),
        ("tile", "coal_mine-x"),
        ("tile", "-"),
        ("part", "build"),
        ("é", "ü"),
    ]
    some += [("connection", "-"), ("slot", "nowhere.0"), ("part", "with <b>x</b>")]
    for one in some:
        now = mover.post(f"/api/tables/{table}/compose", **composing(mover, table, one))
        assert now["dropped"][0]["refusals"]
        about = {"kind": one[0], "id": one[1]}
        why = mover.post(f"/api/tables/{table}/why", **composing(mover, table), about=about)
        assert why["failed"]


def test_the_same_by_socket(ada, bob):
    table = pair(ada, bob)
    mover, other = asked_and_other(ada, bob, table)
    body = composing(mover, table, ("verb", "pass"))
    page = mover.page(table)
    page.say("compose", request=3, **body)
    heard = page.hear("composed")
    assert heard["request"] == 3
    assert heard["composed"] == mover.post(f"/api/tables/{table}/compose", **body)
    page.say("why", request=4, **{**body, "touches": []}, about={"kind": "verb", "id": "sell"})
    assert not page.hear("why")["why"]["allowed"]
    page.say("compose", request=5, **{**body, "version": 0})
    assert page.hear("refused")["problem"]["id"] == "version-is-stale"
    strange = other.page(table)
    strange.say("compose", request=6, **body)
    refusal = strange.hear("refused")
    assert (refusal["request"], refusal["problem"]["id"]) == (6, "seat-is-not-yours")
