"""Notices, from the settings of the page to what arrives: in the browser, by webhook, by mail."""

import email
import email.policy
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from page.browser.test_bad_input import mind
from playwright.sync_api import expect
from server.guests import until
from server.houses import House, house
from server.receivers import LetterBox, PushBrowser, Receiver, letter_box, receiver

PUSHING = Path(__file__).with_name("pushing.js").read_text()


@pytest.fixture(scope="module")
def hook() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


@pytest.fixture(scope="module")
def post() -> Iterator[LetterBox]:
    with letter_box() as one:
        yield one


@pytest.fixture(scope="module")
def office(tmp_path_factory, hook, post) -> Iterator[House]:
    """A server that may call this machine, and sends mail."""
    folder = tmp_path_factory.mktemp("office")
    words = ("--data", str(folder), "--allow-private-webhooks", "--smtp", post.address)
    with house(folder, *words, "--mail-from", "host@table.example") as one:
        yield one


def settings(ada):
    """The notices among the settings, opened from the front page."""
    ada.go("/")
    ada.page.locator("header button:has(use[href$='settings'])").first.click()
    found = ada.page.locator("dialog fieldset").last
    expect(found.locator("#webhook")).to_be_visible()
    return found


def test_a_webhook_is_kept_tried_and_switched_off(reader, office, hook):
    ada = reader(address=office.address)
    ada.come_in()
    notices = settings(ada)
    url, said = notices.locator("#webhook"), notices.locator(".said")
    keep = notices.locator("form:has(#webhook) button")
    hook.got.clear()

    notices.locator("select").select_option("slack")
    url.fill(hook.address)
    keep.first.click()
    expect(keep).to_have_count(2)
    keep.nth(1).click()
    expect(said).to_contain_text("on its way")
    assert hook.bodies[-1]["text"].startswith("A test:")

    hook.status = 500
    keep.nth(1).click()
    expect(notices.get_by_role("alert")).to_contain_text("500")
    hook.status = 204

    url.fill("https://nobody.invalid/")
    keep.first.click()
    expect(notices.get_by_role("alert")).to_contain_text("nobody.invalid")
    assert ada.get("/api/me/notices")["webhook"] == hook.address

    url.fill("")
    keep.first.click()
    expect(keep).to_have_count(1)
    assert ada.get("/api/me/notices")["webhook"] is None
    mind(ada, 422)


def test_mail_is_agreed_to_and_ended_by_links(reader, office, post):
    ada = reader(address=office.address, language="fr", size="phone")
    ada.come_in()
    notices = settings(ada)
    post.got.clear()
    notices.locator("#mail").fill("ada@example.org")
    buttons = notices.locator("form:has(#mail) button")
    buttons.first.click()
    expect(notices.locator("form:has(#mail) .state")).to_contain_text("ada@example.org")
    until(lambda: post.got)

    ada.go(link_in(post.got[0][1]))
    ada.page.locator("main button.main").click()
    expect(ada.page.locator("main p")).to_contain_text("désormais averti")
    assert ada.get("/api/me/notices")["mail_confirmed"]

    notices = settings(ada)
    notices.locator("form:has(#mail) button").nth(1).click()
    until(lambda: len(post.got) == 2)
    ada.go(link_in(post.got[1][1]))
    ada.page.locator("main button:not(.main)").click()
    expect(ada.page.locator("main p")).to_contain_text("Plus aucun courriel")
    assert ada.get("/api/me/notices")["mail"] is None


def link_in(letter: str) -> str:
    read = email.message_from_string(letter, policy=email.policy.default).get_content()
    return re.findall(r"http\S+/mail/\S+", read)[0]


def needs_notices(ada) -> None:
    """The Chromium of npm, which is taken where nothing may be installed, is but a shell."""
    if ada.page.evaluate("Notification.permission") == "denied":
        pytest.skip("this Chromium shows no notices, whoever allows them")


def test_push_is_shown_and_leads_to_the_table(reader, office, hook):
    device = PushBrowser()
    ada = reader(address=office.address)
    ada.context.grant_permissions(["notifications"])
    reached = json.dumps(device.subscription(hook.address))
    ada.context.add_init_script(PUSHING.replace("RECEIVED_AT", reached))
    ada.come_in()
    table = ada.alone()
    hook.got.clear()
    notices = settings(ada)
    needs_notices(ada)
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    switch = notices.locator("[type=checkbox]")
    switch.check()
    expect(notices.locator(".said")).to_be_visible()
    assert ada.get("/api/me/notices")["browsers"] == 1
    notices.locator("button").first.click()
    until(lambda: hook.got)
    told = device.read(hook.got[-1][1])
    assert told["kind"] == "test"

    shown = "navigator.serviceWorker.ready.then(one => one.getNotifications())"
    shown += ".then(all => all.map(one => [one.body, one.data.path]))"
    deliver(ada, told)
    until(lambda: ada.page.evaluate(shown) == [[told["text"], "/"]])
    turn = told | {"kind": "turn", "table": table, "link": f"{told['link']}table/{table}"}
    deliver(ada, turn)
    until(lambda: [told["text"], f"/table/{table}"] in ada.page.evaluate(shown))
    ada.context.service_workers[0].evaluate(CLICKED, table)
    ada.page.wait_for_url(f"**/table/{table}")
    ada.page.locator("[data-piece]").first.wait_for(state="attached")

    notices = settings(ada)
    notices.locator("[type=checkbox]").check()
    notices.locator("[type=checkbox]").uncheck()
    expect(notices.locator(".said")).to_contain_text("nothing more")
    assert ada.get("/api/me/notices")["browsers"] == 0


CLICKED = """async (tag) => {
    const [notification] = await registration.getNotifications({ tag })
    dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""


def deliver(ada, told) -> None:
    """What the vendor's service would hand to the browser."""
    line = ada.context.new_cdp_session(ada.page)
    known = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated", lambda said: known.extend(said["registrations"])
    )
    line.send("ServiceWorker.enable")
    ours = until(lambda: ada.page.evaluate("1") and [one for one in known if is_ours(ada, one)])
    one = {"origin": ada.address.rstrip("/"), "registrationId": ours[-1]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**one, "data": json.dumps(told)})


def is_ours(ada, registration) -> bool:
    """Other contexts have workers, too, and those of closed ones are still told of."""
    return registration["scopeURL"].startswith(ada.address) and not registration["isDeleted"]


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })", "forbidden"),
        ("delete window.PushManager", "cannot show"),
        ("Object.defineProperty(window, 'isSecureContext', { get: () => false })", "https"),
    ],
)
def test_where_push_cannot_be_it_is_said(reader, script, words):
    ada = reader()
    ada.context.add_init_script(script)
    ada.come_in()
    notices = settings(ada)
    expect(notices.locator("[type=checkbox]")).to_be_disabled()
    expect(notices.locator(".state").first).to_contain_text(words)
    expect(notices.locator("#mail")).to_have_count(0)


def test_a_push_service_that_refuses_is_told_in_words(reader):
    ada = reader()
    ada.context.grant_permissions(["notifications"])
    ada.context.add_init_script(
        "PushManager.prototype.subscribe = async () => Promise.reject(new Error('no service'))"
    )
    ada.come_in()
    notices = settings(ada)
    needs_notices(ada)
    notices.locator("[type=checkbox]").click()
    expect(notices.get_by_role("alert")).to_contain_text("no service")
    expect(notices.locator("[type=checkbox]")).not_to_be_checked()


def test_a_stranger_is_told_to_sit_down_first(reader):
    eve = reader()
    eve.go("/")
    eve.page.locator("header button:has(use[href$='settings'])").first.click()
    expect(eve.page.locator("dialog fieldset").last).to_contain_text("sat down")
