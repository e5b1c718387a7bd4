"""Why not? What does not glow says which rules forbid it, with a way to each."""

from collections.abc import Iterator
from typing import Any

from page.browser.moments import tell
from page.browser.playing import Hand
from page.browser.readers import Reader
from playwright.sync_api import expect

KINDS = 10
"""So many rules are asked about, each by something that it forbids."""
ANY_GAME = "M-"
"""What holds for moves of every game is on no rules page."""
DARK = ".board [data-piece]:not(.glows), .cards button.dim, .bar [aria-disabled=true]"
PIECE = "thing => thing.dataset.piece ?? thing.dataset.about"


def test_ten_kinds_of_refusal_are_told_with_their_rules(reader):
    ada = reader(language="fr")
    ada.come_in()
    told = tell(ada, "birmingham")
    found: set[str] = set()
    for share in (0.85, 0.2, 0.6):
        if len(found) < KINDS:
            found |= asked_about(ada, told.play_on(share), found)
    assert len(found) >= KINDS, found
    ada.go("/rules/birmingham")
    for number in found:
        expect(ada.page.locator(f'[id="{number}"]')).to_have_count(1)


def asked_about(ada: Reader, table: str, known: set[str]) -> set[str]:
    """The rules that are told of at a table, each asked for once."""
    ada.sit_at(table)
    ada.settle()
    found = set(known)
    for piece, why in refused(ada, table):
        numbers = {one["number"] for one in why["failed"]}
        numbers = {number for number in numbers if not number.startswith(ANY_GAME)}
        if not numbers <= found:
            ask(ada, piece)
            read(ada, why)
            found |= numbers
        if len(found) >= KINDS:
            break
    return found


def refused(ada: Reader, table: str) -> Iterator[tuple[str, Any]]:
    """What does not glow, with what the server says of it."""
    sight = ada.get(f"/api/tables/{table}/sight")
    body = {"seat": sight["seat"], "version": sight["version"], "touches": []}
    things = ada.page.locator(DARK).evaluate_all(f"things => things.map({PIECE})")
    for piece in dict.fromkeys(things):
        kind, _, name = piece.partition(":")
        about = {"kind": kind, "id": name}
        query = f"/api/tables/{table}/why?language={ada.language}"
        why = ada.post(query, about=about, **body)
        if why["failed"]:
            yield piece, why


def ask(ada: Reader, piece: str) -> None:
    """Click on it, or press W where it has the focus."""
    thing = ada.page.locator(f'[data-piece="{piece}"], [data-about="{piece}"]').first
    if thing.get_attribute("data-piece"):
        Hand(ada).hit(thing.element_handle())
    else:
        thing.click(force=True)
    expect(ada.page.locator(".popover")).to_be_visible()


def read(ada: Reader, why: Any) -> None:
    """What is told, which is what the server says; then it is put away."""
    popover = ada.page.locator(".popover")
    lines = popover.locator(".failed li")
    expect(lines).to_have_count(len(why["failed"]))
    for line, reason in zip(lines.all(), why["failed"], strict=True):
        sentence = "".join(span["text"] for span in reason["sentence"])
        assert len(sentence) > 15
        expect(line).to_contain_text(sentence)
        number = reason["number"]
        expect(line).to_contain_text(number)
        if not number.startswith(ANY_GAME):
            expect(line.locator(f'a[href$="#{number}"]')).to_have_text(number)
    for near in why["nearest"]:
        sentence = "".join(span["text"] for span in near["sentence"])
        expect(popover.locator(".nearest")).to_contain_text(sentence)
    ada.page.keyboard.press("Escape")
    expect(popover).to_have_count(0)
