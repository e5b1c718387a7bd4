"""Moves are taken back, by a button and by a key."""

from random import Random

from page.browser.playing import Hand
from playwright.sync_api import expect

UNDO = '.bar button[title="U"]'


def play_until_it_may_be_taken_back(ada, table: str):
    """What was seen before the last move; after it the same seat goes on."""
    hand = Hand(ada, Random(3))
    seen = ada.get(f"/api/tables/{table}/sight")
    for _ in range(200):
        look = hand.look()
        hand.touch(hand.choose(hand.glowing(look)), look)
        now = ada.get(f"/api/tables/{table}/sight")
        if now["can_undo"]:
            return seen
        seen = now if now["decision"]["seats"] == [now["seat"]] else seen
    raise AssertionError("no move could be taken back")


def test_a_move_is_taken_back_by_button_and_by_key(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone("age_of_industry")
    ada.sit_at(table)
    for undo in (
        lambda: ada.page.locator(UNDO).click(),
        lambda: ada.page.keyboard.press("u"),
    ):
        before = play_until_it_may_be_taken_back(ada, table)
        expect(ada.page.locator(UNDO)).to_be_enabled()
        undo()
        expect_moves(ada, before["moves"])
        after = ada.get(f"/api/tables/{table}/sight")
        assert after["sight"] == before["sight"]
        assert after["moves"] == before["moves"]


def expect_moves(ada, moves: int) -> None:
    """The page shows a match of so many moves."""
    expect(ada.page.locator(".replay input")).to_have_attribute("max", str(moves))


def test_a_move_that_others_have_answered_is_taken_back_too(reader):
    """Bots are not asked: whoever plays against them alone goes back at once."""
    ada = reader()
    ada.come_in()
    table = ada.against_bots("birmingham")
    ada.sit_at(table)
    hand = Hand(ada, Random(3))
    hand.look()
    expect(ada.page.locator(UNDO)).to_be_disabled()
    before = ada.get(f"/api/tables/{table}/sight")
    now = before
    while now["moves"] == before["moves"]:
        look = hand.look()
        hand.touch(hand.choose(hand.glowing(look)), look)
        now = ada.get(f"/api/tables/{table}/sight")
    hand.look()
    assert not ada.get(f"/api/tables/{table}/sight")["can_undo"]
    ada.page.locator(UNDO).click()
    expect_moves(ada, before["moves"])
    expect(ada.page.locator(UNDO)).to_be_disabled()
    assert ada.get(f"/api/tables/{table}/sight")["sight"] == before["sight"]
