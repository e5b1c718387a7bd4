"""Chapters 3, 19 and 20: rounds, turn order, interest."""

import pytest
from age_of_industry.tables import facts, germany, paid
from covers import covers
from table_talk import allowed, area, areas, play, refused, table, to_act


@covers("AI-3.1", "AI-3.2")
def test_each_player_takes_two_actions_in_a_row_and_then_the_round_ends():
    match = germany("order red blue; red loans 1; red money 5; red hand ship ship")
    play(match, "red", "pass with ship")
    assert to_act(match) == ["red"]
    play(match, "red", "pass with ship")
    assert to_act(match) == ["blue"]
    events = play(match, "blue", "draw deck", "draw deck", "draw deck", "draw deck")
    order = [event.kind for event in events if event.kind in ("reordered", "paid", "round_began")]
    assert order == ["reordered", "reordered", "paid", "round_began"], "the three phases"
    assert table(match)["round"] == 3


@covers("AI-3.3")
def test_in_the_first_round_each_player_takes_one_action():
    match = germany("round 1; order red blue; red hand ship; blue hand ship")
    assert table(match)["actions_left"] == 1
    play(match, "red", "pass with ship")
    play(match, "blue", "pass with ship")
    assert (table(match)["round"], table(match)["actions_left"]) == (2, 2)


@covers("AI-3.4")
def test_the_six_actions_are_on_the_menu_and_one_may_be_taken_twice():
    match = germany(
        "red cotton_mill-1 at hamburg.3; red port-1 at hamburg.1; red hand green ship; red money 9"
    )
    verbs = {match.opened.write_choice(choice, "").split()[0] for choice in match.menu(0)}
    assert verbs == {"build", "combine", "link", "sell", "develop", "draw", "pass", "borrow"}
    play(match, "red", "develop ship with ship", "develop factory with green")
    assert to_act(match) == ["blue"]


@covers("AI-3.4")
def test_the_second_action_cannot_be_left_out():
    match = germany("red hand ship ship")
    play(match, "red", "pass with ship")
    refused(match, "blue", "draw deck", "M-1")
    refused(match, "red", "done", "AI-3.4", actions=1)


@covers("AI-3.5")
def test_two_actions_are_combined_only_where_there_are_two():
    match = germany("round 1; red hand ship")
    refused(match, "red", "combine berlin.1 cotton_mill with ship", "AI-3.5", actions=1)
    match = germany("red hand ship ship")
    allowed(match, "red", "combine berlin.1 cotton_mill with ship")
    play(match, "red", "pass with ship")
    refused(match, "red", "combine berlin.1 cotton_mill with ship", "AI-3.5", actions=1)


@covers("AI-3.6")
def test_cubes_bought_count_as_spent_and_repayments_do_not():
    match = germany(
        "red money 30; red loans 1; red link stuttgart france; red mat cotton_mill 2; red hand grey"
    )
    play(match, "red", "build stuttgart.1 cotton_mill with grey")
    assert area(match, "red")["spent"] == 7
    play(match, "red", "repay 1")
    assert area(match, "red")["spent"] == 7
    assert area(match, "red")["money"] == 30 - 7 - 10


@covers("AI-19.1")
def test_money_spent_goes_to_the_bank_when_the_order_is_made():
    match = germany("order red blue; blue to act; actions 1; red spent 5; blue spent 3")
    play(match, "blue", "draw deck", "draw deck")
    assert areas(match, "spent") == [0, 0]
    assert to_act(match) == ["blue"]


@covers("AI-20.1")
@pytest.mark.parametrize(
    ("loans", "money", "after"),
    [(2, 9, (2, 7)), (0, 3, (0, 3)), (5, 4, (6, 9)), (12, 0, (14, 8)), (10, 10, (10, 0))],
)
def test_a_dollar_for_each_loan_and_new_loans_cost_nothing_yet(loans, money, after):
    match = germany(f"order red blue; blue to act; actions 1; red loans {loans}; red money {money}")
    events = play(match, "blue", "draw deck", "draw deck")
    assert (area(match, "red")["loans"], area(match, "red")["money"]) == after
    interest = [entry for entry in facts(events, "paid") if entry["purpose"] == "interest"]
    assert sum(entry["money"] for entry in interest) == loans
    assert paid(events) == loans


@covers("AI-20.1", "AI-3.6")
def test_interest_is_not_money_spent():
    match = germany("order red blue; blue to act; actions 1; red loans 3; red money 9")
    play(match, "blue", "draw deck", "draw deck")
    assert to_act(match) == ["red"], "who paid interest has spent nothing"
