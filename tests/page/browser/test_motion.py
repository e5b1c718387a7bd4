"""What went where by a move flies over the table, or is marked where no motion is wished."""

import pytest
from playwright.sync_api import expect

NOTE_WHAT_FLIES = """
    window.flown = []
    new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(
        node => node.classList?.contains('flight') && window.flown.push(node.textContent.trim())
    ))).observe(document.body, { childList: true, subtree: true })
"""


@pytest.fixture
def borrowing(reader):
    """Somebody who is about to confirm a loan."""

    def begin(motion: str):
        ada = reader(motion=motion)
        ada.come_in()
        ada.sit_at(ada.alone())
        ada.page.evaluate(NOTE_WHAT_FLIES)
        ada.page.locator("[data-about='verb:borrow']").click()
        ada.page.locator(".cards button.glow").first.click()
        return ada

    return begin


def test_coins_fly_to_the_purse(borrowing):
    ada = borrowing("no-preference")
    ada.page.locator(".buttons button.main:enabled").click()
    ada.page.wait_for_function("() => flown.includes('£30')")
    expect(ada.page.locator(".flight")).to_have_count(0)  # they arrive, or are skipped
    expect(ada.page.locator(".banners .mine")).to_be_visible()


def test_rings_where_no_motion_is_wished(borrowing):
    ada = borrowing("reduce")
    ada.page.locator(".buttons button.main:enabled").click()
    expect(ada.page.locator(".left [data-anchor^='purse:'][data-changed]")).to_have_count(1)
    assert ada.page.evaluate("flown") == []
