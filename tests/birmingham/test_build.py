"""Chapter 8: the build action."""

import pytest
from covers import covers
from table_talk import allowed, area, broken, given, kinds, play, refused, table, tile

MINE = "build dudley.1 coal_mine with "


# --- the card ---------------------------------------------------------------------------------


@covers("BB-8.1")
def test_a_location_card_builds_any_industry_in_its_town() -> None:
    match = given("red hand burton_on_trent stafford; red link dudley birmingham")
    for slot in ("1 coal_mine", "2 brewery"):
        allowed(match, "red", f"build burton_on_trent.{slot} with burton_on_trent")
    refused(match, "red", "build burton_on_trent.2 brewery with stafford", "BB-8.1")


@covers("BB-8.1")
def test_a_location_card_builds_in_no_other_town() -> None:
    match = given("red hand stafford; red link dudley birmingham")
    refused(match, "red", f"{MINE}stafford", "BB-8.1", place="dudley", industry="coal_mine")


@covers("BB-8.1")
def test_a_wild_location_card_counts_as_the_card_of_any_town() -> None:
    match = given("red hand wild_location; red cotton_mill-1 at worcester.1")
    allowed(match, "red", f"{MINE}wild_location")
    allowed(match, "red", "build cannock.2 coal_mine with wild_location")


@covers("BB-8.1")
def test_an_industry_card_builds_its_industry_in_the_network() -> None:
    match = given("red hand coal_mine; red link dudley birmingham")
    allowed(match, "red", f"{MINE}coal_mine")
    refused(
        match,
        "red",
        "build cannock.2 coal_mine with coal_mine",
        "BB-8.1",
        place="cannock",
        industry="coal_mine",
    )


@covers("BB-8.1")
def test_holding_the_towns_card_does_not_help_an_industry_card() -> None:
    match = given("red hand cannock coal_mine wild_industry; red link dudley birmingham")
    allowed(match, "red", "build cannock.2 coal_mine with cannock")
    for card in ("coal_mine", "wild_industry"):
        refused(
            match,
            "red",
            f"build cannock.2 coal_mine with {card}",
            "BB-8.1",
            card=card,
            place="cannock",
            industry="coal_mine",
        )


@covers("BB-8.1")
def test_an_industry_card_builds_no_other_industry() -> None:
    match = given("red hand brewery coal_mine; red link dudley birmingham")
    refused(match, "red", f"{MINE}brewery", "BB-8.1", card="brewery", industry="coal_mine")


@covers("BB-8.1")
def test_a_card_with_two_industries_builds_either() -> None:
    match = given("birmingham 3 players; red hand goods; red link birmingham oxford; red money 30")
    allowed(match, "red", "build birmingham.1 cotton_mill with goods")
    allowed(match, "red", "build birmingham.2 manufacturer with goods")
    refused(match, "red", "build birmingham.3 iron_works with goods", "BB-8.1")


@covers("BB-8.1")
def test_a_wild_industry_card_counts_as_any_industry_card() -> None:
    match = given("red hand wild_industry; red link dudley birmingham")
    allowed(match, "red", f"{MINE}wild_industry")
    allowed(match, "red", "build birmingham.1 cotton_mill with wild_industry")
    refused(match, "red", "build cannock.2 coal_mine with wild_industry", "BB-8.1")


@covers("BB-8.2")
@pytest.mark.parametrize(
    ("players", "slot"), [(2, "belper.2"), (2, "leek.2"), (3, "belper.2"), (2, "stone.2")]
)
def test_a_wild_location_card_may_name_a_town_without_cards(players: int, slot: str) -> None:
    match = given(f"birmingham {players} players; red hand wild_location")
    allowed(match, "red", f"build {slot} coal_mine with wild_location")


@covers("BB-8.2")
def test_a_town_without_cards_cannot_be_named_by_its_own_card() -> None:
    match = given("red hand dudley")
    refused(match, "red", "build belper.2 coal_mine with belper", "BB-8.1", place="belper")


@covers("BB-8.3")
def test_a_farm_brewery_takes_no_location_card_but_a_wild_industry_card() -> None:
    match = given(
        "red hand wild_location wild_industry brewery; red link cannock farm_brewery_north"
    )
    move = "build farm_brewery_north.1 brewery with "
    refused(match, "red", f"{move}wild_location", "BB-8.3", place="farm_brewery_north")
    allowed(match, "red", f"{move}wild_industry")
    allowed(match, "red", f"{move}brewery")


@covers("BB-8.3")
def test_a_farm_brewery_must_be_in_the_network_too() -> None:
    match = given("red hand wild_industry brewery cannock; red link cannock walsall")
    for card in ("brewery", "wild_industry", "cannock"):
        refused(
            match,
            "red",
            f"build farm_brewery_north.1 brewery with {card}",
            "BB-8.1",
            place="farm_brewery_north",
        )


@covers("BB-8.3")
def test_a_farm_takes_only_breweries() -> None:
    match = given("red hand wild_industry; red link cannock farm_brewery_north")
    refused(
        match,
        "red",
        "build farm_brewery_north.1 coal_mine with wild_industry",
        "BB-8.5",
        slot="farm_brewery_north.1",
        industry="coal_mine",
    )


# --- the tile ---------------------------------------------------------------------------------


@covers("BB-8.4")
def test_the_lowest_tile_left_on_the_mat_is_built() -> None:
    match = given("red money 30; red hand dudley; red mat coal_mine 3")
    refused(
        match,
        "red",
        "build dudley.1 coal_mine-4 with dudley",
        "BB-8.4",
        tile="coal_mine-3",
        claimed=4,
    )
    refused(match, "red", "build dudley.1 coal_mine-2 with dudley", "BB-8.4", claimed=2)
    play(match, "red", "build dudley.1 coal_mine-3 with dudley")
    assert tile(match, "dudley.1")["tile"] == "coal_mine-3"
    assert area(match, "red")["mat"]["coal_mine"] == [3, 4, 4]


@covers("BB-8.4")
def test_an_industry_without_tiles_left_cannot_be_built() -> None:
    match = given("red hand dudley; red mat coal_mine none")
    refused(match, "red", f"{MINE}dudley", "BB-8.4", industry="coal_mine")


@covers("BB-8.4")
@pytest.mark.parametrize(
    ("industry", "slot", "level", "era"),
    [
        ("brewery", "walsall.2", 4, "canal"),
        ("pottery", "coventry.1", 5, "canal"),
        ("coal_mine", "dudley.1", 1, "rail"),
        ("iron_works", "dudley.2", 1, "rail"),
        ("cotton_mill", "worcester.1", 1, "rail"),
        ("manufacturer", "birmingham.2", 1, "rail"),
        ("brewery", "walsall.2", 1, "rail"),
    ],
)
def test_a_tile_that_the_era_forbids_blocks_its_industry(
    industry: str, slot: str, level: int, era: str
) -> None:
    other = {"canal": "rail", "rail": "canal"}[era]
    text = f"red money 90; red hand wild_location; red mat {industry} {level}" + (
        "; red link birmingham oxford; red link birmingham coventry; blue coal_mine-2 at dudley.1"
        if slot != "dudley.1"
        else ""
    )
    move = f"build {slot} {industry} with wild_location"
    refused(given(f"{era}; {text}"), "red", move, "BB-8.4", tile=f"{industry}-{level}", era=era)
    allowed(given(f"{other}; {text}"), "red", move)


@covers("BB-8.4")
def test_pottery_one_can_be_built_in_the_rail_era_and_cotton_mill_one_cannot() -> None:
    match = given("rail; red money 30; red hand coventry worcester")
    allowed(match, "red", "build coventry.1 pottery with coventry")
    refused(
        match,
        "red",
        "build worcester.1 cotton_mill with worcester",
        "BB-8.4",
        tile="cotton_mill-1",
        era="rail",
    )


# --- the slot ---------------------------------------------------------------------------------


@covers("BB-8.5")
def test_a_tile_goes_to_a_slot_that_shows_its_industry() -> None:
    match = given("red hand dudley")
    allowed(match, "red", f"{MINE}dudley")
    refused(
        match,
        "red",
        "build dudley.2 coal_mine with dudley",
        "BB-8.5",
        slot="dudley.2",
        industry="coal_mine",
    )


@covers("BB-8.5")
def test_a_free_slot_for_this_industry_alone_is_used_first() -> None:
    match = given("red hand cannock")
    allowed(match, "red", "build cannock.2 coal_mine with cannock")
    refused(
        match,
        "red",
        "build cannock.1 coal_mine with cannock",
        "BB-8.5",
        place="cannock",
        industry="coal_mine",
    )


@covers("BB-8.5")
def test_a_shared_slot_is_used_when_the_other_is_taken() -> None:
    match = given("red hand cannock; blue coal_mine-1 at cannock.2")
    allowed(match, "red", "build cannock.1 coal_mine with cannock")


@covers("BB-8.5")
def test_among_equal_slots_the_player_chooses() -> None:
    match = given("red hand tamworth birmingham; red link birmingham oxford")
    for slot in (1, 2):
        allowed(match, "red", f"build tamworth.{slot} coal_mine with tamworth")
    for slot in (2, 4):
        allowed(match, "red", f"build birmingham.{slot} manufacturer with birmingham")
    refused(match, "red", "build birmingham.1 manufacturer with birmingham", "BB-8.5")


@covers("BB-8.5")
def test_a_taken_slot_is_refused() -> None:
    match = given("red hand dudley; blue coal_mine-1 at dudley.1")
    assert broken(match, "red", f"{MINE}dudley") == ["BB-9.1", "BB-9.3"]
    refused(match, "red", f"{MINE}dudley", "BB-9.1", slot="dudley.1", tile="coal_mine-1")


@covers("BB-8.6")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_a_second_own_tile_in_a_place_is_refused_in_the_canal_era(era: str) -> None:
    text = f"{era}; red hand burton_on_trent; red mat brewery 2"
    move = "build burton_on_trent.2 brewery with burton_on_trent"
    beside_own = given(f"{text}; red coal_mine-2 at burton_on_trent.1")
    if era == "canal":
        refused(beside_own, "red", move, "BB-8.6", place="burton_on_trent", industry="brewery")
    else:
        allowed(beside_own, "red", move)
    allowed(given(f"{text}; blue coal_mine-2 at burton_on_trent.1"), "red", move)


@covers("BB-8.6")
def test_a_flipped_tile_counts_as_a_tile_in_the_place() -> None:
    match = given("red hand dudley; red iron_works-1 at dudley.2 flipped")
    refused(match, "red", f"{MINE}dudley", "BB-8.6")


@covers("BB-8.6")
def test_three_own_tiles_in_a_place_are_fine_in_the_rail_era() -> None:
    match = given(
        "rail; red money 30; red hand birmingham; red mat manufacturer 2"
        "; red iron_works-2 at birmingham.3 flipped; red cotton_mill-2 at birmingham.1"
    )
    play(match, "red", "build birmingham.2 manufacturer with birmingham")
    assert len(table(match)["tiles"]) == 3


# --- cost and yield ---------------------------------------------------------------------------


@covers("BB-8.7")
def test_money_iron_and_coal_are_paid() -> None:
    match = given(
        "red money 40; red hand birmingham; red mat manufacturer 7; red link birmingham oxford"
    )
    play(match, "red", "build birmingham.4 manufacturer with birmingham")
    assert area(match, "red")["money"] == 40 - 16 - 1 - 2
    assert (table(match)["coal"]["cubes"], table(match)["iron"]["cubes"]) == (12, 7)


@covers("BB-8.7")
def test_what_cannot_be_paid_is_refused() -> None:
    text = "red hand birmingham; red mat manufacturer 7; red link birmingham oxford; red money "
    move = "build birmingham.4 manufacturer with birmingham"
    refused(given(f"{text}18"), "red", move, "BB-8.7", tile="manufacturer-7", cost=19, money=18)
    allowed(given(f"{text}19"), "red", move)


@covers("BB-8.7")
def test_the_fresh_tile_does_not_connect_places_by_itself() -> None:
    match = given("red hand birmingham; blue coal_mine-1 at dudley.1")
    refused(match, "red", "build birmingham.2 manufacturer with birmingham", "BB-7.1")


@covers("BB-8.8")
@pytest.mark.parametrize(
    ("era", "industry", "level", "cubes"),
    [
        *(
            ("canal", "coal_mine", level, cubes)
            for level, cubes in ((1, 2), (2, 3), (3, 4), (4, 5))
        ),
        *(("rail", "coal_mine", level, cubes) for level, cubes in ((2, 3), (3, 4), (4, 5))),
        *(
            ("canal", "iron_works", level, cubes)
            for level, cubes in ((1, 4), (2, 4), (3, 5), (4, 6))
        ),
        *(("canal", "brewery", level, 1) for level in (1, 2, 3)),
        *(("rail", "brewery", level, 2) for level in (2, 3, 4)),
    ],
)
def test_a_new_tile_receives_its_cubes_or_barrels(
    era: str, industry: str, level: int, cubes: int
) -> None:
    slot = {"coal_mine": "dudley.1", "iron_works": "dudley.2", "brewery": "walsall.2"}[industry]
    match = given(
        f"{era}; iron 10; red money 40; red hand wild_location; red mat {industry} {level}"
        "; blue coal_mine-2 at wolverhampton.2; blue link wolverhampton dudley"
    )
    play(match, "red", f"build {slot} {industry} with wild_location")
    assert tile(match, slot)["cubes"] == cubes


@covers("BB-8.8")
def test_goods_receive_nothing() -> None:
    match = given("red hand worcester")
    play(match, "red", "build worcester.1 cotton_mill with worcester")
    assert tile(match, "worcester.1") == {
        "slot": "worcester.1",
        "tile": "cotton_mill-1",
        "industry": "cotton_mill",
        "level": 1,
        "seat": 0,
        "colour": "red",
        "cubes": 0,
        "resource": None,
        "flipped": False,
    }


# --- the market -------------------------------------------------------------------------------


@covers("BB-8.9")
def test_a_mine_connected_to_a_merchant_place_without_tiles_must_fill_the_market() -> None:
    text = "coal 9; red hand wild_location"
    match = given(f"{text}; red link derby nottingham; red link belper derby")
    play(match, "red", "build belper.2 coal_mine with wild_location")
    assert table(match)["coal"]["cubes"] == 11
    assert area(match, "red")["money"] == 17 - 5 + 3 + 2
    assert tile(match, "belper.2")["flipped"]
    alone = given(f"{text}; red link belper derby")
    play(alone, "red", "build belper.2 coal_mine with wild_location")
    assert table(alone)["coal"]["cubes"] == 9
    assert tile(alone, "belper.2")["cubes"] == 2


@covers("BB-8.9")
def test_iron_works_sell_without_any_link_dearest_empty_space_first() -> None:
    match = given("iron 3; red hand dudley; blue coal_mine-1 at dudley.1")
    play(match, "red", "build dudley.2 iron_works with dudley")
    assert table(match)["links"] == []
    assert table(match)["iron"]["cubes"] == 7
    assert area(match, "red")["money"] == 17 - 5 + 4 + 3 + 3 + 2


@covers("BB-8.9")
def test_a_tile_whose_last_cube_is_sold_flips_in_the_building_action() -> None:
    match = given(
        "coal 0; red hand coventry; red link birmingham coventry; red link birmingham oxford"
    )
    events = play(match, "red", "build coventry.2 coal_mine with coventry")
    assert kinds(events).count("sold_cube") == 2
    assert kinds(events).count("flipped") == 1
    assert tile(match, "coventry.2")["flipped"]
    assert area(match, "red")["income_space"] == 14
    assert area(match, "red")["money"] == 17 - 5 + 7 + 7


@covers("BB-8.9")
def test_only_what_fits_is_sold_and_the_rest_stays() -> None:
    match = given(
        "coal 13; red hand coventry; red link birmingham coventry; red link birmingham oxford"
    )
    play(match, "red", "build coventry.2 coal_mine with coventry")
    assert table(match)["coal"]["cubes"] == 14
    assert tile(match, "coventry.2")["cubes"] == 1
    assert not tile(match, "coventry.2")["flipped"]


@covers("BB-8.9")
def test_breweries_sell_nothing_to_markets() -> None:
    match = given(
        "iron 5; coal 5; red hand walsall; red link walsall birmingham; red link birmingham oxford"
    )
    play(match, "red", "build walsall.2 brewery with walsall")
    assert tile(match, "walsall.2")["cubes"] == 1
    assert table(match)["coal"]["cubes"] == 5


@covers("BB-8.10")
def test_a_mine_connected_later_sells_nothing() -> None:
    match = given("round 2; coal 5; red hand coventry dudley dudley; red link birmingham coventry")
    play(match, "red", "build coventry.2 coal_mine with coventry")
    play(match, "red", "link birmingham oxford with dudley")
    assert table(match)["coal"]["cubes"] == 5
    assert tile(match, "coventry.2")["cubes"] == 2


@covers("BB-8.10")
def test_a_standing_works_sells_nothing_when_room_appears() -> None:
    match = given(
        "round 2; iron 10; red hand dudley walsall; red iron_works-1 at dudley.2; red mat brewery 1"
    )
    play(match, "red", "build walsall.2 brewery with walsall")
    assert tile(match, "dudley.2")["cubes"] == 3
    assert table(match)["iron"]["cubes"] == 10


# --- nothing on the board ---------------------------------------------------------------------


@covers("BB-8.11")
@pytest.mark.parametrize(
    "slot", ["dudley.1 coal_mine", "cannock.2 coal_mine", "belper.2 coal_mine"]
)
@pytest.mark.parametrize("card", ["coal_mine", "wild_industry"])
def test_with_nothing_on_the_board_an_industry_card_builds_anywhere(slot: str, card: str) -> None:
    allowed(given(f"red hand {card}"), "red", f"build {slot} with {card}")


@covers("BB-8.11")
def test_with_nothing_on_the_board_farm_breweries_are_open_too() -> None:
    match = given("red hand brewery wild_location")
    allowed(match, "red", "build farm_brewery_south.1 brewery with brewery")
    refused(match, "red", "build farm_brewery_south.1 brewery with wild_location", "BB-8.3")


@covers("BB-8.11")
@pytest.mark.parametrize(
    "piece", ["red cotton_mill-1 at worcester.1", "red link dudley birmingham"]
)
def test_a_single_piece_on_the_board_ends_this_freedom(piece: str) -> None:
    match = given(f"red hand coal_mine; {piece}")
    refused(match, "red", "build cannock.2 coal_mine with coal_mine", "BB-8.1", place="cannock")


@covers("BB-8.11")
def test_this_freedom_gives_no_right_to_overbuild() -> None:
    text = "rail; coal 0; red money 40; red mat coal_mine 3; blue coal_mine-2 at dudley.1 flipped"
    refused(given(f"{text}; red hand coal_mine"), "red", f"{MINE}coal_mine", "BB-8.1")
    allowed(given(f"{text}; red hand dudley"), "red", f"{MINE}dudley")


@covers("BB-8.11")
def test_this_freedom_returns_in_the_rail_era() -> None:
    match = given("rail; red mat coal_mine 2; red hand coal_mine")
    allowed(match, "red", "build cannock.2 coal_mine with coal_mine")
