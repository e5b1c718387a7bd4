"""Several people at one table, a line that is lost, one screen for two, somebody who watches."""

import re

from playwright.sync_api import expect


def open_seat(ada, **more):
    """A table of Ada's with an open seat, and the path of its invitation."""
    table = ada.post("/api/tables", game="birmingham", players=2, **more)
    return table["id"], table["invite"]


def sit_down(bob, invitation: str) -> None:
    bob.go(invitation)
    bob.page.locator("input").fill("Bob")
    bob.page.locator("button.main").click()
    bob.page.wait_for_url(re.compile("/table/"))


def pass_the_turn(reader) -> None:
    """The first card of the hand, given up to pass."""
    reader.page.locator(".bar button.glow").last.click()
    reader.page.locator(".cards button.glow").first.click()
    reader.page.locator(".buttons button.main:enabled").click()


def test_what_is_composed_survives_a_lost_line_between_two_servers(reader, two_inns):
    one, two = two_inns
    ada, bob = reader(address=one.address), reader(address=two.address)
    ada.come_in("Ada")
    table, invitation = open_seat(ada)
    sit_down(bob, invitation)
    ada.post(f"/api/tables/{table}/start")
    for somebody in (ada, bob):
        somebody.sit_at(table)
    first, second = (
        (ada, bob)
        if ada.get(f"/api/tables/{table}/sight")["decision"]["seats"]
        == [ada.get(f"/api/tables/{table}")["mine"][0]]
        else (bob, ada)
    )

    moves = first.get(f"/api/tables/{table}/sight")["moves"]
    first.page.locator(".cards button.glow").first.click()
    chosen = first.page.locator(".cards button.chosen")
    expect(chosen).to_have_count(1)
    first.context.set_offline(True)
    first.page.evaluate("looking.cut()")
    expect(first.page.locator(".banners .warn")).to_be_visible()
    first.context.set_offline(False)
    expect(first.page.locator(".banners .warn")).to_be_hidden()
    expect(chosen).to_have_count(1)
    first.page.locator(".bar button.glow").last.click()
    first.page.locator(".buttons button.main:enabled").click()
    expect(second.page.locator(".banners .mine")).to_be_visible()
    assert first.get(f"/api/tables/{table}/sight")["moves"] == moves + 1
    first.complaints[:] = [said for said in first.complaints if "ERR_INTERNET" not in said]


def test_at_one_screen_hands_are_hidden_between_turns(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone(one_device=True)
    ada.go(f"/table/{table}")
    curtain = ada.page.locator("main > button")
    expect(ada.page.locator(".cards")).to_have_count(0)
    curtain.click(delay=900)
    pass_the_turn(ada)
    expect(ada.page.locator(".cards")).to_have_count(0)
    curtain.click(delay=900)
    expect(ada.page.locator(".cards button.glow").first).to_be_visible()


def test_a_spectator_sees_the_board_and_no_hand(reader):
    ada, eve = reader(), reader()
    ada.come_in()
    table = ada.against_bots("birmingham")
    link = ada.post(f"/api/tables/{table}/watching", on=True)["link"]
    eve.come_in("Eve")
    eve.go(link)
    eve.page.locator("[data-piece]").first.wait_for(state="attached")
    expect(eve.page.locator(".cards button")).to_have_count(0)
    expect(eve.page.locator(".board g.glows")).to_have_count(0)
