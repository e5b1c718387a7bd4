"""Chapter 9: replacing tiles."""

import pytest
from covers import covers
from lancashire.tables import at
from table_talk import allowed, area, broken, play, refused, tile

HAND = "red hand preston bury wigan; red money 60"


@covers("BL-9.1")
def test_a_flipped_tile_may_be_replaced_and_the_new_one_is_not_flipped() -> None:
    match = at(
        f"{HAND}; red mat port 2; red port-1 at preston.1 flipped; red income 13; red points 2"
    )
    play(match, "red", "combine preston.1 port with bury wigan")
    assert tile(match, "preston.1")["tile"] == "port-2"
    assert not tile(match, "preston.1")["flipped"]
    assert (area(match, "red")["income_space"], area(match, "red")["points"]) == (13, 2)


@covers("BL-9.1")
def test_another_industry_does_not_give_way() -> None:
    match = at(f"{HAND}; blue cotton_mill-1 at preston.2; red mat port 3; red money 60")
    refused(match, "red", "combine preston.2 port with bury wigan", "BL-9.1", new_tile="port-3")


@covers("BL-9.1", "BL-9.5")
def test_what_two_cards_could_not_replace_either_is_not_refused_for_its_one_card() -> None:
    match = at(f"{HAND}; blue port-1 at preston.1", "overbuild_opponent=coal_iron_only")
    assert broken(match, "red", "build preston.1 port with preston") == [
        "BL-9.1",
        "BL-9.3",
        "BL-9.5",
    ]


@covers("BL-9.2", "BL-6.7")
def test_in_the_canal_era_own_tiles_are_replaced_where_one_stands() -> None:
    match = at(f"{HAND}; red mat port 2; red port-1 at preston.1")
    allowed(match, "red", "combine preston.1 port with bury wigan")


@covers("BL-9.3", "BL-O3")
def test_opponents_ports_give_way_as_the_summary_says_and_in_no_edition() -> None:
    text = f"{HAND}; red mat port 2; blue port-1 at preston.1"
    move = "combine preston.1 port with bury wigan"
    allowed(at(text), "red", move)
    for option in ("overbuild_opponent=coal_iron_only", "preset=classic_2007"):
        refused(at(text, option), "red", move, "BL-9.3", owner=1)


@covers("BL-9.3", "BL-9.4", "BL-O3")
def test_even_then_mines_give_way_only_when_coal_is_scarce() -> None:
    text = f"{HAND}; red mat coal_mine 2; blue coal_mine-1 at wigan.1 flipped; coal 2"
    match = at(text)
    refused(match, "red", "combine wigan.1 coal_mine with bury wigan", "BL-9.4", cubes=2)


@covers("BL-9.4")
@pytest.mark.parametrize(
    ("left", "cubes"),
    [("iron 1", 1), ("iron 0; blue iron_works-1 at preston.3 holding 2", 2)],
)
def test_works_give_way_when_no_iron_is_left(left: str, cubes: int) -> None:
    text = (
        f"{HAND}; red mat iron_works 2; yellow iron_works-1 at bolton.3 flipped"
        "; blue coal_mine-1 at bolton.1"
    )
    match = at(f"{text}; {left}")
    refused(match, "red", "combine bolton.3 iron_works with bury wigan", "BL-9.4", cubes=cubes)
    allowed(at(f"{text}; iron 0"), "red", "combine bolton.3 iron_works with bury wigan")


@covers("BL-9.4", "BL-O4")
def test_or_when_the_tile_itself_is_empty() -> None:
    text = f"{HAND}; red mat coal_mine 2; coal 8"
    empty = f"{text}; blue coal_mine-1 at wigan.1 flipped"
    full = f"{text}; blue coal_mine-1 at wigan.1 holding 1"
    move = "combine wigan.1 coal_mine with bury wigan"
    refused(at(empty), "red", move, "BL-9.4")
    allowed(at(empty, "opponent_overbuild_scarcity=tile_only"), "red", move)
    refused(at(full, "opponent_overbuild_scarcity=tile_only"), "red", move, "BL-9.4", cubes=1)
    own = f"{text}; red coal_mine-1 at wigan.1 holding 1"
    allowed(at(own, "opponent_overbuild_scarcity=tile_only"), "red", move)


@covers("BL-9.5", "BL-O2")
def test_overbuilding_takes_two_cards_or_one() -> None:
    text = f"{HAND}; red mat port 2; red port-1 at preston.1"
    refused(at(text), "red", "build preston.1 port with preston", "BL-9.5", tile="port-1")
    one = at(text, "overbuild_cards=1")
    allowed(one, "red", "build preston.1 port with preston")
    refused(one, "red", "build preston.1 port with bury", "BL-6.2", card="bury")


@covers("BL-9.5", "BL-7.2")
def test_with_two_cards_overbuilding_takes_both_actions() -> None:
    match = at(f"{HAND}; red mat port 2; red port-1 at preston.1; actions 1")
    refused(match, "red", "combine preston.1 port with bury wigan", "BL-7.2")


@covers("BL-9.6")
def test_a_free_slot_of_its_own_does_not_keep_from_overbuilding() -> None:
    match = at(f"{HAND}; red mat port 2; red port-1 at preston.2")
    allowed(match, "red", "combine preston.2 port with bury wigan")
