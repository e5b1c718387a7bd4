"""Moments that are over: by key, by slider, by address; and playing on from one of them."""

import re

from page.browser.moments import tell
from playwright.sync_api import expect


def test_moments_are_gone_through_by_key_slider_and_address(reader):
    ada = reader()
    ada.come_in()
    told = tell(ada, "lancashire")
    ada.sit_at(told.table)
    slider = ada.page.locator(".replay input")
    expect(slider).to_have_attribute("max", str(told.moves))
    slider.fill("12")
    ada.page.wait_for_url(re.compile("/at/12$"))
    expect(ada.page.locator(".banners .warn")).to_contain_text("12")
    ada.page.locator("h1").first.click()
    ada.page.keyboard.press("]")
    ada.page.wait_for_url(re.compile("/at/13$"))
    ada.page.keyboard.press("[")
    ada.page.keyboard.press("[")
    ada.page.wait_for_url(re.compile("/at/11$"))
    expect_tiles(ada, told.table, 11)
    ada.page.keyboard.press("End")
    ada.page.wait_for_url(re.compile(f"/table/{told.table}$"))
    expect(ada.page.locator(".banners .warn")).to_have_count(0)
    expect_tiles(ada, told.table, told.moves)
    ada.sit_at(told.table, f"/at/{told.moves // 2}")
    expect(ada.page.locator(".banners .warn")).to_contain_text(str(told.moves // 2))
    expect_tiles(ada, told.table, told.moves // 2)


def expect_tiles(ada, table: str, at: int) -> None:
    """On the board lie as many tiles as the server knows of at that moment, once it is drawn."""
    known = ada.get(f"/api/tables/{table}/sight", at=at)["sight"]["tiles"]
    expect(ada.page.locator(".board .placed")).to_have_count(len(known))


def test_a_game_is_played_on_from_a_moment(reader):
    ada = reader(language="fr")
    ada.come_in()
    told = tell(ada, "lancashire")
    moment = told.at(0.5)
    ada.sit_at(told.table, f"/at/{moment}")
    ada.page.locator(".banners .warn button").first.click()
    sheet = ada.page.locator("dialog, [role=dialog]").last
    bots, kept = sheet.locator("input[type=checkbox]").all()
    bots.uncheck()
    kept.check()
    sheet.locator("button.main").click()
    ada.page.wait_for_url(lambda url: told.table not in url and "/table/" in url)
    ada.page.locator("main > button").click(delay=900)  # all sit at this screen: it is passed on
    ada.page.locator("[data-piece]").first.wait_for(state="attached")
    new = re.search("/table/([^/?]+)", ada.page.url)[1]
    began, begins = (
        ada.get(f"/api/tables/{table}/sight", **at)
        for table, at in ((told.table, {"at": moment}), (new, {}))
    )
    for part in ("tiles", "links", "markets", "clock", "order"):
        assert begins["sight"][part] == began["sight"][part], part
    assert ada.get(f"/api/tables/{new}")["status"] == "running"
    assert ada.get(f"/api/tables/{told.table}")["status"] == "finished"
