"""Chapter 11: ships."""

import pytest
from age_of_industry.tables import coal_waiting, cubes_from, facts, market, new_england
from covers import covers
from table_talk import area, given, play, refused, table, tile

from millhand.shelf import SHELF

PORT = "blue port-1 at boston.1; red mat ship 2; red hand mauve"
BUILD = "build massachusetts_bay.1 ship-2 with mauve"


@covers("AI-11.1")
def test_a_ship_opens_its_market():
    base = (
        "red cotton_mill-1 at boston.3; blue port-1 at boston.1 flipped"
        "; market market_massachusetts_bay cotton"
    )
    match = new_england(base)
    refused(match, "red", "sell boston.3", "AI-15.2")
    assert not market(match, "market_massachusetts_bay")["open"]
    match = new_england(f"{base}; blue ship-2 at massachusetts_bay.1")
    assert market(match, "market_massachusetts_bay")["open"]
    play(match, "red", "sell boston.3 to market_massachusetts_bay")


@covers("AI-11.1")
def test_a_closed_market_is_named_as_the_reason():
    match = new_england(
        "red cotton_mill-1 at boston.3; blue port-1 at boston.1; market market_cape_cod_bay cotton"
    )
    refused(match, "red", "sell boston.3 to market_cape_cod_bay", "AI-11.1")


@covers("AI-11.2", "AI-9.2")
def test_import_coal_fills_the_demand_table_for_the_builder():
    match = new_england(f"{PORT}; coal 3; market market_massachusetts_bay cotton")
    events = play(match, "red", BUILD)
    assert [entry["money"] for entry in facts(events, "sold_cube")] == [2, 1, 1]
    assert coal_waiting(match, "massachusetts_bay.1") == 1
    assert area(match, "red")["money"] == 10 - 6 - 1 + 4, "a loan, the ship, its iron, the coal"


@covers("AI-11.3", "AI-11.2")
def test_a_ship_flips_at_once_when_all_coal_is_sold_and_nothing_is_wanted():
    match = new_england(f"{PORT}; coal 0; market market_massachusetts_bay none")
    play(match, "red", BUILD)
    assert coal_waiting(match, "massachusetts_bay.1") == 0
    assert tile(match, "massachusetts_bay.1")["flipped"]
    assert table(match)["coal"]["cubes"] == 4


@covers("AI-11.3")
@pytest.mark.parametrize(("token", "flips"), [("none", True), ("cotton", False)])
def test_a_ship_whose_import_was_always_empty_flips_at_once(tmp_path, token, flips):
    """On our map every import holds cubes; a board of one's own may print a nought."""
    text = SHELF["age_of_industry"].boards()["new_england"]
    board = tmp_path / "mine.toml"
    board.write_text(text.replace("coal = 4\ncoal_at = [930", "coal = 0\ncoal_at = [930"), "utf-8")
    market = f"market market_massachusetts_bay {token}"
    match = given(f"age_of_industry 2 players; round 2; {PORT}; {market}", board)
    assert coal_waiting(match, "massachusetts_bay.1") == 0
    play(match, "red", BUILD)
    assert tile(match, "massachusetts_bay.1")["flipped"] == flips


@covers("AI-11.3")
def test_a_ship_with_an_unused_market_does_not_flip():
    match = new_england(f"{PORT}; coal 0; market market_massachusetts_bay cotton")
    play(match, "red", BUILD)
    assert not tile(match, "massachusetts_bay.1")["flipped"]


@covers("AI-11.3", "AI-7.7")
def test_the_last_import_cube_flips_a_ship_without_demand():
    match = new_england(
        "blue port-1 at boston.1; blue ship-2 at cape_cod_bay.1; import cape_cod_bay 1"
        "; market market_cape_cod_bay none; red mat cotton_mill 2; red hand mauve"
    )
    events = play(match, "red", "build boston.3 cotton_mill with mauve")
    assert cubes_from(events) == ["cape_cod_bay.1"]
    assert tile(match, "cape_cod_bay.1")["flipped"]
    assert area(match, "blue")["money"] == 10


USED_UP = (
    "blue port-1 at boston.1; red ship-2 at massachusetts_bay.1 flipped"
    "; import massachusetts_bay 0; red mat ship 3; red hand mauve; blue iron_works-1 at boston.3"
)


@covers("AI-11.4", "AI-10.1")
def test_a_ship_that_replaces_one_where_all_is_used_up_never_flips():
    match = new_england(f"{USED_UP}; market market_massachusetts_bay cotton used")
    play(match, "red", "build massachusetts_bay.1 ship-3 with mauve")
    assert tile(match, "massachusetts_bay.1")["tile"] == "ship-3"
    assert not tile(match, "massachusetts_bay.1")["flipped"]


@covers("AI-11.4")
def test_a_ship_that_replaces_one_where_something_is_left_flips_as_usual():
    match = new_england(
        "red port-1 at boston.1; red ship-2 at massachusetts_bay.1; import massachusetts_bay 0"
        "; red mat ship 3; red hand mauve; blue iron_works-1 at boston.3"
        "; red cotton_mill-1 at lowell.1; red link lowell boston"
        "; market market_massachusetts_bay cotton"
    )
    play(match, "red", "build massachusetts_bay.1 ship-3 with mauve")
    play(match, "red", "sell lowell.1 to market_massachusetts_bay")
    assert tile(match, "massachusetts_bay.1")["flipped"]


@covers("AI-11.4")
def test_import_coal_stays_when_a_ship_is_replaced():
    match = new_england(
        "red port-1 at boston.1; red ship-2 at massachusetts_bay.1; import massachusetts_bay 2"
        "; red mat ship 3; red hand mauve; blue iron_works-1 at boston.3"
    )
    events = play(match, "red", "build massachusetts_bay.1 ship-3 with mauve")
    assert cubes_from(events) == ["massachusetts_bay.1", "boston.3"]
    assert coal_waiting(match, "massachusetts_bay.1") == 1


@covers("AI-11.5")
def test_a_flipped_port_still_leads_overseas():
    match = new_england(
        "red cotton_mill-1 at boston.3; blue port-1 at boston.1 flipped"
        "; blue ship-2 at cape_cod_bay.1; market market_cape_cod_bay both"
    )
    play(match, "red", "sell boston.3 to market_cape_cod_bay")
    assert market(match, "market_cape_cod_bay")["used"]
    assert area(match, "red")["money"] == 8
