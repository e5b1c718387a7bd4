"""Chapters 10 and 11: coal, iron, developing."""

import pytest
from covers import covers
from lancashire.tables import at, goes_on
from table_talk import allowed, area, broken, play, refused, table, tile

MILL = "red money 40; red mat cotton_mill 2; red hand manchester port"


@covers("BL-10.1")
def test_a_mine_must_hold_coal() -> None:
    match = at(
        f"{MILL}; blue link bolton manchester; blue link bury manchester"
        "; blue coal_mine-1 at bolton.1; yellow coal_mine-1 at bury.1; red port-1 at liverpool.1"
    )
    refused(match, "red", "build manchester.1 cotton_mill with manchester coal wigan.1", "BL-10.1")
    refused(
        match, "red", "build manchester.1 cotton_mill with manchester coal liverpool.1", "BL-10.1"
    )


@covers("BL-10.1")
def test_coal_is_bought_only_when_no_connected_mine_has_any() -> None:
    match = at(
        "red money 40; red mat cotton_mill 2; red hand colne port; blue link colne yorkshire"
        "; blue link burnley colne; blue coal_mine-1 at burnley.1 holding 1; coal 3"
    )
    play(match, "red", "build colne.1 cotton_mill with colne")
    assert (area(match, "red")["money"], table(match)["coal"]["cubes"]) == (26, 3)


@covers("BL-10.2")
def test_iron_comes_from_any_works_as_the_player_likes() -> None:
    match = at(
        "red money 40; red hand wigan port; blue iron_works-1 at bolton.3"
        "; yellow iron_works-1 at rochdale.3; red iron_works-1 at preston.3 flipped"
    )
    for works in ("bolton.3", "rochdale.3"):
        allowed(match, "red", f"develop port with wigan iron {works}")
    refused(match, "red", "develop port with wigan iron preston.3", "BL-10.2")


@covers("BL-10.3")
def test_cubes_may_come_from_several_tiles() -> None:
    match = at(
        "red money 40; red hand wigan port; blue iron_works-1 at bolton.3 holding 1"
        "; yellow iron_works-1 at rochdale.3"
    )
    play(match, "red", "develop port port with wigan iron bolton.3")
    assert tile(match, "bolton.3")["flipped"]
    assert tile(match, "rochdale.3")["cubes"] == 3


@covers("BL-10.4")
def test_markets_are_not_refilled_between_the_eras() -> None:
    match = at(
        "order red blue yellow; yellow to act; actions 1; round 10; yellow hand wigan; deck none"
        "; aside none; red hand none; blue hand none; coal 2; iron 5"
    )
    play(match, "yellow", "pass with wigan")
    goes_on(match)
    assert (table(match)["coal"]["cubes"], table(match)["iron"]["cubes"]) == (2, 5)


# --- developing -------------------------------------------------------------------------------


@covers("BL-11.1")
def test_one_or_two_tiles_are_developed() -> None:
    match = at("red hand wigan bury; red money 30")
    allowed(match, "red", "develop port with wigan")
    allowed(match, "red", "develop port port with wigan")
    allowed(match, "red", "develop port cotton_mill with wigan")
    refused(match, "red", "develop port port port with wigan", "BL-11.1", industry="port")
    refused(match, "red", "develop port-2 with wigan", "BL-11.1", claimed=2)


@covers("BL-11.1")
def test_the_iron_must_be_paid() -> None:
    match = at("red hand wigan bury; red money 1; iron 5")
    refused(match, "red", "develop port with wigan", "BL-11.1", cost=2, money=1)


@covers("BL-11.2")
def test_every_level_may_go_but_not_from_an_empty_pile() -> None:
    match = at("rail; red hand wigan bury; red money 30; red mat iron_works none")
    allowed(match, "red", "develop shipyard-0 with wigan")
    allowed(match, "red", "develop coal_mine-1 with wigan")
    refused(match, "red", "develop iron_works with wigan", "BL-11.2", industry="iron_works")


@covers("BL-O5")
@pytest.mark.parametrize("money", [1, 2])
def test_a_development_may_have_to_be_of_two_tiles(money: int) -> None:
    match = at(f"red hand wigan bury; red money {money}; iron 8", "develop_min=2")
    if money < 2:
        refused(match, "red", "develop port port with wigan", "BL-O5", cost=2, tiles=37)
        return
    allowed(match, "red", "develop port port with wigan")
    refused(match, "red", "develop port stop with wigan", "BL-O5")
    refused(match, "red", "develop port with wigan", "M-3")


@covers("BL-10.1")
def test_a_mine_named_where_coal_is_bought_is_refused_by_the_rule_about_coal() -> None:
    match = at(
        "red money 40; red mat cotton_mill 2; red hand colne port; blue link colne yorkshire"
        "; blue coal_mine-1 at wigan.1; coal 3"
    )
    build = "build colne.1 cotton_mill with colne"
    allowed(match, "red", build)
    assert broken(match, "red", f"{build} coal wigan.1") == ["BL-10.1"]
    assert broken(match, "red", f"{build} coal bolton.1") == ["BL-10.1", "BL-10.1"]


@covers("BL-10.2")
def test_works_named_where_iron_is_bought_are_refused_by_the_rule_about_iron() -> None:
    match = at("red money 40; red hand wigan port; red iron_works-1 at preston.3 flipped")
    allowed(match, "red", "develop port with wigan")
    assert broken(match, "red", "develop port with wigan iron preston.3") == ["BL-10.2"]


@covers("BL-O5")
def test_with_one_tile_left_there_is_no_development_of_two() -> None:
    text = (
        "red hand wigan bury; red mat coal_mine none; red mat cotton_mill none; red mat port none"
        "; red mat shipyard none; red mat iron_works 4"
    )
    move = "develop iron_works with wigan"
    refused(at(text, "develop_min=2"), "red", move, "BL-O5", tiles=1)
    allowed(at(text), "red", move)
