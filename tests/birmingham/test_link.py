"""Chapter 10: laying links."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, link, play, refused, table, tile, to_act

RAIL = "rail; red money 40; red hand dudley stafford"
DOUBLE = "link dudley birmingham link birmingham walsall with dudley"


# --- where ------------------------------------------------------------------------------------


@covers("BB-10.1")
def test_any_card_lays_a_link() -> None:
    for card in ("stafford", "pottery", "wild_location"):
        match = given(f"red hand {card}; red coal_mine-1 at dudley.1")
        allowed(match, "red", f"link dudley birmingham with {card}")


@covers("BB-10.1")
def test_a_link_must_touch_the_network() -> None:
    match = given("red hand stafford; red coal_mine-1 at dudley.1")
    allowed(match, "red", "link dudley birmingham with stafford")
    refused(
        match,
        "red",
        "link birmingham oxford with stafford",
        "BB-10.1",
        connection="birmingham-oxford",
        era="canal",
    )


@covers("BB-10.1")
@pytest.mark.parametrize(
    ("era", "ends", "other"),
    [
        ("canal", "birmingham nuneaton", "birmingham coventry"),
        ("canal", "uttoxeter derby", "burton_on_trent derby"),
        ("rail", "burton_on_trent walsall", "burton_on_trent cannock"),
    ],
)
def test_canals_in_the_canal_era_and_rails_in_the_rail_era(era: str, ends: str, other: str) -> None:
    match = given(f"{era}; red hand stafford; blue coal_mine-2 at cannock.2")
    refused(match, "red", f"link {ends} with stafford", "BB-10.1", era=era)
    allowed(match, "red", f"link {other} with stafford")


@covers("BB-10.1")
def test_the_first_link_may_lie_anywhere() -> None:
    match = given("red hand stafford")
    for ends in ("derby nottingham", "cannock farm_brewery_north", "birmingham oxford"):
        allowed(match, "red", f"link {ends} with stafford")


@covers("BB-10.1")
def test_the_first_rail_may_lie_anywhere_but_needs_its_coal() -> None:
    match = given("rail; red hand stafford; blue coal_mine-2 at dudley.1")
    allowed(match, "red", "link birmingham oxford with stafford")
    allowed(match, "red", "link dudley birmingham with stafford")
    refused(match, "red", "link walsall birmingham with stafford", "BB-7.1")


@covers("BB-10.1")
def test_the_second_rail_must_touch_the_network_as_it_is_then() -> None:
    match = given(f"{RAIL}; red coal_mine-2 at dudley.1; red brewery-2 at walsall.2")
    allowed(match, "red", "link dudley birmingham link birmingham coventry with dudley")
    refused(
        match,
        "red",
        "link dudley birmingham link stafford cannock with dudley",
        "BB-10.1",
        connection="stafford-cannock",
    )


# --- canals -----------------------------------------------------------------------------------


@covers("BB-10.2")
def test_a_canal_costs_three_pounds() -> None:
    match = given("red hand stafford; red money 3")
    play(match, "red", "link dudley birmingham with stafford")
    assert area(match, "red")["money"] == 0
    assert link(match, "dudley-birmingham") == "red"
    assert area(match, "red")["links_left"] == 13
    poor = given("red hand stafford; red money 2")
    refused(poor, "red", "link dudley birmingham with stafford", "BB-10.2", cost=3, money=2)


@covers("BB-10.2")
def test_one_action_lays_one_canal() -> None:
    match = given("round 2; red hand stafford dudley; red brewery-1 at walsall.2")
    refused(
        match,
        "red",
        "link walsall birmingham link birmingham oxford with stafford",
        "BB-10.2",
        connection="birmingham-oxford",
    )
    play(match, "red", "link walsall birmingham with stafford")
    assert table(match)["actions_left"] == 1


@covers("BB-10.2")
def test_two_actions_lay_two_canals_for_six_pounds_and_two_cards() -> None:
    match = given("round 2; red hand stafford dudley")
    play(match, "red", "link walsall birmingham with stafford")
    play(match, "red", "link birmingham oxford with dudley")
    assert area(match, "red")["spent"] == 6
    assert area(match, "red")["discards"] == ["stafford", "dudley"]
    assert len(table(match)["links"]) == 2


# --- rails ------------------------------------------------------------------------------------


@covers("BB-10.3")
def test_a_rail_costs_five_pounds_and_a_coal() -> None:
    match = given(f"{RAIL}; red link birmingham oxford")
    play(match, "red", "link dudley birmingham with dudley")
    assert area(match, "red")["money"] == 40 - 5 - 1
    refused(
        given("rail; red hand dudley; red money 5; red link birmingham oxford"),
        "red",
        "link dudley birmingham with dudley",
        "BB-10.3",
        cost=6,
        money=5,
    )


@covers("BB-10.3")
def test_two_rails_cost_fifteen_pounds_two_coal_and_a_beer() -> None:
    match = given(f"{RAIL}; red coal_mine-2 at dudley.1; red brewery-2 at stafford.1")
    play(match, "red", DOUBLE)
    assert area(match, "red")["money"] == 25
    assert tile(match, "dudley.1")["cubes"] == 1
    assert tile(match, "stafford.1")["cubes"] == 1
    assert area(match, "red")["links_left"] == 12
    assert area(match, "red")["discards"] == ["dudley"]


@covers("BB-10.3")
def test_the_second_rail_must_be_paid_too() -> None:
    text = "rail; red hand dudley; red coal_mine-2 at dudley.1; red brewery-2 at stafford.1"
    text += "; red money "
    refused(given(f"{text}14"), "red", DOUBLE, "BB-10.3", cost=10, money=9)
    allowed(given(f"{text}15"), "red", DOUBLE)


@covers("BB-10.3")
def test_a_third_rail_is_refused() -> None:
    match = given(f"{RAIL}; red coal_mine-4 at dudley.1; red brewery-2 at stafford.1")
    third = "link dudley birmingham link birmingham walsall link birmingham coventry with dudley"
    refused(match, "red", third, "BB-10.3", connection="birmingham-coventry")


@covers("BB-10.3")
def test_one_rail_is_enough_even_if_two_could_be_laid() -> None:
    match = given(f"{RAIL}; red coal_mine-4 at dudley.1; red brewery-2 at stafford.1")
    play(match, "red", "link dudley birmingham with dudley")
    assert area(match, "red")["money"] == 35
    assert len(table(match)["links"]) == 1


# --- one after the other ----------------------------------------------------------------------


@covers("BB-10.4")
def test_the_second_rail_may_build_on_the_first() -> None:
    match = given(f"{RAIL}; blue coal_mine-2 at dudley.1; red brewery-2 at stafford.1")
    refused(match, "red", "link birmingham coventry with dudley", "BB-10.1")
    more = given(f"{RAIL}; red coal_mine-2 at dudley.1; red brewery-2 at stafford.1")
    allowed(more, "red", "link dudley birmingham link birmingham coventry with dudley")


@covers("BB-10.4")
def test_the_second_rail_need_not_touch_the_first() -> None:
    match = given(
        f"{RAIL}; red coal_mine-2 at dudley.1; red coal_mine-2 at cannock.2"
        "; red brewery-2 at stafford.1"
    )
    play(match, "red", "link dudley birmingham link cannock walsall with dudley")
    assert (tile(match, "dudley.1")["cubes"], tile(match, "cannock.2")["cubes"]) == (2, 2)


@covers("BB-10.4")
def test_the_market_price_may_have_risen_for_the_second_rail() -> None:
    match = given(f"{RAIL}; red link birmingham oxford; red brewery-2 at stafford.1")
    play(match, "red", DOUBLE)
    assert area(match, "red")["money"] == 40 - 15 - 1 - 2


@covers("BB-10.4")
def test_the_first_link_lies_and_is_supplied_before_the_second() -> None:
    match = given(f"{RAIL}; red coal_mine-2 at dudley.1 holding 2; red brewery-2 at stafford.1")
    told = [kind for kind in kinds(play(match, "red", DOUBLE)) if kind in ("linked", "took_cube")]
    assert told == ["linked", "took_cube", "linked", "took_cube", "took_cube"]


# --- beer -------------------------------------------------------------------------------------


@covers("BB-10.5")
def test_the_beer_of_two_rails() -> None:
    board = f"{RAIL}; red coal_mine-3 at dudley.1; red coal_mine-3 at cannock.2"
    own = given(f"{board}; red brewery-2 at nuneaton.1")
    play(own, "red", "link dudley birmingham link stafford cannock with dudley")
    assert area(own, "red")["spent"] == 15
    assert [entry["cubes"] for entry in table(own)["tiles"]] == [3, 3, 1]
    near_birmingham = given(f"{board}; blue brewery-2 at walsall.2; blue link walsall birmingham")
    allowed(near_birmingham, "red", "link stafford cannock link dudley birmingham with dudley")
    refused(
        near_birmingham,
        "red",
        "link dudley birmingham link stafford cannock with dudley",
        "BB-10.5",
        connection="stafford-cannock",
    )
    two = given(
        f"{board}; blue brewery-2 at walsall.2; blue link walsall birmingham"
        "; red brewery-2 at nuneaton.1; merchant oxford.1 any; blue link birmingham oxford"
    )
    first_side = "link dudley birmingham link stafford cannock with dudley"
    allowed(two, "red", f"{first_side} beer nuneaton.1")
    refused(two, "red", f"{first_side} beer walsall.2", "BB-7.8", slot="walsall.2")
    for rails in (first_side, "link stafford cannock link dudley birmingham with dudley"):
        refused(two, "red", f"{rails} beer oxford.1", "BB-10.5", merchant="oxford.1")


@covers("BB-10.5")
def test_a_merchants_barrel_never_serves_for_rails() -> None:
    match = given(
        f"{RAIL}; red coal_mine-2 at dudley.1; red brewery-2 at stafford.1"
        "; blue brewery-2 at walsall.2; red link birmingham oxford; merchant oxford.1 any"
    )
    refused(match, "red", f"{DOUBLE} beer oxford.1", "BB-10.5", merchant="oxford.1")
    allowed(match, "red", f"{DOUBLE} beer stafford.1")
    without = given(
        f"{RAIL}; red coal_mine-2 at dudley.1; red link birmingham oxford; merchant oxford.1 any"
    )
    refused(without, "red", DOUBLE, "BB-10.5", connection="walsall-birmingham")


@covers("BB-10.5")
def test_an_opponents_brewery_must_be_connected_to_the_second_rail() -> None:
    text = f"{RAIL}; red coal_mine-2 at dudley.1; blue brewery-2 at "
    allowed(given(f"{text}walsall.2"), "red", DOUBLE)
    refused(given(f"{text}stafford.1"), "red", DOUBLE, "BB-10.5")
    allowed(
        given(f"{text}stafford.1; blue link stafford cannock; blue link cannock walsall"),
        "red",
        DOUBLE,
    )


# --- link tiles -------------------------------------------------------------------------------


@covers("BB-10.6")
def test_without_link_tiles_no_link_is_laid() -> None:
    match = given("red hand stafford; red links 0")
    refused(match, "red", "link dudley birmingham with stafford", "BB-10.6")
    allowed(given("red hand stafford; red links 1"), "red", "link dudley birmingham with stafford")


@covers("BB-10.6")
def test_with_one_link_tile_there_is_no_second_rail() -> None:
    match = given(f"{RAIL}; red links 1; red coal_mine-2 at dudley.1; red brewery-2 at stafford.1")
    refused(match, "red", DOUBLE, "BB-10.6", connection="walsall-birmingham")
    play(match, "red", "link dudley birmingham with dudley")
    assert area(match, "red")["links_left"] == 0


@covers("BB-10.6")
def test_canal_links_come_back_at_the_end_of_the_canal_era() -> None:
    match = given(
        "round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red link dudley birmingham; red link birmingham oxford"
    )
    assert area(match, "red")["links_left"] == 12
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["links_left"] == 14
    assert table(match)["links"] == []
    assert to_act(match) == []
