"""One build in every order of touching it: the same move, the same bill."""

from itertools import permutations
from typing import Any

from page.browser.playing import Hand
from playwright.sync_api import expect


def a_build(ada, table: str) -> dict[str, str]:
    """A build that asks for nothing but a card, of as many as can be: what is touched for it."""
    sight = ada.get(f"/api/tables/{table}/sight")
    asked: dict[str, Any] = {"seat": sight["seat"], "version": sight["version"]}
    options = ada.post(f"/api/tables/{table}/compose", touches=[], **asked)["options"]
    for option in sorted(options, key=lambda one: -len(one["cards"])):
        touches = [{"kind": "part", "id": option["text"]}]
        touches += [{"kind": "card", "id": card} for card in option["cards"][:1]]
        made = ada.post(f"/api/tables/{table}/compose", touches=touches, **asked)
        if option["verb"] == "build" and made["complete"]:
            named = {piece["kind"]: piece["id"] for piece in option["pieces"]}
            return {
                "verb": '.bar [data-about="verb:build"]',
                "slot": f'.board [data-piece="slot:{named["slot"]}"]',
                "tile": f'.mat [data-about="industry:{named["industry"]}"]',
                "card": f'.cards [data-about="card:{option["cards"][0]}"]',
            }
    raise AssertionError("nothing can be built at once")


def test_every_order_of_one_build_comes_to_the_same_move(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone()
    ada.sit_at(table)
    touched = a_build(ada, table)
    bills = {
        order: bill_of(ada, [touched[one] for one in order]) for order in permutations(touched)
    }
    assert len(bills) == 24
    assert len(set(bills.values())) == 1, bills
    moves = ada.get(f"/api/tables/{table}/sight")["moves"]
    ada.touch(ada.page.locator(".buttons button.main:enabled"))
    expect(ada.page.locator(".replay input")).to_have_attribute("max", str(moves + 1))


def touch(ada, thing) -> None:
    on_board = thing.get_attribute("data-piece") is not None
    Hand(ada).hit(thing.element_handle()) if on_board else ada.press(thing)


def bill_of(ada, selectors: list[str]) -> str:
    """What is on the bill once everything is touched that is not settled by then."""
    ada.answer(lambda: ada.page.keyboard.press("Escape"))
    for selector in selectors:
        thing = ada.page.locator(selector).first
        if thing.get_attribute("aria-pressed") != "true":
            ada.answer(lambda thing=thing: touch(ada, thing))
            expect(thing).to_have_attribute("aria-pressed", "true")
    for selector in selectors:
        expect(ada.page.locator(selector).first).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".buttons button.main")).to_be_enabled()
    return str(ada.page.locator(".bill").inner_text())
