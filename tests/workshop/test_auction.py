"""Chapter 5: the auction for turn order."""

import pytest
from covers import covers
from table_talk import allowed, areas, given, kinds, order, play, refused, table, to_act
from workshop.table import bids, everybody, marker, money

AUCTION = "workshop 4 players; auction; order red blue yellow green"


@covers("WW-5.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_card_for_each_player_is_turned_up(players: int) -> None:
    assert len(table(given(f"workshop {players} players; auction"))["display"]) == players


@covers("WW-5.2")
def test_a_bid_is_a_whole_sum_up_to_the_money_in_hand() -> None:
    match = given(f"{AUCTION}; red money 12; blue money 0")
    for sum_ in (0, 1, 12):
        allowed(match, "red", f"bid {sum_}")
    refused(match, "red", "bid 13", "WW-5.2", cost=13, money=12)
    allowed(match, "blue", "bid 0")
    refused(match, "blue", "bid 1", "WW-5.2", cost=1, money=0)
    assert to_act(match) == ["red", "blue", "yellow", "green"]


@covers("WW-5.2", "WW-12.2")
def test_bids_are_shown_together() -> None:
    match = given(AUCTION)
    play(match, "red", "bid 5")
    assert areas(match, "money") == [50] * 4
    assert table(match)["sealed"] == [0]
    assert match.sight(0)["decision"]["answer"] == "bid 5"
    assert match.sight(1)["decision"]["answer"] is None
    refused(match, "red", "bid 6", "M-1")
    events = bids(match, blue=1, yellow=2, green=3)
    assert [event.facts["money"] for event in events if event.kind == "bid"] == [5, 1, 2, 3]


@covers("WW-5.3", "WW-5.5")
def test_the_highest_bid_goes_first_and_everybody_pays() -> None:
    match = given(AUCTION)
    bids(match, red=1, blue=3, yellow=0, green=7)
    assert order(match) == [3, 1, 0, 2]
    assert areas(match, "money") == [49, 47, 50, 43]
    assert to_act(match) == ["green"]
    assert table(match)["bank"] == 800 - 200 + 11


@covers("WW-5.4", "WW-A8")
def test_equal_bids_keep_the_order_from_before_the_auction() -> None:
    match = given("workshop 4 players; auction; order green yellow blue red")
    bids(match, red=5, blue=5, yellow=2, green=2)
    assert order(match) == [1, 0, 3, 2]
    match = given("workshop 3 players; auction; order yellow red blue")
    bids(match, red=3, blue=3, yellow=3)
    assert order(match) == [2, 0, 1]


@covers("WW-A7", "WW-7.1")
def test_a_bid_may_come_with_money_recouped_for_it() -> None:
    match = given(f"{AUCTION}; red money 2; red income 7; blue income 1")
    refused(match, "red", "recoup 3 bid 6", "WW-5.2", cost=6, money=5)
    refused(match, "red", "recoup 4 bid 2", "WW-7.1", space=7)
    refused(match, "blue", "recoup 1 bid 2", "WW-7.1", space=1)
    play(match, "red", "recoup 3 bid 5")
    assert (money(match, "red"), marker(match, "red")) == (2, 7), "sealed until the reveal"
    assert match.sight(0)["decision"]["answer"] == "recoup 3 bid 5"
    events = bids(match, blue=0, yellow=0, green=0)
    assert {"recouped", "bid", "paid"} <= set(kinds(events))
    assert (money(match, "red"), marker(match, "red")) == (0, 1)
    assert order(match) == [0, 1, 2, 3]


@covers("WW-A7")
def test_money_is_recouped_once_with_a_bid() -> None:
    match = given(f"{AUCTION}; red income 8")
    refused(match, "red", "recoup 1 recoup 2 bid 2", "M-4")


@covers("WW-5.4")
def test_nobody_bids_nobody_pays() -> None:
    match = given(AUCTION)
    everybody(match, "bid 0")
    assert areas(match, "money") == [50] * 4
    assert order(match) == [0, 1, 2, 3]
