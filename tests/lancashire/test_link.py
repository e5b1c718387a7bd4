"""Chapter 8: laying links."""

import pytest
from covers import covers
from lancashire.tables import at
from table_talk import allowed, area, link, play, refused, table, tile

RAIL = "rail; red money 30; red hand wigan port bury"


@covers("BL-8.1")
def test_any_card_lays_a_link_and_a_connection_carries_one() -> None:
    match = at("red hand colne port; red coal_mine-1 at wigan.1; blue link wigan preston")
    for card in ("colne", "port"):
        allowed(match, "red", f"link wigan liverpool with {card}")
    refused(match, "red", "link wigan preston with port", "BL-8.1", owner=1)


@covers("BL-8.2")
def test_with_nothing_on_the_board_no_link_is_laid() -> None:
    refused(at("red hand wigan port"), "red", "link wigan preston with port", "BL-8.2")


@covers("BL-8.2", "BL-1.5")
@pytest.mark.parametrize("value", ["both", "liverpool_to_birkenhead"])
def test_the_virtual_link_does_not_help_to_lay_links(value: str) -> None:
    match = at(f"{RAIL}; red port-2 at liverpool.1", f"virtual_link={value}")
    refused(match, "red", "link birkenhead ellesmere_port with port", "BL-8.2")


@covers("BL-8.3", "BL-8.4")
def test_each_era_has_its_connections() -> None:
    canal = at("red hand wigan port; red port-1 at liverpool.1")
    refused(canal, "red", "link liverpool southport with port", "BL-8.3", era="canal")
    allowed(canal, "red", "link liverpool ellesmere_port with port")
    rail = at(f"{RAIL}; red port-2 at liverpool.1")
    refused(rail, "red", "link liverpool ellesmere_port with port", "BL-8.4", era="rail")
    allowed(rail, "red", "link liverpool southport with port")


@covers("BL-8.3")
def test_a_canal_costs_three_pounds() -> None:
    text = "red hand wigan port; red coal_mine-1 at wigan.1"
    refused(
        at(f"{text}; red money 2"), "red", "link wigan preston with port", "BL-8.3", cost=3, money=2
    )
    match = at(f"{text}; red money 3")
    play(match, "red", "link wigan preston with port")
    assert area(match, "red")["money"] == 0
    assert link(match, "preston-wigan") == "red"


@covers("BL-8.4")
def test_a_third_rail_is_refused() -> None:
    match = at(f"{RAIL}; red coal_mine-4 at wigan.1; red money 90")
    refused(
        match,
        "red",
        "link wigan preston link preston blackpool link preston southport with port",
        "BL-8.4",
        connection="preston-southport",
    )


@covers("BL-8.4")
@pytest.mark.parametrize(("money", "enough"), [(14, False), (15, True)])
def test_two_rails_cost_fifteen_pounds(money: int, enough: bool) -> None:
    match = at(f"rail; red hand wigan port; red coal_mine-2 at wigan.1; red money {money}")
    move = "link wigan preston link preston blackpool with port"
    if enough:
        allowed(match, "red", move)
    else:
        refused(match, "red", move, "BL-8.4", cost=10, money=9)


@covers("BL-8.5")
def test_the_second_rail_may_use_the_first() -> None:
    match = at(
        f"{RAIL}; red cotton_mill-2 at colne.1; blue coal_mine-2 at burnley.1 holding 1; coal 8"
    )
    play(match, "red", "link colne burnley link colne yorkshire with port")
    assert tile(match, "burnley.1")["flipped"]
    assert area(match, "red")["money"] == 30 - 15 - 1
    assert table(match)["coal"]["cubes"] == 7


@covers("BL-8.6")
def test_coal_comes_to_either_end_of_a_rail() -> None:
    text = f"{RAIL}; red cotton_mill-2 at bury.1; coal 8"
    refused(at(text), "red", "link bury bolton with port", "BL-8.6", connection="bolton-bury")
    near = at(f"{text}; blue coal_mine-2 at bolton.1")
    play(near, "red", "link bury bolton with port")
    assert tile(near, "bolton.1")["cubes"] == 2
    far = at(f"{text}; blue link bolton wigan; blue coal_mine-2 at wigan.1")
    allowed(far, "red", "link bury bolton with port")


@covers("BL-8.6", "BL-10.1")
def test_mines_at_both_ends_of_a_rail_are_equally_near() -> None:
    match = at(
        f"{RAIL}; red cotton_mill-2 at bury.1; blue coal_mine-2 at bury.2"
        "; yellow coal_mine-2 at bolton.1; yellow coal_mine-2 at manchester.1"
        "; blue link bolton manchester"
    )
    for mine in ("bury.2", "bolton.1"):
        allowed(match, "red", f"link bury bolton with port coal {mine}")
    refused(match, "red", "link bury bolton with port coal manchester.1", "BL-10.1")
    refused(match, "red", "link bury bolton with port", "M-3")


@covers("BL-8.6")
def test_a_rail_buys_no_coal_while_a_connected_mine_has_some() -> None:
    match = at(f"{RAIL}; red port-2 at preston.1; blue coal_mine-2 at wigan.1; coal 8")
    play(match, "red", "link preston wigan with port")
    assert (area(match, "red")["money"], table(match)["coal"]["cubes"]) == (25, 8)
    assert tile(match, "wigan.1")["cubes"] == 2


@covers("BL-8.7")
def test_without_a_link_tile_no_link_is_laid() -> None:
    match = at("red hand wigan port; red coal_mine-1 at wigan.1; red links 0")
    refused(match, "red", "link wigan preston with port", "BL-8.7")
