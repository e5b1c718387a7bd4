"""People: guests, accounts, sessions, what is kept of them and how it is forgotten."""

import pytest
from server.guests import Guest, good

PASSWORD = "correct horse battery"


def with_account(house, login):
    guest = Guest(house, "Ada")
    guest.post("/api/account", login=login, password=PASSWORD)
    return guest


def test_a_guest_is_known_by_the_cookie(shared, ada):
    assert ada.get("/api/me")["name"] == "Ada"
    assert good(shared.client().get("/api/me")) is None


def test_the_cookie_is_kept_from_scripts_and_other_sites(shared):
    answer = shared.client().post("/api/guest", json={"name": "Eve"})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("millhand=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_under_tls_the_cookie_belongs_to_this_host_alone(shared):
    headers = {"x-forwarded-proto": "https"}
    answer = shared.client().post("/api/guest", json={"name": "Eve"}, headers=headers)
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("__host-millhand=")
    assert "secure" in cookie
    assert "strict-transport-security" in answer.headers


@pytest.mark.parametrize("forged", ["", "x", "A" * 43, "é", "' OR 1=1 --"])
def test_a_forged_cookie_is_nobody(shared, forged):
    headers = {"cookie": f"millhand={forged}".encode()}
    assert good(shared.client().get("/api/me", headers=headers)) is None


def test_names_are_tidied(shared):
    assert Guest(shared, "  Ada \t Lovelace\u202e ").me["name"] == "Ada Lovelace"
    for name in ("", "   ", "\u200b", "x" * 41):
        assert shared.client().post("/api/guest", json={"name": name}).status_code in (400, 422)


def test_another_name_and_language(ada):
    table = ada.alone()
    assert good(ada.web.patch("/api/me", json={"name": "Augusta"}))["name"] == "Augusta"
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == "Augusta"
    good(ada.web.patch("/api/me", json={"language": "fr"}))
    assert "n’existe pas" in ada.web.get("/api/tables/nowhere").json()["detail"]
    assert "no such table" in ada.web.get("/api/tables/nowhere?language=en").json()["detail"]


def test_an_account_leads_back_from_another_device(shared):
    ada = with_account(shared, "Ada.Back")
    other = Guest(shared, "Somebody")
    back = other.post("/api/login", login="ada.back", password=PASSWORD)
    assert back["id"] == ada.me["id"]
    assert other.get("/api/me")["login"] == "ada.back"


def test_a_wrong_password_and_an_unknown_login_look_alike(shared):
    with_account(shared, "ada.alike")
    web = shared.client()
    wrong = web.post("/api/login", json={"login": "ada.alike", "password": "nonsense!"})
    unknown = web.post("/api/login", json={"login": "nobody.here", "password": "nonsense!"})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.json() == unknown.json()


def test_a_login_belongs_to_one(shared, bob):
    with_account(shared, "ada.single")
    answer = bob.web.post("/api/account", json={"login": "ADA.single", "password": PASSWORD})
    assert (answer.status_code, answer.json()["id"]) == (409, "login-is-taken")


@pytest.mark.parametrize(
    "password", ["short", "password123", "P@ssword1!", "12345678", "azertyuiop", "aaaaaaaaaa"]
)
def test_weak_passwords_are_refused(bob, password):
    answer = bob.web.post("/api/account", json={"login": "weak.bob", "password": password})
    assert answer.status_code == 422
    assert answer.json()["id"] in ("password-is-short", "password-is-common")


def test_another_password_ends_all_other_sessions(shared):
    ada = with_account(shared, "ada.renewed")
    other = Guest(shared, "Somebody")
    other.post("/api/login", login="ada.renewed", password=PASSWORD)
    before = ada.cookie
    ada.post("/api/password", old=PASSWORD, new="another fine secret")
    assert ada.cookie != before
    assert ada.get("/api/me")["login"] == "ada.renewed"
    assert good(other.web.get("/api/me")) is None
    wrong = ada.web.post("/api/password", json={"old": PASSWORD, "new": "yet another one"})
    assert wrong.status_code == 401


def test_making_an_account_begins_a_new_session(shared):
    ada = Guest(shared, "Ada")
    before = ada.cookie
    ada.post("/api/account", login="ada.fixation", password=PASSWORD)
    assert ada.cookie != before
    assert good(shared.client().get("/api/me", headers={"cookie": before})) is None


def test_leaving_ends_the_session(shared, ada):
    before = ada.cookie
    ada.post("/api/logout")
    assert good(shared.client().get("/api/me", headers={"cookie": before})) is None


def test_an_export_holds_all_that_is_kept(ada):
    table = ada.alone()
    ada.move(table)
    ada.post(f"/api/tables/{table}/chat", text="good luck")
    kept = ada.get("/api/me/export")
    assert kept["person"]["name"] == "Ada"
    assert [seat["table_id"] for seat in kept["seats"]] == [table, table]
    assert kept["moves"][-1]["move"].startswith("pass with ")
    assert kept["chat"][0]["text"] == "good luck"
    assert ada.cookie.partition("=")[2] not in str(kept)


def test_whoever_is_forgotten_leaves_no_trace_but_moves(shared, ada, bob):
    table = ada.table(seats=[{"kind": "me"}, {"kind": "open"}], start=True)
    invite = ada.get(f"/api/tables/{table}")["invite"].rpartition("/")[2]
    bob.post(f"/api/tables/{table}/sit", invite=invite)
    mover = ada if 0 in bob.sight(table)["decision"]["seats"] else bob
    mover.move(table)
    ada.post(f"/api/tables/{table}/chat", text="my address is …")
    before = ada.cookie
    good(ada.web.delete("/api/me"))
    assert good(shared.client().get("/api/me", headers={"cookie": before})) is None
    shown = bob.get(f"/api/tables/{table}")
    assert shown["seats"][0]["person"] is None
    assert shown["own"]
    assert bob.get(f"/api/tables/{table}/chat") == []
    assert "Ada" not in str(bob.get(f"/api/tables/{table}/ledger"))
    assert bob.sight(table)["moves"] >= 4
