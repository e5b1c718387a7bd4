"""The page without its server, and after it was renewed."""

import json

import pytest
from page.browser.readers import mind_lost_lines
from playwright.sync_api import expect

KEPT = """async () => {
    const [name] = await caches.keys()
    const kept = await (await caches.open(name)).keys()
    return kept.map((one) => new URL(one.url).pathname)
}"""


def kept(ada) -> list[str]:
    """What the browser keeps of the page, once it has it all."""
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    return ada.page.evaluate(KEPT)


def test_the_page_opens_without_the_server_and_goes_on_with_it(lone, reader):
    ada = reader(address=lone.address)
    ada.come_in()
    table = ada.alone()
    ada.sit_at(table)
    ada.go("/")
    ada.page.locator("article").first.wait_for()
    names = kept(ada)
    assert "/" in names
    assert not [name for name in names if name.startswith("/api")]
    assert {name for name in names if name.startswith("/assets/")}
    port = lone.port
    lone.stop()

    for path in ("/", f"/table/{table}", "/rules/birmingham"):
        ada.go(path)
        expect(ada.page.get_by_role("alert")).to_contain_text("does not answer")
        expect(ada.page.get_by_role("button", name="Try again")).to_be_visible()

    lone.start(port)
    ada.go(f"/table/{table}")
    ada.page.locator("[data-piece]").first.wait_for(state="attached")
    mind_lost_lines(ada)


def test_the_page_can_be_installed(reader):
    ada = reader()
    ada.go("/")
    ada.page.locator("article").first.wait_for()
    kept(ada)
    line = ada.context.new_cdp_session(ada.page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        answer = ada.context.request.get(icon["src"])
        assert answer.ok
        assert answer.headers["content-type"] == icon["type"]
    purposes = {icon.get("purpose", "any") for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}


EARLIER = """
document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive' || sessionStorage.earlier) return
    sessionStorage.earlier = 'once'
    document.querySelector('script[type=module]').setAttribute('src', '/assets/index-before.js')
})
"""
"""The page as it was before an update: its script had another name, until it is loaded again."""


@pytest.mark.parametrize("where", ["home", "table"])
def test_an_old_page_says_so_and_is_renewed(reader, where):
    ada = reader()
    ada.context.add_init_script(EARLIER)
    ada.come_in()
    ada.go("/" if where == "home" else f"/table/{ada.alone()}")
    old = ada.page.get_by_text("This page was renewed.")
    expect(old).to_be_visible()
    ada.page.get_by_role("button", name="Load it again").click()
    expect(old).to_be_hidden()
    expect(ada.page.locator("article, [data-piece]").first).to_be_attached()
    assert ada.page.evaluate("sessionStorage.earlier") == "once"
