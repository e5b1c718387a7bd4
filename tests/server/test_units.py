"""Small things by themselves: shuffles, names, presence, figures, passwords, rules as data."""

from collections import Counter
from hashlib import sha256

import pytest

from millhand.server.bus import LONGEST_WORD, _payloads
from millhand.server.dealing import fingerprint, new_secret, shuffled
from millhand.server.defence.origin import is_foreign
from millhand.server.defence.passwords import is_common
from millhand.server.engine.rulebook import rulebook
from millhand.server.listening import MOST_UNREAD, Listener
from millhand.server.metrics import Metrics
from millhand.server.names import tidy, tidy_name
from millhand.server.presence import FORGET, Presence
from millhand.server.problems import Problem

# --- shuffles ---


def test_a_shuffle_can_be_done_again_by_anybody():
    """As docs/protocol.md tells it, without a line of ours."""
    secret, deal, cards = b"a secret", 2, [5, 1, 4, 2, 3, 3]
    order = sorted(cards)
    for place in range(len(order) - 1, 0, -1):
        number = sha256(secret + deal.to_bytes(4, "big") + place.to_bytes(4, "big")).digest()
        other = int.from_bytes(number, "big") % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert shuffled(secret, deal, cards) == tuple(order)


def test_every_order_is_equally_likely():
    orders = Counter(shuffled(bytes([n % 256, n // 256]), 0, range(3)) for n in range(6000))
    assert len(orders) == 6
    assert all(880 < times < 1120 for times in orders.values())


def test_deals_of_one_match_differ_and_secrets_are_long():
    assert shuffled(b"x", 0, range(40)) != shuffled(b"x", 1, range(40))
    assert len(new_secret()) == 32
    assert fingerprint(b"x") == sha256(b"x").hexdigest()


# --- names and passwords ---


def test_what_cannot_be_seen_is_no_part_of_a_name():
    assert tidy(" A\tda\u200b \u202eLove\nlace ") == "A da Love lace"
    assert tidy("Zoe\u0308") == "Zoë"
    assert tidy_name("<script>alert(1)</script>") == "<script>alert(1)</script>"
    for name in ("", " \u2060 ", "x" * 41):
        with pytest.raises(Problem, match="name-does-not-fit"):
            tidy_name(name)


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Passw0rd!",
        "motdepasse1",
        "87654321",
        "zxcvbnm123",
        "abababab",
        "11112222",
        "birmingham1830",
        "ada.lovelace",
        "qwertyuiop",
    ],
)
def test_what_everybody_tries_first_is_common(password):
    assert is_common(password, "Ada.Lovelace")


@pytest.mark.parametrize("password", ["correct horse", "kohle und eisen", "8sd7fg6sd5"])
def test_what_nobody_tries_first_is_not(password):
    assert not is_common(password, "ada")


# --- presence ---


def test_presence_is_told_when_it_changes_and_forgotten_when_nobody_speaks():
    now, told = [0.0], []
    presence = Presence("here", lambda: now[0], told.append)
    presence.arrive("table", "ada")
    presence.arrive("table", "ada")
    presence.arrive("table", None)
    assert told == ["table"]
    assert presence.hear("there", ("table", ["bob"]))
    assert not presence.hear("there", ("table", ["bob"]))
    assert presence.people_at("table") == {"ada", "bob"}
    presence.leave("table", "ada")
    assert told == ["table"]
    presence.leave("table", "ada")
    presence.leave("table", "ada")
    assert told == ["table", "table"]
    assert presence.words() == []
    now[0] = FORGET + 1
    assert presence.people_at("table") == frozenset()
    assert presence.forget() == ["table"]
    assert presence.elsewhere == presence.here == {}


def test_words_fit_into_what_postgres_carries():
    words = [(f"table-{n}", [f"person-{m}" for m in range(4)]) for n in range(500)]
    payloads = list(_payloads("process", words))
    assert all(len(payload) < LONGEST_WORD + 100 for payload in payloads)
    assert sum(payload.count("table-") for payload in payloads) == 500


# --- the rest ---


def test_a_page_that_reads_too_slowly_is_let_go():
    listener = Listener("ada", "en")
    for _ in range(MOST_UNREAD):
        listener.send(b"x")
    assert not listener.is_lost
    listener.send(b"x")
    assert listener.is_lost
    assert listener.unread.get_nowait() is None
    listener.send(b"x")
    assert listener.unread.empty()


def test_figures_as_prometheus_reads_them():
    metrics = Metrics()
    metrics.requests.add(2, method="GET", path="/x", status="200")
    metrics.answering.add(0.02)
    metrics.watch("rooms", "Rooms.", lambda: 3)
    lines = metrics.text().splitlines()
    assert 'millhand_requests_total{method="GET",path="/x",status="200"} 2' in lines
    assert 'millhand_request_seconds_bucket{le="0.01"} 0' in lines
    assert 'millhand_request_seconds_bucket{le="0.025"} 1' in lines
    assert 'millhand_request_seconds_bucket{le="+Inf"} 1' in lines
    assert "rooms 3" in lines


def test_origins():
    host = (b"host", b"mill.example:8000")
    assert not is_foreign([host], "")
    assert not is_foreign([host, (b"origin", b"http://MILL.example:8000")], "")
    assert is_foreign([host, (b"origin", b"http://mill.example")], "")
    assert not is_foreign([host, (b"origin", b"https://play.example")], "https://play.example/")
    assert is_foreign([host, (b"origin", b"null")], "")
    assert is_foreign([host, (b"sec-fetch-site", b"same-site")], "")


def test_rules_pages_become_blocks():
    for language in ("en", "fr"):
        for game in ("birmingham", "lancashire", "workshop", "age_of_industry"):
            book = rulebook(game, language)
            assert all(chapter["heading"] for chapter in book["chapters"])
            numbers = [rule["number"] for one in book["chapters"] for rule in one["rules"]]
            assert len(numbers) == len(set(numbers)) > 50
            assert book["introduction"]
    first = rulebook("birmingham", "en")["chapters"][0]["rules"][1]["blocks"][0]
    assert {"text": "BB-12.7", "kind": "rule"} in first["text"]
