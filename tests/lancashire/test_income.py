"""Chapter 5: income, debts, tiles that are given up."""

import pytest
from covers import covers
from lancashire.tables import at, facts_of
from table_talk import allowed, area, areas, order, play, refused, table, tile, to_act

END = "order red blue yellow; yellow to act; actions 1; yellow hand wigan bury"
POOR = f"{END}; red income 4; red money 1"


@covers("BL-5.1")
@pytest.mark.parametrize(
    ("space", "income"),
    [(0, -10), (9, -1), (10, 0), (11, 1), (30, 10), (31, 11), (60, 20), (99, 30)],
)
def test_the_income_is_read_at_the_marker(space: int, income: int) -> None:
    assert area(at(f"red income {space}"), "red")["income_level"] == income


@covers("BL-5.2")
def test_the_marker_stops_on_the_last_space() -> None:
    match = at(
        "red hand bury port; red money 40; red mat cotton_mill 2"
        "; blue coal_mine-1 at bury.2 holding 1; blue income 97"
    )
    play(match, "red", "build bury.1 cotton_mill with bury")
    assert area(match, "blue")["income_space"] == 99


@covers("BL-5.3")
def test_the_debtor_chooses_one_tile_at_a_time_until_the_debt_is_covered() -> None:
    match = at(f"{POOR}; red coal_mine-1 at wigan.1; red port-1 at preston.1 flipped; red points 5")
    play(match, "yellow", "pass with wigan")
    assert to_act(match) == ["red"]
    assert (table(match)["question"], table(match)["debt"]) == ("shortfall", 5)
    events = play(match, "red", "give_up preston.1")
    assert facts_of(events, "gave_up") == [
        {"seat": 0, "slot": "preston.1", "tile": "port-1"},
        {"seat": 0, "slot": "wigan.1", "tile": "coal_mine-1"},
    ]
    assert area(match, "red")["money"] == 0
    assert area(match, "red")["points"] == 5


@covers("BL-5.3")
def test_a_surplus_is_kept_and_no_further_tile_goes() -> None:
    match = at(f"{POOR}; red cotton_mill-1 at bolton.1; red port-1 at preston.1")
    play(match, "yellow", "pass with wigan")
    play(match, "red", "give_up bolton.1")
    assert area(match, "red")["money"] == 1
    assert tile(match, "preston.1") is not None
    assert to_act(match) == ["red"]
    assert table(match)["actions_left"] == 2


@covers("BL-5.3")
def test_only_own_tiles_are_given_up() -> None:
    tiles = "red cotton_mill-1 at bolton.1; red port-1 at preston.1; blue port-1 at liverpool.1"
    match = at(f"{POOR}; {tiles}")
    play(match, "yellow", "pass with wigan")
    refused(match, "red", "give_up liverpool.1", "BL-5.3", owner=1, tile="port-1")
    refused(match, "red", "give_up colne.1", "BL-5.3", owner=-1, tile="")


@covers("BL-5.4")
def test_several_debtors_settle_in_turn_order() -> None:
    match = at(
        "order blue red yellow; yellow to act; actions 1; yellow hand wigan bury"
        "; red income 4; red money 0; blue income 4; blue money 0; blue spent 2; yellow spent 3"
        "; red cotton_mill-1 at bolton.1; red port-1 at preston.1"
        "; blue cotton_mill-1 at bolton.2; blue port-1 at liverpool.1"
    )
    play(match, "yellow", "pass with wigan")
    assert order(match) == [0, 1, 2]
    assert to_act(match) == ["red"]
    play(match, "red", "give_up bolton.1")
    assert to_act(match) == ["blue"]
    play(match, "blue", "give_up bolton.2")
    assert (to_act(match), table(match)["question"]) == (["red"], "action")


@covers("BL-5.5")
@pytest.mark.parametrize(("points", "left"), [(9, 4), (3, 0)])
def test_what_nothing_covers_costs_points(points: int, left: int) -> None:
    match = at(f"{POOR}; red points {points}")
    play(match, "yellow", "pass with wigan")
    assert (area(match, "red")["points"], area(match, "red")["money"]) == (left, 0)


@covers("BL-5.5", "BL-O9")
def test_debts_may_be_carried_on() -> None:
    match = at(f"{POOR}; red points 9", "unpayable_debt=carry_negative")
    play(match, "yellow", "pass with wigan")
    assert (area(match, "red")["points"], area(match, "red")["money"]) == (9, -5)


@covers("BL-5.5", "BL-O9")
def test_money_below_zero_is_owed_again_with_every_income() -> None:
    text = f"{END}; red income 13; red money -5"
    poor = at(text, "unpayable_debt=carry_negative")
    play(poor, "yellow", "pass with wigan")
    assert area(poor, "red")["money"] == -3
    owner = at(f"{text}; red cotton_mill-1 at bolton.1", "unpayable_debt=carry_negative")
    play(owner, "yellow", "pass with wigan")
    assert tile(owner, "bolton.1") is None
    assert area(owner, "red")["money"] == 3


@covers("BL-5.5", "BL-11.1")
def test_a_debtor_may_take_iron_that_costs_nothing() -> None:
    text = "red money -5; red hand wigan bury"
    match = at(f"{text}; blue iron_works-1 at bolton.3", "unpayable_debt=carry_negative")
    allowed(match, "red", "develop port port with wigan")
    refused(at(text, "unpayable_debt=carry_negative"), "red", "develop port with wigan", "BL-11.1")


@covers("BL-5.6", "BL-O10")
def test_tiles_are_sold_at_will_only_where_the_table_agreed() -> None:
    tiles = "red port-1 at preston.1 flipped; blue port-1 at liverpool.1"
    text = f"red money 3; red hand wigan bury; {tiles}"
    refused(at(text), "red", "give_up preston.1", "BL-5.6", tile="port-1")
    match = at(text, "voluntary_tile_sale=true")
    refused(match, "red", "give_up liverpool.1", "BL-5.3", owner=1)
    play(match, "red", "give_up preston.1")
    assert area(match, "red")["money"] == 6
    assert area(match, "red")["hand_size"] == 2
    assert table(match)["actions_left"] == 2
    assert areas(match, "spent") == [0, 0, 0]
