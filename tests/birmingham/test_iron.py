"""Chapter 7: iron."""

import pytest
from covers import covers
from table_talk import allowed, area, broken, given, play, refused, table, tile

BREWERY = "build walsall.2 brewery with walsall"
"""Brewery I: 5 pounds and an iron."""
MANUFACTURER = "build birmingham.2 manufacturer with birmingham"
"""Manufacturer VIII: 20 pounds and two iron."""
EIGHTH = "red mat manufacturer 8; red money 60; red hand birmingham dudley"


@covers("BB-7.5")
def test_iron_needs_no_connection() -> None:
    match = given("red hand walsall; blue iron_works-1 at coalbrookdale.2")
    play(match, "red", BREWERY)
    assert tile(match, "coalbrookdale.2")["cubes"] == 3
    assert area(match, "red")["money"] == 17 - 5


@covers("BB-7.5")
def test_iron_is_bought_without_a_merchant_place() -> None:
    match = given("red hand walsall")
    play(match, "red", BREWERY)
    assert area(match, "red")["money"] == 17 - 5 - 2


@covers("BB-7.6")
def test_any_works_freely_chosen_and_the_market_only_when_none_holds_iron() -> None:
    match = given(
        "red hand walsall; red iron_works-1 at dudley.2; blue iron_works-1 at coalbrookdale.2"
    )
    refused(match, "red", BREWERY, "M-3", question="iron")
    allowed(match, "red", f"{BREWERY} iron dudley.2")
    play(match, "red", f"{BREWERY} iron coalbrookdale.2")
    assert tile(match, "coalbrookdale.2")["cubes"] == 3
    assert table(match)["iron"]["cubes"] == 8
    empty = given("red hand walsall; blue iron_works-1 at coalbrookdale.2 flipped")
    play(empty, "red", BREWERY)
    assert table(empty)["iron"]["cubes"] == 7


@covers("BB-7.6")
def test_a_flipped_works_is_no_source() -> None:
    match = given(
        "red hand walsall; red iron_works-1 at dudley.2; blue iron_works-2 at birmingham.3"
        "; blue iron_works-1 at coalbrookdale.2 flipped"
    )
    refused(match, "red", f"{BREWERY} iron coalbrookdale.2", "BB-7.6", slot="coalbrookdale.2")


@covers("BB-7.6")
def test_two_cubes_may_come_from_two_works() -> None:
    match = given(
        f"{EIGHTH}; red iron_works-1 at dudley.2; blue iron_works-1 at coalbrookdale.2 holding 1"
    )
    refused(match, "red", f"{MANUFACTURER} iron coalbrookdale.2 coalbrookdale.2", "BB-7.6")
    play(match, "red", f"{MANUFACTURER} iron coalbrookdale.2 dudley.2")
    assert tile(match, "coalbrookdale.2")["flipped"]
    assert tile(match, "dudley.2")["cubes"] == 3
    assert area(match, "blue")["income_space"] == 13


@covers("BB-7.6")
def test_works_first_and_then_the_market() -> None:
    match = given(f"{EIGHTH}; blue iron_works-1 at coalbrookdale.2 holding 1")
    play(match, "red", MANUFACTURER)
    assert area(match, "red")["money"] == 60 - 20 - 2
    assert table(match)["iron"]["cubes"] == 7


@covers("BB-7.6")
@pytest.mark.parametrize(
    ("cubes", "price"), [(10, 1), (9, 1), (8, 2), (7, 2), (2, 5), (1, 5), (0, 6)]
)
def test_the_cheapest_iron_is_bought_first_and_six_pounds_pay_for_none(
    cubes: int, price: int
) -> None:
    match = given(f"iron {cubes}; red hand walsall")
    play(match, "red", BREWERY)
    assert area(match, "red")["money"] == 17 - 5 - price
    assert table(match)["iron"]["cubes"] == max(0, cubes - 1)


@covers("BB-7.6")
def test_the_money_must_suffice_for_the_iron() -> None:
    text = "iron 0; red hand walsall; red money "
    refused(given(f"{text}10"), "red", BREWERY, "BB-8.7", tile="brewery-1", cost=11, money=10)
    allowed(given(f"{text}11"), "red", BREWERY)


@covers("BB-7.6")
def test_iron_that_nobody_holds_cannot_be_named() -> None:
    match = given("red hand walsall")
    assert broken(match, "red", f"{BREWERY} iron dudley.2") == ["BB-7.6"]


@covers("BB-7.6")
def test_works_named_where_iron_is_bought_are_refused_by_the_rule_about_iron() -> None:
    match = given("red hand dudley; red money 30; red iron_works-1 at dudley.2 flipped")
    allowed(match, "red", "develop coal_mine with dudley")
    for named in ("dudley.2", "coventry.3"):
        text = f"develop coal_mine with dudley iron {named}"
        assert broken(match, "red", text) == ["BB-7.6"]
