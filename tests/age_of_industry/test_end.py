"""Chapter 21 and the options: the end of the game, scoring, victory."""

import pytest
from age_of_industry.tables import cubes_from, facts, germany, new_england, paid
from covers import covers
from table_talk import allowed, area, areas, dealt, order, play, refused, table, to_act

LAST = "order red blue; blue to act; actions 1; deck none; display none none; blue hand none"


def score(match, seat=0):
    return match.opened.scores(match.table)[seat]


@covers("AI-21.1")
def test_the_game_ends_when_the_deck_is_empty_and_somebody_has_no_cards():
    match = germany(f"{LAST}; red hand grey")
    events = play(match, "blue", "pass")
    assert facts(events, "game_ended") == [{"ending": "deck_and_hand_empty"}]
    assert match.is_over
    assert match.decision is None


@covers("AI-21.1")
def test_it_goes_on_while_everybody_holds_cards():
    match = germany(
        "order red blue; blue to act; actions 1; deck none; display none brown"
        "; blue hand ship grey; red hand grey"
    )
    play(match, "blue", "develop port with ship")
    assert not match.is_over


@covers("AI-21.1")
def test_it_goes_on_while_the_deck_has_cards():
    match = germany(
        "order red blue; blue to act; actions 1; deck port; blue hand none; red hand grey; idle no"
    )
    play(match, "blue", "pass")
    assert not match.is_over


@covers("AI-21.1")
def test_face_up_cards_do_not_matter():
    match = germany(
        "order red blue; blue to act; actions 1; deck none; display ship brown"
        "; blue hand none; red hand grey; idle no"
    )
    play(match, "blue", "pass")
    assert match.is_over


@covers("AI-21.1", "AI-20.1")
def test_the_last_round_has_all_three_phases():
    match = germany(f"{LAST}; red hand grey; red loans 1; red money 1; red spent 4")
    events = play(match, "blue", "pass")
    assert [entry["purpose"] for entry in facts(events, "paid")] == ["interest"]
    assert order(match) == [1, 0]


@covers("AI-21.2")
def test_rails_earn_for_tiles_of_anyone_markets_and_villages():
    match = germany(
        f"{LAST}; red hand none; red link leipzig dresden; blue link leipzig erfurt"
        "; blue cotton_mill-1 at leipzig.1; red iron_works-1 at dresden.1"
        "; blue iron_works-1 at dresden.2; market market_leipzig none"
    )
    events = play(match, "blue", "pass")
    assert [entry["money"] for entry in facts(events, "earned")] == [2 + 2 + 2, 2 + 2 + 1]


@covers("AI-21.3")
def test_loans_must_be_repaid_as_far_as_the_money_goes():
    match = germany(f"{LAST}; red hand none; red loans 3; red money 28")
    events = play(match, "blue", "pass")
    assert facts(events, "repaid") == [{"seat": 0, "loans": 2}]
    assert score(match).lines == {"money": 1, "loans": -5}, "$28, interest 3, repaid 20"


@covers("AI-21.4")
@pytest.mark.parametrize(("money", "points"), [(4, 0), (5, 1), (14, 2)])
def test_full_five_dollars_are_worth_a_point(money, points):
    match = germany(f"{LAST}; red hand none; red money {money}")
    play(match, "blue", "pass")
    assert score(match).points == points


@covers("AI-21.5")
def test_levels_count_flipped_or_not_and_of_what_stands_only():
    match = germany(
        f"{LAST}; red hand none; red cotton_mill-3 at berlin.1; red port-2 at hamburg.1 flipped"
        "; red gone factory 6"
    )
    play(match, "blue", "pass")
    assert score(match).lines == {"tiles": 5}


@covers("AI-21.6")
def test_each_open_loan_costs_5_points():
    match = germany(f"{LAST}; red hand none; red loans 4; red money 4")
    play(match, "blue", "pass")
    assert score(match).points == -20


@covers("AI-21.7")
def test_most_points_win():
    match = germany(f"{LAST}; red hand none; red money 4; blue money 6")
    play(match, "blue", "pass")
    assert match.opened.winners(match.table) == [1]


@covers("AI-21.7")
@pytest.mark.parametrize(("spent", "winner"), [("red spent 3", 1), ("blue spent 3", 0), ("", 0)])
def test_a_tie_goes_to_who_stands_first_in_the_last_turn_order(spent, winner):
    match = germany(f"{LAST}; red hand none; red money 6; blue money 7; {spent}")
    play(match, "blue", "pass")
    assert [score(match, seat).points for seat in (0, 1)] == [1, 1]
    assert match.opened.winners(match.table) == [winner]


# --- options ----------------------------------------------------------------------------------


@covers("AI-O1", "AI-2.1")
@pytest.mark.parametrize("board", ["germany", "new_england"])
def test_the_map_is_an_option(board):
    match = dealt("age_of_industry", 3, f"map={board}")
    assert match.opened.board == board
    assert table(match)["board"] == board


@covers("AI-O2", "AI-13.2", "AI-21.3")
def test_repaying_may_cost_11():
    match = germany("red money 21; red loans 2", 2, "loan_repay=11")
    refused(match, "red", "repay 2", "AI-13.2", cost=22, money=21)
    play(match, "red", "repay 1")
    assert area(match, "red")["money"] == 10
    match = germany(f"{LAST}; red hand none; red loans 1; red money 11", 2, "loan_repay=11")
    play(match, "blue", "pass")
    assert area(match, "red")["loans"] == 1, "$11, interest 1: not enough to repay"


@covers("AI-O4", "AI-2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_may_start_with_six_cards(players):
    match = dealt("age_of_industry", players, "second_edition_hands=true")
    assert areas(match, "hand_size") == [6] * players


@covers("AI-O5", "AI-21.1")
def test_the_game_may_end_with_the_deck():
    text = (
        "order red blue; blue to act; actions 1; deck none; display ship brown"
        "; blue hand grey ship; red hand grey"
    )
    match = germany(text, 2, "second_edition_end=true")
    events = play(match, "blue", "pass with grey")
    assert facts(events, "game_ended") == [{"ending": "deck_empty"}]
    match = germany(text)
    play(match, "blue", "pass with grey")
    assert not match.is_over
    assert to_act(match) == ["red"]


LANES = (
    "red mat cotton_mill 3; red hand green; red link portsmouth manchester; coal 0; iron 0"
    "; blue iron_works-1 at portland.2; blue coal_mine-1 at pennsylvania.1"
    "; market market_gulf_of_maine cotton"
)


SHIP_AND_PORT = "sea_lanes=ship_and_port"


@covers("AI-O6", "AI-7.6")
def test_sea_lanes_carry_without_ship_and_port_unless_agreed_otherwise():
    text = f"{LANES}; red port-1 at portsmouth.1"
    build = "build manchester.1 cotton_mill-3 with green"
    events = play(new_england(text), "red", build)
    assert cubes_from(events) == ["portland.2"]
    assert paid(events) == 12 + 4
    events = play(new_england(text, 2, SHIP_AND_PORT), "red", build)
    assert cubes_from(events) == [], "no ship, no lane: iron was bought"
    assert paid(events) == 12 + 4 + 4


@covers("AI-O6", "AI-7.6", "AI-7.3")
def test_both_ends_are_equally_near_a_new_ship_unless_a_port_is_needed():
    """With the option only the lane to the built port carries, and its iron is nearer."""
    text = (
        "red mat ship 2; red hand green; blue port-1 at portland.1"
        "; red iron_works-1 at portland.2; red iron_works-1 at portsmouth.2"
    )
    build = "build gulf_of_maine.1 ship-2 with green"
    assert cubes_from(play(new_england(text, 2, SHIP_AND_PORT), "red", build)) == ["portland.2"]
    match = new_england(text)
    refused(match, "red", build, "M-3")
    assert cubes_from(play(match, "red", f"{build} iron portsmouth.2")) == ["portsmouth.2"]


@covers("AI-O6", "AI-7.6", "AI-8.4")
def test_a_port_being_built_is_served_by_its_lanes_unless_agreed_otherwise():
    text = (
        "red mat port 2; red hand green; blue port-1 at portland.1; blue ship-2 at gulf_of_maine.1"
    )
    build = "build portsmouth.1 port-2 with green"
    assert cubes_from(play(new_england(text), "red", build)) == ["gulf_of_maine.1"]
    assert cubes_from(play(new_england(text, 2, SHIP_AND_PORT), "red", build)) == []


@covers("AI-7.6", "AI-11.1", "AI-5.4")
def test_imports_markets_and_ships_still_need_ship_and_port():
    match = new_england(f"{LANES}; red cotton_mill-1 at portsmouth.2")
    refused(match, "red", "sell portsmouth.2", "AI-15.2")
    refused(match, "red", "build manchester.1 cotton_mill-3 with green", "AI-8.2", coal=1)
    match = new_england("red mat ship 2; red hand green")
    refused(match, "red", "build gulf_of_maine.1 ship with green", "AI-5.4")
    match = new_england("red mat ship 2; red hand green; blue port-1 at portland.1")
    allowed(match, "red", "build gulf_of_maine.1 ship with green")


@covers("AI-O7", "AI-10.2")
def test_anothers_iron_works_may_give_way_to_any_industry():
    text = (
        "iron 0; red hand mauve; red mat iron_works 2; red mat cotton_mill 2"
        "; blue iron_works-1 at berlin.1 flipped; blue cotton_mill-1 at berlin.2"
        "; blue coal_mine-1 at poland.1; blue link berlin poland"
    )
    option = "foreign_iron_works=by_any_industry"
    match = germany(text, 2, option)
    for industry in ("cotton_mill-2", "iron_works-2"):
        allowed(match, "red", f"build berlin.1 {industry} with mauve")
    refused(match, "red", "build berlin.2 cotton_mill-2 with mauve", "AI-10.2", by_any=1)
    refused(germany(text), "red", "build berlin.1 cotton_mill-2 with mauve", "AI-10.2", by_any=0)
    match = germany(text.replace("red mat cotton_mill 2", "red mat cotton_mill 1"), 2, option)
    refused(match, "red", "build berlin.1 cotton_mill-1 with mauve", "AI-10.2")
    match = germany(text.replace("iron 0", "iron 1"), 2, option)
    refused(match, "red", "build berlin.1 cotton_mill-2 with mauve", "AI-10.2", iron=1)
