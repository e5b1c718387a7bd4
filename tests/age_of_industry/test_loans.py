"""Chapter 13: loans are taken by themselves, asked for, and repaid."""

import pytest
from age_of_industry.tables import facts, germany, paid
from covers import covers
from table_talk import allowed, area, play, refused, say, table, to_act

from millhand.notation.moves import write_move
from millhand.playing.making import Making

BUILD = "build berlin.1 cotton_mill-1 with mauve"


def loans_and_money(match, colour="red"):
    return area(match, colour)["loans"], area(match, colour)["money"]


@covers("AI-13.1")
@pytest.mark.parametrize(("money", "loans", "left"), [(0, 1, 6), (3, 1, 9), (4, 0, 0), (25, 0, 21)])
def test_a_build_takes_the_fewest_loans_that_suffice(money, loans, left):
    match = germany(f"red hand mauve; red money {money}")
    play(match, "red", BUILD)
    assert loans_and_money(match) == (loans, left)


@covers("AI-13.1")
def test_several_loans_are_taken_for_the_whole_price_before_anything_is_paid():
    match = germany(
        "red mat cotton_mill 3; red hand grey; red link stuttgart france; coal 0; iron 0"
    )
    events = play(match, "red", "build stuttgart.1 cotton_mill-3 with grey")
    assert facts(events, "borrowed") == [{"seat": 0, "loans": 2}]
    assert loans_and_money(match) == (2, 0)


@covers("AI-13.1", "AI-6.2")
@pytest.mark.parametrize(("money", "loans"), [(20, 0), (19, 1), (16, 1), (12, 1), (9, 2)])
def test_the_price_counts_coal_and_iron_that_must_be_bought(money, loans):
    match = germany(
        "red mat cotton_mill 3; red hand grey; red link stuttgart france; coal 0; iron 0"
        f"; red money {money}"
    )
    move = f"build stuttgart.1 cotton_mill-3 loans {loans} with grey"
    assert paid(play(match, "red", move)) == 12 + 4 + 4
    assert loans_and_money(match) == (loans, money + 10 * loans - 20)


@covers("AI-13.1")
def test_income_of_the_same_build_does_not_save_a_loan():
    """The own mine flips for $4 while the cotton mill is built, but the loan comes first."""
    match = germany(
        "red mat cotton_mill 2; red hand mauve; red coal_mine-1 at poland.1 holding 1"
        "; red link berlin poland; red money 2"
    )
    play(match, "red", "build berlin.1 cotton_mill-2 with mauve")
    assert loans_and_money(match) == (1, 2 + 10 - 6 + 4)


@covers("AI-13.1")
def test_a_rail_borrows_too():
    match = germany("red cotton_mill-1 at berlin.1")
    play(match, "red", "link berlin dresden")
    assert loans_and_money(match) == (1, 9)


@covers("AI-13.1")
def test_a_move_says_how_many_loans_it_takes():
    match = germany("red hand mauve ship; red cotton_mill-1 at koln.1")
    settled = match.settled(say(match, "red", BUILD))
    assert write_move(match.opened, settled) == "build berlin.1 cotton_mill-1 loans 1 with mauve"
    allowed(match, "red", "build berlin.1 cotton_mill loans 1 with mauve")
    refused(
        match, "red", "build berlin.1 cotton_mill loans 2 with mauve", "AI-13.1", loans=1, told=2
    )
    refused(match, "red", "link essen koln loans 0", "AI-13.1", loans=1, told=0)
    allowed(match, "red", "link essen koln loans 1")


@covers("AI-13.1")
def test_a_player_may_take_more_before_an_action():
    match = germany("red hand mauve")
    assert write_move(match.opened, say(match, "red", "borrow 3")) == "borrow borrow borrow"
    events = play(match, "red", "borrow 3")
    assert sum(entry["loans"] for entry in facts(events, "borrowed")) == 3
    assert loans_and_money(match) == (3, 30)
    assert table(match)["actions_left"] == 2
    play(match, "red", BUILD)
    assert loans_and_money(match) == (3, 26)


@covers("AI-13.1")
def test_what_was_taken_too_little_is_still_taken_by_the_move():
    match = germany(
        "red mat cotton_mill 3; red hand grey; red link stuttgart france; coal 0; iron 0"
    )
    play(match, "red", "borrow", "build stuttgart.1 cotton_mill-3 loans 1 with grey")
    assert loans_and_money(match) == (2, 0)


@covers("AI-13.1")
def test_loans_beyond_need_are_taken_once_before_an_action():
    match = germany("red hand mauve ship ship")
    play(match, "red", "borrow 2")
    refused(match, "red", "borrow", "AI-13.1", loans=2)
    play(match, "red", "pass with ship")
    allowed(match, "red", "borrow")


@covers("AI-13.1")
def test_nine_loans_are_the_most_and_nothing_is_borrowed_for_nothing():
    match = germany("red hand mauve")
    allowed(match, "red", "borrow 9")
    refused(match, "red", "borrow 9 borrow", "M-4")
    match = germany("red hand none")
    refused(match, "red", "borrow", "AI-13.1")


@covers("AI-13.1", "AI-6.2", "AI-14.2")
def test_every_build_rail_and_repayment_on_the_menu_tells_its_price():
    match = germany(
        "red hand mauve grey ship; red mat cotton_mill 2; red link stuttgart france; red money 23"
        "; red loans 2; blue iron_works-1 at stuttgart.1; iron 2"
    )
    told = {answer.notation: answer.cost for answer in Making(match, 0).answers()}
    assert told["build stuttgart.2 cotton_mill-2"] == 6 + 1
    assert told["combine stuttgart.2 cotton_mill-2"] == 6 + 1
    assert told["build berlin.1 iron_works-1"] == 2
    assert told["link stuttgart switzerland"] == 1 + 1
    assert told["repay 2"] == 20
    verbs = ("build", "combine", "link", "repay")
    assert all((cost is not None) == text.startswith(verbs) for text, cost in told.items())


@covers("AI-13.2")
def test_repaying_is_a_move_beside_the_actions():
    match = germany("red money 25; red loans 3; red hand ship ship")
    play(match, "red", "repay 2")
    assert loans_and_money(match) == (1, 5)
    assert table(match)["actions_left"] == 2
    assert to_act(match) == ["red"]


@covers("AI-13.2")
def test_no_more_is_repaid_than_is_open_or_can_be_paid():
    match = germany("red money 25; red loans 3")
    refused(match, "red", "repay 3", "AI-13.2", cost=30, money=25)
    match = germany("red money 25; red loans 1")
    refused(match, "red", "repay 2", "AI-13.2", loans=1, repaid=2)
    refused(match, "blue", "repay 1", "M-1")


@covers("AI-13.2")
def test_who_could_repay_is_asked_before_the_turn_ends():
    match = germany("red money 20; red loans 2; red hand ship; actions 1")
    play(match, "red", "pass with ship")
    assert to_act(match) == ["red"]
    assert match.decision.kind == "repay"
    refused(match, "red", "pass with ship", "M-2")
    play(match, "red", "repay 1")
    assert to_act(match) == ["red"], "there is money for another"
    play(match, "red", "done")
    assert to_act(match) == ["blue"]
    assert loans_and_money(match) == (1, 10)


@covers("AI-13.2")
def test_who_cannot_repay_is_not_asked():
    match = germany("red money 9; red loans 2; red hand ship; actions 1")
    play(match, "red", "pass with ship")
    assert to_act(match) == ["blue"]


@covers("AI-13.3")
def test_borrowing_and_repaying_in_one_turn_leaves_no_trace():
    with_loan = germany("red hand mauve; red money 14; actions 1")
    play(with_loan, "red", "borrow 2", BUILD, "repay 2")
    without = germany("red hand mauve; red money 14; actions 1")
    play(without, "red", BUILD)
    assert loans_and_money(with_loan) == loans_and_money(without) == (0, 10)
