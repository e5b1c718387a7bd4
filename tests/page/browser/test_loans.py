"""Loans of Age of Industry: taken beyond need, shown, repaid."""

from page.browser.readers import Reader
from playwright.sync_api import expect

READY = ".buttons button.main:enabled"
OPTION = ".lines .open button"


def verb(ada: Reader, name: str):
    return ada.page.locator(f'.bar [data-about="verb:{name}"]')


def shown_loans(ada: Reader) -> list[str]:
    figures = ada.page.locator(".left section dl > div", has_text="loans")
    return sorted(text.split()[0] for text in figures.all_inner_texts())


def known(ada: Reader, table: str) -> tuple[list[int], int]:
    """The loans of both seats, and what the seat that acts has in its purse."""
    seen = ada.get(f"/api/tables/{table}/sight")
    seats = seen["sight"]["seats"]
    return sorted(seat["own"]["loans"] for seat in seats), seats[seen["seat"]]["money"]


def test_loans_are_taken_shown_and_repaid(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone("age_of_industry")
    ada.sit_at(table)
    assert known(ada, table) == ([0, 0], 0)
    ada.touch(verb(ada, "borrow"))
    ada.touch(ada.page.locator(OPTION, has_text="take a loan beyond need"))
    expect(ada.page.locator(".lines .parts .line")).to_have_count(2)
    expect(ada.page.locator(READY)).to_contain_text("$20")
    ada.touch(ada.page.locator(READY))
    expect(verb(ada, "borrow")).to_have_attribute("aria-disabled", "true")
    assert known(ada, table) == ([0, 2], 20)
    assert shown_loans(ada) == ["0", "2"]

    repay = ada.page.locator(OPTION, has_text="repay 1 loan")
    while not repay.count():  # it is asked after the last action
        ada.touch(verb(ada, "pass"))
        ada.touch(ada.page.locator(".cards button.glow").first)
        ada.touch(ada.page.locator(READY))
        ada.settle()
    ada.touch(repay)
    expect(ada.page.locator(".bill")).to_contain_text("$20 → $10")
    ada.touch(ada.page.locator(READY))
    expect(ada.page.locator(OPTION, has_text="repay 1 loan")).to_have_count(1)
    assert known(ada, table) == ([0, 1], 10)
    assert shown_loans(ada) == ["0", "1"]
