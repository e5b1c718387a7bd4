"""Chapter 6: network, connected places, distance."""

import pytest
from covers import covers
from table_talk import allowed, area, given, link, play, refused, table, tile

FARM = "build farm_brewery_south.1 brewery with brewery"


@covers("BB-6.1")
@pytest.mark.parametrize(
    ("on_the_board", "place"),
    [
        ("red coal_mine-2 at dudley.1", "dudley.2 iron_works"),
        ("red link dudley birmingham", "dudley.2 iron_works"),
        ("red link dudley birmingham", "birmingham.3 iron_works"),
    ],
)
def test_own_tiles_and_the_ends_of_own_links_are_the_network(on_the_board: str, place: str) -> None:
    match = given(
        f"rail; red money 30; red mat iron_works 2; red hand iron_works; {on_the_board}"
        "; blue link dudley wolverhampton; blue link wolverhampton coalbrookdale"
        "; blue link coalbrookdale shrewsbury"
    )
    allowed(match, "red", f"build {place} with iron_works")


@covers("BB-6.1")
@pytest.mark.parametrize(
    "on_the_board", ["blue coal_mine-1 at dudley.1", "blue link dudley birmingham"]
)
def test_tiles_and_links_of_others_are_not_the_network(on_the_board: str) -> None:
    match = given(f"red hand coal_mine; red cotton_mill-1 at worcester.1; {on_the_board}")
    refused(
        match,
        "red",
        "build wolverhampton.2 coal_mine with coal_mine",
        "BB-8.1",
        place="wolverhampton",
    )
    refused(match, "red", "link dudley wolverhampton with coal_mine", "BB-10.1")


@covers("BB-6.1")
def test_a_merchant_place_can_be_in_the_network() -> None:
    match = given("red hand dudley; red link birmingham oxford")
    allowed(match, "red", "link redditch oxford with dudley")
    refused(match, "red", "link gloucester redditch with dudley", "BB-10.1")


@covers("BB-6.1")
def test_a_farm_brewery_can_be_in_the_network() -> None:
    match = given("red hand dudley; red brewery-1 at farm_brewery_north.1")
    allowed(match, "red", "link cannock farm_brewery_north with dudley")
    refused(match, "red", "link cannock walsall with dudley", "BB-10.1")


@covers("BB-6.1")
def test_what_has_left_the_board_is_no_longer_in_the_network() -> None:
    match = given(
        "round 3; order blue red; red owes 1; red money 0; red income 0; red hand dudley"
        "; red cotton_mill-1 at worcester.1; red brewery-2 at walsall.2"
    )
    play(match, "red", "give_up worcester.1")
    play(match, "blue", *[f"pass with {card}" for card in area(match, "blue")["hand"][:2]])
    refused(match, "red", "link worcester gloucester with dudley", "BB-10.1")
    allowed(match, "red", "link walsall birmingham with dudley")


@covers("BB-6.2")
def test_a_route_may_use_links_of_any_owner() -> None:
    match = given(
        "red hand wolverhampton; red mat manufacturer 1; coal 0; red money 30"
        "; blue link wolverhampton dudley; red link dudley birmingham; blue link birmingham oxford"
    )
    play(match, "red", "build wolverhampton.1 manufacturer with wolverhampton")
    assert area(match, "red")["money"] == 30 - 8 - 8


@covers("BB-6.2")
def test_a_broken_route_connects_nothing() -> None:
    match = given(
        "red hand wolverhampton; red money 30"
        "; blue link wolverhampton dudley; blue link birmingham oxford"
    )
    refused(
        match,
        "red",
        "build wolverhampton.1 manufacturer with wolverhampton",
        "BB-7.1",
        place="wolverhampton",
        coal=1,
    )


@covers("BB-6.2")
def test_a_route_may_run_through_a_merchant_place() -> None:
    match = given(
        "red hand birmingham; blue coal_mine-2 at redditch.1"
        "; blue link birmingham oxford; blue link redditch oxford"
    )
    play(match, "red", "build birmingham.2 manufacturer with birmingham")
    assert tile(match, "redditch.1")["cubes"] == 2
    assert table(match)["coal"]["cubes"] == 13


@covers("BB-6.2")
def test_a_place_is_connected_to_itself() -> None:
    match = given("red hand dudley; blue coal_mine-1 at dudley.1")
    play(match, "red", "build dudley.2 iron_works with dudley")
    assert tile(match, "dudley.1")["cubes"] == 1


@covers("BB-6.3")
def test_distance_is_the_number_of_links_on_the_shortest_route() -> None:
    match = given(
        "red hand birmingham; blue coal_mine-2 at dudley.1; blue coal_mine-2 at cannock.2"
        "; blue link dudley birmingham; blue link walsall birmingham; blue link cannock walsall"
        "; blue link cannock wolverhampton; blue link wolverhampton dudley"
    )
    move = "build birmingham.2 manufacturer with birmingham"
    refused(match, "red", f"{move} coal cannock.2", "BB-7.2", slot="cannock.2")
    play(match, "red", move)
    assert tile(match, "dudley.1")["cubes"] == 2


@covers("BB-6.4")
def test_one_link_joins_kidderminster_worcester_and_the_southern_farm() -> None:
    match = given("round 2; red money 30; red hand brewery brewery dudley stafford")
    play(match, "red", "link kidderminster worcester with dudley")
    assert link(match, "kidderminster-farm_brewery_south-worcester") == "red"
    for ends in (
        "kidderminster worcester",
        "kidderminster farm_brewery_south",
        "farm_brewery_south worcester",
    ):
        refused(match, "red", f"link {ends} with stafford", "BB-6.6")
    for touching in ("dudley kidderminster", "worcester gloucester"):
        allowed(match, "red", f"link {touching} with stafford")
    allowed(match, "red", FARM)


@covers("BB-6.4")
def test_the_southern_farm_is_connected_to_both_towns() -> None:
    for town in ("kidderminster", "worcester"):
        match = given(
            f"red hand dudley; red cotton_mill-1 at {town}.2"
            "; blue brewery-1 at farm_brewery_south.1; blue link kidderminster worcester"
            "; blue link worcester gloucester; merchant gloucester.1 any empty"
        )
        play(match, "red", f"sell {town}.2 with dudley")
        assert tile(match, "farm_brewery_south.1")["flipped"]


@covers("BB-6.4")
def test_the_northern_farm_is_joined_only_by_its_own_connection() -> None:
    text = "red hand brewery dudley; red link cannock {}"
    move = "build farm_brewery_north.1 brewery with brewery"
    refused(given(text.format("wolverhampton")), "red", move, "BB-8.1")
    allowed(given(text.format("farm_brewery_north")), "red", move)


@covers("BB-6.5")
@pytest.mark.parametrize("mine", ["stafford cannock.2", "stone burton_on_trent.1"])
def test_a_new_link_is_connected_through_any_of_its_ends(mine: str) -> None:
    end, slot = mine.split()
    match = given(
        f"rail; red hand dudley; red cotton_mill-2 at stone.1; blue coal_mine-2 at {slot}"
        f"; blue link {end} {slot.split('.')[0]}"
    )
    play(match, "red", "link stone stafford with dudley")
    assert tile(match, slot)["cubes"] == 2


@covers("BB-6.5")
def test_the_new_link_itself_is_not_counted() -> None:
    match = given(
        "rail; red hand dudley; red cotton_mill-2 at stone.1"
        "; blue coal_mine-2 at cannock.2; blue link stafford cannock"
        "; blue coal_mine-2 at burton_on_trent.1; blue link stone burton_on_trent"
    )
    refused(match, "red", "link stone stafford with dudley", "M-3", question="coal")
    for mine in ("cannock.2", "burton_on_trent.1"):
        allowed(match, "red", f"link stone stafford with dudley coal {mine}")


@covers("BB-6.6")
@pytest.mark.parametrize("owner", ["red", "blue"])
def test_a_connection_carries_one_link(owner: str) -> None:
    match = given(f"red hand dudley; red coal_mine-1 at dudley.1; {owner} link dudley birmingham")
    refused(
        match,
        "red",
        "link birmingham dudley with dudley",
        "BB-6.6",
        connection="dudley-birmingham",
    )
    allowed(match, "red", "link dudley wolverhampton with dudley")
