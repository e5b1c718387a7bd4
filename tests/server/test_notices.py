"""Notices: what is told to whom, that it arrives, that it arrives once, and where none may go."""

import asyncio
import base64
import email
import email.policy
from ipaddress import ip_address
from types import SimpleNamespace

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from server.guests import Guest, until
from server.halls import Clock, guest, move, open_hall, pass_time
from server.houses import OPEN, house
from server.receivers import PushBrowser, letter_box, receiver, signed_claims
from server.stores import on_each_database

from millhand.server import lobby
from millhand.server.notices import calling, push, webhook
from millhand.server.notices.mail import post_office
from millhand.server.notices.saying import say
from millhand.server.problems import Problem
from millhand.server.settings import BadSettings
from millhand.server.shapes import tables as shapes
from millhand.server.shapes.tables import NewTable, Sit
from millhand.server.store import notices
from millhand.server.store.notices import Browser, Wish

BASE = "http://table.example/"


@pytest.fixture
def hook():
    with receiver() as one:
        yield one


async def told(hall, person, **wish) -> None:
    await hall.database.write(lambda c: notices.keep_wish(c, person.id, Wish(BASE, **wish)))


async def two_people(hall, hook, clock=None):
    """A match of two, begun; the second speaks French and has a webhook."""
    ada, bob = await guest(hall), await guest(hall, "Bob", "fr")
    await told(hall, bob, webhook=hook.address)
    new = NewTable(game="birmingham", players=2, listed=True, clock=clock or shapes.Clock())
    room = await lobby.set_up(hall, ada, new)
    await lobby.sit(room, bob, Sit())
    await lobby.start(room)
    return room


async def sent(hall, clock, seconds=30.0) -> None:
    """Let some time pass, and everything that is due be sent."""
    clock.time += seconds
    for _ in range(3):
        await hall.notices.look_after()
        while hall.notices.sending:
            await asyncio.sleep(0.005)


async def until_asked(room, seat: int) -> None:
    while room.play.asked != (seat,):
        await move(room)


def in_a_hall(test):
    """With a hall that may call loopback, and a receiver there."""

    @on_each_database
    async def run(database, hook):
        clock = Clock()
        async with open_hall(database, clock, private_webhooks=True) as hall:
            hall.housekeeping.tick = nothing
            await test(hall, clock, hook)

    run.__name__ = test.__name__
    return run


async def nothing(second: int) -> None:
    """The test looks after the house itself."""


# --- what is told ---


@in_a_hall
async def test_whose_turn_it_is_is_told_in_their_language(hall, clock, hook):
    room = await two_people(hall, hook)
    await until_asked(room, 1)
    await sent(hall, clock)
    turn = [one for one in hook.bodies if one["event"] == "turn"]
    assert len(turn) == 1
    assert turn[0]["text"] == "Brass: Birmingham\u00a0: c’est à vous"
    assert turn[0]["link"] == f"http://table.example/table/{room.table.id}"
    assert set(turn[0]) == {"id", "event", "game", "table", "text", "link"}
    await sent(hall, clock, 3600)
    assert len([one for one in hook.bodies if one["event"] == "turn"]) == 1


@in_a_hall
async def test_whoever_has_moved_in_time_is_told_nothing(hall, clock, hook):
    room = await two_people(hall, hook)
    await until_asked(room, 1)
    while room.play.asked == (1,):
        await move(room)
    await sent(hall, clock)
    assert "turn" not in [one["event"] for one in hook.bodies]


@in_a_hall
async def test_whoever_has_the_page_open_is_told_nothing(hall, clock, hook):
    room = await two_people(hall, hook)
    await until_asked(room, 1)
    hall.presence.arrive(room.table.id, room.table.seats[1].person)
    await sent(hall, clock)
    assert hook.bodies == []


@in_a_hall
async def test_the_end_is_told(hall, clock, hook):
    room = await two_people(hall, hook)
    while not room.play.is_over:
        await move(room)
    await sent(hall, clock)
    events = [one["event"] for one in hook.bodies]
    assert set(events) <= {"start", "over"}
    last = room.play.match.journal[-1].seat
    assert ("over" in events) == (last != 1)


@in_a_hall
async def test_a_reminder_once_and_then_that_a_bot_stands_in(hall, clock, hook):
    room = await two_people(hall, hook, shapes.Clock(kind="move", minutes=4))
    hall.errands.mind = lambda room: None
    await until_asked(room, 1)
    await pass_time(clock, 239, hall)
    await sent(hall, clock)
    assert [one["event"] for one in hook.bodies].count("reminder") == 1
    await pass_time(clock, 15, hall)
    await sent(hall, clock)
    assert [one["event"] for one in hook.bodies][-1] == "stand-in"
    assert [one["event"] for one in hook.bodies].count("reminder") == 1


# --- that it arrives, and once ---


@in_a_hall
async def test_what_does_not_arrive_is_sent_again_later_and_later(hall, clock, hook):
    room = await two_people(hall, hook)
    hook.status = 500
    await until_asked(room, 1)
    tries = []
    for _ in range(40):
        await sent(hall, clock, 11)
        tries.append(len(hook.got))
    assert tries[0] < tries[10] < tries[-1] < 20
    hook.status = 204
    await sent(hall, clock, 86400)
    ids = {one["id"] for one in hook.bodies}
    before = len(hook.got)
    await sent(hall, clock, 86400)
    assert len(hook.got) == before
    assert len(ids) <= 2


@in_a_hall
async def test_what_never_arrives_is_given_up(hall, clock, hook):
    room = await two_people(hall, hook)
    hook.status = 500
    await until_asked(room, 1)
    for _ in range(12):
        await sent(hall, clock, 80000)
    before = len(hook.got)
    await sent(hall, clock, 80000)
    assert len(hook.got) == before
    assert await hall.database.read(lambda c: notices.waiting(c, hall.now() + 1e9, 9)) == []


@on_each_database
async def test_two_processes_send_once(database, hook):
    clock = Clock()
    both = {"private_webhooks": True}
    async with open_hall(database, clock, **both) as one, open_hall(database, clock, **both) as two:
        one.housekeeping.tick = two.housekeeping.tick = nothing
        room = await two_people(one, hook)
        await until_asked(room, 1)
        clock.time += 30
        await asyncio.gather(*(hall.notices.look_after() for hall in (one, two) * 3))
        while one.notices.sending or two.notices.sending:
            await asyncio.sleep(0.005)
        events = [body["event"] for body in hook.bodies]
        assert sorted(events) == sorted(set(events))
        assert "turn" in events


@in_a_hall
async def test_what_a_killed_process_had_taken_another_sends(hall, clock, hook):
    room = await two_people(hall, hook)
    await until_asked(room, 1)
    clock.time += 30
    for one in await hall.database.read(lambda c: notices.waiting(c, hall.now(), 9)):
        assert await hall.database.write(lambda c, one=one: notices.claim(c, one, hall.now() + 60))
    await sent(hall, clock, 0)
    assert hook.got == []
    await sent(hall, clock, 61)
    assert "turn" in [one["event"] for one in hook.bodies]


# --- shapes ---


def test_shapes_that_discord_and_slack_take():
    said = SimpleNamespace(id="x", kind="turn", game="g", table="t", text="A <b> & @here", link="L")
    assert webhook._shape("discord", said) == {
        "content": "A <b> & @here L",
        "allowed_mentions": {"parse": []},
    }
    assert webhook._shape("slack", said) == {"text": "A &lt;b&gt; &amp; @here L"}


# --- push ---


def test_the_example_of_the_standard():
    """RFC 8291, appendix A."""
    sender = base64.urlsafe_b64decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw=")
    browser = Browser(
        "https://push.example",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    key = ec.derive_private_key(int.from_bytes(sender, "big"), push.CURVE)
    plain = b"When I grow up, I want to be a watermelon"
    sealed = push.encrypt(browser, plain, key, push.from_text("DGv6ra1nlYgDCS1FRnbzlw"))
    assert push.to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_browser_reads_what_it_is_sent(hook):
    async def work() -> None:
        page = PushBrowser()
        signer = push.Signer(b"\x07" * 32, "mailto:host@example.org")
        kept = page.subscription(hook.address)
        browser = Browser(hook.address, **kept["keys"])
        push.check(browser)
        said = say("x", "turn", "en", "http://h/table/t", "birmingham", "t")
        await push.send(browser, signer, said, private=True)
        headers, body = hook.got[0]
        assert page.read(body)["text"] == "Brass: Birmingham: it is your turn"
        assert b"Birmingham" not in body
        claims = signed_claims(headers["authorization"], signer.public)
        assert claims["aud"] == hook.address.removesuffix("/hook")
        assert claims["sub"] == "mailto:host@example.org"

    asyncio.run(work())


@in_a_hall
async def test_a_browser_that_is_gone_is_forgotten(hall, clock, hook):
    person, page = await guest(hall), PushBrowser()
    browser = Browser(hook.address, **page.subscription("")["keys"])
    await hall.database.write(lambda c: notices.keep_browser(c, person.id, BASE, browser, 1.0))
    await hall.database.write(
        lambda c: notices.queue(c, [notices.News("test", person.id)], hall.now())
    )
    hook.status = 410
    await sent(hall, clock)
    assert len(hook.got) == 1
    assert await hall.database.read(lambda c: notices.browsers_of(c, person.id)) == {}


# --- mail ---


@pytest.fixture
def post():
    with letter_box() as box:
        yield box


def test_mail_servers_that_are_unclear():
    assert post_office("", "") is None
    for wrong in ("host:25", "http://host", "smtp://", "smtp://h:port"):
        with pytest.raises(BadSettings, match="smtp_is_unclear"):
            post_office(wrong, "a@b")
    with pytest.raises(BadSettings, match="mail_needs_a_sender"):
        post_office("smtp://host", "")
    office = post_office("smtps://us%40er:pa%3Ass@host", "a@b")
    assert (office.user, office.password, office.port) == ("us@er", "pa:ss", 465)


# --- where none may go ---


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "224.0.0.1", "::1", "fe80::1", "fd00::1", "::ffff:10.0.0.1", "::",
        "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    ],
)  # fmt: skip
def test_addresses_of_ones_own_network(address):
    assert not calling.is_public(ip_address(address))


def test_addresses_of_everybody():
    assert calling.is_public(ip_address("93.184.216.34"))
    assert calling.is_public(ip_address("2606:2800:220:1::1"))


def test_loopback_is_not_called_unless_the_host_allows_it(hook):
    with pytest.raises(Problem, match="address-is-private"):
        asyncio.run(calling.call(hook.address, {}, b"x", private=False))
    local = hook.address.replace("127.0.0.1", "localhost")
    with pytest.raises(Problem, match="address-is-private"):
        asyncio.run(calling.call(local, {}, b"x", private=False))
    assert hook.got == []
    asyncio.run(calling.call(hook.address, {}, b"x", private=True))
    assert len(hook.got) == 1


def test_a_name_that_changes_its_mind_is_checked_when_it_is_called(hook, monkeypatch):
    """What was public when it was kept is private when it is called: nobody connects."""
    answers = iter([("93.184.216.34", 80), ("127.0.0.1", 80)])

    class Loop:
        async def getaddrinfo(self, host, port, type):
            return [(2, type, 6, "", next(answers))]

    monkeypatch.setattr(calling.asyncio, "get_running_loop", Loop)
    assert asyncio.run(calling.allowed_address("rebound.example", 80, False)) == "93.184.216.34"
    with pytest.raises(Problem, match="address-is-private"):
        asyncio.run(calling.allowed_address("rebound.example", 80, False))


def test_nobody_is_followed_elsewhere(hook):
    hook.status = 302
    with pytest.raises(calling.Undelivered, match="302"):
        asyncio.run(calling.call(hook.address, {}, b"x", private=True))
    assert len(hook.got) == 1


@pytest.mark.parametrize(
    "url",
    ["", "hook", "ftp://a.example/", "https://", "https://u:p@a.example/", "https://a:0/", "http://[::1",
     "https://a.example/" + "x" * 1000, "https://a.example/a b", "https://é.example/"],
)  # fmt: skip
def test_addresses_that_are_none(url):
    with pytest.raises(Problem, match="address-is-malformed"):
        calling.check_form(url)


# --- over HTTP ---


def test_settings_test_and_confirmation_by_http(tmp_path, hook, post):
    words = ("--data", str(tmp_path), "--allow-private-webhooks", "--smtp", post.address)
    with house(tmp_path, *words, "--mail-from", "host@table.example") as one:
        ada = Guest(one)
        put = lambda **body: ada.web.put("/api/me/notices", json=body)  # noqa: E731
        assert ada.get("/api/me/notices")["mail_possible"]
        assert (
            ada.web.post("/api/me/notices/test", json={"way": "mail"}).json()["id"]
            == "notice-has-no-way"
        )
        assert put(webhook="nonsense").json()["id"] == "address-is-malformed"
        assert put(webhook="https://x.invalid/").json()["id"] == "address-cannot-be-found"
        assert put(mail="ada@@").json()["id"] == "mail-is-malformed"
        kept = put(webhook=hook.address, webhook_kind="slack", mail="ada@example.org").json()
        assert (kept["webhook_kind"], kept["mail_confirmed"]) == ("slack", False)
        ada.post("/api/me/notices/test", way="webhook")
        assert hook.bodies[-1]["text"].startswith("A test:")
        hook.status = 500
        failed = ada.web.post("/api/me/notices/test?language=fr", json={"way": "webhook"})
        assert (failed.status_code, failed.json()["facts"]) == (422, {"what": "500"})
        assert "pas arrivé" in failed.json()["detail"]
        until(lambda: post.got)
        to, letter = post.got[0]
        assert to == ["ada@example.org"]
        read = email.message_from_string(letter, policy=email.policy.default).get_content()
        token = read.split("/mail/")[1].split()[0]
        assert ada.web.post("/api/mail", json={"token": token + "x"}).status_code == 403
        ada.post("/api/mail", token=token)
        assert ada.get("/api/me/notices")["mail_confirmed"]
        ada.post("/api/me/notices/test", way="mail")
        assert len(post.got) == 2
        read = email.message_from_string(post.got[1][1], policy=email.policy.default)
        assert read["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        end = read["List-Unsubscribe"].strip("<>")
        assert end == f"{one.address.rstrip('/')}/mail/{token}"
        assert end in read.get_content()
        stranger = one.client()
        assert stranger.get(end).is_success
        assert stranger.post(end + "x", data={"List-Unsubscribe": "One-Click"}).status_code == 403
        assert ada.get("/api/me/notices")["mail"] == "ada@example.org"
        assert stranger.post(end, data={"List-Unsubscribe": "One-Click"}).is_success
        assert ada.get("/api/me/notices")["mail"] is None
        assert stranger.post("/api/mail", json={"token": token}).status_code == 403
        assert stranger.post("/api/mail", json={"token": token, "yes": False}).is_success
        page = PushBrowser()
        bad = {"endpoint": hook.address, "keys": {"p256dh": "x", "auth": "y"}}
        assert ada.web.post("/api/me/notices/push", json=bad).json()["id"] == "push-is-malformed"
        hook.status = 201
        assert ada.post("/api/me/notices/push", **page.subscription(hook.address))["browsers"] == 1
        ada.post("/api/me/notices/test", way="push")
        assert page.read(hook.got[-1][1])["kind"] == "test"
        assert ada.get("/api/me/export")["notices"][0]["webhook"] == hook.address
        assert ada.post("/api/me/notices/push/end", endpoint=hook.address)["browsers"] == 0
        OPEN.close()


def test_without_a_word_of_the_host_no_mail_and_no_private_address(ada, hook):
    assert not ada.get("/api/me/notices")["mail_possible"]
    refused = ada.web.put("/api/me/notices", json={"webhook": hook.address})
    assert (refused.status_code, refused.json()["id"]) == (422, "address-is-private")
    refused = ada.web.put("/api/me/notices", json={"mail": "a@b.example"})
    assert refused.json()["id"] == "mail-is-not-sent-here"
