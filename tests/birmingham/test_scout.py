"""Chapter 14: scouting."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, play, refused, table

SCOUT = "scout with dudley stafford pottery"


@covers("BB-14.1")
def test_three_cards_go_two_wild_cards_come_and_none_may_be_held_before() -> None:
    match = given("round 2; red hand dudley stafford pottery worcester")
    events = play(match, "red", SCOUT)
    assert area(match, "red")["hand"] == ["worcester", "wild_location", "wild_industry"]
    assert area(match, "red")["discards"] == ["stafford", "dudley", "pottery"]
    assert (table(match)["wild_location"], table(match)["wild_industry"]) == (3, 3)
    assert "scouted" in kinds(events)
    for wild in ("wild_location", "wild_industry"):
        refused(given(f"red hand dudley stafford pottery {wild}"), "red", SCOUT, "BB-14.2")


@covers("BB-14.1")
@pytest.mark.parametrize(
    "cards", ["dudley", "dudley stafford", "dudley stafford pottery worcester"]
)
def test_neither_fewer_nor_more_than_three_cards_are_said(cards: str) -> None:
    match = given("round 2; red hand dudley stafford pottery worcester")
    number = "M-4" if len(cards.split()) > 3 else "M-3"
    refused(match, "red", f"scout with {cards}", number)


@covers("BB-14.1")
def test_the_three_cards_must_be_held() -> None:
    match = given("round 2; red hand dudley stafford pottery")
    refused(match, "red", "scout with dudley dudley pottery", "BB-3.3", card="dudley")
    refused(match, "red", "scout with dudley stafford worcester", "BB-3.3", card="worcester")


@covers("BB-14.1")
def test_two_equal_cards_may_go_together() -> None:
    match = given("round 2; red hand dudley dudley pottery")
    play(match, "red", "scout with dudley pottery dudley")
    assert area(match, "red")["hand"] == ["wild_location", "wild_industry"]


@covers("BB-14.2")
def test_scouting_needs_three_cards() -> None:
    refused(
        given("red hand dudley stafford"), "red", "scout with dudley stafford", "BB-14.2", cards=2
    )
    allowed(given("red hand dudley stafford pottery"), "red", SCOUT)


@covers("BB-14.2")
def test_nobody_scouts_twice_in_a_turn() -> None:
    match = given("round 2; red hand dudley stafford pottery worcester worcester cannock")
    play(match, "red", SCOUT)
    refused(match, "red", "scout with worcester worcester cannock", "BB-14.2")


@covers("BB-14.2")
def test_the_piles_suffice_for_four_players() -> None:
    match = given(
        "birmingham 4 players; red hand dudley stafford pottery"
        "; blue hand wild_location wild_industry; yellow hand wild_location wild_industry"
        "; purple hand wild_location wild_industry"
    )
    play(match, "red", SCOUT)
    assert (table(match)["wild_location"], table(match)["wild_industry"]) == (0, 0)
