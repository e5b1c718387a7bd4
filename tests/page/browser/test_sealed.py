"""Workshop of the World by three browsers: bids are sealed until all are in."""

import re

from page.browser.readers import Reader
from playwright.sync_api import expect

BIDS = {"Ada": 11, "Bob": 13, "Cleo": 12}
READY = ".buttons button.main:enabled"


def three_at_a_table(reader) -> list[Reader]:
    """Ada's table, and two who come by the link of its invitation."""
    ada, *others = (reader() for _ in BIDS)
    ada.come_in("Ada")
    made = ada.post("/api/tables", game="workshop", players=3)
    for name, somebody in zip(("Bob", "Cleo"), others, strict=True):
        somebody.go(made["invite"])
        somebody.page.locator("input").fill(name)
        somebody.page.locator("button.main").click()
        somebody.page.wait_for_url(re.compile("/table/"))
    ada.post(f"/api/tables/{made['id']}/start")
    for somebody in (ada, *others):
        somebody.sit_at(made["id"])
    return [ada, *others]


def pledge(somebody: Reader) -> None:
    """Tokens of demand are chosen in secret, too, before the first bids."""
    for _ in range(10):
        if somebody.page.locator(READY).count():
            break
        somebody.touch(somebody.page.locator(".lines .open button").first)
    somebody.touch(somebody.page.locator(READY))


def bid(somebody: Reader, sum: int) -> None:
    somebody.page.locator("input.sum").fill(str(sum))
    somebody.touch(somebody.page.locator("form:has(input.sum) button"))
    somebody.touch(somebody.page.locator(READY))


def test_bids_of_three_browsers_are_told_when_all_are_in(reader):
    people = three_at_a_table(reader)
    heard = [somebody.hear() for somebody in people]
    for somebody in people:
        pledge(somebody)
    for somebody, sum in zip(people[:2], [*BIDS.values()][:2], strict=True):
        bid(somebody, sum)
    ada, _, cleo = people
    expect(cleo.page.locator(".order .sealed")).to_have_count(2)
    expect(ada.page.locator(".order .sealed")).to_have_count(2)
    told = [[sum for sum in BIDS.values() if told_of(sum, said)] for said in heard]
    assert told == [[11], [13], []]
    bid(cleo, 12)
    for somebody in people:
        somebody.page.locator("[role=log] .more").last.click()
        for name, sum in BIDS.items():
            expect(somebody.page.locator("[role=log]")).to_contain_text(f"{name} bids £{sum} ")
        expect(somebody.page.locator(".order .sealed")).to_have_count(0)


def told_of(sum: int, said: list[str]) -> bool:
    """Whether anything that somebody heard knows of a bid."""
    return any(re.search(rf"bid {sum}\b|£{sum}\b", one) for one in said)
