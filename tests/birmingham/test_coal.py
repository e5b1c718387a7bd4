"""Chapter 7: coal."""

import pytest
from covers import covers
from table_talk import allowed, area, broken, given, kinds, play, refused, table, tile

MANUFACTURER = "build birmingham.2 manufacturer with birmingham"
"""One coal."""
POTTERY = "build coventry.1 pottery with coventry"
"""Pottery III: two coal, 22 pounds."""
THIRD = "red mat pottery 3; red money 60; red hand coventry dudley; round 2"


# --- reach ------------------------------------------------------------------------------------


@covers("BB-7.1")
def test_a_tile_that_needs_coal_must_be_connected_to_some() -> None:
    refused(
        given("red hand birmingham; blue coal_mine-1 at dudley.1"),
        "red",
        MANUFACTURER,
        "BB-7.1",
        place="birmingham",
        coal=1,
    )
    allowed(
        given("red hand birmingham; blue coal_mine-1 at dudley.1; blue link dudley birmingham"),
        "red",
        MANUFACTURER,
    )


@covers("BB-7.1")
def test_a_rail_must_be_connected_to_coal_once_it_lies() -> None:
    text = "rail; red hand dudley; red brewery-2 at walsall.2; blue coal_mine-2 at dudley.1"
    refused(
        given(text),
        "red",
        "link walsall birmingham with dudley",
        "BB-7.1",
        connection="walsall-birmingham",
    )
    match = given(f"{text}; blue link dudley birmingham")
    play(match, "red", "link walsall birmingham with dudley")
    assert tile(match, "dudley.1")["cubes"] == 2


@covers("BB-7.1")
def test_a_rail_may_bring_itself_to_the_coal() -> None:
    match = given("rail; red hand dudley; blue coal_mine-2 at dudley.1")
    play(match, "red", "link dudley birmingham with dudley")
    assert tile(match, "dudley.1")["cubes"] == 2


@covers("BB-7.1")
def test_each_cube_is_taken_separately() -> None:
    match = given(
        f"{THIRD}; blue coal_mine-2 at dudley.1 holding 1; blue coal_mine-2 at tamworth.1"
        "; blue link birmingham coventry; blue link dudley birmingham"
        "; blue link tamworth birmingham"
    )
    refused(match, "red", f"{POTTERY} coal dudley.1 dudley.1", "BB-7.2", slot="dudley.1")
    for mines in ("dudley.1 tamworth.1", "tamworth.1 dudley.1", "tamworth.1 tamworth.1"):
        allowed(match, "red", f"{POTTERY} coal {mines}")


@covers("BB-7.1")
def test_a_tile_without_need_of_coal_may_stand_alone() -> None:
    allowed(given("red hand dudley"), "red", "build dudley.1 coal_mine with dudley")


# --- mines ------------------------------------------------------------------------------------


@covers("BB-7.2")
def test_the_nearest_mine_is_compulsory_and_free_even_if_an_opponents() -> None:
    match = given(
        "red hand birmingham; blue coal_mine-2 at dudley.1; red coal_mine-2 at wolverhampton.2"
        "; red link dudley birmingham; red link wolverhampton dudley"
    )
    refused(match, "red", f"{MANUFACTURER} coal wolverhampton.2", "BB-7.2", slot="wolverhampton.2")
    play(match, "red", MANUFACTURER)
    assert tile(match, "dudley.1")["cubes"] == 2
    assert area(match, "red")["money"] == 17 - 8
    equal = given(
        "red hand birmingham; blue coal_mine-2 at dudley.1; red coal_mine-2 at tamworth.2"
        "; red link dudley birmingham; red link tamworth birmingham"
    )
    for mine in ("dudley.1", "tamworth.2"):
        allowed(equal, "red", f"{MANUFACTURER} coal {mine}")


@covers("BB-7.2")
def test_among_equally_near_mines_the_player_chooses() -> None:
    match = given(
        "red hand birmingham; blue coal_mine-2 at dudley.1; red coal_mine-2 at tamworth.2"
        "; red link dudley birmingham; red link tamworth birmingham"
    )
    refused(match, "red", MANUFACTURER, "M-3", question="coal")
    play(match, "red", f"{MANUFACTURER} coal tamworth.2")
    assert (tile(match, "dudley.1")["cubes"], tile(match, "tamworth.2")["cubes"]) == (3, 2)


@covers("BB-7.2")
def test_a_flipped_mine_is_no_source() -> None:
    match = given(
        "red hand birmingham; blue coal_mine-2 at dudley.1 flipped; blue link dudley birmingham"
    )
    refused(match, "red", MANUFACTURER, "BB-7.1")


@covers("BB-7.2")
def test_after_a_mine_runs_dry_the_next_nearest_follows() -> None:
    match = given(
        f"{THIRD}; blue coal_mine-2 at tamworth.1; blue coal_mine-2 at coventry.2 holding 1"
        "; blue link birmingham coventry; blue link tamworth birmingham"
    )
    events = play(match, "red", POTTERY)
    assert tile(match, "coventry.2")["flipped"]
    assert tile(match, "tamworth.1")["cubes"] == 2
    assert area(match, "blue")["income_space"] == 17
    assert kinds(events).count("took_cube") == 2


@covers("BB-7.2")
def test_the_distance_is_measured_from_every_slot_of_the_place() -> None:
    match = given(
        "rail; red money 30; red hand cannock; red mat manufacturer 3"
        "; blue coal_mine-2 at cannock.2 holding 2"
    )
    play(match, "red", "build cannock.1 manufacturer with cannock")
    assert tile(match, "cannock.2")["flipped"]


# --- the market -------------------------------------------------------------------------------


@covers("BB-7.3")
def test_coal_is_bought_only_when_no_connected_mine_is_left() -> None:
    text = "red hand birmingham; red link birmingham oxford"
    match = given(text)
    play(match, "red", MANUFACTURER)
    assert area(match, "red")["money"] == 17 - 8 - 1
    assert table(match)["coal"] == {"cubes": 12, "price": 2}
    free = given(f"{text}; blue coal_mine-1 at dudley.1; blue link dudley birmingham")
    play(free, "red", MANUFACTURER)
    assert area(free, "red")["money"] == 17 - 8
    assert table(free)["coal"]["cubes"] == 13


@covers("BB-7.3")
def test_a_mine_out_of_reach_does_not_bar_the_market() -> None:
    match = given("red hand birmingham; red link birmingham oxford; blue coal_mine-1 at dudley.1")
    play(match, "red", MANUFACTURER)
    assert area(match, "red")["money"] == 17 - 8 - 1


@covers("BB-7.3")
def test_the_market_needs_a_connection_to_a_merchant_place() -> None:
    refused(given("red hand birmingham"), "red", MANUFACTURER, "BB-7.1", place="birmingham")


@covers("BB-7.3")
@pytest.mark.parametrize(
    "route",
    [
        "stoke_on_trent.3 warrington stoke_on_trent",
        "derby.2 derby nottingham",
        "birmingham.2 birmingham oxford",
        "redditch.1 gloucester redditch",
    ],
)
def test_any_of_the_merchant_places_opens_the_market(route: str) -> None:
    slot, *ends = route.split()
    match = given(f"red hand wild_location; blue link {' '.join(ends)}; merchant oxford.1 blank")
    allowed(match, "red", f"build {slot} manufacturer with wild_location")


@covers("BB-7.3")
def test_shrewsbury_opens_the_market_too() -> None:
    match = given("red hand coalbrookdale; blue link coalbrookdale shrewsbury")
    allowed(match, "red", "build coalbrookdale.2 iron_works with coalbrookdale")


@covers("BB-7.3")
@pytest.mark.parametrize(
    ("cubes", "price"), [(14, 1), (13, 1), (12, 2), (7, 4), (2, 7), (1, 7), (0, 8)]
)
def test_the_cheapest_cube_is_bought_first_and_eight_pounds_pay_for_none(
    cubes: int, price: int
) -> None:
    match = given(f"coal {cubes}; red hand birmingham; red link birmingham oxford")
    play(match, "red", MANUFACTURER)
    assert area(match, "red")["money"] == 17 - 8 - price
    assert table(match)["coal"]["cubes"] == max(0, cubes - 1)


@covers("BB-7.3")
def test_the_money_must_suffice_for_the_coal() -> None:
    text = "coal 0; red hand birmingham; red link birmingham oxford; red money "
    refused(given(f"{text}15"), "red", MANUFACTURER, "BB-8.7", cost=16, money=15)
    allowed(given(f"{text}16"), "red", MANUFACTURER)


@covers("BB-7.4")
def test_the_market_may_not_be_chosen_while_a_mine_has_coal() -> None:
    match = given(
        "rail; red hand dudley; red money 30; blue coal_mine-2 at dudley.1"
        "; red link birmingham oxford"
    )
    play(match, "red", "link dudley birmingham with dudley")
    assert table(match)["coal"]["cubes"] == 13
    assert tile(match, "dudley.1")["cubes"] == 2


@covers("BB-7.4")
def test_mine_first_and_then_the_market_is_normal() -> None:
    match = given(
        f"{THIRD}; blue coal_mine-2 at dudley.1 holding 1; blue link birmingham coventry"
        "; blue link dudley birmingham; blue link birmingham oxford"
    )
    play(match, "red", POTTERY)
    assert area(match, "red")["money"] == 60 - 22 - 1
    assert tile(match, "dudley.1")["flipped"]


@covers("BB-7.4")
def test_one_cube_short_and_no_merchant_place_is_refused() -> None:
    match = given(
        f"{THIRD}; blue coal_mine-2 at dudley.1 holding 1; blue link birmingham coventry"
        "; blue link dudley birmingham"
    )
    refused(match, "red", POTTERY, "BB-7.1", coal=2)


# --- a mine named although the market sells ----------------------------------------------------


@covers("BB-7.2", "BB-7.3")
@pytest.mark.parametrize(
    ("named", "numbers"),
    [
        ("dudley.1", ["BB-7.2", "BB-7.3"]),
        ("cannock.1", ["BB-7.3"]),
    ],
    ids=["an empty slot", "a mine that is not connected"],
)
def test_a_mine_named_where_coal_is_bought_is_refused_by_the_rule_about_coal(
    named: str, numbers: list[str]
) -> None:
    match = given("red hand birmingham; blue link birmingham oxford; blue coal_mine-1 at cannock.1")
    allowed(match, "red", MANUFACTURER)
    assert broken(match, "red", f"{MANUFACTURER} coal {named}") == numbers


@covers("BB-7.3")
def test_a_mine_that_has_run_dry_in_the_same_move_gives_no_second_cube() -> None:
    text = f"{THIRD}; blue coal_mine-2 at dudley.1 holding 1; blue link birmingham coventry"
    match = given(f"{text}; blue link dudley birmingham; red link birmingham oxford")
    allowed(match, "red", f"{POTTERY} coal dudley.1")
    assert broken(match, "red", f"{POTTERY} coal dudley.1 dudley.1") == ["BB-7.2", "BB-7.3"]


def test_a_mine_named_where_no_coal_is_needed_is_too_much() -> None:
    match = given("red hand dudley; blue coal_mine-1 at cannock.1")
    assert broken(match, "red", "build dudley.1 coal_mine with dudley coal cannock.1") == ["M-4"]
