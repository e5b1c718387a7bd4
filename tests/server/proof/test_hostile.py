"""Whatever is thrown at the server: no fault of it, nothing changed, nobody else disturbed."""

import json
import random
from itertools import product

import pytest
from server.guests import Guest, until
from server.houses import house
from server.proof import roles
from server.proof.raw import TEXT, attack, frame, shake_hands
from server.proof.sizes import so_many
from sqlalchemy import create_engine, text

pytestmark = pytest.mark.long

SESSIONS = so_many(300, 5_000)
FLIPS = so_many(40, 400)


@pytest.fixture(scope="module")
def fort(tmp_path_factory, memory):
    """A server that must stand; the log of it must hold no fault in the end."""
    database = f"sqlite:///{memory / 'fort.sqlite'}"
    with house(tmp_path_factory.mktemp("fort"), "--database", database) as one:
        yield one
        assert '"level": "ERROR"' not in one.log.read_text()


@pytest.fixture
def ada(fort):
    return Guest(fort, "Ada")


@pytest.fixture
def bob(fort):
    return Guest(fort, "Bob")


def refused(answer, *statuses: int) -> str:
    """The id of the problem that an answer tells."""
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    assert "Traceback" not in answer.text
    return str(answer.json()["id"])


# --- sockets ---


def test_hostile_sockets(fort, ada):
    table, chance = ada.alone(), random.Random(1)
    before = ada.sight(table)
    page = ada.page(table)
    for _ in range(SESSIONS):
        attack(ada, table, chance)
    page.say("ping")
    page.hear("pong")
    assert ada.sight(table) == before
    until(lambda: sockets(fort) == 1, 30)


def sockets(fort) -> int:
    figures = fort.client().get("/metrics").text
    return int(float(figures.partition("\nmillhand_sockets ")[2].split()[0]))


def test_whoever_does_not_read_is_let_go(fort, ada):
    """Messages are not piled up without end, and the server goes on."""
    table = ada.finished()
    raw = shake_hands(ada, table, receive_buffer=4096)
    with raw:
        hello = frame(TEXT, b'{"type":"hello","version":0}')
        raw.settimeout(2)
        try:
            for _ in range(300):
                raw.sendall(hello)
        except OSError:
            pass
        until(lambda: sockets(fort) == 0, 30)
    assert ada.sight(table)["decision"] is None


# --- tokens ---


def mutations(token: str, chance: random.Random) -> list[str]:
    """Tokens that nobody has made."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
    found = ["", "x", token[:-1], token[1:], token + token, token[::-1], token.swapcase(), "0" * 43]
    for _ in range(FLIPS):
        place = chance.randrange(len(token) - 1)
        found.append(token[:place] + chance.choice(letters) + token[place + 1 :])
    return [one for one in found if one != token]


def test_forged_sessions(fort, ada):
    [(name, token)] = ada.web.cookies.items()
    for forged in mutations(token, random.Random(2)):
        stranger = {"cookie": f"{name}={forged}"}
        assert fort.client().get("/api/me", headers=stranger).json() is None
        answer = fort.client().get("/api/me/export", headers=stranger)
        assert refused(answer, 401) == "come-in-first"


def test_an_old_session(fort, memory):
    eve = Guest(fort, "Eve")
    engine = create_engine(f"sqlite:///{memory / 'fort.sqlite'}")
    with engine.begin() as connection:
        connection.execute(text("UPDATE session SET seen_at = 1000"))
    engine.dispose()
    until(lambda: eve.get("/api/me") is None, 10)


def test_forged_foreign_and_swapped_links(fort, ada, bob):
    here, there = (ada.table(players=3, watching=True) for _ in range(2))
    shown, other = ada.get(f"/api/tables/{here}"), ada.get(f"/api/tables/{there}")
    invite, foreign = (str(one["invite"]).rpartition("/")[2] for one in (shown, other))
    watch = str(other["watch"]).rpartition("/")[2]
    seat = str(ada.post(f"/api/tables/{here}/seat-link/0")["link"]).rpartition("/")[2]
    bad = [*mutations(invite, random.Random(3)), foreign, watch, seat]
    for token in filter(None, bad):
        answer = bob.web.post(f"/api/tables/{here}/sit", json={"invite": token})
        assert refused(answer, 403) == "invitation-is-needed"
        query = {"invite": token, "watch": token}
        refused(bob.web.get(f"/api/tables/{here}", params=query), 400, 403)
    for token in [*filter(None, mutations(seat, random.Random(4))), invite, foreign, watch]:
        refused(fort.client().post("/api/recover", json={"token": token}), 403)
    assert ada.get(f"/api/tables/{here}") == shown
    assert fort.client().post("/api/recover", json={"token": seat}).is_success


def test_a_dead_link(fort, ada):
    table = ada.alone()
    old = str(ada.post(f"/api/tables/{table}/seat-link/0")["link"]).rpartition("/")[2]
    ada.web.post(f"/api/tables/{table}/seat-link/0", params={"renew": True})
    assert refused(fort.client().post("/api/recover", json={"token": old}), 403) == "link-is-dead"


# --- too much, too deep ---

UNSAFE = [route for route in roles.matrix() if not route.startswith("GET")]
DEEP = ["[" * 60_000, '{"a":' * 10_000, "[" * 30_000 + "]" * 30_000, '"' + "\\u0000" * 9_000 + '"']
BROKEN = [*DEEP, "", "{", "null", "[]", "1e999", '{"seat": NaN}', "\x00", '{"a":1,"a":2}', "{}" * 3]


@pytest.mark.parametrize("route", UNSAFE)
def test_bodies_that_are_too_large_or_broken(ada, route):
    method, path = route.split()
    path = path.replace("{table}", ada.table()).replace("{seat}", "0")
    if path in ("/api/me", "/api/logout"):
        return  # these take no body, and somebody else would ask afterwards
    for body in BROKEN:
        answer = ada.web.request(method, path, content=body)
        assert answer.status_code < 500, (route, body[:20], answer.text)
    answer = ada.web.request(method, path, content=b" " * 65_537)
    if answer.status_code != 413:
        assert route not in roles.BODIES, (route, answer.status_code)


def test_headers_addresses_and_words_that_are_too_long(fort, ada):
    table = ada.alone()
    web = fort.client()
    assert web.get("/api/me", headers={"cookie": "millhand=" + "x" * 100_000}).status_code < 500
    assert web.get("/api/tables/" + "x" * 20_000).status_code in (400, 404, 414)
    assert web.get(f"/api/tables/{table}", params={"watch": "x" * 5_000}).status_code == 400
    assert ada.web.get("/api/me", params={"language": "x" * 5_000}).status_code == 400
    refused(web.post("/api/guest", json={"name": "x" * 81}), 400, 422)
    refused(ada.web.post(f"/api/tables/{table}/chat", json={"text": "x" * 2_001}), 400, 422)
    move = {**ada.body(table), "move": "x" * 1_001}
    refused(ada.web.post(f"/api/tables/{table}/moves", json=move), 400)
    touch = {"kind": "part", "id": "x"}
    asked = {"seat": move["seat"], "version": move["version"], "touches": [touch] * 41}
    refused(ada.web.post(f"/api/tables/{table}/compose", json=asked), 400)


# --- markup ---

MARKS = [
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg/onload={}>",
    "'\"><b onmouseover={}>",
    "</title><script>{}</script>",
    "javascript:{}",
    "{{{{{}}}}}",
    "${{{}}}",
    "<!--{}-->",
    "]]><![CDATA[{}",
]
SAID = [
    "alert(1)",
    "alert`1`",
    "eval(name)",
    "fetch(1)",
    "1;--",
    "' OR 1=1",
    "%3Cscript%3E",
    "&lt;script&gt;",
    "\\u003cscript\\u003e",
    "\\x3cscript\\x3e",
    "constructor",
    "__proto__",
    "../../etc",
    "%00",
    "%0d%0aX:y",
    "{0}",
    "%s%n",
    "\u2028x",
    "＜ｂ＞",
    "ﬁ",
]
PAYLOADS = [mark.format(said) for mark, said in product(MARKS, SAID)]


def test_markup_is_nothing_but_letters(fort, ada):
    assert len(PAYLOADS) == 200
    table = ada.alone()
    for payload in PAYLOADS:
        ada.web.patch("/api/me", json={"name": payload[:40]})
        answer = ada.web.post(f"/api/tables/{table}/chat", json={"text": payload})
        assert answer.status_code == 201, payload
        said = answer.json()
        assert said["text"] == " ".join(payload.replace("\u2028", " ").split())
    for path in (
        f"/api/tables/{table}/chat",
        f"/api/tables/{table}",
        f"/api/tables/{table}/ledger",
    ):
        answer = ada.web.get(path)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        json.loads(answer.text)
    record = ada.web.get(f"/api/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")


def test_the_proof_of_hostility_bites(tmp_path, memory):
    """A server that stumbles over frames that are too deep leaves a fault in its log."""
    database = f"sqlite:///{memory / 'stumbles.sqlite'}"
    with house(tmp_path, "--database", database, fault="stumbles") as one:
        ada = Guest(one)
        table, chance = ada.alone(), random.Random(1)
        for _ in range(40):
            attack(ada, table, chance)
        until(lambda: one.faults() or '"level": "ERROR"' in one.log.read_text())
