"""The best turns, asked for at the page: told with their reasons, shown on the board, taken up."""

import pytest
from page.browser.readers import Reader
from playwright.sync_api import Route, expect

HINT = {"en": "A hint", "fr": "Un conseil"}
TURN = "[data-hint] li[data-turn]"
THINKS_WITHIN = 60_000
"""The first hint starts a process; on a busy machine that takes a while."""
CASES = [
    ("birmingham", "desk", "en"),
    ("lancashire", "phone", "fr"),
    ("workshop", "desk", "fr"),
    ("age_of_industry", "phone", "en"),
]


def ask(ada: Reader) -> None:
    ada.press(ada.page.get_by_role("button", name=HINT[ada.language]))
    expect(ada.page.locator("[data-hint]")).to_be_visible()


@pytest.mark.parametrize(("game", "size", "language"), CASES)
def test_a_turn_is_told_with_its_reasons_and_taken_up(reader, game, size, language):
    ada = reader(size=size, language=language)
    ada.come_in()
    table = ada.alone(game, hints=True)
    ada.sit_at(table)
    before = ada.get(f"/api/tables/{table}")["version"]
    ask(ada)
    turns = ada.page.locator(TURN)
    expect(turns.first).to_be_visible(timeout=THINKS_WITHIN)
    assert 1 <= turns.count() <= 3
    for place in range(turns.count()):
        assert len(turns.nth(place).locator(".move").first.inner_text()) > 5
        expect(turns.nth(place).locator(".difference")).not_to_be_empty()
    wide = ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    ada.press(turns.first.get_by_role("button"))
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    ada.press(ada.page.locator(".buttons button.main:enabled").first)
    ada.page.wait_for_function(
        """async ([table, before]) =>
            (await (await fetch(`/api/tables/${table}`)).json()).version > before""",
        arg=[table, before],
        polling=200,
    )


def take_the_best(ada: Reader) -> int:
    """Ask, take the best turn up and make its first move: how many moves it has."""
    ask(ada)
    best = ada.page.locator(TURN).first
    expect(best).to_be_visible(timeout=THINKS_WITHIN)
    moves = best.locator(".move").count()
    ada.press(best.get_by_role("button"))
    ada.touch(ada.page.locator(".buttons button.main:enabled"))
    return moves


def test_a_turn_of_two_moves_is_carried_to_its_end(reader):
    ada = reader()
    ada.come_in()
    table = ada.alone("birmingham", hints=True)
    ada.sit_at(table)
    while take_the_best(ada) < 2:  # the first turns have one move each
        ada.settle()
    seat = ada.get(f"/api/tables/{table}")["asked"]
    note = ada.page.locator("[data-note=bill] small")
    expect(note.first).to_have_text("as the hint says")
    ada.touch(ada.page.locator(".buttons button.main:enabled"))
    expect(note.first).not_to_have_text("as the hint says")
    assert ada.get(f"/api/tables/{table}")["asked"] != seat, "the turn has not ended"


def naming_dudley(route: Route) -> None:
    """The real answer, but for where the best turn builds: which turn is best is up to the deal."""
    answer = route.fetch(timeout=THINKS_WITHIN)
    hint = answer.json()
    hint["turns"][0]["moves"][0]["sentence"] = [
        {"text": "Dudley", "kind": "slot", "id": "dudley.1"}
    ]
    route.fulfill(response=answer, json=hint)


def test_the_pieces_of_a_turn_light_up_on_the_board(reader):
    ada = reader()
    ada.come_in()
    ada.sit_at(ada.alone("birmingham", hints=True))
    assert ada.page.locator(".marks .lit").count() == 0
    ada.page.route("**/hint?*", naming_dudley)
    ask(ada)
    expect(ada.page.locator(TURN).first).to_be_visible(timeout=THINKS_WITHIN)
    expect(ada.page.locator(".marks .lit").first).to_be_attached()
    board = ada.page.locator("main.sheet").bounding_box()
    panel = ada.page.locator("[data-hint]").bounding_box()
    assert panel["x"] + panel["width"] <= board["x"] + 1, "the panel lies over the board"
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    expect(ada.page.locator(".marks .lit")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_who_waits_sees_how_it_goes_on(reader, size):
    ada = reader(size=size)
    ada.come_in()
    ada.sit_at(ada.alone("birmingham", hints=True))
    held: list[Route] = []
    ada.page.route("**/hint?*", lambda route: held.append(route))
    ask(ada)
    expect(ada.page.locator("[data-hint] progress")).to_be_visible()
    expect(ada.page.locator("[data-hint] [role=status]")).to_be_visible()
    held[0].continue_()
    expect(ada.page.locator(TURN).first).to_be_visible(timeout=THINKS_WITHIN)
    expect(ada.page.locator("[data-hint] progress")).to_have_count(0)


def test_whoever_reads_the_table_as_text_is_advised_too(reader):
    ada = reader()
    ada.come_in()
    ada.go(f"/table/{ada.alone('birmingham', hints=True)}?view=text")
    ask(ada)
    take = ada.page.locator(TURN).first.get_by_role("button")
    expect(take).to_be_visible(timeout=THINKS_WITHIN)
    take.press("Enter")
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    expect(ada.page.locator(".buttons button.main")).to_be_enabled()


def test_where_hints_are_not_allowed_none_is_offered(reader):
    ada = reader()
    ada.come_in()
    ada.sit_at(ada.alone("birmingham"))
    expect(ada.page.get_by_role("button", name=HINT["en"])).to_have_count(0)
