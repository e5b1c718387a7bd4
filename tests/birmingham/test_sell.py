"""Chapter 12: the sell action."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, merchant, play, refused, table, tile

BASE = "round 2; red hand dudley stafford; blue link birmingham oxford"
BEER = "; red brewery-1 at walsall.2; red brewery-1 at stafford.1"
SELL = "sell birmingham.2 with dudley"


# --- sales ------------------------------------------------------------------------------------


@covers("BB-12.1")
@pytest.mark.parametrize(
    ("standing", "slot"),
    [
        ("cotton_mill-1", "birmingham.1"),
        ("manufacturer-1", "birmingham.2"),
        ("pottery-1", "coventry.1"),
    ],
)
def test_cotton_mills_manufacturers_and_potteries_are_sold(standing: str, slot: str) -> None:
    match = given(
        f"{BASE}; blue link birmingham coventry; merchant oxford.1 any empty"
        f"; red {standing} at {slot}; red brewery-1 at walsall.2"
    )
    play(match, "red", f"sell {slot} with dudley")
    assert tile(match, slot)["flipped"]


@covers("BB-12.1")
@pytest.mark.parametrize(
    ("standing", "slot"),
    [("iron_works-1", "birmingham.3"), ("coal_mine-1", "coventry.2"), ("brewery-1", "walsall.2")],
)
def test_mines_works_and_breweries_are_not_sold(standing: str, slot: str) -> None:
    match = given(
        f"{BASE}; blue link birmingham coventry; merchant oxford.1 any; red {standing} at {slot}"
    )
    refused(match, "red", f"sell {slot} with dudley", "BB-12.1", slot=slot, tile=standing)


@covers("BB-12.1")
def test_a_flipped_tile_is_not_sold_again() -> None:
    match = given(f"{BASE}; merchant oxford.1 any; red manufacturer-1 at birmingham.2 flipped")
    refused(match, "red", SELL, "BB-12.1", slot="birmingham.2", tile="manufacturer-1")


@covers("BB-12.1")
def test_neither_an_opponents_tile_nor_an_empty_slot_is_sold() -> None:
    match = given(f"{BASE}; merchant oxford.1 any; blue manufacturer-1 at birmingham.2")
    refused(match, "red", SELL, "BB-12.1", slot="birmingham.2")
    refused(match, "red", "sell birmingham.4 with dudley", "BB-12.1", slot="birmingham.4")


@covers("BB-12.1")
def test_several_sales_in_one_action_cost_one_card() -> None:
    match = given(
        f"{BASE}{BEER}; merchant oxford.1 any empty; blue link birmingham worcester"
        "; red manufacturer-1 at birmingham.2; red cotton_mill-1 at worcester.1"
    )
    play(
        match,
        "red",
        "sell birmingham.2 beer walsall.2 sell worcester.1 beer stafford.1 with dudley",
    )
    assert all(tile(match, slot)["flipped"] for slot in ("birmingham.2", "worcester.1"))
    assert area(match, "red")["discards"] == ["dudley"]
    assert table(match)["actions_left"] == 1


@covers("BB-12.1")
def test_one_sale_is_enough_even_if_more_are_possible() -> None:
    match = given(
        f"{BASE}{BEER}; merchant oxford.1 any empty; blue link birmingham worcester"
        "; red manufacturer-1 at birmingham.2; red cotton_mill-1 at worcester.1"
    )
    play(match, "red", f"{SELL} beer walsall.2")
    assert not tile(match, "worcester.1")["flipped"]


@covers("BB-12.1")
def test_one_tile_is_not_sold_twice_in_an_action() -> None:
    match = given(f"{BASE}{BEER}; merchant oxford.1 any empty; red manufacturer-1 at birmingham.2")
    move = "sell birmingham.2 beer walsall.2 sell birmingham.2 beer stafford.1 with dudley"
    refused(match, "red", move, "BB-12.1", slot="birmingham.2")


@covers("BB-12.1")
def test_one_action_sells_cotton_and_pottery_to_different_merchants() -> None:
    match = given(
        "birmingham 3 players; round 2; red hand dudley; blue link birmingham oxford"
        "; blue link birmingham coventry; blue link worcester gloucester"
        "; merchant gloucester.1 cotton_mill; merchant oxford.1 pottery"
        "; red cotton_mill-1 at worcester.1; red pottery-1 at coventry.1"
    )
    play(match, "red", "sell worcester.1 bonus coal_mine sell coventry.1 with dudley")
    assert tile(match, "worcester.1")["flipped"]
    assert tile(match, "coventry.1")["flipped"]
    assert not merchant(match, "gloucester.1")["barrel"]
    assert not merchant(match, "oxford.1")["barrel"]
    assert area(match, "red")["income_space"] == 10 + 5 + 5 + 2


# --- merchants --------------------------------------------------------------------------------


@covers("BB-12.2")
@pytest.mark.parametrize(
    ("wanted", "sold"),
    [("manufacturer", True), ("any", True), ("cotton_mill", False), ("blank", False)],
)
def test_the_merchant_must_show_the_industry(wanted: str, sold: bool) -> None:
    match = given(f"{BASE}{BEER}; merchant oxford.1 {wanted}; red manufacturer-1 at birmingham.2")
    if sold:
        allowed(match, "red", f"{SELL} beer walsall.2")
    else:
        refused(match, "red", SELL, "BB-12.2", slot="birmingham.2", tile="manufacturer-1")


@covers("BB-12.2")
def test_the_merchant_must_be_connected() -> None:
    match = given(f"{BASE}{BEER}; merchant gloucester.1 any; red manufacturer-1 at birmingham.2")
    refused(match, "red", SELL, "BB-12.2", slot="birmingham.2")
    joined = given(
        f"{BASE}{BEER}; merchant gloucester.1 any; red manufacturer-1 at birmingham.2"
        "; blue link birmingham worcester; blue link worcester gloucester"
    )
    allowed(joined, "red", f"{SELL} beer walsall.2")


@covers("BB-12.2")
def test_among_fitting_merchants_the_seller_chooses() -> None:
    match = given(
        f"{BASE}{BEER}; merchant oxford.1 any; merchant oxford.2 manufacturer"
        "; merchant gloucester.1 manufacturer; merchant shrewsbury.1 cotton_mill"
        "; red manufacturer-1 at birmingham.2"
    )
    refused(match, "red", f"{SELL} beer walsall.2", "M-2", question="merchant")
    allowed(match, "red", f"{SELL} to oxford.1 beer walsall.2")
    allowed(match, "red", f"{SELL} to oxford.2 beer oxford.2")
    refused(
        match, "red", f"{SELL} to gloucester.1 beer walsall.2", "BB-12.2", merchant="gloucester.1"
    )


@covers("BB-12.2")
def test_a_connected_merchant_of_other_goods_is_refused() -> None:
    match = given(
        f"{BASE}{BEER}; merchant oxford.1 cotton_mill; merchant oxford.2 manufacturer"
        "; red manufacturer-1 at birmingham.2"
    )
    refused(
        match,
        "red",
        f"{SELL} to oxford.1 beer walsall.2",
        "BB-12.2",
        merchant="oxford.1",
        merchant_tile="cotton_mill",
    )


# --- beer -------------------------------------------------------------------------------------


@covers("BB-12.3")
def test_the_beer_of_the_tile_is_consumed() -> None:
    match = given(f"{BASE}; merchant oxford.1 any empty; red manufacturer-5 at birmingham.2{BEER}")
    play(match, "red", SELL)
    assert tile(match, "walsall.2")["flipped"]
    assert tile(match, "stafford.1")["flipped"]


@covers("BB-12.3")
@pytest.mark.parametrize("level", [3, 7])
def test_a_tile_without_need_of_beer_takes_no_barrel_and_no_bonus(level: int) -> None:
    match = given(f"{BASE}; merchant oxford.1 any; red manufacturer-{level} at birmingham.2")
    refused(match, "red", f"{SELL} beer oxford.1", "M-4")
    play(match, "red", SELL)
    assert merchant(match, "oxford.1")["barrel"]
    assert area(match, "red")["income_space"] == 10 + 4


@covers("BB-12.4")
@pytest.mark.parametrize(
    ("standing", "slot", "income"),
    [
        ("cotton_mill-1", "birmingham.1", 5),
        ("cotton_mill-2", "birmingham.1", 4),
        ("cotton_mill-4", "birmingham.1", 2),
        ("manufacturer-4", "birmingham.2", 6),
        ("pottery-4", "coventry.1", 1),
    ],
)
def test_the_tile_flips_and_its_income_is_gained(standing: str, slot: str, income: int) -> None:
    match = given(
        f"{BASE}; blue link birmingham coventry; blue brewery-1 at walsall.2"
        f"; blue link walsall birmingham; merchant oxford.1 any empty; red {standing} at {slot}"
    )
    events = play(match, "red", f"sell {slot} with dudley")
    assert tile(match, slot)["flipped"]
    assert area(match, "red")["income_space"] == 10 + income
    assert "sold" in kinds(events)


@covers("BB-12.5")
def test_a_merchant_tile_is_not_used_up() -> None:
    match = given(
        f"{BASE}{BEER}; merchant oxford.1 manufacturer; blue link birmingham coventry"
        "; red manufacturer-1 at birmingham.2; red manufacturer-2 at coventry.3"
        "; red manufacturer-2 at wolverhampton.1"
        "; blue link birmingham dudley; blue link dudley wolverhampton"
    )
    play(
        match,
        "red",
        "sell birmingham.2 beer oxford.1 sell coventry.3 beer walsall.2"
        " sell wolverhampton.1 beer stafford.1 with dudley",
    )
    assert merchant(match, "oxford.1") == {
        "merchant": "oxford.1",
        "merchant_tile": "manufacturer",
        "barrel": False,
    }
    assert sum(entry["flipped"] for entry in table(match)["tiles"]) == 5


@covers("BB-12.5")
def test_but_its_barrel_serves_only_once() -> None:
    match = given(
        f"{BASE}; merchant oxford.1 manufacturer; blue link birmingham coventry"
        "; red manufacturer-1 at birmingham.2; red manufacturer-2 at coventry.3"
    )
    refused(
        match,
        "red",
        "sell birmingham.2 sell coventry.3 with dudley",
        "BB-12.6",
        tile="manufacturer-2",
    )
    play(match, "red", SELL)
    refused(match, "red", "sell coventry.3 with stafford", "BB-12.6", needed=1, available=0)


@covers("BB-12.6")
def test_a_sale_without_its_beer_in_full_is_refused() -> None:
    one = f"{BASE}; merchant oxford.1 any empty; red manufacturer-5 at birmingham.2"
    refused(given(one), "red", SELL, "BB-12.6", tile="manufacturer-5", needed=2, available=0)
    half = given(f"{one}; red brewery-1 at walsall.2")
    refused(half, "red", SELL, "BB-12.6", needed=2, available=1)
    full = given(f"{one}; red brewery-1 at walsall.2; red brewery-1 at stafford.1")
    allowed(full, "red", SELL)


@covers("BB-12.6")
def test_a_merchant_without_barrel_is_refused_where_its_barrel_would_be_needed() -> None:
    match = given(
        f"{BASE}; merchant oxford.1 any empty; merchant oxford.2 manufacturer"
        "; red manufacturer-1 at birmingham.2"
    )
    refused(
        match, "red", f"{SELL} to oxford.1", "BB-12.6", merchant="oxford.1", needed=1, available=0
    )
    allowed(match, "red", f"{SELL} to oxford.2")
