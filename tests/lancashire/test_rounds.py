"""Chapter 4: rounds, turns, cards, turn order."""

import pytest
from covers import covers
from lancashire.tables import at, facts_of, goes_on
from table_talk import (
    allowed,
    area,
    areas,
    dealt,
    given,
    kinds,
    order,
    play,
    refused,
    table,
    to_act,
)

END = "order red blue yellow; yellow to act; actions 1; yellow hand wigan bury"


@covers("BL-4.1", "BL-4.2", "BL-5.1")
def test_a_round_begins_with_incomes() -> None:
    match = at(f"{END}; red income 15; blue income 11; red money 5; blue money 5; yellow money 5")
    events = play(match, "yellow", "pass with wigan")
    assert kinds(events)[-3:] == ["round_began", "earned", "earned"]
    assert areas(match, "money") == [8, 6, 5]
    assert table(match)["round"] == 3


@covers("BL-4.2")
def test_there_is_an_income_before_the_first_rail_round_and_none_after_the_last() -> None:
    text = (
        "order red blue yellow; yellow to act; actions 1; round 10; yellow hand wigan; deck none"
        "; aside none; red hand none; blue hand none; red income 15; red money 5"
    )
    canal = at(text)
    play(canal, "yellow", "pass with wigan")
    assert area(canal, "red")["money"] == 5
    goes_on(canal)
    assert area(canal, "red")["money"] == 8
    rail = at(f"rail; {text}")
    play(rail, "yellow", "pass with wigan")
    assert (rail.is_over, area(rail, "red")["money"]) == (True, 5)


@covers("BL-4.3")
def test_a_turn_is_two_cards() -> None:
    match = at("order red blue yellow; red hand wigan bury port; deck none; aside none")
    play(match, "red", "pass with wigan")
    assert to_act(match) == ["red"]
    play(match, "red", "borrow 10 with bury")
    assert to_act(match) == ["blue"]
    assert area(match, "red")["hand"] == ["port"]


@covers("BL-4.3")
def test_every_action_takes_a_card_from_the_hand() -> None:
    match = at("red hand wigan bury; red coal_mine-1 at wigan.1")
    refused(match, "red", "pass with port", "BL-4.3", card="port")
    refused(match, "red", "link wigan preston with colne", "BL-4.3", card="colne")
    allowed(match, "red", "link wigan preston with bury")


@covers("BL-4.3")
def test_the_last_single_card_is_played_alone() -> None:
    match = at("order red blue yellow; red hand wigan; deck none; aside none")
    play(match, "red", "pass with wigan")
    assert to_act(match) == ["blue"]


@covers("BL-4.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_deal_everybody_plays_one_card_then_two(players: int) -> None:
    match = dealt("lancashire", players)
    for turns, actions in ((players, 1), (players, 2)):
        for _ in range(turns):
            [colour] = to_act(match)
            assert table(match)["actions_left"] == actions
            for _ in range(actions):
                play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    assert table(match)["round"] == 3


@covers("BL-4.4", "BL-4.5")
def test_the_first_round_of_the_rail_era_is_like_any_other() -> None:
    match = given(
        "lancashire 3 players; rail; red hand wigan bury; red coal_mine-2 at wigan.1; red money 9"
    )
    assert table(match)["actions_left"] == 2
    allowed(match, "red", "link wigan preston with bury")


@covers("BL-4.6")
def test_two_cards_may_be_combined_in_the_first_round() -> None:
    match = given("lancashire 3 players; order red blue yellow; red hand wigan bury port port")
    play(match, "red", "combine colne.1 cotton_mill with wigan bury")
    assert to_act(match) == ["blue"]
    assert area(match, "red")["hand_size"] == 8
    strict = given(
        "lancashire 3 players; option first_round_combined_build=false; red hand wigan bury"
    )
    refused(strict, "red", "combine colne.1 cotton_mill with wigan bury", "BL-4.6")


@covers("BL-4.6")
def test_who_has_no_card_left_passes_without_one() -> None:
    match = at(
        "order red blue yellow; red to act; actions 1; red hand wigan; blue hand none"
        "; yellow hand bury; deck none; aside none; round 9"
    )
    events = play(match, "red", "pass with wigan")
    assert facts_of(events, "passed") == [{"seat": 0}, {"seat": 1}]
    assert to_act(match) == ["yellow"]


@covers("BL-4.7")
def test_what_is_spent_counts_and_what_is_earned_does_not() -> None:
    match = at(
        "order red blue yellow; red hand wigan bury port; red money 20; coal 0"
        "; blue port-1 at preston.1; blue link preston wigan"
    )
    play(match, "red", "build wigan.1 coal_mine with wigan")
    assert area(match, "red")["money"] == 20 - 5 + 8
    assert area(match, "red")["spent"] == 5
    play(match, "red", "borrow 10 with bury")
    assert area(match, "red")["spent"] == 5


@covers("BL-4.7", "BL-5.1")
def test_a_negative_income_is_not_spent() -> None:
    match = at(f"{END}; red income 4; red money 20")
    play(match, "yellow", "pass with wigan")
    assert area(match, "red")["money"] == 14
    assert area(match, "red")["spent"] == 0


@covers("BL-4.8")
@pytest.mark.parametrize(("deck", "drawn"), [("colne colne barrow", 2), ("colne", 1), ("none", 0)])
def test_hands_are_refilled_as_far_as_the_deck_goes(deck: str, drawn: int) -> None:
    match = at(
        "order red blue yellow; actions 1; red to act; aside none"
        f"; red hand wigan bury port port bolton bolton preston; deck {deck}"
    )
    play(match, "red", "pass with wigan")
    assert area(match, "red")["hand_size"] == 6 + drawn


@covers("BL-4.9")
def test_equal_spenders_keep_their_order() -> None:
    match = at(f"{END}; red spent 5; blue spent 5; yellow spent 5")
    play(match, "yellow", "pass with wigan")
    assert order(match) == [0, 1, 2]


@covers("BL-4.10", "BL-4.11")
def test_the_last_canal_round_gives_the_order_of_the_first_rail_round() -> None:
    match = at(
        "order red blue yellow; yellow to act; actions 1; round 10; yellow hand wigan; deck none"
        "; aside none; red hand none; blue hand none; red spent 9; yellow spent 1"
    )
    play(match, "yellow", "pass with wigan")
    assert table(match)["era"] == "rail"
    assert order(match) == [1, 2, 0]
