"""Chapter 18: edge cases in one place."""

import pytest
from covers import covers
from table_talk import (
    allowed,
    area,
    areas,
    broken,
    given,
    merchant,
    play,
    refused,
    table,
    tile,
    to_act,
)

RAIL = "rail; red money 40; red hand dudley stafford"


@covers("BB-18.1")
def test_the_first_rail_may_bring_the_second_to_a_mine() -> None:
    text = f"{RAIL}; red brewery-2 at walsall.2; blue coal_mine-4 at dudley.1"
    refused(given(text), "red", "link walsall birmingham with dudley", "BB-7.1")
    match = given(f"{text}; red link wolverhampton coalbrookdale")
    refused(match, "red", "link walsall birmingham with dudley", "BB-7.1")
    play(match, "red", "link wolverhampton dudley link walsall wolverhampton with dudley")
    assert tile(match, "dudley.1")["cubes"] == 3


@covers("BB-18.1")
def test_the_first_rail_may_bring_the_second_to_a_merchant_place() -> None:
    text = f"{RAIL}; red brewery-2 at walsall.2; red iron_works-2 at birmingham.3"
    refused(given(text), "red", "link walsall birmingham with dudley", "BB-7.1")
    match = given(text)
    play(match, "red", "link birmingham oxford link walsall birmingham with dudley")
    assert area(match, "red")["money"] == 40 - 15 - 1 - 2


@covers("BB-18.1")
def test_the_second_rail_does_not_help_the_first() -> None:
    match = given(f"{RAIL}; red brewery-2 at walsall.2; red iron_works-2 at birmingham.3")
    refused(
        match,
        "red",
        "link walsall birmingham link birmingham oxford with dudley",
        "BB-7.1",
        connection="walsall-birmingham",
    )


@covers("BB-18.2")
def test_the_last_cube_goes_to_the_first_rail_and_the_second_buys() -> None:
    text = f"{RAIL}; red brewery-2 at walsall.2; blue coal_mine-2 at dudley.1 holding 1"
    text += "; red iron_works-2 at birmingham.3"
    move = "link dudley birmingham link birmingham coventry with dudley"
    refused(given(text), "red", move, "BB-7.1", connection="birmingham-coventry")
    match = given(f"{text}; blue link birmingham oxford")
    play(match, "red", move)
    assert tile(match, "dudley.1")["flipped"]
    assert area(match, "blue")["income_space"] == 17
    assert area(match, "red")["money"] == 40 - 15 - 1


@covers("BB-18.3")
def test_the_first_rail_may_be_part_of_the_route_to_an_opponents_brewery() -> None:
    board = f"{RAIL}; red coal_mine-4 at dudley.1; blue brewery-2 at walsall.2"
    match = given(board)
    allowed(match, "red", "link dudley wolverhampton link wolverhampton walsall with dudley")
    through_the_first = "link wolverhampton walsall link dudley wolverhampton with dudley"
    joined = given(f"{board}; red link wolverhampton cannock; blue coal_mine-2 at cannock.2")
    play(joined, "red", through_the_first)
    assert tile(joined, "walsall.2")["cubes"] == 1
    refused(match, "red", "link dudley birmingham link dudley kidderminster with dudley", "BB-10.5")


@covers("BB-18.4")
def test_own_beer_is_usable_across_the_map() -> None:
    rails = given(f"{RAIL}; red coal_mine-4 at dudley.1; red brewery-2 at derby.1")
    allowed(rails, "red", "link dudley birmingham link birmingham coventry with dudley")
    sale = given(
        "red hand dudley; blue link worcester gloucester; merchant gloucester.1 any empty"
        "; red cotton_mill-1 at worcester.1; red brewery-1 at derby.1"
    )
    allowed(sale, "red", "sell worcester.1 with dudley")


@covers("BB-18.5")
def test_a_tile_that_needs_two_barrels_uses_one_of_a_merchant_at_most() -> None:
    board = (
        "round 2; red hand dudley; blue link birmingham oxford; red manufacturer-5 at birmingham.2"
    )
    board += "; merchant oxford.1 any; merchant oxford.2 manufacturer"
    match = given(board)
    refused(match, "red", "sell birmingham.2 with dudley", "BB-12.6", needed=2, available=0)
    more = given(f"{board}; red brewery-1 at walsall.2; red brewery-1 at stafford.1")
    move = "sell birmingham.2 to oxford.1 with dudley beer "
    refused(more, "red", f"{move}oxford.1 oxford.2", "BB-12.10", merchant="oxford.2")
    refused(more, "red", f"{move}oxford.1 oxford.1", "BB-7.8", merchant="oxford.1")
    play(more, "red", f"{move}oxford.1 walsall.2")
    assert (merchant(more, "oxford.1")["barrel"], merchant(more, "oxford.2")["barrel"]) == (
        False,
        True,
    )


@covers("BB-18.6")
def test_a_mine_far_from_merchants_keeps_its_cubes_for_good() -> None:
    match = given("round 2; coal 5; red hand cannock dudley dudley; red link birmingham oxford")
    play(match, "red", "build cannock.2 coal_mine with cannock")
    assert tile(match, "cannock.2")["cubes"] == 2
    later = given(
        "round 2; coal 5; red hand dudley; red coal_mine-1 at cannock.2"
        "; red link birmingham oxford; red link cannock walsall"
    )
    play(later, "red", "link walsall birmingham with dudley")
    assert tile(later, "cannock.2")["cubes"] == 2
    assert table(later)["coal"]["cubes"] == 5


@covers("BB-18.7")
def test_a_full_market_takes_nothing() -> None:
    coal = given(
        "coal 14; red hand coventry; red link birmingham coventry; red link birmingham oxford"
    )
    play(coal, "red", "build coventry.2 coal_mine with coventry")
    assert tile(coal, "coventry.2")["cubes"] == 2
    iron = given("iron 10; red hand dudley; blue coal_mine-1 at dudley.1")
    play(iron, "red", "build dudley.2 iron_works with dudley")
    assert tile(iron, "dudley.2")["cubes"] == 4
    assert area(iron, "red")["money"] == 12


@covers("BB-18.7")
def test_iron_works_at_the_start_sell_two_cubes_for_two_pounds() -> None:
    match = given("red hand dudley; blue coal_mine-1 at dudley.1")
    play(match, "red", "build dudley.2 iron_works with dudley")
    assert tile(match, "dudley.2")["cubes"] == 2
    assert area(match, "red")["money"] == 17 - 5 + 2
    assert table(match)["iron"] == {"cubes": 10, "price": 1}


@covers("BB-18.8")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_mine_in_the_same_place_is_used_first(owner: str) -> None:
    match = given(
        "rail; red money 30; red mat iron_works 2; red hand dudley"
        f"; {owner} coal_mine-2 at dudley.1; red coal_mine-2 at wolverhampton.2"
        "; red link wolverhampton dudley"
    )
    refused(
        match,
        "red",
        "build dudley.2 iron_works with dudley coal wolverhampton.2",
        "BB-7.2",
        slot="wolverhampton.2",
    )
    play(match, "red", "build dudley.2 iron_works with dudley")
    assert tile(match, "dudley.1")["cubes"] == 2


@covers("BB-18.9")
def test_a_brewery_emptied_by_an_opponent_pays_at_the_coming_end_of_round() -> None:
    match = given(
        "round 3; order blue red; red to act; actions 1; red hand dudley; blue income 10"
        "; blue brewery-1 at farm_brewery_south.1; merchant gloucester.1 any empty"
        "; blue link kidderminster worcester; blue link worcester gloucester"
        "; red cotton_mill-1 at worcester.1"
    )
    play(match, "red", "sell worcester.1 with dudley")
    assert area(match, "blue")["income_space"] == 14
    assert areas(match, "money") == [17 + 3, 17 + 2]


@covers("BB-18.10")
def test_after_the_clean_up_a_player_without_pieces_starts_anywhere() -> None:
    match = given(
        "round 10; order blue red; red to act; actions 1; deck none; blue hand none"
        "; red hand dudley; red coal_mine-1 at dudley.1; red link dudley birmingham; blue spent 50"
    )
    play(match, "red", "pass with dudley")
    assert (table(match)["tiles"], table(match)["links"]) == ([], [])
    deck = [*["coal_mine"] * 2, *["stafford"] * 2, *["burton_on_trent"] * 2, *["cannock"] * 2]
    rest = list(match.opened.deal_names()["deck"])
    pool = [rest[int(card)] for card in match.table.pool()]
    for card in deck:
        pool.remove(card)
    order = tuple(rest.index(card) for card in (*deck, *pool))
    match.play(type(match.journal[0])(-1, order, ("deck",)))
    assert to_act(match) == ["red"]
    allowed(match, "red", "develop coal_mine with stafford")
    play(match, "red", "develop coal_mine with stafford")
    allowed(match, "red", "build belper.2 coal_mine with coal_mine")
    allowed(match, "red", "link derby nottingham with stafford")


@covers("BB-18.10")
def test_after_losing_the_last_tile_in_a_shortfall_one_starts_anywhere() -> None:
    match = given(
        "round 3; order red blue; blue to act; actions 1; blue hand dudley"
        "; red money 2; red income 7; red coal_mine-2 at dudley.1; red hand coal_mine stafford"
        "; blue spent 9"
    )
    play(match, "blue", "pass with dudley")
    assert table(match)["tiles"] == []
    assert to_act(match) == ["red"]
    assert broken(match, "red", "build cannock.2 coal_mine with coal_mine") == ["BB-8.7"]
    assert broken(match, "red", "link derby nottingham with stafford") == ["BB-10.2"]


@covers("BB-18.10")
def test_after_the_last_tile_is_overbuilt_one_starts_anywhere() -> None:
    match = given(
        "coal 0; red hand dudley; red mat coal_mine 3; red money 30; blue hand coal_mine"
        "; blue coal_mine-2 at dudley.1 flipped; blue money 30"
    )
    play(match, "red", "build dudley.1 coal_mine with dudley")
    allowed(match, "blue", "build cannock.2 coal_mine with coal_mine")
    allowed(match, "blue", "link derby nottingham with coal_mine")


@covers("BB-18.11")
@pytest.mark.parametrize("card", ["wild_location", "wild_industry"])
def test_a_wild_card_may_be_discarded_for_any_action(card: str) -> None:
    match = given(f"round 2; red hand {card} dudley")
    for move in ("pass", "borrow", "develop coal_mine", "link dudley birmingham"):
        allowed(match, "red", f"{move} with {card}")
    play(match, "red", f"pass with {card}")
    assert table(match)[card] == 4
    assert area(match, "red")["discards"] == []


@covers("BB-18.12")
def test_merchant_places_without_tiles_open_the_coal_market_and_show_icons() -> None:
    coal = given("red hand wild_location; red link warrington stoke_on_trent")
    play(coal, "red", "build stoke_on_trent.3 manufacturer with wild_location")
    assert area(coal, "red")["money"] == 17 - 8 - 1
    mine = given("red hand wild_location; red link derby nottingham; red link belper derby; coal 0")
    play(mine, "red", "build belper.2 coal_mine with wild_location")
    assert tile(mine, "belper.2")["flipped"]
    end = given(
        "round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red link derby nottingham; red link warrington stoke_on_trent"
    )
    play(end, "blue", "pass with dudley")
    assert area(end, "red")["points"] == 4


@covers("BB-18.12")
def test_merchant_places_without_tiles_buy_nothing_and_hold_no_beer() -> None:
    match = given(
        "red hand dudley; red link derby nottingham; red cotton_mill-1 at derby.2"
        "; red brewery-1 at walsall.2"
    )
    refused(match, "red", "sell derby.2 with dudley", "BB-12.2", slot="derby.2")
    assert merchant(match, "nottingham.1") is None


@covers("BB-18.13")
@pytest.mark.parametrize(
    ("ends", "farm", "points"),
    [
        ("cannock farm_brewery_north", "farm_brewery_north.1 flipped", 2),
        ("cannock farm_brewery_north", "farm_brewery_north.1", 0),
        ("kidderminster worcester", "farm_brewery_south.1 flipped", 2),
        ("cannock wolverhampton", "farm_brewery_north.1 flipped", 0),
    ],
)
def test_farm_breweries_score_for_the_link_that_touches_them(
    ends: str, farm: str, points: int
) -> None:
    match = given(
        "round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        f"; blue hand dudley; red link {ends}; blue brewery-2 at {farm}"
    )
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["points"] == points


UTTOXETER = "birmingham 3 players; round 2; red money 40"


@covers("BB-18.14")
def test_a_first_tile_in_uttoxeter_needs_its_card_a_wild_location_or_an_empty_board() -> None:
    move = "build uttoxeter.1 brewery with "
    for card in ("uttoxeter", "wild_location"):
        match = given(f"{UTTOXETER}; red hand {card}; red link stone stafford")
        allowed(match, "red", f"{move}{card}")
    joined = given(f"{UTTOXETER}; red hand brewery; red link stone stafford")
    refused(joined, "red", f"{move}brewery", "BB-8.1", place="uttoxeter")
    allowed(given(f"{UTTOXETER}; red hand brewery"), "red", f"{move}brewery")


@covers("BB-18.14")
def test_no_canal_reaches_uttoxeter() -> None:
    match = given(f"{UTTOXETER}; red hand brewery; red brewery-1 at uttoxeter.1")
    for ends in ("uttoxeter stone", "derby uttoxeter"):
        refused(match, "red", f"link {ends} with brewery", "BB-10.1", era="canal")
    rail = given(
        f"{UTTOXETER}; rail; red hand brewery; red brewery-2 at uttoxeter.1"
        "; blue coal_mine-2 at stone.2"
    )
    allowed(rail, "red", "link uttoxeter stone with brewery")


@covers("BB-18.14")
def test_uttoxeter_has_no_coal_and_no_buyers_in_the_canal_era() -> None:
    match = given(f"{UTTOXETER}; red hand uttoxeter")
    refused(
        match, "red", "build uttoxeter.1 manufacturer with uttoxeter", "BB-7.1", place="uttoxeter"
    )
    goods = given(f"{UTTOXETER}; red hand dudley; red cotton_mill-1 at uttoxeter.2")
    refused(goods, "red", "sell uttoxeter.2 with dudley", "BB-12.2", slot="uttoxeter.2")


@covers("BB-18.14")
def test_a_brewery_in_uttoxeter_serves_only_its_owner_in_the_canal_era() -> None:
    text = "; red hand dudley; blue link worcester gloucester; merchant gloucester.1 any empty"
    text += "; red cotton_mill-1 at worcester.1; {} brewery-1 at uttoxeter.1"
    move = "sell worcester.1 with dudley"
    allowed(given(UTTOXETER + text.format("red")), "red", move)
    refused(given(UTTOXETER + text.format("blue")), "red", move, "BB-12.6", available=0)


@covers("BB-18.15")
def test_pottery_one_is_cleared_and_may_be_built_in_the_rail_era() -> None:
    match = given(
        "round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red pottery-1 at coventry.1 flipped"
    )
    play(match, "blue", "pass with dudley")
    assert tile(match, "coventry.1") is None
    assert area(match, "red")["points"] == 10
    assert area(match, "red")["mat"]["pottery"] == [2, 3, 4, 5]
    assert area(match, "blue")["mat"]["pottery"] == [1, 2, 3, 4, 5]
    rail = given("rail; red money 40; red hand coventry")
    play(rail, "red", "build coventry.1 pottery-1 with coventry")
    assert tile(rail, "coventry.1")["tile"] == "pottery-1"
