"""What goes wrong is a sentence and a way on, never a blank page."""

import pytest
from playwright.sync_api import expect

NOWHERE = [
    "/table/there-is-no-such",
    "/join/there-is-no-such/nothing",
    "/watch/there-is-no-such/nothing",
    "/seat/nothing",
    "/table/there-is-no-such/score",
    "/somewhere/else/entirely",
]


def mind(reader, *statuses: int) -> None:
    """Browsers write down every answer that is a refusal; these were asked for."""
    wanted = [f"status of {status}" for status in statuses]
    said = [one for one in reader.complaints if not any(words in one for words in wanted)]
    reader.complaints[:] = said


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", NOWHERE)
def test_a_wrong_link_leads_home(reader, path, language):
    ada = reader(language=language)
    ada.come_in()
    ada.go(path)
    home = ada.page.locator('main a.button[href="/"]')
    expect(home).to_be_visible()
    said = ada.page.locator("main p, main h1").first
    assert len(said.inner_text()) > 15
    home.click()
    expect(ada.page.locator("article").first).to_be_visible()
    mind(ada, 401, 403, 404)


def test_a_record_that_cannot_be_read_is_explained(reader, tmp_path):
    ada = reader()
    ada.come_in()
    ada.go("/")
    ada.page.locator("article").first.wait_for()
    torn = tmp_path / "torn.mill"
    torn.write_text("this is no record\n")
    ada.page.locator("input[type=file]").set_input_files(torn)
    expect(ada.page.locator("[role=alert]")).to_be_visible()
    assert len(ada.page.locator("[role=alert]").inner_text()) > 15
    mind(ada, 400, 422)


def test_a_name_of_500_signs_breaks_nothing(reader):
    ada = reader(size="small")
    answer = ada.context.request.post("/api/guest", data={"name": "W" * 500})
    assert answer.status == 400
    assert len(answer.json()["detail"]) > 15
    ada.come_in("W" * 40)
    ada.sit_at(ada.against_bots("birmingham"))
    wide = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0


def test_a_move_that_came_too_late_is_told(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone()
    ada.sit_at(table)
    ada.page.locator(".bar button.glow").last.click()
    ada.page.locator(".cards button.glow").first.click()
    confirm = ada.page.locator(".buttons button.main:enabled")
    confirm.wait_for()
    # the same seat moves elsewhere, and the page hears of it after its own move
    ada.page.evaluate("looking.deafen()")
    sight = ada.get(f"/api/tables/{table}/sight")
    card = sight["sight"]["seats"][sight["seat"]]["hand"][0]
    ada.post(
        f"/api/tables/{table}/moves",
        seat=sight["seat"],
        id="0b7e0d5e-53a4-4a9a-8a0b-0b7e0d5e53a4",
        version=sight["version"],
        move=f"pass with {card}",
    )
    confirm.click()
    expect(ada.page.locator("[role=alert]")).to_be_visible()
    mind(ada, 409)
