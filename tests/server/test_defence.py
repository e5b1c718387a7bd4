"""What keeps strangers out: origins, headers, sizes, limits; and what a refusal looks like."""

import json

import httpx
import pytest
from server.guests import Guest
from server.houses import house

from millhand.server.defence.limits import LIMITS

FOREIGN = ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "garbage", ""]


@pytest.fixture(scope="module")
def strict(tmp_path_factory, memory):
    """A server with its limits on."""
    folder = tmp_path_factory.mktemp("strict")
    data = memory / "strict"
    with house(folder, "--data", str(data), MILLHAND_LIMITS="on") as one:
        yield one


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(("method", "path"), [("POST", "/api/guest"), ("DELETE", "/api/me")])
def test_foreign_pages_change_nothing(shared, origin, method, path):
    answer = shared.client().request(method, path, json={"name": "x"}, headers={"origin": origin})
    assert (answer.status_code, answer.json()["id"]) == (403, "origin-is-foreign")
    assert "set-cookie" not in answer.headers


def test_our_own_page_may(shared):
    origin = {"origin": shared.address.rstrip("/")}
    assert shared.client().post("/api/guest", json={"name": "x"}, headers=origin).is_success


def test_a_browser_that_says_cross_site_is_foreign(shared):
    headers = {"sec-fetch-site": "cross-site"}
    assert (
        shared.client().post("/api/guest", json={"name": "x"}, headers=headers).status_code == 403
    )


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/health",
        "/api/games",
        "/api/me",
        "/api/nowhere",
        "/nowhere.js",
        "/schema/openapi.json",
    ],
)
def test_every_answer_carries_the_headers(shared, path):
    headers = shared.client().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_the_page_is_at_every_address_of_its_own(shared):
    web = shared.client()
    front = web.get("/")
    assert front.headers["content-type"] == "text/html; charset=utf-8"
    assert front.headers["cache-control"] == "no-cache"
    for path in ("/table/x", "/rules/birmingham", "/join/x/y"):
        assert web.get(path).text == front.text


@pytest.mark.parametrize(
    "path", ["/../etc/passwd.txt", "/assets/..%2f..%2fapp.js", "/assets//x.js"]
)
def test_no_path_leads_out_of_the_page(shared, path):
    assert shared.client().get(path).status_code == 404


def test_bodies_have_a_size(shared, ada):
    answer = ada.web.post("/api/records", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["id"]) == (413, "body-is-too-large")
    huge = json.dumps({"name": "x" * 70_000})
    assert shared.client().post("/api/guest", content=huge).status_code == 413


def test_a_problem_says_what_and_where(shared):
    answer = shared.client().post("/api/guest", json={"nam": "Ada"})
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert (problem["status"], problem["id"]) == (400, "request-is-malformed")
    assert "nam" in problem["detail"]
    assert problem["type"] == "millhand:request-is-malformed"


def test_methods_and_addresses_that_are_not_there(shared):
    web = shared.client()
    assert web.get("/api/nowhere").json()["id"] == "no-page"
    assert web.put("/api/guest").json()["id"] == "method-is-wrong"


def test_figures_for_prometheus(shared, ada):
    ada.move(ada.alone())
    text = shared.client().get("/metrics").text
    assert 'path="/api/tables/{table}/moves",status="200"' in text
    assert "millhand_moves_total" in text
    far = shared.client().get("/metrics", headers={"x-forwarded-for": "8.8.8.8"})
    assert far.status_code == 403


def test_logs_hold_no_secret(shared, ada):
    table = ada.table(watching=True)
    shown = ada.get(f"/api/tables/{table}")
    ada.web.get(f"/api/tables/{table}", params={"invite": shown["invite"], "watch": shown["watch"]})
    ada.web.get(shown["invite"])
    ada.post("/api/account", login=f"x{table}", password="correct horse battery")
    log = shared.log.read_text()
    tokens = [ada.cookie.partition("=")[2], shown["invite"].rpartition("/")[2]]
    for secret in [*tokens, shown["watch"].rpartition("/")[2], "correct horse"]:
        assert secret not in log
    assert all(json.loads(line)["event"] for line in log.splitlines())


# --- limits ---


LINKS = LIMITS["link"].most
"""Links come back so slowly that it does not matter how busy the machine is."""


def ask_for_links(webs: list[httpx.Client], table: str) -> list[httpx.Response]:
    """As many as there may be and some more, until it is too much."""
    answers = []
    for number in range(LINKS + 20):
        answers.append(webs[number % len(webs)].post(f"/api/tables/{table}/invite"))
        if answers[-1].status_code == 429:
            break
    return answers


def test_whoever_does_too_much_waits(strict):
    ada = Guest(strict)
    *done, last = ask_for_links([ada.web], ada.alone())
    assert len(done) >= LINKS
    assert {answer.status_code for answer in done} == {200}
    assert (last.status_code, last.json()["id"]) == (429, "too-much")
    assert int(last.headers["retry-after"]) >= 1
    bob = Guest(strict, "Bob")
    bob.post(f"/api/tables/{bob.alone()}/invite")  # not harmed


def test_moves_are_many_and_a_refused_one_counts_once(strict):
    ada = Guest(strict)
    table = ada.alone()
    good, most = ada.body(table), LIMITS["move"].most

    def moves(number: int, **change: str) -> list[int]:
        body = {**good, **change}
        return [
            ada.web.post(f"/api/tables/{table}/moves", json=body).status_code for _ in range(number)
        ]

    assert 429 not in moves(most * 2 // 3, move="pass with nothing")
    assert set(moves(most * 2)) == {200, 429}  # the same move again, and then too often


def test_logins_are_few_whoever_asks(strict):
    web = strict.client()
    body = {"login": "somebody", "password": "guess number"}
    answers = [web.post("/api/login", json=body) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [401] * 10 + [429]


def test_limits_hold_over_two_processes(two_houses_with_limits):
    one, two = two_houses_with_limits
    ada = Guest(one)
    table = ada.alone()
    *done, last = ask_for_links([ada.web, two.client(cookies=ada.web.cookies)], table)
    assert len(done) >= LINKS
    assert last.status_code == 429  # each process alone would let all of them pass


@pytest.fixture
def two_houses_with_limits(database, tmp_path):
    words = ("--database", database)
    with (
        house(tmp_path / "one", *words, MILLHAND_LIMITS="on") as one,
        house(tmp_path / "two", *words, MILLHAND_LIMITS="on") as two,
    ):
        yield one, two
