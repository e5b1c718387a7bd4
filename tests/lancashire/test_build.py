"""Chapters 6 and 7: building with one card, and with two."""

import pytest
from covers import covers
from lancashire.tables import at, facts_of
from table_talk import allowed, area, broken, kinds, play, refused, table, tile, to_act

# --- the tile ---------------------------------------------------------------------------------


@covers("BL-6.1")
def test_the_lowest_tile_is_built() -> None:
    match = at("red hand bolton wigan; red money 40")
    refused(match, "red", "build bolton.1 cotton_mill-2 with bolton", "BL-6.1", claimed=2)
    play(match, "red", "build bolton.1 cotton_mill-1 with bolton")
    assert area(match, "red")["mat"]["cotton_mill"][:3] == [1, 1, 2]


@covers("BL-6.1")
@pytest.mark.parametrize("industry", ["cotton_mill", "coal_mine", "iron_works", "port"])
def test_level_one_is_for_the_canal_era(industry: str) -> None:
    slot = {"port": "preston.1", "iron_works": "preston.3"}.get(industry, "bolton.1")
    town = slot.split(".")[0]
    match = at(f"rail; red hand {town} wigan; red money 40; blue link {town} wigan")
    refused(match, "red", f"build {slot} {industry} with {town}", "BL-6.1", era="rail")


@covers("BL-6.1")
def test_shipyards_of_level_two_are_for_the_rail_era() -> None:
    match = at(
        "red hand liverpool wigan; red money 40; red mat shipyard 2; blue port-1 at liverpool.1"
    )
    refused(match, "red", "build liverpool.4 shipyard with liverpool", "BL-6.1", tile="shipyard-2")


@covers("BL-6.1")
def test_an_empty_pile_builds_nothing() -> None:
    match = at("red hand bolton wigan; red mat coal_mine none; red money 40")
    refused(match, "red", "build bolton.1 coal_mine with bolton", "BL-6.1", industry="coal_mine")


# --- the card ---------------------------------------------------------------------------------


@covers("BL-6.2")
def test_a_card_of_another_town_does_not_serve() -> None:
    match = at("red hand bolton wigan")
    refused(match, "red", "build bolton.1 cotton_mill with wigan", "BL-6.2", card="wigan")
    refused(match, "red", "build bury.1 cotton_mill with bolton", "BL-6.2", place="bury")


@covers("BL-6.2")
def test_an_industry_card_builds_its_industry_in_the_network() -> None:
    match = at("red hand cotton_mill wigan; red link bolton bury; red money 40")
    allowed(match, "red", "build bury.1 cotton_mill with cotton_mill")
    refused(match, "red", "build bury.1 coal_mine with cotton_mill", "BL-6.2", industry="coal_mine")
    assert "BL-6.2" in broken(match, "red", "build colne.1 cotton_mill with cotton_mill")


@covers("BL-6.2")
def test_outside_the_network_the_industry_card_does_not_serve_beside_a_location_card() -> None:
    match = at("red hand cotton_mill colne; red link bolton bury; red money 40")
    allowed(match, "red", "build colne.1 cotton_mill with colne")
    refused(
        match, "red", "build colne.1 cotton_mill with cotton_mill", "BL-6.2", card="cotton_mill"
    )


@covers("BL-6.3", "BL-O15")
def test_in_the_edition_of_2018_it_takes_an_empty_slot() -> None:
    text = "rail; red hand coal_mine; red money 60; red mat coal_mine 3; coal 0"
    taken = f"{text}; blue coal_mine-2 at wigan.1 flipped; blue link bolton wigan; iron 8"
    over, beside = (f"build wigan.{slot} coal_mine with coal_mine" for slot in (1, 2))
    by_one = "overbuild_cards=1"
    refused(at(taken, by_one, "nothing_on_the_board=empty_slot"), "red", over, "BL-6.2")
    allowed(at(taken, by_one, "nothing_on_the_board=any_slot"), "red", over)
    allowed(at(taken, by_one, "nothing_on_the_board=empty_slot"), "red", beside)
    with_town = taken.replace("red hand coal_mine", "red hand wigan")
    allowed(
        at(with_town, by_one, "nothing_on_the_board=empty_slot"),
        "red",
        over.replace("with coal_mine", "with wigan"),
    )


@covers("BL-6.3")
def test_with_nothing_on_the_board_again_an_industry_card_builds_anywhere() -> None:
    match = at("rail; red hand coal_mine wigan; red mat coal_mine 2")
    allowed(match, "red", "build burnley.1 coal_mine with coal_mine")
    linked = at("red hand coal_mine wigan; red link bolton bury")
    refused(linked, "red", "build burnley.1 coal_mine with coal_mine", "BL-6.2")


# --- the virtual link -------------------------------------------------------------------------


@covers("BL-6.4", "BL-O8")
@pytest.mark.parametrize(
    ("value", "to_birkenhead", "to_liverpool"),
    [("both", True, True), ("liverpool_to_birkenhead", True, False), ("none", False, False)],
)
def test_the_virtual_link_has_three_values(
    value: str, to_birkenhead: bool, to_liverpool: bool
) -> None:
    there = at(
        "rail; red money 60; red mat shipyard 2; red hand shipyard wigan; red port-2 at liverpool.1"
        "; blue link birkenhead ellesmere_port; blue port-2 at ellesmere_port.1",
        f"virtual_link={value}",
    )
    back = at(
        "rail; red money 60; red mat port 2; red hand port wigan"
        "; red shipyard-2 at birkenhead.1 flipped",
        f"virtual_link={value}",
    )
    for match, move, may in (
        (there, "build birkenhead.1 shipyard with shipyard", to_birkenhead),
        (back, "build liverpool.1 port with port", to_liverpool),
    ):
        if may:
            allowed(match, "red", move)
        else:
            refused(match, "red", move, "BL-6.2", in_network=False)


# --- the slot ---------------------------------------------------------------------------------


@covers("BL-6.5")
def test_the_slot_must_show_the_industry() -> None:
    match = at("red hand bolton wigan")
    refused(match, "red", "build bolton.1 port with bolton", "BL-6.5", industry="port")
    refused(match, "red", "build bolton.3 cotton_mill with bolton", "BL-6.5", slot="bolton.3")


@covers("BL-6.6", "BL-O14")
def test_a_slot_of_its_own_is_used_first() -> None:
    text = "red hand preston wigan"
    refused(at(text), "red", "build preston.2 port with preston", "BL-6.6", place="preston")
    allowed(at(text), "red", "build preston.1 port with preston")
    allowed(at(f"{text}; blue port-1 at preston.1"), "red", "build preston.2 port with preston")
    allowed(at(text, "single_icon_slot_first=false"), "red", "build preston.2 port with preston")
    allowed(at(text), "red", "build preston.2 cotton_mill with preston")


@covers("BL-6.7")
def test_tiles_of_others_in_the_town_do_not_matter() -> None:
    match = at("red hand bolton wigan; blue cotton_mill-1 at bolton.1")
    allowed(match, "red", "build bolton.2 cotton_mill with bolton")


# --- coal, iron, money ------------------------------------------------------------------------


@covers("BL-6.8")
def test_a_mill_of_level_three_takes_coal_and_iron() -> None:
    match = at(
        "red hand bolton wigan; red money 40; red mat cotton_mill 3; blue coal_mine-1 at bolton.2"
        "; iron 3"
    )
    play(match, "red", "build bolton.1 cotton_mill with bolton")
    assert area(match, "red")["money"] == 40 - 16 - 3
    assert tile(match, "bolton.2")["cubes"] == 1


@covers("BL-6.9")
def test_cubes_bought_are_part_of_the_price() -> None:
    text = "red hand colne wigan; red mat cotton_mill 2; coal 1; blue link colne yorkshire"
    refused(
        at(f"{text}; red money 17"),
        "red",
        "build colne.1 cotton_mill with colne",
        "BL-6.9",
        cost=18,
        money=17,
    )
    allowed(at(f"{text}; red money 18"), "red", "build colne.1 cotton_mill with colne")


@covers("BL-6.10")
def test_the_order_of_a_build() -> None:
    match = at(
        "red hand bolton wigan; red money 40; red mat cotton_mill 2"
        "; blue coal_mine-1 at bolton.2 holding 1"
    )
    events = play(match, "red", "build bolton.1 cotton_mill with bolton")
    assert kinds(events) == [
        "discarded",
        "paid",
        "took_cube",
        "flipped",
        "income_moved",
        "placed",
    ]


@covers("BL-6.11")
def test_a_mine_reaches_the_market_through_an_external_place() -> None:
    match = at("red hand rochdale wigan; coal 7; blue link rochdale yorkshire; red money 5")
    events = play(match, "red", "build rochdale.1 coal_mine with rochdale")
    assert facts_of(events, "sold_cube") == [{"seat": 0, "money": 1, "resource": "coal"}]
    assert tile(match, "rochdale.1")["cubes"] == 1


@covers("BL-6.11")
def test_nothing_is_sold_to_the_market_later() -> None:
    match = at("red hand wigan bury port; red money 20; coal 5; blue port-1 at preston.1")
    play(match, "red", "build wigan.1 coal_mine with wigan")
    play(match, "red", "link wigan preston with bury")
    assert table(match)["coal"]["cubes"] == 5
    assert tile(match, "wigan.1")["cubes"] == 2


@covers("BL-6.12")
def test_a_shipyard_raises_the_income_at_once() -> None:
    match = at(
        "red hand liverpool wigan; red money 40; red mat shipyard 1; blue port-1 at liverpool.1"
    )
    events = play(match, "red", "build liverpool.4 shipyard with liverpool")
    assert kinds(events)[-3:] == ["placed", "flipped", "income_moved"]


# --- two cards --------------------------------------------------------------------------------


@covers("BL-7.1")
def test_two_cards_pass_every_rule_but_those_about_cards() -> None:
    text = "red hand wigan port bury; red port-1 at preston.1"
    match = at(f"{text}; red money 11")
    refused(match, "red", "combine colne.1 cotton_mill with wigan port", "BL-6.9", cost=12)
    refused(match, "red", "combine colne.1 coal_mine with wigan port", "BL-6.5")
    match = at(f"{text}; red money 12")
    refused(match, "red", "combine preston.2 cotton_mill with wigan port", "BL-6.7")
    refused(match, "red", "combine bolton.3 iron_works with wigan port", "BL-6.8")
    allowed(match, "red", "combine burnley.1 coal_mine with wigan port")


@covers("BL-7.1")
def test_the_same_card_twice_must_be_held_twice() -> None:
    match = at("red hand wigan port port")
    refused(match, "red", "combine colne.1 cotton_mill with wigan wigan", "BL-4.3", card="wigan")
    allowed(match, "red", "combine colne.1 cotton_mill with port port")


@covers("BL-7.2")
def test_a_combined_build_is_no_second_action() -> None:
    match = at("red hand wigan port port bury; actions 1")
    refused(match, "red", "combine colne.1 cotton_mill with wigan port", "BL-7.2", actions=1)


@covers("BL-7.2")
def test_a_combined_build_takes_two_cards() -> None:
    match = at("order red blue yellow; red hand wigan")
    refused(match, "red", "combine colne.1 cotton_mill with wigan", "BL-7.2", cards=1)
    two = at("order red blue yellow; red hand wigan bury; deck none; aside none")
    play(two, "red", "combine colne.1 cotton_mill with bury wigan")
    assert (area(two, "red")["hand_size"], to_act(two)) == (0, ["blue"])
