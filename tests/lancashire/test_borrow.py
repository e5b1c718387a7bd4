"""Chapter 13: loans."""

import pytest
from covers import covers
from lancashire.tables import at
from table_talk import allowed, area, play, refused


@covers("BL-13.1")
@pytest.mark.parametrize(
    ("start", "money", "space"),
    [(10, 10, 9), (10, 30, 7), (11, 10, 10), (12, 20, 9), (33, 10, 30), (34, 30, 28), (99, 10, 96)],
)
def test_the_marker_goes_to_the_highest_space_of_the_band(
    start: int, money: int, space: int
) -> None:
    match = at(f"red income {start}; red money 0; red hand wigan bury")
    play(match, "red", f"borrow {money} with wigan")
    assert area(match, "red")["income_space"] == space
    assert area(match, "red")["money"] == money
    assert area(match, "red")["spent"] == 0


@covers("BL-13.2", "BL-O7")
def test_another_reading_asks_for_space_ten() -> None:
    text = "red hand wigan bury; red income {space}"
    low = at(text.format(space=9), "loan_floor=space_10")
    refused(low, "red", "borrow 10 with wigan", "BL-O7", level=-1)
    allowed(at(text.format(space=10), "loan_floor=space_10"), "red", "borrow 30 with wigan")
    allowed(at(text.format(space=9)), "red", "borrow 10 with wigan")


@covers("BL-13.3")
def test_in_the_canal_era_an_empty_deck_does_not_matter() -> None:
    text = "red hand wigan bury; deck none"
    allowed(at(text), "red", "borrow 10 with wigan")
    refused(at(f"rail; {text}"), "red", "borrow 10 with wigan", "BL-13.3")
    allowed(at("rail; red hand wigan bury; deck port; aside none"), "red", "borrow 10 with wigan")
