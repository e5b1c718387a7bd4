"""Chapter 11: the develop action."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, play, refused, table, tile


@covers("BB-11.1")
@pytest.mark.parametrize(("move", "iron"), [("coal_mine", 1), ("coal_mine cotton_mill", 2)])
def test_one_or_two_tiles_leave_the_mat_for_an_iron_each(move: str, iron: int) -> None:
    match = given("red hand stafford; blue iron_works-1 at dudley.2")
    play(match, "red", f"develop {move} with stafford")
    assert tile(match, "dudley.2")["cubes"] == 4 - iron
    left = area(match, "red")["mat"]
    assert sum(map(len, left.values())) == 45 - iron
    assert left["coal_mine"][0] == 2


@covers("BB-11.1")
def test_two_of_one_industry_go_lowest_first() -> None:
    match = given("red hand stafford")
    play(match, "red", "develop coal_mine-1 coal_mine-2 with stafford")
    assert area(match, "red")["mat"]["coal_mine"] == [2, 3, 3, 4, 4]
    assert area(match, "red")["money"] == 17 - 2 - 2


@covers("BB-11.1")
def test_only_the_lowest_tile_may_go() -> None:
    match = given("red hand stafford")
    refused(
        match,
        "red",
        "develop coal_mine-2 with stafford",
        "BB-11.1",
        tile="coal_mine-1",
        claimed=2,
    )


@covers("BB-11.1")
def test_three_tiles_are_refused() -> None:
    match = given("red hand stafford; red money 90")
    refused(
        match,
        "red",
        "develop coal_mine cotton_mill brewery with stafford",
        "BB-11.1",
        industry="brewery",
    )


@covers("BB-11.1")
def test_the_iron_must_be_paid() -> None:
    refused(
        given("red hand stafford; red money 1"),
        "red",
        "develop coal_mine with stafford",
        "BB-11.1",
        cost=2,
        money=1,
    )
    match = given("red hand stafford; red money 4; iron 7")
    allowed(match, "red", "develop coal_mine with stafford")
    refused(match, "red", "develop coal_mine coal_mine with stafford", "BB-11.1", cost=3, money=2)


@covers("BB-11.1")
def test_an_industry_without_tiles_cannot_be_developed() -> None:
    match = given("red hand stafford; red mat iron_works none")
    refused(match, "red", "develop iron_works with stafford", "BB-11.1", industry="iron_works")


@covers("BB-11.1")
def test_each_iron_may_come_from_another_works() -> None:
    match = given(
        "red hand stafford; blue iron_works-1 at dudley.2; blue iron_works-2 at birmingham.3"
    )
    play(match, "red", "develop coal_mine brewery with stafford iron dudley.2 birmingham.3")
    assert (tile(match, "dudley.2")["cubes"], tile(match, "birmingham.3")["cubes"]) == (3, 3)


@covers("BB-11.1")
def test_developed_tiles_leave_the_game() -> None:
    match = given("red hand stafford; red points 5")
    events = play(match, "red", "develop coal_mine with stafford")
    assert "developed" in kinds(events)
    assert table(match)["tiles"] == []
    assert area(match, "red")["points"] == 5


@covers("BB-11.2")
@pytest.mark.parametrize(
    ("level", "bulb"), [(1, True), (2, False), (3, True), (4, False), (5, False)]
)
def test_potteries_with_a_bulb_cannot_be_developed(level: int, bulb: bool) -> None:
    match = given(f"red hand stafford; red mat pottery {level}")
    if bulb:
        refused(match, "red", "develop pottery with stafford", "BB-11.2", tile=f"pottery-{level}")
    else:
        allowed(match, "red", "develop pottery with stafford")


@covers("BB-11.2")
def test_a_bulb_stops_the_second_development_too() -> None:
    match = given("red hand stafford; red mat pottery 2")
    refused(match, "red", "develop pottery pottery with stafford", "BB-11.2", tile="pottery-3")


@covers("BB-11.2")
def test_a_pottery_with_a_bulb_leaves_the_mat_by_being_built() -> None:
    match = given("round 2; red money 40; red hand coventry stafford")
    play(match, "red", "build coventry.1 pottery with coventry")
    allowed(match, "red", "develop pottery with stafford")


@covers("BB-11.3")
@pytest.mark.parametrize(
    ("era", "industry", "level"),
    [
        ("canal", "brewery", 4),
        ("canal", "pottery", 5),
        ("rail", "coal_mine", 1),
        ("rail", "cotton_mill", 1),
        ("canal", "cotton_mill", 1),
        ("rail", "manufacturer", 8),
    ],
)
def test_any_other_tile_may_be_developed_in_any_era(era: str, industry: str, level: int) -> None:
    match = given(f"{era}; red hand stafford; red mat {industry} {level}")
    allowed(match, "red", f"develop {industry} with stafford")


@covers("BB-11.3")
def test_a_coal_mine_of_level_one_must_be_developed_away_in_the_rail_era() -> None:
    match = given("rail; red hand dudley stafford")
    refused(
        match,
        "red",
        "build dudley.1 coal_mine with dudley",
        "BB-8.4",
        tile="coal_mine-1",
        era="rail",
    )
    play(match, "red", "develop coal_mine with stafford")
    assert area(match, "red")["spent"] == 2
    play(match, "red", "build dudley.1 coal_mine-2 with dudley")
    assert tile(match, "dudley.1")["tile"] == "coal_mine-2"
