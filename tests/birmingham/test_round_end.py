"""Chapter 4: the end of a round; turn order, income, shortfall."""

import pytest
from covers import covers
from table_talk import allowed, area, areas, given, kinds, order, play, refused, table, tile, to_act

END = "round 3; order red blue; blue to act; actions 1; blue hand dudley"
"""Blue passes, and the round is over."""


# --- turn order -------------------------------------------------------------------------------


@covers("BB-4.1")
def test_who_spent_least_goes_first_and_equal_spenders_keep_their_order() -> None:
    match = given(
        "birmingham 3 players; round 3; order red blue yellow; yellow to act; actions 1"
        "; yellow hand dudley; red spent 20; blue spent 6; yellow spent 20"
    )
    play(match, "yellow", "pass with dudley")
    assert order(match) == [1, 0, 2]
    assert areas(match, "spent") == [0, 0, 0]
    assert to_act(match) == ["blue"]


@covers("BB-4.1")
def test_equal_spenders_keep_the_order_of_the_round_not_of_the_seats() -> None:
    match = given(
        "birmingham 4 players; round 3; order purple yellow blue red; red to act; actions 1"
        "; red hand dudley; red spent 3; blue spent 3; yellow spent 0; purple spent 3"
    )
    play(match, "red", "pass with dudley")
    assert order(match) == [2, 3, 1, 0]


@covers("BB-4.1")
def test_the_last_action_of_the_round_counts_too() -> None:
    match = given(f"{END}; red spent 2")
    play(match, "blue", "link dudley birmingham with dudley")
    assert order(match) == [0, 1]
    match = given(f"{END}; red spent 4")
    play(match, "blue", "link dudley birmingham with dudley")
    assert order(match) == [1, 0]


# --- income -----------------------------------------------------------------------------------


@covers("BB-4.2")
def test_everybody_receives_the_level_of_the_marker() -> None:
    match = given(f"{END}; red income 12; blue income 33")
    play(match, "blue", "pass with dudley")
    assert areas(match, "money") == [17 + 1, 17 + 11]


@covers("BB-4.2")
def test_a_negative_level_is_paid_to_the_bank() -> None:
    match = given(f"{END}; red income 7; blue income 0")
    play(match, "blue", "pass with dudley")
    assert areas(match, "money") == [17 - 3, 17 - 10]


@covers("BB-4.2")
def test_no_income_before_the_round_is_over() -> None:
    match = given("round 3; red hand dudley dudley; red income 20")
    play(match, "red", "pass with dudley", "pass with dudley")
    assert area(match, "red")["money"] == 17


@covers("BB-4.2")
@pytest.mark.parametrize(("era", "money"), [("canal", [22, 14]), ("rail", [17, 17])])
def test_income_after_the_last_canal_round_and_none_after_the_last_rail_round(
    era: str, money: list[int]
) -> None:
    match = given(
        f"{era}; round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red income 20; blue income 7"
    )
    play(match, "blue", "pass with dudley")
    assert areas(match, "money") == money
    assert match.is_over == (era == "rail")


@covers("BB-4.2")
def test_income_of_the_last_canal_round_is_paid_before_the_era_is_scored() -> None:
    match = given(
        "round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red income 20; red coal_mine-1 at dudley.1 flipped"
    )
    told = [event for event in play(match, "blue", "pass with dudley") if event.kind != "reordered"]
    earned = next(place for place, event in enumerate(told) if event.kind == "earned")
    scored = next(place for place, event in enumerate(told) if event.kind == "scored_tile")
    assert earned < scored


# --- shortfall --------------------------------------------------------------------------------


@covers("BB-4.3")
def test_a_tile_given_up_covers_the_debt_and_the_rest_is_kept() -> None:
    match = given(
        f"{END}; red income 7; red money 1; red coal_mine-2 at dudley.1; red brewery-2 at walsall.2"
    )
    play(match, "blue", "pass with dudley")
    assert (table(match)["question"], table(match)["debt"]) == ("shortfall", 2)
    assert to_act(match) == ["red"]
    play(match, "red", "give_up dudley.1")
    assert area(match, "red")["money"] == 1
    assert tile(match, "dudley.1") is None
    assert tile(match, "walsall.2") is not None
    assert table(match)["question"] == "action"
    refused(match, "red", "give_up walsall.2", "M-2")


@covers("BB-4.3")
def test_several_tiles_go_one_by_one_as_the_player_chooses() -> None:
    match = given(
        f"{END}; red income 0; red money 0; red coal_mine-1 at dudley.1"
        "; red iron_works-2 at coalbrookdale.2 flipped; red cotton_mill-1 at worcester.1"
        "; red cotton_mill-1 at kidderminster.2"
    )
    play(match, "blue", "pass with dudley")
    assert table(match)["debt"] == 10
    play(match, "red", "give_up dudley.1")
    assert table(match)["debt"] == 8
    play(match, "red", "give_up coalbrookdale.2")
    assert table(match)["debt"] == 5
    play(match, "red", "give_up kidderminster.2")
    assert area(match, "red")["money"] == 1
    assert [entry["slot"] for entry in table(match)["tiles"]] == ["worcester.1"]


@covers("BB-4.3")
def test_a_single_tile_is_given_up_without_a_question() -> None:
    match = given(f"{END}; red income 8; red money 0; red coal_mine-2 at dudley.1 holding 1")
    events = play(match, "blue", "pass with dudley")
    assert "gave_up" in kinds(events)
    assert "flipped" not in kinds(events)
    assert area(match, "red")["money"] == 1
    assert tile(match, "dudley.1") is None


@covers("BB-4.3")
def test_half_the_cost_is_rounded_down() -> None:
    match = given(f"{END}; red income 9; red money 0; red iron_works-3 at dudley.2")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["money"] == 4 - 1


@covers("BB-4.3")
def test_only_own_tiles_are_given_up() -> None:
    match = given(
        "round 3; red owes 2; red money 0; red income 0; red coal_mine-2 at dudley.1"
        "; red brewery-2 at walsall.2; blue coal_mine-2 at cannock.2"
    )
    refused(match, "red", "give_up cannock.2", "BB-4.3", slot="cannock.2")
    refused(match, "red", "give_up worcester.1", "BB-4.3", slot="worcester.1")
    refused(match, "blue", "give_up cannock.2", "M-1")
    allowed(match, "red", "give_up walsall.2")


@covers("BB-4.3")
def test_links_are_never_given_up() -> None:
    match = given(f"{END}; red income 5; red money 0; red link dudley birmingham; red points 9")
    play(match, "blue", "pass with dudley")
    laid = {"connection": "dudley-birmingham", "seat": 0, "colour": "red", "kind": "canal"}
    assert table(match)["links"] == [laid]
    assert area(match, "red")["points"] == 4


@covers("BB-4.3")
def test_several_players_may_be_short_in_turn_order() -> None:
    match = given(
        f"{END}; red income 9; blue income 9; red money 0; blue money 0; red spent 5"
        "; red coal_mine-2 at dudley.1; red brewery-2 at walsall.2"
        "; blue coal_mine-2 at cannock.2; blue brewery-2 at burton_on_trent.2"
    )
    play(match, "blue", "pass with dudley")
    assert to_act(match) == ["blue"]
    play(match, "blue", "give_up cannock.2")
    assert to_act(match) == ["red"]
    play(match, "red", "give_up walsall.2")
    assert (table(match)["question"], to_act(match)) == ("action", ["blue"])
    assert areas(match, "money") == [2, 2]


@covers("BB-4.4")
@pytest.mark.parametrize(("points", "left"), [(9, 4), (5, 0), (3, 0), (0, 0)])
def test_what_tiles_do_not_cover_costs_points(points: int, left: int) -> None:
    match = given(f"{END}; red income 3; red money 2; red points {points}")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["points"] == left
    assert area(match, "red")["money"] == 0
    assert table(match)["round"] == 4


@covers("BB-4.4")
def test_tiles_go_first_and_points_pay_only_the_rest() -> None:
    match = given(f"{END}; red income 0; red money 1; red points 20; red coal_mine-2 at dudley.1")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["points"] == 20 - (10 - 1 - 3)
    assert table(match)["tiles"] == []


@covers("BB-4.5")
def test_a_tile_that_refunds_nothing_is_not_given_up() -> None:
    match = given(
        "round 3; red owes 2; red money 0; red income 0; red pottery-2 at coventry.1"
        "; red coal_mine-2 at dudley.1; red brewery-2 at walsall.2"
    )
    refused(match, "red", "give_up coventry.1", "BB-4.5", slot="coventry.1", tile="pottery-2")
    allowed(match, "red", "give_up dudley.1")


@covers("BB-4.5")
def test_with_worthless_tiles_alone_points_are_lost() -> None:
    match = given(f"{END}; red income 8; red money 0; red points 9; red pottery-4 at coventry.1")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["points"] == 7
    assert tile(match, "coventry.1") is not None


@covers("BB-4.5")
def test_points_are_no_alternative_to_a_tile_that_brings_money() -> None:
    match = given(
        "round 3; red owes 2; red money 0; red income 0; red points 30"
        "; red coal_mine-2 at dudley.1; red brewery-2 at walsall.2"
    )
    refused(match, "red", "stop", "BB-4.5", debt=2)
    refused(match, "red", "pass with dudley", "M-2", question="shortfall")


@covers("BB-4.6")
def test_tiles_are_given_up_in_no_other_situation() -> None:
    match = given("round 3; red hand dudley; red money 0; red coal_mine-1 at dudley.1")
    refused(match, "red", "give_up dudley.1", "M-2", question="action")


@covers("BB-4.6")
def test_a_negative_income_does_not_count_as_spent() -> None:
    match = given(f"{END}; red income 0")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["money"] == 7
    assert areas(match, "spent") == [0, 0]
    assert order(match) == [0, 1]
