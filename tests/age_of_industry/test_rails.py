"""Chapter 14: building rails."""

import pytest
from age_of_industry.tables import cubes_from, facts, germany, paid
from covers import covers
from table_talk import allowed, area, link, play, refused, table


@covers("AI-14.1")
def test_a_rail_begins_at_an_own_tile_or_rail():
    match = germany("red cotton_mill-1 at berlin.1")
    allowed(match, "red", "link berlin dresden")
    refused(match, "red", "link leipzig dresden", "AI-14.1")
    match = germany(
        "red link berlin dresden; red iron_works-1 at berlin.1; red coal_mine-1 at poland.1"
        "; red link berlin poland"
    )
    allowed(match, "red", "link leipzig dresden")


@covers("AI-14.1")
def test_a_rail_may_go_on_from_a_village():
    match = germany(
        "red link kassel erfurt; red iron_works-1 at kassel.1; red coal_mine-1 at kassel.4"
    )
    play(match, "red", "link leipzig erfurt")
    assert link(match, "leipzig-erfurt") == "red"


@covers("AI-14.1")
def test_a_connection_carries_one_rail():
    match = germany("red cotton_mill-1 at berlin.1; blue link berlin dresden")
    refused(match, "red", "link berlin dresden", "AI-14.1", connection="berlin-dresden")


@covers("AI-14.1")
def test_who_has_nothing_on_the_map_builds_no_rail_and_no_card_is_needed():
    refused(germany(""), "red", "link berlin dresden", "AI-14.1")
    match = germany("red hand none; red cotton_mill-1 at berlin.1")
    play(match, "red", "link berlin dresden")
    assert area(match, "red")["links_left"] == 11


@covers("AI-14.2")
def test_the_first_rail_costs_1_and_no_cubes():
    match = germany("red cotton_mill-1 at berlin.1")
    events = play(match, "red", "link berlin dresden")
    assert (paid(events), cubes_from(events)) == (1, [])


@covers("AI-14.2")
def test_a_later_rail_costs_1_a_coal_and_an_iron():
    match = germany(
        "red link kassel erfurt; red iron_works-1 at kassel.1; blue coal_mine-1 at kassel.4"
    )
    events = play(match, "red", "link kassel frankfurt")
    assert (paid(events), cubes_from(events)) == (1, ["kassel.4", "kassel.1"])


@covers("AI-14.3")
def test_cubes_may_go_to_different_ends_but_not_over_the_rail_itself():
    base = "red link berlin dresden; red cotton_mill-1 at leipzig.1"
    match = germany(
        f"{base}; blue coal_mine-1 at poland.1; blue link berlin poland"
        "; red iron_works-1 at magdeburg.1; blue link magdeburg leipzig"
    )
    events = play(match, "red", "link leipzig dresden")
    assert cubes_from(events) == ["poland.1", "magdeburg.1"]
    match = germany(f"{base}; red iron_works-1 at magdeburg.1; blue link magdeburg leipzig")
    refused(match, "red", "link leipzig dresden", "AI-14.3", connection="leipzig-dresden")


@covers("AI-14.3")
def test_the_nearest_source_of_either_end_may_be_chosen():
    match = germany(
        "red link leipzig dresden; red iron_works-1 at leipzig.1; blue iron_works-1 at berlin.1"
        "; blue coal_mine-1 at poland.1; blue link berlin poland"
    )
    refused(match, "red", "link berlin dresden", "M-3")
    allowed(match, "red", "link berlin dresden iron berlin.1")
    events = play(match, "red", "link berlin dresden iron leipzig.1")
    assert cubes_from(events) == ["poland.1", "leipzig.1"]


@covers("AI-14.3")
def test_the_demand_table_serves_only_if_no_source_reaches_either_end():
    match = germany(
        "red link regensburg bohemia; red iron_works-1 at regensburg.1"
        "; blue coal_mine-1 at mannheim.2; red link nurnberg regensburg"
        "; blue link wurzburg nurnberg; blue link frankfurt wurzburg"
    )
    events = play(match, "red", "link leipzig nurnberg")
    assert facts(events, "bought_cube") == [{"seat": 0, "money": 1, "resource": "coal"}]
    assert table(match)["coal"]["cubes"] == 5
    match = germany(
        "red link regensburg bohemia; red iron_works-1 at regensburg.1"
        "; blue coal_mine-1 at mannheim.2; red link nurnberg regensburg"
        "; blue link wurzburg nurnberg; blue link frankfurt wurzburg"
        "; blue link frankfurt mannheim"
    )
    events = play(match, "red", "link leipzig nurnberg")
    assert cubes_from(events) == ["mannheim.2", "regensburg.1"]


@covers("AI-14.3", "AI-13.1")
@pytest.mark.parametrize("ends", ["berlin dresden", "berlin poland"])
@pytest.mark.parametrize(("money", "loans"), [(4, 0), (3, 1)])
def test_loans_for_a_rail_count_what_is_bought_and_not_what_either_end_reaches(ends, money, loans):
    """Coal lies beyond the far end, whichever it is; iron comes from the demand table at $3."""
    match = germany(
        f"red link hamburg berlin; blue port-1 at hamburg.1; coal 0; iron 2; red money {money}"
        "; blue coal_mine-1 at poland.1; blue link dresden breslau; blue link poland breslau"
    )
    play(match, "red", f"link {ends} loans {loans}")
    left = (area(match, "red")["money"], area(match, "red")["loans"])
    assert left == (money + 10 * loans - 1 - 3, loans)


@covers("AI-14.4")
def test_without_rails_left_none_is_built():
    match = germany("red cotton_mill-1 at berlin.1; red links 0")
    refused(match, "red", "link berlin dresden", "AI-14.4", rails=0)
