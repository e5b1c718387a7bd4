"""Chapter 15: selling goods."""

import pytest
from age_of_industry.tables import facts, germany, market
from covers import covers
from table_talk import allowed, area, areas, kinds, play, refused, table, tile

LEIPZIG = "red cotton_mill-1 at leipzig.1"


@covers("AI-15.1")
@pytest.mark.parametrize(
    ("tile_id", "slot"), [("iron_works-1", "leipzig.2"), ("coal_mine-1", "poland.1")]
)
def test_only_mills_and_factories_are_sold(tile_id, slot):
    match = germany(
        f"red {tile_id} at {slot}; market market_leipzig both; market market_poland both"
    )
    refused(match, "red", f"sell {slot}", "AI-15.1", tile=tile_id)


@covers("AI-15.1")
def test_neither_others_tiles_nor_flipped_ones_are_sold():
    match = germany("blue cotton_mill-1 at leipzig.1; market market_leipzig cotton")
    refused(match, "red", "sell leipzig.1", "AI-15.1")
    match = germany(f"{LEIPZIG} flipped; market market_leipzig cotton")
    refused(match, "red", "sell leipzig.1", "AI-15.1")


@covers("AI-15.1")
def test_one_action_sells_as_much_as_wanted_and_costs_no_card():
    match = germany(
        "red cotton_mill-1 at hamburg.3; red cotton_mill-1 at hamburg.4; red hand none"
        "; blue port-1 at hamburg.1; blue port-1 at hamburg.2"
    )
    play(match, "red", "sell hamburg.3 to hamburg.1 sell hamburg.4")
    assert areas(match, "money") == [16, 10]
    assert table(match)["actions_left"] == 1


@covers("AI-15.1")
def test_a_player_may_stop_after_one_sale():
    match = germany(
        "red cotton_mill-1 at hamburg.3; red cotton_mill-1 at hamburg.4"
        "; blue port-1 at hamburg.1; blue port-1 at hamburg.2"
    )
    play(match, "red", "sell hamburg.3 to hamburg.1")
    assert not tile(match, "hamburg.4")["flipped"]
    assert table(match)["actions_left"] == 1


@covers("AI-15.2")
def test_an_outlet_must_be_connected_however_far():
    match = germany(f"{LEIPZIG}; market market_leipzig none; blue port-1 at hamburg.1")
    refused(match, "red", "sell leipzig.1", "AI-15.2")
    match = germany(
        f"{LEIPZIG}; market market_leipzig cotton; blue port-1 at hamburg.1"
        "; blue link magdeburg leipzig; blue link magdeburg hannover; blue link hamburg hannover"
    )
    play(match, "red", "sell leipzig.1 to hamburg.1")
    assert not market(match, "market_leipzig")["used"], "nearness does not matter"


@covers("AI-15.2")
def test_what_is_not_connected_or_no_port_is_named_as_the_reason():
    match = germany(
        f"{LEIPZIG}; market market_leipzig cotton; blue port-1 at hamburg.1"
        "; market market_frankfurt cotton"
    )
    refused(match, "red", "sell leipzig.1 to hamburg.1", "AI-15.2", port="hamburg.1")
    refused(match, "red", "sell leipzig.1 to hamburg.2", "AI-15.2", port="hamburg.2")
    refused(match, "red", "sell leipzig.1 to market_frankfurt", "AI-15.2")


@covers("AI-15.3")
@pytest.mark.parametrize(
    ("token", "cotton", "factory"),
    [
        ("cotton", True, False),
        ("manufactured", False, True),
        ("both", True, True),
        ("none", False, False),
    ],
)
def test_markets_take_what_their_token_shows(token, cotton, factory):
    for tile_id, sold in (("cotton_mill-1", cotton), ("factory-3", factory)):
        match = germany(f"red {tile_id} at leipzig.1; market market_leipzig {token}")
        if sold:
            allowed(match, "red", "sell leipzig.1 to market_leipzig")
        else:
            refused(match, "red", "sell leipzig.1 to market_leipzig", "AI-15.2")


@covers("AI-15.3")
@pytest.mark.parametrize(("port", "sold"), [("port-1", False), ("port-2", True), ("port-3", True)])
def test_ports_of_level_1_take_cotton_only(port, sold):
    match = germany(f"red factory-3 at hamburg.3; blue {port} at hamburg.1")
    if sold:
        allowed(match, "red", "sell hamburg.3")
    else:
        refused(match, "red", "sell hamburg.3", "AI-15.2")
    match = germany(f"red cotton_mill-1 at hamburg.3; blue {port} at hamburg.1")
    allowed(match, "red", "sell hamburg.3")


@covers("AI-15.3")
def test_wrong_goods_and_used_outlets_are_named_as_the_reason():
    base = "red factory-3 at hamburg.3; blue port-2 at hamburg.1"
    match = germany(f"{base}; blue port-1 at hamburg.2")
    refused(match, "red", "sell hamburg.3 to hamburg.2", "AI-15.3", tile="factory-3")
    match = germany(f"{base}; blue port-2 at hamburg.2 flipped")
    refused(match, "red", "sell hamburg.3 to hamburg.2", "AI-15.3", port="hamburg.2")
    match = germany(
        f"{base}; red link hamburg berlin; red link poland berlin; market market_poland cotton"
    )
    refused(match, "red", "sell hamburg.3 to market_poland", "AI-15.3", market_token="cotton")
    match = germany(
        f"{base}; red link hamburg berlin; red link poland berlin; market market_poland both used"
    )
    refused(match, "red", "sell hamburg.3 to market_poland", "AI-15.3", market="market_poland")


@covers("AI-15.4")
def test_a_port_pays_its_owner_and_a_market_nobody():
    match = germany(f"{LEIPZIG}; market market_leipzig cotton")
    events = play(match, "red", "sell leipzig.1")
    assert kinds(events)[:3] == ["sold_to_market", "flipped", "earned"]
    assert facts(events, "earned") == [{"seat": 0, "money": 8, "purpose": "flipping"}]
    match = germany("red cotton_mill-1 at hamburg.3; blue port-1 at hamburg.1")
    play(match, "red", "sell hamburg.3")
    assert areas(match, "money") == [8, 5]
    assert area(match, "blue")["spent"] == 0
