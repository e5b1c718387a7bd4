"""Keys that lead somewhere, and a finger that rests on something."""

import re

import pytest
from playwright.sync_api import expect


def test_a_place_is_found_by_its_name(reader):
    ada = reader()
    ada.come_in()
    ada.sit_at(ada.alone())
    ada.page.keyboard.press("/")
    ada.page.locator("dialog input").fill("dudl")
    expect(ada.page.locator("dialog li")).to_have_count(1)
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog")).to_have_count(0)
    found = ada.page.locator("[data-piece*='dudley']:focus")
    expect(found).to_have_count(1)


def test_the_rules_open_at_what_has_the_focus(reader):
    ada = reader()
    ada.come_in()
    ada.sit_at(ada.alone())
    ada.page.locator("[data-about='verb:sell']").focus()
    ada.page.keyboard.press("r")
    ada.page.wait_for_url(re.compile(r"/rules/birmingham#BB-\d"))
    number = ada.page.evaluate("location.hash.slice(1)")
    expect(ada.page.locator(f"[id='{number}']")).to_be_visible()


def test_the_list_of_keys_names_them_all(reader):
    ada = reader()
    ada.come_in()
    ada.sit_at(ada.alone())
    ada.page.keyboard.press("?")
    expect(ada.page.locator("dialog kbd", has_text=re.compile("^/$"))).to_be_visible()
    expect(ada.page.locator("dialog kbd", has_text=re.compile("^R$"))).to_be_visible()


@pytest.mark.parametrize("thing", [".cards button.glow", ".bar button.glow"])
def test_a_finger_that_rests_asks_and_chooses_nothing(reader, thing):
    ada = reader(size="phone")
    ada.come_in()
    ada.sit_at(ada.alone())
    target = ada.page.locator(thing).first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    line = ada.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    answer = ada.page.locator("[role=dialog], dialog")
    expect(answer).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(answer).to_be_visible()
    expect(ada.page.locator(".chosen, [aria-pressed=true]")).to_have_count(0)
