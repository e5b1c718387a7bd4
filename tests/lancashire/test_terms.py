"""Chapter 1: places, connected, networks, market access, the virtual link, flipping."""

import pytest
from covers import covers
from lancashire.tables import at
from table_talk import allowed, area, areas, play, refused, tile

from millhand.games.lancashire.face import GAME


@covers("BL-1.1")
def test_the_map_has_nineteen_towns_three_external_places_and_three_villages() -> None:
    edition = GAME.open(4, {}).edition
    kinds = [place["kind"] for place in edition.places]
    assert [kinds.count(kind) for kind in ("town", "external_place", "waypoint")] == [19, 3, 3]
    assert len(edition.slots) == 43
    assert [place.get("link_icons", 0) for place in edition.places] == [0] * 19 + [2] * 6


@covers("BL-1.2")
def test_links_of_everybody_connect() -> None:
    text = "red mat cotton_mill 2; red money 40; red hand bury port; blue coal_mine-1 at bolton.1"
    match = at(f"{text}; yellow link bolton bury")
    allowed(match, "red", "build bury.1 cotton_mill with bury")
    refused(at(f"{text}; coal 8"), "red", "build bury.1 cotton_mill with bury", "BL-6.8")


@covers("BL-1.2")
def test_a_place_is_connected_with_itself() -> None:
    match = at(
        "red mat cotton_mill 2; red money 40; red hand bury port; blue coal_mine-1 at bury.2"
    )
    play(match, "red", "build bury.1 cotton_mill with bury")
    assert tile(match, "bury.2")["cubes"] == 1


@covers("BL-1.3")
def test_tiles_and_both_ends_of_links_make_the_network() -> None:
    match = at("red hand coal_mine port; red coal_mine-1 at wigan.1; red link wigan preston")
    allowed(match, "red", "build preston.1 port with port")
    refused(match, "red", "build fleetwood.1 port with port", "BL-6.2", in_network=False)


@covers("BL-1.3")
def test_links_of_others_make_no_network() -> None:
    match = at("red hand port wigan; red coal_mine-1 at wigan.1; blue link wigan preston")
    refused(match, "red", "build preston.1 port with port", "BL-6.2")


@covers("BL-1.4")
@pytest.mark.parametrize(
    ("there", "access"),
    [
        ("blue port-2 at preston.1", True),
        ("blue port-2 at preston.1 flipped", True),
        ("blue link blackpool preston", False),
        ("blue link lancaster preston; blue link lancaster scotland", True),
        ("blue link preston southport", False),
    ],
)
def test_ports_and_external_places_give_market_access(there: str, access: bool) -> None:
    match = at(f"rail; red money 40; red mat iron_works 2; red hand preston wigan; {there}")
    if access:
        allowed(match, "red", "build preston.3 iron_works with preston")
    else:
        refused(match, "red", "build preston.3 iron_works with preston", "BL-6.8", available=0)


@covers("BL-1.4")
def test_with_its_last_port_a_town_loses_its_access() -> None:
    match = at(
        "rail; order red blue yellow; yellow to act; actions 1; yellow hand wigan bury"
        "; blue income 0; blue money 0; blue port-2 at preston.1"
        "; red money 40; red mat iron_works 2; red hand preston wigan"
    )
    allowed(
        at("rail; blue port-2 at preston.1; red mat iron_works 2; red hand preston"),
        "red",
        "build preston.3 iron_works with preston",
    )
    play(match, "yellow", "pass with wigan")
    assert tile(match, "preston.1") is None
    refused(match, "red", "build preston.3 iron_works with preston", "BL-6.8")


@covers("BL-1.5")
def test_cotton_does_not_travel_over_the_virtual_link() -> None:
    """A port in Liverpool is no buyer for who is linked with Birkenhead alone."""
    match = at(
        "rail; red hand wigan bury; red cotton_mill-2 at warrington_runcorn.2"
        "; blue link ellesmere_port warrington_runcorn; blue link birkenhead ellesmere_port"
        "; blue port-2 at liverpool.1"
    )
    refused(match, "red", "sell warrington_runcorn.2 with bury", "BL-12.2")


@covers("BL-1.6")
def test_a_tile_flips_in_somebody_elses_turn_and_pays_at_once() -> None:
    match = at(
        "red hand bury port; red money 40; red mat cotton_mill 2"
        "; blue coal_mine-1 at bury.2 holding 1"
    )
    play(match, "red", "build bury.1 cotton_mill with bury")
    assert tile(match, "bury.2")["flipped"]
    assert areas(match, "income_space") == [10, 14, 10]


@covers("BL-1.6")
def test_an_emptied_tile_does_not_flip_again() -> None:
    match = at(
        "red hand wigan bury; red coal_mine-1 at wigan.1 flipped; red income 14; red money 9"
    )
    play(match, "red", "link wigan preston with bury")
    assert area(match, "red")["income_space"] == 14
