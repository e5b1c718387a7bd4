"""Records: whole at the end, before it only what one may know; brought ones are verified."""

import pytest
from server.guests import record_of
from server.test_lobby import pair


@pytest.mark.parametrize("game", ["birmingham", "lancashire", "age_of_industry", "workshop"])
def test_a_record_that_is_brought_is_given_back_as_it_was(ada, game):
    table = ada.finished(game)
    assert ada.web.get(f"/api/tables/{table}/record").text == record_of(game, 1)
    shown = ada.get(f"/api/tables/{table}")
    assert (shown["status"], shown["mine"], shown["own"]) == ("finished", [], True)
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("game", "eras"), [("birmingham", ["canal", "rail"]), ("age_of_industry", [])]
)
def test_the_score_tells_how_it_went(ada, game, eras):
    table = ada.finished(game)
    score, moves = ada.get(f"/api/tables/{table}/score"), ada.sight(table)["moves"]
    assert [one["era"] for one in score["eras"]] == eras
    assert all(0 <= one["at"] < moves for one in score["eras"])
    assert len(score["history"]) == moves + 1
    assert score["history"][-1] == [one["points"] for one in score["scores"]]


def test_a_record_that_is_not_finished_can_be_looked_at(ada):
    head, moves, _ = record_of("birmingham", 1).split("\n\n")
    lines = moves.splitlines()[:10]
    text = "\n\n".join([head, "\n".join(lines), "unfinished\nend 10\n"])
    table = ada.web.post("/api/records", content=text).json()["id"]
    assert ada.web.get(f"/api/tables/{table}/record").text == text
    assert len(ada.get(f"/api/tables/{table}/ledger")) == 10
    assert ada.sight(table, seat=1)["sight"]["seats"][1]["hand"]
    score = ada.get(f"/api/tables/{table}/score")
    assert (score["finished"], score["history"]) == (False, [])


def test_the_record_of_a_running_match_hides_what_is_hidden(ada, bob):
    table = pair(ada, bob)
    mover = ada if 0 in ada.sight(table)["decision"]["seats"] else bob
    mover.move(table)
    for guest, colour in ((ada, "red"), (bob, "blue")):
        text = guest.web.get(f"/api/tables/{table}/record").text
        assert f"told {colour}" in text
        lines = [line for line in text.splitlines() if line[:1].isdigit()]
        assert [line.split()[2] for line in lines] == [
            "turn_order",
            "merchant_tiles",
            "deck",
            "pass",
        ]
        assert lines[2] == "3 dealer deck ? | ?"
        assert lines[3].endswith("| ?")


def test_sealed_answers_stay_sealed_in_a_record(ada, bob):
    table = pair(ada, bob, game="workshop")
    hand = ada.sight(table)["sight"]["seats"][0]["hand"]
    ada.move(table, seat=0, move=f"pledge {hand[0]} {hand[1]}")
    assert "pledge" in ada.web.get(f"/api/tables/{table}/record").text
    assert "pledge" not in bob.web.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("game birmingham", "game chess"),
        lambda text: text.replace("rules 1", "rules 99"),
        lambda text: text.replace("| ", "| 0", 1),
        lambda text: text.replace("scores ", "scores 9"),
        lambda text: "\x00" + text,
    ],
)
def test_a_record_with_faults_is_explained(ada, spoil):
    answer = ada.web.post("/api/records", content=spoil(record_of("birmingham", 1)))
    assert (answer.status_code, answer.json()["id"]) == (422, "record-is-bad")
    assert answer.json()["facts"]["line"] >= 1


def test_a_record_is_text(ada):
    answer = ada.web.post("/api/records", content=b"\xff\xfe")
    assert (answer.status_code, answer.json()["id"]) == (422, "record-is-no-text")


def test_strangers_bring_nothing(shared):
    assert shared.client().post("/api/records", content="x").status_code == 401
