"""Chapter 7: beer, and what an emptied tile does."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, merchant, play, refused, table, tile

ROUTE = "; blue link kidderminster worcester; blue link worcester gloucester"
MILL = "; red cotton_mill-1 at worcester.1"
SELL = "sell worcester.1 with dudley"
GLOUCESTER = "; merchant gloucester.1 any"


def selling(text: str) -> str:
    return f"round 2; red hand dudley stafford{ROUTE}; {text}"


# --- what beer is for -------------------------------------------------------------------------


@covers("BB-7.7")
@pytest.mark.parametrize(("level", "barrels"), [(3, 0), (4, 1), (5, 2)])
def test_a_sale_needs_as_many_barrels_as_the_tile_says(level: int, barrels: int) -> None:
    match = given(
        "rail; red hand dudley; blue link birmingham oxford; merchant oxford.1 any empty"
        f"; red manufacturer-{level} at birmingham.2; red brewery-2 at walsall.2"
    )
    play(match, "red", "sell birmingham.2 with dudley")
    assert tile(match, "birmingham.2")["flipped"]
    assert tile(match, "walsall.2")["cubes"] == 2 - barrels


@covers("BB-7.7")
def test_each_barrel_may_come_from_another_source() -> None:
    match = given(
        "rail; red hand dudley; blue link birmingham oxford; blue link walsall birmingham"
        "; merchant oxford.1 any; red manufacturer-5 at birmingham.2"
        "; red brewery-2 at stafford.1; blue brewery-2 at walsall.2"
    )
    for sources in (
        "stafford.1 walsall.2",
        "walsall.2 oxford.1",
        "oxford.1 stafford.1",
        "stafford.1 stafford.1",
    ):
        allowed(match, "red", f"sell birmingham.2 with dudley beer {sources}")
    play(match, "red", "sell birmingham.2 with dudley beer walsall.2 oxford.1")
    assert tile(match, "stafford.1")["cubes"] == 2
    assert tile(match, "walsall.2")["cubes"] == 1
    assert merchant(match, "oxford.1")["barrel"] is False


@covers("BB-7.7")
def test_beer_is_never_bought() -> None:
    match = given(selling(f"red money 500; merchant gloucester.1 any empty{MILL}"))
    refused(match, "red", SELL, "BB-12.6", tile="cotton_mill-1", needed=1, available=0)


@covers("BB-7.7")
def test_a_single_rail_needs_no_beer_and_a_second_does() -> None:
    match = given("rail; red hand dudley; red money 30; red coal_mine-2 at dudley.1")
    allowed(match, "red", "link dudley birmingham with dudley")
    refused(
        match,
        "red",
        "link dudley birmingham link dudley wolverhampton with dudley",
        "BB-10.5",
        connection="wolverhampton-dudley",
    )


# --- where it comes from ----------------------------------------------------------------------


@covers("BB-7.8")
def test_own_beer_needs_no_connection() -> None:
    match = given(selling(f"merchant gloucester.1 any empty; red brewery-1 at stafford.1{MILL}"))
    play(match, "red", SELL)
    assert tile(match, "stafford.1")["flipped"]


@covers("BB-7.8")
def test_an_opponents_beer_must_be_connected_to_the_tile_sold() -> None:
    near = "blue brewery-1 at farm_brewery_south.1"
    far = "blue brewery-1 at stafford.1"
    base = f"merchant gloucester.1 any empty{MILL}; "
    allowed(given(selling(base + near)), "red", SELL)
    refused(given(selling(base + far)), "red", SELL, "BB-12.6", needed=1, available=0)
    both = given(selling(f"{base}{near}; {far}; red brewery-1 at walsall.2"))
    refused(both, "red", f"{SELL} beer stafford.1", "BB-7.8", slot="stafford.1")
    allowed(both, "red", f"{SELL} beer farm_brewery_south.1")
    allowed(both, "red", f"{SELL} beer walsall.2")


@covers("BB-7.8")
def test_a_flipped_brewery_gives_no_beer() -> None:
    base = f"merchant gloucester.1 any empty{MILL}; red brewery-1 at walsall.2 flipped"
    refused(given(selling(base)), "red", SELL, "BB-12.6")
    more = given(
        selling(f"{base}; red brewery-1 at stafford.1; blue brewery-1 at farm_brewery_south.1")
    )
    refused(more, "red", f"{SELL} beer walsall.2", "BB-7.8", slot="walsall.2")


@covers("BB-7.8")
def test_the_merchant_sold_to_may_give_its_barrel() -> None:
    match = given(selling(f"merchant gloucester.1 any{MILL}"))
    play(match, "red", f"{SELL} bonus coal_mine")
    assert merchant(match, "gloucester.1")["barrel"] is False


@covers("BB-7.8")
def test_no_source_of_beer_has_priority() -> None:
    match = given(
        selling(
            f"merchant gloucester.1 any{MILL}"
            "; red brewery-1 at walsall.2; blue brewery-1 at farm_brewery_south.1"
        )
    )
    refused(match, "red", SELL, "M-3", question="beer")
    allowed(match, "red", f"{SELL} beer walsall.2")
    allowed(match, "red", f"{SELL} beer farm_brewery_south.1")
    allowed(match, "red", f"{SELL} beer gloucester.1 bonus coal_mine")


@covers("BB-7.8")
def test_a_barrel_that_is_gone_cannot_be_used() -> None:
    match = given(
        selling(
            f"merchant gloucester.1 any empty{MILL}"
            "; red brewery-1 at walsall.2; blue brewery-1 at farm_brewery_south.1"
        )
    )
    refused(match, "red", f"{SELL} beer gloucester.1", "BB-7.8", merchant="gloucester.1")


# --- the supply, and flipping -----------------------------------------------------------------


@covers("BB-7.9")
def test_what_is_consumed_goes_to_the_supply() -> None:
    match = given("red hand birmingham; blue coal_mine-2 at dudley.1; blue link dudley birmingham")
    play(match, "red", "build birmingham.2 manufacturer with birmingham")
    assert [entry["cubes"] for entry in table(match)["tiles"]] == [2, 0]
    assert (table(match)["coal"]["cubes"], table(match)["iron"]["cubes"]) == (13, 8)


@covers("BB-7.9")
def test_a_used_barrel_leaves_the_board() -> None:
    match = given(selling(f"merchant gloucester.1 any empty; red brewery-1 at stafford.1{MILL}"))
    play(match, "red", SELL)
    assert tile(match, "stafford.1")["cubes"] == 0
    assert not any(entry["barrel"] for entry in table(match)["merchants"])


@covers("BB-7.10")
def test_a_mine_flips_with_its_last_cube_even_in_an_opponents_action() -> None:
    text = "red hand birmingham; blue link dudley birmingham; blue coal_mine-2 at dudley.1 holding "
    match = given(f"{text}1")
    events = play(match, "red", "build birmingham.2 manufacturer with birmingham")
    assert tile(match, "dudley.1") == {
        "slot": "dudley.1",
        "tile": "coal_mine-2",
        "industry": "coal_mine",
        "level": 2,
        "seat": 1,
        "colour": "blue",
        "cubes": 0,
        "resource": "coal",
        "flipped": True,
    }
    assert area(match, "blue")["income_space"] == 17
    assert kinds(events).index("flipped") < kinds(events).index("placed")
    other = given(f"{text}2")
    play(other, "red", "build birmingham.2 manufacturer with birmingham")
    assert not tile(other, "dudley.1")["flipped"]
    assert area(other, "blue")["income_space"] == 10


@covers("BB-7.10")
def test_an_iron_works_flips_with_its_last_cube() -> None:
    match = given("red hand dudley; blue iron_works-1 at coalbrookdale.2 holding 1")
    play(match, "red", "develop cotton_mill with dudley")
    assert tile(match, "coalbrookdale.2")["flipped"]
    assert area(match, "blue")["income_space"] == 13


@covers("BB-7.10")
def test_a_brewery_flips_with_its_last_barrel() -> None:
    match = given(selling(f"merchant gloucester.1 any empty; red brewery-1 at stafford.1{MILL}"))
    play(match, "red", SELL)
    assert tile(match, "stafford.1")["flipped"]
    assert area(match, "red")["income_space"] == 10 + 4 + 5


@covers("BB-7.10")
def test_a_tile_that_is_overbuilt_does_not_flip() -> None:
    match = given("red hand dudley; red coal_mine-1 at dudley.1 holding 1")
    events = play(match, "red", "build dudley.1 coal_mine with dudley")
    assert "flipped" not in kinds(events)
    assert area(match, "red")["income_space"] == 10


@covers("BB-7.10")
def test_a_tile_that_is_cleared_does_not_flip() -> None:
    match = given(
        "round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red coal_mine-1 at dudley.1; red brewery-1 at walsall.2"
    )
    events = play(match, "blue", "pass with dudley")
    assert "flipped" not in kinds(events)
    assert table(match)["tiles"] == []
    assert area(match, "red")["income_space"] == 10
