"""Options, one at a time."""

import pytest
from covers import covers
from table_talk import allowed, dealt, given, play, refused, table
from workshop.table import ROGER, marker, money

from millhand.shelf import SHELF


@covers("WW-A11")
@pytest.mark.parametrize("size", [800, 1000, 600, 400])
def test_the_bank_holds_what_the_players_do_not(size: int) -> None:
    assert table(dealt("workshop", 4, f"bank={size}"))["bank"] == size - 200


@covers("WW-A7")
def test_a_table_may_forbid_to_recoup_with_a_bid() -> None:
    start = "workshop 3 players; option recoup_in_bids=false"
    match = given(f"{start}; auction; red income 6")
    refused(match, "red", "recoup 1 bid 3", "WW-A7")
    allowed(match, "red", "bid 3")
    match = given(f"{start}; red to act; display york; red income 6")
    allowed(match, "red", "recoup 1")
    allowed(match, "red", "take york recoup 1 link york leeds")


@covers("WW-A6")
@pytest.mark.parametrize(("between", "legal"), [("false", False), ("true", True)])
def test_income_between_two_links(between: str, legal: bool) -> None:
    start = f"{ROGER}; option income_between_links={between}; red money 4; red income 0"
    match = given(start)
    text = "link reading southampton recoup 2 link reading oxford"
    if legal:
        play(match, "red", text)
        assert (money(match, "red"), marker(match, "red")) == (0, 0)
    else:
        refused(match, "red", text, "WW-6.6", money=1)
        play(match, "red", "link reading southampton")
        assert marker(match, "red") == 4


@covers("WW-A6")
def test_between_two_links_a_town_still_counts_once() -> None:
    match = given(f"{ROGER}; option income_between_links=true")
    play(match, "red", "link reading oxford link reading southampton")
    assert marker(match, "red") == 4


@covers("WW-A21")
@pytest.mark.parametrize("open_", ["true", "false"])
def test_the_discard_pile_is_open_or_closed(open_: str) -> None:
    match = given(f"workshop 3 players; option discards_open={open_}; round 3; red to act")
    assert (table(match)["discards"] is not None) == (open_ == "true")


def test_options_say_which_rule_they_touch() -> None:
    rules = {option.name: option.rule for option in SHELF["workshop"].options}
    assert rules == {
        "bank": "WW-A11",
        "money_hidden": "WW-12.1",
        "discards_open": "WW-A21",
        "recoup_in_bids": "WW-A7",
        "income_between_links": "WW-A6",
        "two_player_cards": "WW-A15",
        "two_player_ties": "WW-A16",
        "two_player_sets": "WW-A17",
    }
