"""States that a table can be in: each says what it is, and leads on."""

import re

from page.browser.readers import mind_lost_lines
from page.browser.test_bad_input import mind
from page.browser.test_together import open_seat, sit_down
from playwright.sync_api import expect


def test_a_full_table_names_who_sits_there(reader):
    ada, bob, eve = (reader() for _ in range(3))
    ada.come_in("Ada")
    _, invitation = open_seat(ada)
    sit_down(bob, invitation)
    eve.go(invitation)
    expect(eve.page.get_by_role("alert")).to_contain_text("Ada, Bob")
    expect(eve.page.locator("main a.button[href='/']")).to_be_visible()


def test_a_seat_that_is_taken_is_told(reader):
    ada, bob, eve = reader(), reader(), reader(language="fr")
    for somebody in (ada, bob, eve):
        somebody.come_in()
    table = ada.against_bots("birmingham")
    link = ada.post(f"/api/tables/{table}/seats/1", to="person")["link"]
    bob.post(f"/api/tables/{table}/sit", invite=link.rpartition("/")[2])
    eve.go(link)
    expect(eve.page.get_by_role("alert")).to_contain_text("la place est prise")
    mind(eve, 403)


def test_a_turn_is_seen_in_the_title(reader):
    ada = reader()
    ada.come_in()
    ada.sit_at(ada.alone())
    expect(ada.page).to_have_title(re.compile("^● Your turn"))
    expect(ada.page.locator(".banners .mine")).to_be_visible()


def test_a_lost_line_is_told_in_the_text_view_too(reader):
    ada = reader(language="fr")
    ada.come_in()
    ada.go(f"/table/{ada.alone(clock={'kind': 'move', 'minutes': 5})}?view=text")
    expect(ada.page.get_by_role("timer")).to_contain_text(re.compile(r"\d:\d\d"))
    ada.context.set_offline(True)
    ada.page.evaluate("looking.cut()")
    expect(ada.page.locator(".banners .warn")).to_contain_text("en sûreté")
    ada.context.set_offline(False)
    expect(ada.page.locator(".banners .warn")).to_be_hidden()
    ada.complaints[:] = [said for said in ada.complaints if "ERR_INTERNET" not in said]


def test_without_a_server_the_ledger_can_still_be_saved(lone, reader, tmp_path):
    ada = reader(address=lone.address)
    ada.come_in()
    ada.page.clock.install()
    ada.sit_at(ada.alone())
    expect(ada.page.get_by_role("log")).to_contain_text("Round 1")
    port = lone.port
    lone.stop()
    lost = ada.page.locator(".banners .warn")
    expect(lost).to_contain_text("is safe")
    ada.page.clock.run_for(60_000)
    expect(lost).to_contain_text("does not answer")
    with ada.page.expect_download() as saving:
        lost.get_by_role("button", name="Save the ledger").click()
    saving.value.save_as(tmp_path / "ledger.txt")
    assert "Round 1" in (tmp_path / "ledger.txt").read_text()
    lone.start(port)
    lost.get_by_role("button", name="Try again").click()
    expect(lost).to_be_hidden()
    mind_lost_lines(ada)
