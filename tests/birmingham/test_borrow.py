"""Chapter 13: taking a loan."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, play, refused


@covers("BB-13.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (10, 7),
        (29, 24),
        (30, 24),
        (11, 8),
        (12, 8),
        (13, 9),
        (15, 10),
        (17, 12),
        (99, 88),
        (97, 88),
    ],
)
def test_thirty_pounds_for_three_levels(before: int, after: int) -> None:
    match = given(f"red hand dudley; red income {before}")
    level = area(match, "red")["income_level"]
    play(match, "red", "borrow with dudley")
    assert area(match, "red")["money"] == 47
    assert area(match, "red")["income_space"] == after
    assert area(match, "red")["income_level"] == level - 3


@covers("BB-13.1")
def test_the_marker_goes_to_the_highest_space_of_the_level() -> None:
    match = given("red hand dudley; red income 61")
    play(match, "red", "borrow with dudley")
    assert area(match, "red")["income_space"] == 54
    higher = given("red income 55")
    assert area(higher, "red")["income_level"] == area(match, "red")["income_level"] + 1


@covers("BB-13.1")
@pytest.mark.parametrize("card", ["dudley", "pottery", "wild_industry"])
def test_any_card_takes_a_loan(card: str) -> None:
    allowed(given(f"red hand {card}"), "red", f"borrow with {card}")


@covers("BB-13.2")
def test_no_loan_below_level_minus_ten() -> None:
    match = given("red hand dudley; red income 3")
    assert area(match, "red")["income_level"] == -7
    events = play(match, "red", "borrow with dudley")
    assert "borrowed" in kinds(events)
    assert (area(match, "red")["income_space"], area(match, "red")["income_level"]) == (0, -10)
    for space in (0, 1, 2):
        refused(
            given(f"red hand dudley; red income {space}"),
            "red",
            "borrow with dudley",
            "BB-13.2",
            level=space - 10,
        )


@covers("BB-13.2")
def test_two_loans_in_a_turn_are_fine() -> None:
    match = given("round 2; red hand dudley stafford; red income 6")
    play(match, "red", "borrow with dudley", "borrow with stafford")
    assert (area(match, "red")["income_space"], area(match, "red")["money"]) == (0, 77)
