"""Tables: who may find them, sit, start, hand over, watch, come back, begin again."""

import xml.etree.ElementTree as ElementTree

import pytest
from server.guests import Guest, until


def token(link: str) -> str:
    return link.rpartition("/")[2]


def invited(owner, guest, table):
    guest.post(
        f"/api/tables/{table}/sit", invite=token(owner.get(f"/api/tables/{table}")["invite"])
    )


def pair(owner, guest, **more):
    """A running table of two people."""
    table = owner.table(seats=[{"kind": "me"}, {"kind": "open"}], start=True, **more)
    invited(owner, guest, table)
    return table


def status(guest, method, path, **body):
    answer = guest.web.request(method, path, json=body)
    return answer.status_code, answer.json().get("id")


# --- setting up ---


def test_the_shelf_says_what_can_be_chosen(ada):
    games = {game["name"]: game for game in ada.get("/api/games", language="fr")}
    assert set(games) == {"birmingham", "lancashire", "age_of_industry", "workshop"}
    for game in games.values():
        assert game["small_map"]["places"]
        assert game["bots"][0]["sentence"]
        for option in game["options"]:
            assert option["default"] in [one["value"] for one in option["values"]]


def test_presets_and_two_players_are_told_in_a_sentence(ada):
    games = {game["name"]: game for game in ada.get("/api/games", language="en")}
    presets = next(one for one in games["lancashire"]["options"] if one["name"] == "preset")
    assert all(one["about"] for one in presets["values"])
    assert [one["players"] for one in games["lancashire"]["players_told"]] == [2]


def test_reconstructed_figures_are_listed_the_least_sure_first(ada):
    figures = ada.get("/api/games/workshop/figures", language="fr")
    assert figures[0]["sure"] == "reconstructed"
    assert "board.town.edinburgh" in figures[0]["entries"]
    assert ada.web.get("/api/games/chess/figures").status_code == 404


def test_the_rules_come_as_blocks_without_markup(ada):
    book = ada.get("/api/games/birmingham/rules", language="en")
    rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
    assert "BB-8.4" in [rule["number"] for rule in rules]
    kinds = {block["kind"] for rule in rules for block in rule["blocks"]}
    assert {"paragraph", "table"} <= kinds
    assert "**" not in str(book)
    assert ada.web.get("/api/games/chess/rules").status_code == 404


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"game": "chess", "players": 2}, "opening-cannot-be-played"),
        ({"game": "birmingham", "players": 9}, "opening-cannot-be-played"),
        ({"game": "birmingham", "players": 2, "clock": {"kind": "move"}}, "clock-needs-minutes"),
        ({"game": "birmingham", "players": 2, "options": {"x": 1}}, "opening-cannot-be-played"),
        ({"game": "birmingham", "players": 2, "board_file": "x ="}, "opening-cannot-be-played"),
        ({"game": "birmingham", "players": 2, "seats": [{"kind": "bot"}]}, "bot-needs-a-level"),
        (
            {"game": "birmingham", "players": 2, "seats": [{"kind": "bot", "level": "x"}]},
            "bot-is-unknown",
        ),
        ({"game": "birmingham", "players": 2, "seats": [{"kind": "me"}] * 3}, "too-many-seats"),
    ],
)
def test_what_cannot_be_set_up_is_explained(ada, body, id):
    answer = ada.web.post("/api/tables", json=body, params={"language": "fr"})
    assert (answer.status_code, answer.json()["id"]) == (422, id)
    assert "/tmp" not in answer.text


def test_a_board_of_ones_own(ada):
    from millhand.shelf import SHELF

    board = SHELF["birmingham"].boards()["midlands"].replace('id = "midlands"', 'id = "mine"', 1)
    table = ada.table(board_file=board, seats=[{"kind": "me"}] * 2, start=True)
    assert ada.get(f"/api/tables/{table}")["own_board"]
    assert "board mine" in ada.web.get(f"/api/tables/{table}/record").text


def test_options_reach_the_match(ada):
    table = ada.alone(options={"introductory": True})
    assert ada.get(f"/api/tables/{table}")["options"] == {"introductory": True}
    assert "option introductory=true" in ada.web.get(f"/api/tables/{table}/record").text


# --- finding ---


def test_only_listed_tables_are_open_to_all(ada, bob):
    listed, private = ada.table(listed=True), ada.table()
    found = [table["id"] for table in bob.get("/api/tables", which="open")]
    assert listed in found
    assert private not in found
    assert {listed, private} <= {table["id"] for table in ada.get("/api/tables", which="mine")}
    assert bob.get("/api/tables", which="mine") == []
    assert status(bob, "GET", f"/api/tables/{private}") == (403, "table-is-not-for-you")
    assert bob.get(f"/api/tables/{listed}")["invite"] is None


def test_listed_tables_that_let_spectators_in_are_watched_by_anybody(shared, ada, bob):
    shown = ada.alone(listed=True, watching=True)
    ada.alone(listed=True)
    ada.alone(watching=True)
    ada.table(listed=True, watching=True)
    found = {one["id"]: one["watch"] for one in bob.get("/api/tables", which="watch")}
    assert list(found) == [shown]
    token = found[shown].rpartition("/")[2]
    assert bob.get(f"/api/tables/{shown}/sight", watch=token)["seat"] is None
    ada.post(f"/api/tables/{shown}/watching", on=False)
    assert bob.get("/api/tables", which="watch") == []


def test_finished_tables_are_found_among_the_finished(ada):
    table = ada.finished()
    assert [one["id"] for one in ada.get("/api/tables", which="finished")] == [table]
    assert ada.get("/api/tables", which="mine") == []


# --- sitting ---


def test_an_invitation_leads_to_a_seat_and_the_last_one_starts(ada, bob):
    table = pair(ada, bob)
    shown = bob.get(f"/api/tables/{table}")
    assert (shown["status"], shown["mine"]) == ("running", [1])


def test_without_an_invitation_nobody_sits(ada, bob):
    table = ada.table()
    sit = f"/api/tables/{table}/sit"
    assert status(bob, "POST", sit) == (403, "invitation-is-needed")
    assert status(bob, "POST", sit, invite="nonsense") == (403, "invitation-is-needed")
    other = ada.table(game="lancashire")
    swapped = token(ada.get(f"/api/tables/{other}")["invite"])
    assert status(bob, "POST", sit, invite=swapped) == (403, "invitation-is-needed")


def test_a_new_invitation_kills_the_old_one(ada, bob):
    table = ada.table()
    old = token(ada.get(f"/api/tables/{table}")["invite"])
    new = ada.post(f"/api/tables/{table}/invite")["token"]
    assert status(bob, "POST", f"/api/tables/{table}/sit", invite=old)[0] == 403
    assert bob.get(f"/api/tables/{table}", invite=new)["status"] == "waiting"
    bob.post(f"/api/tables/{table}/sit", invite=new)


def test_seats_are_taken_once_and_left_again(shared, ada, bob):
    table = ada.table(listed=True)
    bob.post(f"/api/tables/{table}/sit", seat=1)
    eve = Guest(shared, "Eve")
    assert status(eve, "POST", f"/api/tables/{table}/sit", seat=1)[0] == 409
    assert status(eve, "POST", f"/api/tables/{table}/sit") == (409, "table-is-full")
    assert status(eve, "POST", f"/api/tables/{table}/stand", seat=1)[0] == 403
    bob.post(f"/api/tables/{table}/stand", seat=1)
    eve.post(f"/api/tables/{table}/sit")
    assert [one["name"] for one in ada.get(f"/api/tables/{table}")["seats"]] == ["Ada", "Eve"]


def test_only_the_owner_starts_and_nobody_may_be_missing(ada, bob):
    table = ada.table(listed=True)
    assert status(ada, "POST", f"/api/tables/{table}/start") == (409, "seats-are-open")
    bob.post(f"/api/tables/{table}/sit")
    assert status(bob, "POST", f"/api/tables/{table}/start") == (403, "only-the-owner")
    assert ada.post(f"/api/tables/{table}/start")["status"] == "running"
    assert status(ada, "POST", f"/api/tables/{table}/start") == (409, "table-does-not-wait")
    assert status(bob, "POST", f"/api/tables/{table}/sit", seat=0)[0] == 409


def test_several_at_one_device_have_names(ada):
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    table = ada.table(seats=seats, one_device=True, start=True)
    assert [one["name"] for one in ada.get(f"/api/tables/{table}")["seats"]] == ["Ann", "Ben"]
    ada.move(table)
    told = str(ada.get(f"/api/tables/{table}/ledger"))
    assert "Ann" in told or "Ben" in told


# --- handing over ---


def test_a_seat_goes_to_a_bot_which_then_plays(ada, bob):
    table = pair(ada, bob)
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/seats/{seat}", to="bot", level="random")
    until(lambda: ada.get(f"/api/tables/{table}")["status"] == "finished", 60)


def test_a_seat_goes_to_somebody_else_by_a_link(shared, ada, bob):
    table = pair(ada, bob)
    link = ada.post(f"/api/tables/{table}/seats/1", to="person")
    eve = Guest(shared, "Eve")
    assert status(eve, "POST", f"/api/tables/{table}/sit")[0] == 409
    eve.post(f"/api/tables/{table}/sit", invite=link["token"])
    assert eve.sight(table)["seat"] == 1
    assert status(bob, "GET", f"/api/tables/{table}/sight")[0] == 403
    late = Guest(shared, "Late")
    assert status(late, "POST", f"/api/tables/{table}/sit", invite=link["token"])[0] == 409


def test_only_the_owner_or_the_holder_hands_a_seat_over(shared, ada, bob):
    table = pair(ada, bob)
    give = {"to": "bot", "level": "random"}
    assert status(bob, "POST", f"/api/tables/{table}/seats/0", **give)[0] == 403
    assert status(Guest(shared, "Eve"), "POST", f"/api/tables/{table}/seats/0", **give)[0] == 403
    bob.post(f"/api/tables/{table}/seats/1", **give)
    assert ada.get(f"/api/tables/{table}")["seats"][1]["bot"] == "random"


# --- watching and coming back ---


def test_spectators_come_by_a_link_that_can_be_switched_off(shared, ada, bob):
    table = pair(ada, bob, watching=True)
    watch = token(ada.get(f"/api/tables/{table}")["watch"])
    stranger = shared.client()
    path = f"/api/tables/{table}/sight"
    assert stranger.get(path).status_code == 403
    seen = stranger.get(path, params={"watch": watch}).json()
    assert seen["seat"] is None
    assert seen["sight"]["seats"][0]["hand"] is None
    assert stranger.get(path, params={"watch": watch, "seat": 0}).status_code == 403
    ada.post(f"/api/tables/{table}/watching", on=False)
    assert stranger.get(path, params={"watch": watch}).status_code == 403
    assert ada.post(f"/api/tables/{table}/watching", on=True)["token"] != watch
    assert status(bob, "POST", f"/api/tables/{table}/watching", on=False)[0] == 403


def test_when_it_is_over_every_hand_may_be_seen(ada, bob):
    table = ada.finished()
    seen = bob.sight(table, seat=1, at=4)
    assert seen["sight"]["seats"][1]["hand"]


def test_a_guest_comes_back_to_the_seat_by_its_link(shared, ada, bob):
    table = pair(ada, bob)
    link = bob.post(f"/api/tables/{table}/seat-link/1")
    assert link["link"].startswith(shared.address)
    assert ElementTree.fromstring(link["qr_svg"]).tag.endswith("svg")
    phone = shared.client()
    back = phone.post("/api/recover", json={"token": link["token"]}).json()
    assert back == {"table": table, "seat": 1, "name": "Bob"}
    assert phone.get(f"/api/tables/{table}/sight").json()["seat"] == 1
    assert bob.sight(table)["seat"] == 1


def test_a_renewed_link_kills_the_old_one(shared, ada, bob):
    table = pair(ada, bob)
    old = bob.post(f"/api/tables/{table}/seat-link/1")["token"]
    new = bob.web.post(f"/api/tables/{table}/seat-link/1", params={"renew": True}).json()["token"]
    assert shared.client().post("/api/recover", json={"token": old}).status_code == 403
    assert shared.client().post("/api/recover", json={"token": new}).status_code == 200
    bob.post(f"/api/tables/{table}/seats/1", to="bot", level="random")
    assert shared.client().post("/api/recover", json={"token": new}).status_code == 403


def test_no_other_link_leads_to_a_seat(shared, ada, bob):
    table = pair(ada, bob)
    good = bob.post(f"/api/tables/{table}/seat-link/1")["token"]
    waiting = ada.table()
    invite = token(ada.get(f"/api/tables/{waiting}")["invite"])
    cut, swapped = good[:-1], good.rpartition(".")[0] + "." + invite.rpartition(".")[2]
    for forged in (cut, swapped, invite, "x", "é", good + "x"):
        assert shared.client().post("/api/recover", json={"token": forged}).status_code == 403
    assert status(ada, "POST", f"/api/tables/{table}/seat-link/1")[0] == 403


def test_the_seat_of_an_account_is_reached_with_its_password(shared, ada, bob):
    table = pair(ada, bob)
    bob.post("/api/account", login=f"bob.{table}", password="correct horse battery")
    link = bob.post(f"/api/tables/{table}/seat-link/1")["token"]
    answer = shared.client().post("/api/recover", json={"token": link})
    assert (answer.status_code, answer.json()["id"]) == (403, "log-in-instead")


# --- again ---


def test_a_rematch_is_made_once_with_seats_rotated(shared, ada, bob):
    table = pair(ada, bob, options={"introductory": True})
    assert status(ada, "POST", f"/api/tables/{table}/rematch") == (409, "match-is-not-over")
    while (sight := ada.sight(table))["decision"] is not None:
        (ada if 0 in sight["decision"]["seats"] else bob).move(table)
    again = ada.post(f"/api/tables/{table}/rematch")
    assert [one["name"] for one in again["seats"]] == ["Bob", "Ada"]
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert ada.get(f"/api/tables/{table}")["rematch"] == again["id"]
    assert ada.post(f"/api/tables/{again['id']}/start")["status"] == "running"
    assert status(Guest(shared, "Eve"), "POST", f"/api/tables/{table}/rematch")[0] == 403


# --- time ---


def test_what_is_left_of_the_time_is_told(ada, bob):
    table = pair(ada, bob, clock={"kind": "move", "minutes": 3})
    told = ada.get(f"/api/tables/{table}")
    assert [one["runs"] for one in told["time_left"]] == [seat in told["asked"] for seat in (0, 1)]
    assert all(0 < one["seconds"] <= 180 for one in told["time_left"])
    assert [one["seat"] for one in ada.sight(table)["clock"]] == [0, 1]
    assert ada.sight(table, at=1)["clock"] == []
    page = bob.page(table)
    assert [one["seat"] for one in page.welcome["table"]["time_left"]] == [0, 1]


def test_whoever_is_back_says_so(ada, bob):
    table = pair(ada, bob, clock={"kind": "game", "minutes": 3})
    assert ada.post(f"/api/tables/{table}/return")["seats"][0]["absent_bot"] is None
    stranger = Guest(ada.house, "Cy")
    answer = status(stranger, "POST", f"/api/tables/{table}/return")
    assert answer == (403, "table-is-not-for-you")
