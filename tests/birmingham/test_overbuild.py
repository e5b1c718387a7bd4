"""Chapter 9: overbuilding."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, play, refused, table, tile

MINE = "build dudley.1 coal_mine with dudley"
FOREIGN = "round 2; coal 0; red hand dudley stafford; red mat coal_mine 3; red money 30"


@covers("BB-9.1")
def test_a_tile_gives_way_to_a_higher_level_of_its_industry() -> None:
    match = given("red hand dudley; red coal_mine-1 at dudley.1")
    play(match, "red", MINE)
    assert tile(match, "dudley.1")["tile"] == "coal_mine-2"


@covers("BB-9.1")
@pytest.mark.parametrize("standing", ["coal_mine-2", "coal_mine-3"])
def test_an_equal_or_higher_level_stays(standing: str) -> None:
    match = given(
        f"{FOREIGN.replace('coal_mine 3', 'coal_mine 2')}; blue {standing} at dudley.1 flipped"
    )
    refused(
        match,
        "red",
        MINE,
        "BB-9.1",
        slot="dudley.1",
        tile=standing,
        new_tile="coal_mine-2",
    )


@covers("BB-9.1")
def test_another_industry_stays() -> None:
    match = given(
        "red hand cannock; red manufacturer-1 at cannock.1; blue coal_mine-1 at cannock.2"
    )
    refused(match, "red", "build cannock.1 coal_mine with cannock", "BB-9.1", tile="manufacturer-1")


@covers("BB-9.1")
def test_the_card_must_fit_as_for_any_build() -> None:
    text = "red coal_mine-1 at dudley.1; red hand "
    allowed(given(f"{text} coal_mine"), "red", "build dudley.1 coal_mine with coal_mine")
    refused(given(f"{text} stafford"), "red", "build dudley.1 coal_mine with stafford", "BB-8.1")


@covers("BB-9.1")
def test_the_network_counts_for_an_industry_card() -> None:
    text = "coal 0; red mat coal_mine 3; red money 30; red hand coal_mine"
    text += "; blue coal_mine-2 at dudley.1 flipped; red link "
    move = "build dudley.1 coal_mine with coal_mine"
    refused(given(f"{text}birmingham oxford"), "red", move, "BB-8.1", place="dudley")
    allowed(given(f"{text}dudley birmingham"), "red", move)


@covers("BB-9.1")
def test_the_era_counts() -> None:
    match = given("red hand coventry; red money 90; red pottery-4 at coventry.1")
    refused(match, "red", "build coventry.1 pottery with coventry", "BB-8.4", tile="pottery-5")


@covers("BB-9.1")
def test_the_full_cost_is_paid_and_the_cubes_are_sold_as_ever() -> None:
    match = given(
        "coal 10; red hand dudley; red coal_mine-1 at dudley.1 flipped"
        "; red link dudley birmingham; red link birmingham oxford"
    )
    play(match, "red", MINE)
    assert area(match, "red")["money"] == 17 - 7 + 2 + 2 + 1
    assert tile(match, "dudley.1")["flipped"]
    poor = given("red money 6; red hand dudley; red coal_mine-1 at dudley.1")
    refused(poor, "red", MINE, "BB-8.7", cost=7, money=6)


@covers("BB-9.1")
def test_the_slot_need_not_be_the_best_one() -> None:
    match = given(
        "rail; red money 30; red hand birmingham; red manufacturer-2 at birmingham.1"
        "; red mat manufacturer 4; iron 8"
    )
    allowed(match, "red", "build birmingham.1 manufacturer with birmingham")


@covers("BB-9.2")
@pytest.mark.parametrize(
    ("standing", "slot", "level"),
    [
        ("cotton_mill-1", "worcester.1", 2),
        ("manufacturer-1", "birmingham.2", 2),
        ("pottery-1", "coventry.1", 2),
        ("coal_mine-1", "dudley.1", 2),
        ("iron_works-1", "dudley.2", 2),
        ("brewery-1", "walsall.2", 2),
    ],
)
@pytest.mark.parametrize("side", ["", " flipped"])
def test_any_own_tile_may_be_replaced_flipped_or_not(
    standing: str, slot: str, level: int, side: str
) -> None:
    industry = standing.partition("-")[0]
    match = given(
        f"red money 40; red hand wild_location; red {standing} at {slot}{side}"
        f"; red mat {industry} {level}; red link dudley birmingham; red link birmingham oxford"
        "; red link birmingham coventry; red link birmingham worcester"
    )
    play(match, "red", f"build {slot} {industry} with wild_location")
    assert tile(match, slot)["tile"] == f"{industry}-{level}"


@covers("BB-9.2")
def test_cubes_on_an_own_tile_go_to_the_supply_and_the_tile_scores_no_more() -> None:
    match = given("round 2; coal 12; red hand dudley stafford; red coal_mine-1 at dudley.1")
    play(match, "red", MINE)
    assert tile(match, "dudley.1")["cubes"] == 3
    assert table(match)["coal"]["cubes"] == 12
    assert area(match, "red")["mat"]["coal_mine"] == [2, 3, 3, 4, 4]
    end = given(
        "round 10; order blue red; red to act; actions 1; deck none; blue hand none"
        "; red hand dudley; red coal_mine-1 at dudley.1 flipped"
    )
    play(end, "red", MINE)
    assert area(end, "red")["points"] == 0


@covers("BB-9.2")
def test_barrels_on_an_own_brewery_go_to_the_supply() -> None:
    match = given("red hand walsall; red brewery-1 at walsall.2; red mat brewery 2")
    play(match, "red", "build walsall.2 brewery with walsall")
    assert tile(match, "walsall.2")["cubes"] == 1


@covers("BB-9.3")
def test_an_opponents_mine_gives_way_only_when_no_coal_is_left_anywhere() -> None:
    blue = "; blue coal_mine-2 at dudley.1 flipped; blue income 30; blue points 7"
    match = given(f"{FOREIGN}{blue}")
    play(match, "red", MINE)
    assert tile(match, "dudley.1")["seat"] == 0
    assert (area(match, "blue")["income_space"], area(match, "blue")["points"]) == (30, 7)
    in_the_market = given(f"{FOREIGN}{blue}; coal 1")
    refused(
        in_the_market, "red", MINE, "BB-9.3", owner=1, tile="coal_mine-2", resource="coal", cubes=1
    )
    on_a_tile = given(f"{FOREIGN}{blue}; red coal_mine-2 at cannock.2 holding 1")
    refused(on_a_tile, "red", MINE, "BB-9.3", resource="coal", cubes=1)
    same = given(f"{FOREIGN}; blue coal_mine-3 at dudley.1 flipped")
    refused(same, "red", MINE, "BB-9.1", new_tile="coal_mine-3")


@covers("BB-9.3")
def test_an_opponents_mine_that_holds_coal_itself_stays() -> None:
    match = given(f"{FOREIGN}; blue coal_mine-2 at dudley.1 holding 1")
    refused(match, "red", MINE, "BB-9.3", resource="coal", cubes=1)


@covers("BB-9.3")
def test_an_opponents_iron_works_gives_way_when_no_iron_is_left() -> None:
    text = "red money 30; red hand dudley; red mat iron_works 3; coal 13"
    text += "; blue iron_works-2 at dudley.2 flipped"
    text += "; red link dudley birmingham; red link birmingham oxford; iron "
    move = "build dudley.2 iron_works with dudley"
    allowed(given(f"{text}0"), "red", move)
    refused(given(f"{text}1"), "red", move, "BB-9.3", resource="iron", cubes=1)
    refused(
        given(f"{text}0; red iron_works-1 at coalbrookdale.2 holding 2"),
        "red",
        move,
        "BB-9.3",
        resource="iron",
        cubes=2,
    )


@covers("BB-9.3")
@pytest.mark.parametrize(
    ("standing", "slot", "level"),
    [
        ("cotton_mill-2", "worcester.1", 3),
        ("manufacturer-2", "birmingham.2", 4),
        ("pottery-2", "coventry.1", 3),
        ("brewery-2", "walsall.2", 3),
    ],
)
def test_no_other_tile_of_an_opponent_gives_way(standing: str, slot: str, level: int) -> None:
    industry = standing.partition("-")[0]
    match = given(
        f"rail; coal 0; iron 0; red money 90; red hand wild_location; red mat {industry} {level}"
        f"; blue {standing} at {slot} flipped; red link birmingham oxford"
        "; red link birmingham coventry; red link birmingham worcester"
    )
    refused(
        match,
        "red",
        f"build {slot} {industry} with wild_location",
        "BB-9.3",
        owner=1,
        tile=standing,
    )


@covers("BB-9.4")
def test_the_replaced_tile_leaves_the_game_and_scores_nothing_more() -> None:
    match = given(
        "rail; round 10; order blue red; red to act; actions 1; deck none; blue hand none; coal 0"
        "; red hand dudley; red mat coal_mine 4; red money 30; blue points 7; blue income 30"
        "; blue coal_mine-3 at dudley.1 flipped"
    )
    events = play(match, "red", MINE)
    assert "replaced" in kinds(events)
    assert area(match, "blue")["points"] == 7
    assert area(match, "blue")["income_space"] == 30
    assert area(match, "blue")["mat"]["coal_mine"] == [3, 4, 4]


@covers("BB-9.5")
def test_overbuilding_is_allowed_beside_a_free_slot() -> None:
    match = given(
        "rail; red hand cannock; red coal_mine-2 at cannock.1; red mat coal_mine 3; red money 30"
    )
    allowed(match, "red", "build cannock.1 coal_mine with cannock")
    allowed(match, "red", "build cannock.2 coal_mine with cannock")


@covers("BB-9.5")
def test_replacing_an_own_tile_keeps_the_count_at_one_in_the_canal_era() -> None:
    match = given("red hand dudley; red coal_mine-1 at dudley.1; blue iron_works-1 at dudley.2")
    allowed(match, "red", MINE)


@covers("BB-9.5")
def test_replacing_an_opponents_tile_beside_an_own_one_is_refused_in_the_canal_era() -> None:
    board = "; blue coal_mine-2 at dudley.1 flipped; red iron_works-2 at dudley.2 flipped"
    refused(given(f"{FOREIGN}{board}"), "red", MINE, "BB-8.6", place="dudley")
    allowed(given(f"rail; {FOREIGN}{board}"), "red", MINE)
