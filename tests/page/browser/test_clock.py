"""Time at a table: what is left, who is played for meanwhile, and who is back."""

import re
import sqlite3

from page.browser.readers import mind_lost_lines
from page.browser.test_together import open_seat, pass_the_turn, sit_down
from playwright.sync_api import expect
from server.guests import until


def test_a_clock_runs_and_a_bot_plays_for_whoever_is_away(lone, reader):
    ada, bob = reader(address=lone.address), reader(address=lone.address)
    ada.come_in("Ada")
    table, invitation = open_seat(ada, clock={"kind": "move", "minutes": 5})
    sit_down(bob, invitation)
    ada.post(f"/api/tables/{table}/start")
    ada.sit_at(table)
    while seat_asked(ada, table) == 0:
        pass_and_wait(ada, table)
    bob.go("/")

    card = ada.page.locator("aside section.asked")
    expect(card).to_contain_text("Bob")
    running = card.locator(".time.runs")
    expect(running).to_have_text(re.compile(r"^[0-5]:\d\d$"))
    shown = running.inner_text()
    expect(running).not_to_have_text(shown)

    let_time_pass(lone, table)
    ledger = ada.page.get_by_role("log")
    expect(ledger).to_contain_text("plays for Bob, who is away")
    expect(ada.page.locator("aside section", has_text="plays meanwhile")).to_contain_text("Bob")

    bob.sit_at(table)
    bob.page.get_by_role("button", name="I am back").click()
    expect(ada.page.locator("aside section", has_text="plays meanwhile")).to_have_count(0)
    while seat_asked(ada, table) == 0:
        pass_and_wait(ada, table)
    pass_and_wait(bob, table)
    expect(ledger).to_contain_text("Bob is back")
    mind_lost_lines(ada, bob)


def seat_asked(ada, table: str) -> int:
    return ada.get(f"/api/tables/{table}/sight")["decision"]["seats"][0]


def pass_and_wait(somebody, table: str) -> None:
    moves = somebody.get(f"/api/tables/{table}/sight")["moves"]
    pass_the_turn(somebody)
    until(lambda: somebody.get(f"/api/tables/{table}/sight")["moves"] > moves)


def let_time_pass(inn, table: str) -> None:
    """As if Bob's five minutes were over: a bot stands in for him."""
    port = inn.port
    inn.stop()
    with sqlite3.connect(next(inn.folder.glob("*.sqlite"))) as store:
        store.execute(
            "UPDATE seat SET stand_in = 'random' WHERE table_id = ? AND seat = 1", [table]
        )
        store.execute("UPDATE table_ SET bot_due = 0 WHERE id = ?", [table])
    store.close()
    inn.start(port)
