"""The worked examples of the rulebook with their figures, and a few that follow from them.

Where the rulebook gives no figures (T-17, T-18) they are ours.
"""

import pytest
from age_of_industry.tables import (
    coal_waiting,
    cubes_from,
    facts,
    germany,
    market,
    new_england,
    paid,
)
from covers import covers
from table_talk import allowed, area, areas, play, refused, table, tile, to_act

NO_DEMAND = """
    market market_denmark none; market market_russia none; market market_leipzig none
"""


@covers("AI-3.3", "AI-3.6", "AI-19.1")
def test_t01_money_spent_in_round_one_decides_the_next_order():
    match = germany(
        "round 1; order yellow red blue; yellow hand cotton_mill; red hand iron_works", 3
    )
    assert paid(play(match, "yellow", "build magdeburg.1 cotton_mill with cotton_mill")) == 4
    assert to_act(match) == ["red"], "one action each in round one"
    assert paid(play(match, "red", "build leipzig.1 iron_works with iron_works")) == 2
    assert areas(match, "spent") == [2, 0, 4]
    play(match, "blue", "draw deck", "draw deck")
    order = table(match)["order"]
    assert order.index("red") < order.index("yellow")


@covers("AI-4.2", "AI-10.1")
@pytest.mark.parametrize(
    ("mine", "rail"), [("kassel.4", "kassel erfurt"), ("essen.2", "essen kassel")]
)
def test_t02_an_own_rail_opens_kassel(mine, rail):
    match = germany(
        f"red coal_mine-1 at {mine} flipped; red link {rail}; red mat coal_mine 2"
        "; red hand cotton_mill coal_mine"
    )
    for slot in ("kassel.1", "kassel.2", "kassel.3"):
        allowed(match, "red", f"build {slot} cotton_mill with cotton_mill")
    allowed(match, "red", f"build {mine} coal_mine-2 with coal_mine")
    refused(match, "red", "build berlin.1 cotton_mill with cotton_mill", "AI-4.2")


@covers("AI-4.2", "AI-5.4")
def test_t03_a_ship_card_builds_beside_a_port():
    match = new_england("red port-1 at boston.1; red mat ship 2; red hand ship")
    allowed(match, "red", "build massachusetts_bay.1 ship with ship")
    refused(match, "red", "build gulf_of_maine.1 ship with ship", "AI-5.4")


@covers("AI-4.3")
def test_t04_a_location_card_builds_in_every_place_of_its_colour():
    match = germany("red cotton_mill-1 at hannover.1; red hand brown")
    for place in ("nurnberg", "augsburg", "munchen", "regensburg"):
        allowed(match, "red", f"build {place}.1 cotton_mill with brown")
    allowed(match, "red", "build bohemia.1 coal_mine with brown")
    refused(match, "red", "build stuttgart.1 cotton_mill with brown", "AI-4.2")


@covers("AI-6.1")
def test_t05_the_first_cotton_mill_has_level_1():
    match = germany("red hand mauve")
    refused(match, "red", "build berlin.1 cotton_mill-2 with mauve", "AI-6.1", claimed=2)
    play(match, "red", "build berlin.1 cotton_mill with mauve")
    assert tile(match, "berlin.1")["tile"] == "cotton_mill-1"


@covers("AI-6.1")
def test_t06_three_cotton_mills_gone_leave_one_of_level_2():
    match = germany(
        "red gone cotton_mill 3; red hand mauve; red coal_mine-1 at poland.1"
        "; red link berlin poland"
    )
    assert area(match, "red")["mat"]["cotton_mill"] == [2, 3, 3]
    allowed(match, "red", "build berlin.1 cotton_mill-2 with mauve")


@covers("AI-1.5", "AI-16.1")
def test_t07_a_factory_needs_two_developments_first():
    match = germany(
        "red hand mauve ship ship; red iron_works-1 at berlin.2; red coal_mine-1 at poland.1"
        "; red link berlin poland"
    )
    refused(match, "red", "build berlin.1 factory with mauve", "AI-1.5", tile="factory-0")
    play(match, "red", "develop factory with ship")
    refused(match, "red", "build berlin.1 factory with mauve", "AI-1.5")
    play(match, "red", "develop factory with ship")
    play(match, "blue", "draw deck", "draw deck", "draw deck", "draw deck")
    allowed(match, "red", "build berlin.1 factory-3 with mauve")


@covers("AI-6.2")
@pytest.mark.parametrize(("level", "cost", "cubes"), [(1, 4, 0), (2, 6, 1), (3, 12, 2)])
def test_t08_the_cost_of_cotton_mills(level, cost, cubes):
    match = germany(
        f"red mat cotton_mill {level}; red hand mauve; red link berlin poland"
        "; red coal_mine-1 at poland.1; blue iron_works-1 at berlin.2"
    )
    events = play(match, "red", f"build berlin.1 cotton_mill-{level} with mauve")
    assert paid(events) == cost
    assert len(cubes_from(events)) == cubes


@covers("AI-7.1", "AI-7.2")
def test_t09_coal_travels_over_rails_of_others():
    match = germany(
        "yellow coal_mine-1 at poland.1 holding 2; yellow link poland berlin"
        "; red link berlin magdeburg; red mat cotton_mill 2; red hand cotton_mill",
        3,
    )
    events = play(match, "red", "build magdeburg.1 cotton_mill-2 with cotton_mill")
    assert cubes_from(events) == ["poland.1"]
    assert paid(events) == 6
    assert tile(match, "poland.1")["cubes"] == 1


REGENSBURG = """
    yellow coal_mine-1 at bohemia.1 holding 1; yellow link regensburg bohemia
    red coal_mine-1 at mannheim.2; red link mannheim stuttgart; red link stuttgart ulm
    red link ulm augsburg; blue link augsburg regensburg; blue link munchen regensburg
    red iron_works-1 at munchen.1 holding 1; blue iron_works-1 at augsburg.1
    red mat factory 3; red hand brown
"""


@covers("AI-7.3", "AI-9.3", "AI-5.3")
def test_t10_the_nearest_coal_must_be_taken_and_equal_iron_may_be_chosen():
    match = germany(REGENSBURG, 3)
    build = "build regensburg.1 factory-3 with brown"
    refused(match, "red", f"{build} coal mannheim.2 iron munchen.1", "AI-7.3")
    refused(match, "red", build, "M-3")
    allowed(match, "red", f"{build} iron augsburg.1")
    events = play(match, "red", f"{build} coal bohemia.1 iron munchen.1")
    assert cubes_from(events) == ["bohemia.1", "munchen.1"]
    assert [entry["slot"] for entry in facts(events, "flipped")] == ["bohemia.1", "munchen.1"]
    assert area(match, "yellow")["money"] == 4
    assert area(match, "red")["money"] == 10 - 8 + 5, "a loan, the factory, the iron works"


@covers("AI-5.3")
def test_t10_a_second_factory_in_munchen_would_be_one_tile_too_many():
    match = germany(REGENSBURG, 3)
    refused(match, "red", "build munchen.2 factory with brown", "AI-5.3", most=1)


@covers("AI-8.1", "AI-8.2")
def test_t11_whoever_is_connected_to_france_may_buy():
    match = germany("green link stuttgart france; red mat cotton_mill 2; red hand grey", 4)
    events = play(match, "red", "build stuttgart.1 cotton_mill-2 with grey")
    assert paid(events) == 6 + 1
    match = germany("green link stuttgart france; red mat cotton_mill 2; red hand grey", 4)
    refused(match, "red", "build frankfurt.1 cotton_mill-2 with grey", "AI-8.2")


@covers("AI-8.3")
def test_t12_an_empty_market_sells_at_4():
    match = germany("coal 0; red link stuttgart france; red mat cotton_mill 2; red hand grey")
    assert paid(play(match, "red", "build stuttgart.1 cotton_mill-2 with grey")) == 6 + 4
    assert table(match)["coal"] == {"cubes": 0, "price": 4}


@covers("AI-9.1")
@pytest.mark.parametrize(
    ("tile_id", "slot", "cubes"), [("coal_mine-1", "essen.2", 3), ("iron_works-2", "koln.1", 4)]
)
def test_t13_new_mines_and_iron_works_receive_cubes(tile_id, slot, cubes):
    match = germany(
        "red mat iron_works 2; red hand orange; blue coal_mine-1 at essen.3; red link essen koln"
    )
    play(match, "red", f"build {slot} {tile_id} with orange")
    assert tile(match, slot)["cubes"] == cubes


@covers("AI-9.2")
def test_t14_a_mine_of_level_2_sells_three_cubes_for_4():
    match = germany(
        "coal 3; red mat coal_mine 2; red hand blue; blue port-1 at danzig.1 flipped"
        "; blue link danzig posen; blue link posen poland"
    )
    events = play(match, "red", "build poland.1 coal_mine-2 with blue")
    assert [entry["money"] for entry in facts(events, "sold_cube")] == [2, 1, 1]
    assert table(match)["coal"]["cubes"] == 6
    assert tile(match, "poland.1")["cubes"] == 1
    assert not tile(match, "poland.1")["flipped"]


@covers("AI-9.3", "AI-7.7")
def test_t15_the_last_cube_flips_a_mine_in_somebody_elses_turn():
    match = germany(
        "blue coal_mine-1 at poland.1 holding 1; red link poland berlin; red mat cotton_mill 2"
        "; red hand mauve"
    )
    play(match, "red", "build berlin.1 cotton_mill with mauve")
    assert tile(match, "poland.1")["flipped"]
    assert area(match, "blue")["money"] == 4


@covers("AI-10.1", "AI-5.1")
def test_t16_a_cotton_mill_gives_way_to_a_factory_and_a_port_does_not():
    match = germany(
        "red cotton_mill-1 at hamburg.3; red port-1 at hamburg.1; red mat factory 3"
        "; red hand factory"
    )
    allowed(match, "red", "build hamburg.3 factory-3 with factory")
    refused(match, "red", "build hamburg.1 factory-3 with factory", "AI-5.1")


@covers("AI-13.1", "AI-13.2", "AI-20.1")
def test_t17_a_loan_repaid_in_the_same_turn_costs_nothing():
    match = germany("round 1; coal 3; red hand brown")
    events = play(match, "red", "build bohemia.1 coal_mine-1 with brown")
    assert facts(events, "borrowed") == [{"seat": 0, "loans": 1}]
    assert sum(entry["money"] for entry in facts(events, "sold_cube")) == 4
    assert tile(match, "bohemia.1")["flipped"]
    assert area(match, "red")["money"] == 17
    assert to_act(match) == ["red"], "a loan can be repaid before the turn ends"
    play(match, "red", "repay 1")
    play(match, "blue", "draw deck", "draw deck")
    assert table(match)["round"] == 2
    assert (area(match, "red")["money"], area(match, "red")["loans"]) == (7, 0)


@covers("AI-20.1")
def test_t18_interest_is_borrowed_where_there_is_no_money():
    match = germany("order blue red; red to act; actions 1; red loans 3; red money 0; blue money 5")
    play(match, "red", "draw deck", "draw deck")
    assert table(match)["round"] == 3
    assert (area(match, "red")["money"], area(match, "red")["loans"]) == (7, 4)


@covers("AI-14.2", "AI-14.3")
def test_t19_a_later_rail_takes_iron_and_coal_and_costs_2():
    match = germany(
        "yellow to act; yellow iron_works-1 at augsburg.1; yellow link augsburg regensburg", 3
    )
    events = play(match, "yellow", "link regensburg bohemia")
    assert cubes_from(events) == ["augsburg.1"]
    assert paid(events) == 2
    assert table(match)["coal"] == {"cubes": 5, "price": 1}


SALE = (
    NO_DEMAND
    + """
    red cotton_mill-1 at berlin.1; red cotton_mill-1 at berlin.2; red factory-3 at magdeburg.1
    red port-1 at danzig.1; yellow port-1 at hamburg.1; red mat factory 3
    blue link hamburg berlin; yellow link stettin berlin; yellow link stettin danzig
    blue link poland berlin; red link berlin magdeburg; red gone factory 3
"""
)


@covers("AI-15.1", "AI-15.2", "AI-15.3", "AI-15.4")
def test_t20_three_sales_in_one_action_bring_37_and_5():
    match = germany(SALE + "market market_poland manufactured", 3)
    events = play(
        match,
        "red",
        "sell magdeburg.1 to market_poland sell berlin.1 to danzig.1 sell berlin.2 to hamburg.1",
    )
    assert areas(match, "money") == [37, 0, 5]
    assert [entry["money"] for entry in facts(events, "earned")] == [16, 8, 5, 8, 5]
    assert len(facts(events, "flipped")) == 5
    assert market(match, "market_poland")["used"]


@covers("AI-15.3")
def test_t20_without_the_market_the_factory_cannot_be_sold():
    match = germany(SALE + "market market_poland cotton", 3)
    refused(match, "red", "sell magdeburg.1", "AI-15.2")


LOWELL = """
    red cotton_mill-1 at lowell.1; red link lowell boston; yellow port-1 at boston.1
    blue ship-2 at massachusetts_bay.1; import massachusetts_bay 0
    market market_massachusetts_bay cotton
"""


@covers("AI-11.3", "AI-11.5", "AI-15.4")
def test_t21_a_sale_overseas_flips_mill_market_and_ship_but_not_the_port():
    match = new_england(LOWELL, 3)
    play(match, "red", "sell lowell.1 to market_massachusetts_bay")
    assert tile(match, "lowell.1")["flipped"]
    assert tile(match, "massachusetts_bay.1")["flipped"]
    assert not tile(match, "boston.1")["flipped"]
    assert market(match, "market_massachusetts_bay")["used"]
    assert areas(match, "money") == [8, 10, 0]


EIGHT = "coal_mine coal_mine coal_mine coal_mine factory factory factory factory"


@covers("AI-17.2")
def test_t22_with_eight_cards_one_is_drawn_and_with_nine_none():
    match = germany(f"red hand {EIGHT}")
    play(match, "red", "draw deck")
    assert len(area(match, "red")["hand"]) == 9
    assert table(match)["actions_left"] == 1
    refused(match, "red", "draw deck", "AI-17.2", cards=9, most=9)


@covers("AI-19.1")
def test_t23_least_spent_goes_first_and_equals_keep_their_order():
    match = germany(
        "order red yellow blue green; green to act; actions 1"
        "; yellow spent 9; red spent 6; blue spent 2; green spent 2",
        4,
    )
    play(match, "green", "draw deck", "draw deck")
    order = table(match)["order"]
    assert order == ["blue", "green", "red", "yellow"]


@covers("AI-16.1")
def test_t24_two_developments_make_factory_3_available():
    match = germany("red hand ship ship")
    play(match, "red", "develop factory-0 with ship", "develop factory-0 with ship")
    assert area(match, "red")["mat"]["factory"] == [3, 3, 4, 4]


# --- what follows from the examples -----------------------------------------------------------


@covers("AI-7.5")
def test_import_coal_is_two_lanes_away_from_its_port():
    """From Lowell a mine two rails away is as far as the import of Boston's bay is from Boston."""
    match = new_england(
        "blue port-1 at boston.1; blue ship-2 at massachusetts_bay.1; red mat cotton_mill 2"
        "; red hand mauve; blue link boston worcester; blue link new_york pennsylvania"
        "; blue coal_mine-1 at pennsylvania.1; blue link bridgeport new_york"
    )
    events = play(match, "red", "build boston.3 cotton_mill-2 with mauve")
    assert cubes_from(events) == ["massachusetts_bay.1"]
    assert coal_waiting(match, "massachusetts_bay.1") == 3


@covers("AI-8.3", "AI-2.5")
def test_successive_purchases_cost_1_1_2_2_3_3_4_4():
    match = germany("order blue red; red link stuttgart france; blue hand none; red money 99")
    rails = [
        ("saarbrucken france", "mannheim saarbrucken"),
        ("stuttgart switzerland", "stuttgart ulm"),
        ("ulm augsburg", "augsburg munchen"),
        ("munchen austria", "munchen regensburg"),
    ]
    prices = []
    for first, second in rails:
        play(match, "blue", "pass", "pass")
        bought = facts(play(match, "red", f"link {first}", f"link {second}"), "bought_cube")
        prices += [entry["money"] for entry in bought if entry["resource"] == "coal"]
    assert prices == [1, 1, 2, 2, 3, 3, 4, 4]


@covers("AI-21.2")
def test_a_rail_between_a_market_town_and_a_village_earns_6():
    match = germany(
        "red link leipzig erfurt; blue cotton_mill-1 at leipzig.1 flipped"
        "; yellow iron_works-1 at leipzig.2; order red blue yellow; yellow to act; actions 1"
        "; red hand none; deck none; display none none; yellow hand none",
        3,
    )
    events = play(match, "yellow", "pass")
    assert match.is_over
    earned = facts(events, "earned")
    assert earned == [{"seat": 0, "money": 6, "purpose": "rails_at_the_end"}]


@covers("AI-21.3", "AI-21.4", "AI-21.5", "AI-21.6")
def test_two_open_loans_and_7_dollars_count_1_minus_10_and_the_levels():
    """The loans stay open because $7 repays none of them."""
    match = germany(
        "order red blue; blue to act; actions 1; red money 9; red loans 2; red hand none"
        "; deck none; display none none; blue hand none; red cotton_mill-2 at berlin.1"
        "; red coal_mine-1 at poland.1 flipped"
    )
    play(match, "blue", "pass")
    assert match.is_over
    score = match.opened.scores(match.table)[0]
    assert score.lines == {"money": 1, "tiles": 3, "loans": -10}
    assert score.points == 1 - 10 + 3
