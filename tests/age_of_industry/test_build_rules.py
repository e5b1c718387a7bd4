"""Chapters 4 to 6, 10 and 12: cards, slots, the mat, replacing tiles, the combined action."""

import pytest
from age_of_industry.tables import cubes_from, facts, germany, new_england, paid
from covers import covers
from table_talk import allowed, area, broken, kinds, play, refused, table, tile

# --- cards ------------------------------------------------------------------------------------


@covers("AI-4.1")
def test_a_build_costs_a_card_from_the_hand():
    match = germany("red hand mauve ship")
    refused(match, "red", "build berlin.1 cotton_mill with green", "AI-4.1", card="green")
    play(match, "red", "build berlin.1 cotton_mill with mauve")
    assert area(match, "red")["hand"] == ["ship"]
    assert table(match)["discards"].count("mauve") == 1


@covers("AI-4.1", "AI-4.2")
def test_without_cards_nothing_is_built():
    match = germany("red hand none")
    refused(match, "red", "build berlin.1 cotton_mill with mauve", "AI-4.2")
    refused(match, "red", "combine berlin.1 cotton_mill with mauve", "AI-12.1", cards=0)


@covers("AI-4.2")
def test_an_industry_card_builds_its_own_industry_only():
    match = germany("red hand iron_works mauve")
    refused(match, "red", "build berlin.1 cotton_mill with iron_works", "AI-4.2")
    allowed(match, "red", "build berlin.1 iron_works with iron_works")


@covers("AI-4.2")
def test_with_nothing_on_the_map_an_industry_card_builds_anywhere():
    match = germany("red hand cotton_mill")
    allowed(match, "red", "build munchen.1 cotton_mill with cotton_mill")
    for piece in ("red link koln frankfurt", "red coal_mine-1 at poland.1"):
        match = germany(f"red hand cotton_mill; {piece}")
        refused(match, "red", "build munchen.1 cotton_mill with cotton_mill", "AI-4.2")


@covers("AI-4.2")
def test_a_large_place_is_open_beside_an_own_tile():
    match = germany("red cotton_mill-1 at berlin.1; red hand cotton_mill")
    allowed(match, "red", "build berlin.2 cotton_mill with cotton_mill")
    match = germany("red cotton_mill-1 at koln.1; red hand iron_works")
    assert "AI-4.2" in broken(match, "red", "build koln.2 iron_works with iron_works")


@covers("AI-4.2")
def test_an_own_tile_is_replaced_with_a_card_of_the_new_industry():
    match = germany(
        "red cotton_mill-1 at koln.1; red mat iron_works 2; red hand iron_works cotton_mill"
    )
    refused(match, "red", "build koln.1 iron_works with cotton_mill", "AI-8.2")
    match = germany(
        "red cotton_mill-1 at koln.1; red mat iron_works 2; red hand iron_works"
        "; blue coal_mine-1 at essen.2; blue link essen koln"
    )
    allowed(match, "red", "build koln.1 iron_works-2 with iron_works")


@covers("AI-4.2")
def test_a_ship_card_needs_no_own_piece_but_a_port_of_anyone():
    match = new_england(
        "red cotton_mill-1 at albany.1; blue port-1 at new_york.1; red mat ship 2; red hand ship"
    )
    allowed(match, "red", "build new_york_bay.1 ship with ship")


@covers("AI-4.3")
def test_a_location_card_builds_ships_in_its_colour_if_there_is_a_port():
    match = new_england("red port-1 at boston.1; red mat ship 2; red hand mauve blue")
    allowed(match, "red", "build cape_cod_bay.1 ship with mauve")
    refused(match, "red", "build cape_cod_bay.1 ship with blue", "AI-4.3")
    refused(match, "red", "build new_york_bay.1 ship with blue", "AI-5.4")


@covers("AI-4.4")
def test_no_card_waives_slots_tiles_and_cubes():
    match = germany("red hand mauve; red mat cotton_mill 2")
    refused(match, "red", "build berlin.1 coal_mine with mauve", "AI-5.1")
    refused(match, "red", "build berlin.1 factory with mauve", "AI-1.5")
    refused(match, "red", "build berlin.1 cotton_mill with mauve", "AI-8.2")


@covers("AI-4.1", "AI-4.2", "AI-4.3")
@pytest.mark.parametrize(
    ("move", "numbers"),
    [
        ("build berlin.1 factory with ship", ["AI-1.5", "AI-4.2"]),
        ("build berlin.1 factory with grey", ["AI-1.5", "AI-4.1", "AI-4.3"]),
        ("combine berlin.1 coal_mine with grey", ["AI-5.1", "AI-4.1"]),
        ("develop port-3 with grey", ["AI-16.1", "AI-4.1"]),
        ("build berlin.1 factory", ["AI-1.5"]),
    ],
)
def test_what_is_wrong_with_the_card_is_told_besides(move, numbers):
    """A card that is not named is not missed: first the build itself must be possible."""
    assert broken(germany("red hand mauve ship"), "red", move) == numbers


# --- slots ------------------------------------------------------------------------------------


@covers("AI-5.1")
@pytest.mark.parametrize("industry", ["cotton_mill", "iron_works"])
def test_blank_slots_take_mills_and_iron_works(industry):
    allowed(germany("red hand green"), "red", f"build hamburg.3 {industry} with green")
    refused(germany("red hand green"), "red", f"build hamburg.1 {industry} with green", "AI-5.1")


@covers("AI-5.1")
@pytest.mark.parametrize(
    ("slot", "industry", "card"),
    [("hamburg.1", "port", "green"), ("kassel.4", "coal_mine", "orange")],
)
def test_other_slots_take_what_they_show(slot, industry, card):
    match = germany(f"red hand {card}")
    allowed(match, "red", f"build {slot} {industry} with {card}")
    refused(match, "red", f"build kassel.1 {industry} with {card}", "AI-5.1")


@covers("AI-5.2", "AI-10.2")
def test_a_slot_holds_one_tile():
    match = germany("blue cotton_mill-1 at berlin.1; red hand mauve")
    refused(match, "red", "build berlin.1 iron_works with mauve", "AI-10.2", owner=1)


@covers("AI-5.3")
def test_one_own_tile_in_a_small_place_and_two_in_a_large_one():
    match = germany("red cotton_mill-1 at koln.1; red hand orange")
    refused(match, "red", "build koln.2 iron_works with orange", "AI-5.3", most=1)
    match = germany("red cotton_mill-1 at berlin.1; red hand mauve")
    allowed(match, "red", "build berlin.2 iron_works with mauve")
    match = germany("red cotton_mill-1 at berlin.1; red iron_works-1 at berlin.2; red hand mauve")
    refused(match, "red", "build berlin.3 cotton_mill with mauve", "AI-5.3", most=2)


@covers("AI-5.3")
def test_replacing_an_own_tile_does_not_raise_the_number_and_anothers_does():
    base = "coal 0; red hand orange; red mat coal_mine 2"
    match = germany(f"{base}; red coal_mine-1 at essen.2 flipped")
    allowed(match, "red", "build essen.2 coal_mine-2 with orange")
    match = germany(
        f"{base}; red coal_mine-1 at essen.2 flipped; blue coal_mine-1 at essen.3 flipped"
    )
    refused(match, "red", "build essen.3 coal_mine-2 with orange", "AI-5.3")


@covers("AI-5.4")
def test_a_ship_needs_a_port_flipped_or_not_of_anyone():
    base = "red mat ship 2; red hand mauve"
    refused(new_england(base), "red", "build cape_cod_bay.1 ship with mauve", "AI-5.4")
    match = new_england(f"{base}; blue port-1 at boston.2 flipped")
    allowed(match, "red", "build cape_cod_bay.1 ship with mauve")


# --- the mat ----------------------------------------------------------------------------------


@covers("AI-6.1")
def test_an_industry_without_tiles_is_not_built():
    match = germany("red hand mauve; red mat cotton_mill none")
    refused(match, "red", "build berlin.1 cotton_mill with mauve", "AI-6.1")


@covers("AI-6.2", "AI-13.1")
def test_money_and_cubes_are_paid_together():
    match = germany(
        "red mat cotton_mill 3; red hand grey; red link stuttgart france; red money 20; coal 4"
    )
    events = play(match, "red", "build stuttgart.1 cotton_mill-3 with grey")
    assert [entry["purpose"] for entry in facts(events, "paid")] == ["tile", "coal", "iron"]
    assert [entry["money"] for entry in facts(events, "paid")] == [12, 2, 1]


# --- replacing --------------------------------------------------------------------------------


@covers("AI-10.1")
def test_an_own_tile_gives_way_only_to_a_higher_level():
    match = germany("red cotton_mill-1 at berlin.1; red hand mauve")
    refused(
        match, "red", "build berlin.1 iron_works with mauve", "AI-10.1", new_tile="iron_works-1"
    )
    match = germany(
        "red cotton_mill-2 at berlin.1 flipped; red hand mauve; red mat factory 3"
        "; red iron_works-1 at berlin.2; blue coal_mine-1 at poland.1; blue link berlin poland"
    )
    play(match, "red", "build berlin.1 factory-3 with mauve")
    assert not tile(match, "berlin.1")["flipped"]


MINES = "red hand blue; red mat coal_mine 2; blue coal_mine-1 at poland.1 flipped"


@covers("AI-10.2")
def test_anothers_mine_gives_way_once_no_coal_is_left():
    refused(germany(MINES), "red", "build poland.1 coal_mine with blue", "AI-10.2", coal=6)
    match = germany(f"{MINES}; coal 0; blue coal_mine-1 at essen.2 holding 1")
    refused(match, "red", "build poland.1 coal_mine with blue", "AI-10.2", coal=1)
    match = germany(f"{MINES}; coal 0")
    events = play(match, "red", "build poland.1 coal_mine with blue")
    assert facts(events, "replaced") == [
        {"seat": 0, "slot": "poland.1", "tile": "coal_mine-1", "owner": 1}
    ]
    assert tile(match, "poland.1")["seat"] == 0


@covers("AI-10.2")
def test_anothers_iron_works_gives_way_to_iron_works_only():
    base = (
        "iron 0; red hand mauve; red mat iron_works 2; red mat cotton_mill 2"
        "; blue iron_works-1 at berlin.1 flipped; blue cotton_mill-1 at berlin.2"
        "; blue coal_mine-1 at poland.1; blue link berlin poland"
    )
    match = germany(base)
    allowed(match, "red", "build berlin.1 iron_works-2 with mauve")
    refused(match, "red", "build berlin.1 cotton_mill-2 with mauve", "AI-10.2")
    refused(match, "red", "build berlin.2 iron_works-2 with mauve", "AI-10.2")
    match = germany(base.replace("red mat iron_works 2; ", ""))
    refused(match, "red", "build berlin.1 iron_works-1 with mauve", "AI-10.2")


@covers("AI-10.2")
def test_import_coal_without_a_ship_is_not_available():
    base = "coal 0; red hand blue; red mat coal_mine 2; blue coal_mine-1 at pennsylvania.1 flipped"
    allowed(new_england(base), "red", "build pennsylvania.1 coal_mine with blue")
    match = new_england(f"{base}; blue port-1 at boston.1; blue ship-2 at cape_cod_bay.1")
    refused(match, "red", "build pennsylvania.1 coal_mine with blue", "AI-10.2", coal=3)


@covers("AI-10.3")
def test_a_replaced_tile_leaves_the_game():
    match = germany(f"{MINES}; coal 0; blue gone coal_mine 1")
    play(match, "red", "build poland.1 coal_mine with blue")
    assert area(match, "blue")["mat"]["coal_mine"] == [1, 2, 2, 3, 3]
    assert area(match, "blue")["standing"] == 0


@covers("AI-10.4")
def test_cubes_of_a_replaced_tile_serve_the_new_one_and_go_to_the_supply():
    match = germany(
        "red iron_works-2 at berlin.1; red mat cotton_mill 3; red hand mauve"
        "; red coal_mine-1 at poland.1; red link berlin poland"
    )
    events = play(match, "red", "build berlin.1 cotton_mill-3 with mauve")
    assert cubes_from(events) == ["poland.1", "berlin.1"]
    assert kinds(events).index("took_cube") < kinds(events).index("replaced")
    assert table(match)["iron"]["cubes"] == 6
    assert tile(match, "berlin.1")["tile"] == "cotton_mill-3"
    assert tile(match, "berlin.1")["cubes"] == 0


# --- the combined action ----------------------------------------------------------------------


@covers("AI-12.1")
def test_both_actions_build_anything_anywhere_with_any_card():
    match = germany("red cotton_mill-1 at hannover.1; red hand ship")
    refused(match, "red", "build munchen.1 iron_works with ship", "AI-4.2")
    events = play(match, "red", "combine munchen.1 iron_works with ship")
    assert paid(events) == 2
    assert tile(match, "munchen.1")["seat"] == 0
    assert match.decision.seats == (1,)


@covers("AI-12.1")
def test_slots_levels_and_cubes_still_apply_to_a_combined_action():
    match = germany("red hand ship; red mat cotton_mill 2; blue iron_works-1 at koln.1")
    refused(match, "red", "combine munchen.1 cotton_mill with ship", "AI-8.2")
    refused(match, "red", "combine munchen.1 port with ship", "AI-5.1")
    refused(match, "red", "combine koln.1 iron_works with ship", "AI-10.2")
    refused(match, "red", "combine munchen.1 factory with ship", "AI-1.5")
