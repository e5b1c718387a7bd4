"""Somebody whom the server does not know: every page opens, and no browser complains."""

import pytest
from playwright.sync_api import expect

OPENED = {
    "/": "article",
    "/rules": "main",
    "/rules/birmingham": "main",
    "/rules/workshop#WW-6.4": "main",
    "/somewhere/else/entirely": "main a.button",
}


@pytest.mark.parametrize("path", OPENED)
def test_a_stranger_opens_a_page(reader, path):
    eve = reader()
    eve.go(path)
    expect(eve.page.locator(OPENED[path]).first).to_be_visible()
    eve.page.wait_for_load_state("networkidle")


def test_a_stranger_plays_at_once(reader):
    eve = reader(language="fr")
    eve.go("/")
    eve.page.locator("article button.main").first.click()
    eve.page.locator("[data-piece]").first.wait_for(state="attached")
    assert eve.get("/api/me")["name"]
