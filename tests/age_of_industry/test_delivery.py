"""Chapters 7 to 9: bringing coal and iron, the demand table, mines and iron works."""

import pytest
from age_of_industry.tables import coal_waiting, cubes_from, facts, germany, new_england, paid
from covers import covers
from table_talk import allowed, area, broken, kinds, play, refused, table, tile

COTTON = "red mat cotton_mill 2; red hand mauve"
BUILD = "build berlin.1 cotton_mill-2 with mauve"


@covers("AI-7.1")
def test_only_unflipped_mines_are_sources_and_they_are_free():
    match = germany(f"{COTTON}; blue coal_mine-1 at poland.1 flipped; red link berlin poland")
    refused(match, "red", BUILD, "AI-8.2", coal=1)
    match = germany(f"{COTTON}; blue coal_mine-1 at poland.1; red link berlin poland")
    refused(match, "red", f"{BUILD} coal breslau.3", "AI-7.1", slot="breslau.3")
    events = play(match, "red", BUILD)
    assert paid(events) == 6
    assert area(match, "blue")["money"] == 0, "the owner is neither asked nor paid"


@covers("AI-7.2")
def test_slots_of_one_place_are_connected():
    match = germany("red mat cotton_mill 2; red hand orange; blue coal_mine-1 at kassel.4")
    assert cubes_from(play(match, "red", "build kassel.1 cotton_mill with orange")) == ["kassel.4"]


@covers("AI-7.2")
def test_sea_lanes_join_two_ports_through_a_ship():
    base = (
        "red mat cotton_mill 3; red hand green; red port-1 at portsmouth.1"
        "; blue iron_works-1 at portland.2; blue ship-2 at gulf_of_maine.1; iron 0"
    )
    match = new_england(f"{base}; red port-1 at portland.1; red link portsmouth manchester")
    events = play(match, "red", "build manchester.1 cotton_mill-3 with green")
    assert cubes_from(events) == ["gulf_of_maine.1", "portland.2"]
    text = f"{base}; red link portsmouth manchester"
    match = new_england(text, 2, "sea_lanes=ship_and_port")
    events = play(match, "red", "build manchester.1 cotton_mill-3 with green")
    assert cubes_from(events) == ["gulf_of_maine.1"], "no port, no lane: iron was bought"


TWO_MINES = (
    f"{COTTON}; blue coal_mine-1 at poland.1; blue link berlin poland; red link berlin breslau"
)


@covers("AI-7.3")
def test_among_equally_near_mines_the_player_chooses():
    match = germany(f"{TWO_MINES}; red coal_mine-1 at breslau.3")
    refused(match, "red", BUILD, "M-3")
    assert cubes_from(play(match, "red", f"{BUILD} coal breslau.3")) == ["breslau.3"]


@covers("AI-7.3")
def test_a_farther_mine_is_not_the_nearest():
    match = germany(
        f"{COTTON}; blue coal_mine-1 at poland.1; red link berlin poland"
        "; red link poland breslau; red coal_mine-1 at breslau.3"
    )
    refused(match, "red", f"{BUILD} coal breslau.3", "AI-7.3", slot="breslau.3")
    assert cubes_from(play(match, "red", BUILD)) == ["poland.1"]


@covers("AI-7.4")
def test_iron_needs_a_connection_and_the_nearest_works():
    base = (
        "red mat cotton_mill 3; red hand mauve; blue coal_mine-1 at poland.1"
        "; red link berlin poland"
    )
    match = germany(f"{base}; red iron_works-1 at munchen.1")
    refused(match, "red", "build berlin.1 cotton_mill-3 with mauve", "AI-8.2", iron=1)
    match = germany(
        f"{base}; blue link berlin dresden; blue link leipzig dresden"
        "; red iron_works-1 at leipzig.1; blue iron_works-1 at dresden.1"
    )
    build = "build berlin.1 cotton_mill-3 with mauve"
    refused(match, "red", f"{build} iron leipzig.1", "AI-7.3")
    assert cubes_from(play(match, "red", build)) == ["poland.1", "dresden.1"]


@covers("AI-7.5")
def test_import_coal_serves_everybody_once_a_ship_stands():
    base = "red mat cotton_mill 2; red hand mauve; blue port-1 at boston.1; coal 0"
    match = new_england(base)
    assert paid(play(match, "red", "build boston.3 cotton_mill with mauve")) == 6 + 4
    match = new_england(f"{base}; blue ship-2 at cape_cod_bay.1")
    events = play(match, "red", "build boston.3 cotton_mill with mauve")
    assert (paid(events), cubes_from(events)) == (6, ["cape_cod_bay.1"])
    assert coal_waiting(match, "cape_cod_bay.1") == 2


@covers("AI-7.5", "AI-7.3")
def test_a_mine_two_rails_away_is_as_near_as_import_coal():
    match = new_england(
        "red mat cotton_mill 2; red hand blue; blue port-1 at new_york.1"
        "; blue ship-2 at new_york_bay.1; blue coal_mine-1 at pennsylvania.1"
        "; blue link poughkeepsie new_york; blue link poughkeepsie pennsylvania"
    )
    refused(match, "red", "build new_york.3 cotton_mill with blue", "M-3")
    for source in ("new_york_bay.1", "pennsylvania.1"):
        allowed(match, "red", f"build new_york.3 cotton_mill with blue coal {source}")


@covers("AI-7.6")
def test_a_new_ship_gets_cubes_through_its_ports_but_not_from_its_own_import():
    match = new_england(
        "red mat ship 3; red hand mauve; blue port-1 at boston.1; blue iron_works-1 at boston.3"
    )
    events = play(match, "red", "build cape_cod_bay.1 ship-3 with mauve")
    assert cubes_from(events) == ["boston.3"]
    assert [entry["resource"] for entry in facts(events, "bought_cube")] == ["coal"]
    assert coal_waiting(match, "cape_cod_bay.1") == 2, "one cube filled the demand table"


@covers("AI-7.7")
def test_the_last_cube_flips_its_tile():
    match = germany(f"{COTTON}; blue coal_mine-1 at poland.1 holding 1; red link berlin poland")
    events = play(match, "red", BUILD)
    assert kinds(events).index("took_cube") < kinds(events).index("flipped")
    assert tile(match, "poland.1") == {
        "slot": "poland.1",
        "tile": "coal_mine-1",
        "industry": "coal_mine",
        "level": 1,
        "seat": 1,
        "colour": "blue",
        "cubes": 0,
        "resource": "coal",
        "flipped": True,
    }


# --- the demand table -------------------------------------------------------------------------


@covers("AI-8.1")
def test_the_table_sells_nothing_where_a_source_reaches():
    match = germany(
        f"{COTTON}; blue coal_mine-1 at poland.1; red link berlin poland"
        "; blue port-1 at hamburg.1; red link hamburg berlin"
    )
    events = play(match, "red", BUILD)
    assert not facts(events, "bought_cube")
    assert table(match)["coal"]["cubes"] == 6


@covers("AI-8.1", "AI-7.3")
def test_what_sources_lack_is_bought_cube_by_cube():
    match = germany(
        "red mat cotton_mill 3; red hand mauve; blue coal_mine-1 at poland.1 holding 1"
        "; red link berlin poland; blue port-1 at hamburg.1; red link hamburg berlin; iron 2"
    )
    events = play(match, "red", "build berlin.1 cotton_mill-3 with mauve")
    assert cubes_from(events) == ["poland.1"]
    assert facts(events, "bought_cube") == [{"seat": 0, "money": 3, "resource": "iron"}]


@covers("AI-8.2")
@pytest.mark.parametrize(
    "access",
    [
        "blue port-1 at hamburg.1; red link hamburg berlin",
        "blue port-1 at hamburg.1 flipped; red link hamburg berlin",
        "red link dresden bohemia; red link berlin dresden",
    ],
)
def test_a_port_of_anyone_or_a_distant_port_gives_access(access):
    assert paid(play(germany(f"{COTTON}; {access}"), "red", BUILD)) == 6 + 1


@covers("AI-8.2")
def test_without_source_and_port_there_is_no_coal():
    refused(germany(COTTON), "red", BUILD, "AI-8.2", place="berlin", coal=1)
    match = germany(f"{COTTON}; red link hamburg berlin")
    refused(match, "red", BUILD, "AI-8.2")


@covers("AI-8.4")
def test_a_port_is_a_port_for_its_own_cubes():
    match = germany("red mat port 2; red hand green")
    events = play(match, "red", "build bremen.1 port-2 with green")
    assert paid(events) == 5 + 1


# --- mines and iron works ---------------------------------------------------------------------


@covers("AI-9.1", "AI-9.2")
def test_a_mine_without_access_keeps_its_cubes():
    match = germany("coal 0; red hand blue")
    play(match, "red", "build poland.1 coal_mine with blue")
    assert tile(match, "poland.1")["cubes"] == 3
    assert table(match)["coal"]["cubes"] == 0


@covers("AI-9.2")
def test_a_connection_that_comes_later_sells_nothing():
    match = germany(
        "coal 0; iron 0; red coal_mine-1 at bohemia.1; red iron_works-1 at regensburg.1"
        "; red link regensburg bohemia; red money 5"
    )
    play(match, "red", "link nurnberg regensburg")
    assert (table(match)["coal"]["cubes"], table(match)["iron"]["cubes"]) == (0, 0)


@covers("AI-9.2")
def test_iron_works_sell_the_dearest_space_first_after_they_are_paid():
    match = germany("iron 2; red hand grey; red link stuttgart france; red money 0")
    events = play(match, "red", "build stuttgart.1 iron_works-1 with grey")
    assert [entry["money"] for entry in facts(events, "sold_cube")] == [2, 2, 1]
    assert facts(events, "borrowed"), "the sale does not pay for the build"
    assert area(match, "red")["money"] == 10 - 2 + 5 + 5, "three cubes sold, and it flips"


@covers("AI-9.2")
def test_a_full_table_takes_nothing():
    match = germany("red hand brown")
    play(match, "red", "build bohemia.1 coal_mine with brown")
    assert tile(match, "bohemia.1")["cubes"] == 3


@covers("AI-7.1", "AI-8.1")
def test_a_source_named_where_a_cube_is_bought_is_refused_by_the_rules_about_sources():
    match = germany(
        f"{COTTON}; blue coal_mine-1 at kassel.4; blue port-1 at hamburg.1; red link hamburg berlin"
    )
    allowed(match, "red", BUILD)
    assert broken(match, "red", f"{BUILD} coal kassel.4") == ["AI-8.1"]
    assert broken(match, "red", f"{BUILD} coal poland.1") == ["AI-7.1", "AI-8.1"]
