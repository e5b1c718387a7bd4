"""The front door: my tables with their boards, scores of finished games, tables to watch."""

import re

from playwright.sync_api import expect
from server.guests import record_of


def test_my_table_is_shown_as_it_stands(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone(clock={"kind": "move", "minutes": 60})
    ada.go("/")
    row = ada.page.locator(f"li:has(a[href='/table/{table}'])")
    expect(row.locator(".board > svg")).to_be_visible()
    expect(row).to_contain_text("Round 1 of")
    expect(row).to_contain_text("left")
    expect(row.get_by_role("link", name="Your turn")).to_be_visible()


def test_a_finished_game_tells_its_scores(reader):
    ada = reader(language="fr", size="phone")
    ada.come_in()
    brought = ada.context.request.post(
        "/api/records", data=record_of("workshop", 1), headers={"content-type": "text/plain"}
    )
    table = brought.json()["id"]
    known = ada.get(f"/api/tables/{table}/score")["scores"]
    ada.go("/")
    told = ada.page.locator(f"a[href='/table/{table}/score'] small")
    for score in known:
        expect(told).to_contain_text(re.compile(rf"{abs(score['points'])}\s£"))


def test_a_listed_table_is_watched_by_a_stranger(reader):
    ada, eve = reader(), reader()
    ada.come_in("Ada of the watched table")
    table = ada.alone(listed=True, watching=True)
    eve.go("/")
    row = eve.page.locator(f"li:has(a[href*='{table}'])")
    row.get_by_role("link", name="Watch", exact=True).click()
    eve.page.wait_for_url(re.compile(f"/table/{table}"))
    eve.page.locator("[data-piece]").first.wait_for(state="attached")
    expect(eve.page.locator(".cards button")).to_have_count(0)
