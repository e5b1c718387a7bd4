"""Chapter 3: rounds and turns."""

import pytest
from covers import covers
from table_talk import (
    allowed,
    area,
    areas,
    broken,
    given,
    kinds,
    play,
    refused,
    table,
    tile,
    to_act,
)

from millhand.match.dealer import Dealer

ACTIONS = {
    "link": "link dudley kidderminster with {card}",
    "develop": "develop coal_mine with {card}",
    "sell": "sell kidderminster.2 with {card} beer walsall.2",
    "borrow": "borrow with {card}",
    "pass": "pass with {card}",
}
READY = (
    "round 2; red brewery-1 at walsall.2; red cotton_mill-1 at kidderminster.2"
    "; blue link coalbrookdale kidderminster; blue link coalbrookdale shrewsbury"
)


# --- turns ------------------------------------------------------------------------------------


@covers("BB-3.1")
def test_each_player_takes_one_turn_in_turn_order() -> None:
    match = given(
        "birmingham 3 players; round 2; order yellow red blue"
        "; red hand dudley dudley; blue hand stafford stafford; yellow hand worcester worcester"
    )
    for colour, card in (("yellow", "worcester"), ("red", "dudley"), ("blue", "stafford")):
        assert to_act(match) == [colour]
        play(match, colour, f"pass with {card}", f"pass with {card}")
    assert table(match)["round"] == 3
    assert to_act(match) == ["yellow"]


@covers("BB-3.1")
def test_out_of_turn_nobody_acts() -> None:
    match = given("blue hand dudley")
    refused(match, "blue", "pass with dudley", "M-1", seat=1, asked=[0])


@covers("BB-3.2")
@pytest.mark.parametrize(("clock", "actions"), [("round 1", 1), ("round 2", 2), ("rail", 2)])
def test_a_turn_is_two_actions_but_one_in_the_first_canal_round(clock: str, actions: int) -> None:
    match = given(f"{clock}; red hand dudley dudley stafford")
    assert table(match)["actions_left"] == actions
    play(match, "red", *["pass with dudley"] * actions)
    assert to_act(match) == ["blue"]
    assert area(match, "red")["discards"] == ["dudley"] * actions


@covers("BB-3.2")
def test_the_same_action_may_be_taken_twice() -> None:
    match = given("round 2; red hand dudley dudley")
    play(match, "red", "borrow with dudley", "borrow with dudley")
    assert area(match, "red")["money"] == 77


@covers("BB-3.2")
def test_the_first_round_of_the_rail_era_is_dealt_with_two_actions() -> None:
    match = given(
        "round 10; order red blue; blue to act; actions 1; deck none"
        "; blue hand dudley; red hand none"
    )
    play(match, "blue", "pass with dudley")
    match.deal(Dealer(1))
    assert (table(match)["era"], table(match)["round"]) == ("rail", 1)
    assert table(match)["actions_left"] == 2


# --- cards ------------------------------------------------------------------------------------


@covers("BB-3.3")
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_costs_one_card(action: str) -> None:
    match = given(f"{READY}; red hand pottery worcester stafford")
    play(match, "red", ACTIONS[action].format(card="pottery"))
    assert area(match, "red")["hand"] == ["stafford", "worcester"]
    assert area(match, "red")["discards"] == ["pottery"]


@covers("BB-3.3")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_card_that_is_not_in_hand_is_refused(action: str) -> None:
    match = given(f"{READY}; red hand pottery worcester stafford")
    refused(match, "red", ACTIONS[action].format(card="dudley"), "BB-3.3", card="dudley")


@covers("BB-3.3")
def test_the_card_of_an_action_must_be_named_where_several_are_held() -> None:
    match = given(f"{READY}; red hand pottery worcester")
    refused(match, "red", "borrow", "M-3", question="card")


@covers("BB-3.4")
@pytest.mark.parametrize("card", ["wild_location", "wild_industry"])
@pytest.mark.parametrize("action", ACTIONS)
def test_a_discarded_wild_card_goes_back_to_its_pile(action: str, card: str) -> None:
    match = given(f"{READY}; red hand {card} worcester stafford")
    assert table(match)[card] == 3
    events = play(match, "red", ACTIONS[action].format(card=card))
    assert table(match)[card] == 4
    assert area(match, "red")["discards"] == []
    assert "returned_wild" in kinds(events)


@covers("BB-3.4")
def test_a_wild_card_used_to_build_goes_back_to_its_pile() -> None:
    match = given("round 2; red hand wild_location wild_industry stafford")
    play(match, "red", "build dudley.1 coal_mine with wild_location")
    assert (table(match)["wild_location"], table(match)["wild_industry"]) == (4, 3)
    assert area(match, "red")["discards"] == []


@covers("BB-3.5")
@pytest.mark.parametrize("card", ["stafford", "coal_mine", "wild_location", "wild_industry"])
@pytest.mark.parametrize("action", ACTIONS)
def test_any_card_serves_for_any_action(action: str, card: str) -> None:
    match = given(f"{READY}; red hand {card} worcester")
    allowed(match, "red", ACTIONS[action].format(card=card))


@covers("BB-3.5")
def test_but_a_build_needs_a_fitting_card() -> None:
    match = given("red hand dudley stafford")
    allowed(match, "red", "build dudley.1 coal_mine with dudley")
    refused(
        match,
        "red",
        "build dudley.1 coal_mine with stafford",
        "BB-8.1",
        card="stafford",
        place="dudley",
        industry="coal_mine",
    )


@covers("BB-3.6")
def test_the_hand_is_filled_after_the_turn_and_not_between_its_actions() -> None:
    match = given(
        "round 2; red hand dudley dudley stafford"
        "; deck pottery pottery brewery brewery brewery brewery worcester cannock birmingham"
    )
    play(match, "red", "pass with dudley")
    assert area(match, "red")["hand"] == ["stafford", "dudley"]
    play(match, "red", "pass with dudley")
    assert area(match, "red")["hand_size"] == 8
    assert table(match)["deck"] == 2
    assert "birmingham" not in area(match, "red")["hand"]


@covers("BB-3.6")
def test_a_short_deck_fills_the_hand_as_far_as_it_goes() -> None:
    match = given("round 2; red hand dudley dudley stafford; deck pottery brewery")
    play(match, "red", "pass with dudley", "pass with dudley")
    assert area(match, "red")["hand"] == ["stafford", "pottery", "brewery"]
    assert table(match)["deck"] == 0


@covers("BB-3.6")
def test_an_empty_deck_fills_no_hand() -> None:
    match = given("round 2; red hand dudley dudley stafford; deck none")
    play(match, "red", "pass with dudley", "pass with dudley")
    assert area(match, "red")["hand"] == ["stafford"]


# --- actions ----------------------------------------------------------------------------------


@covers("BB-3.7")
def test_all_six_actions_and_passing_are_offered() -> None:
    match = given(f"{READY}; red hand coal_mine worcester stafford")
    offered = {match.opened.write_choice(choice, "").split()[0] for choice in match.menu(0)}
    assert offered == {"build", "link", "develop", "sell", "borrow", "scout", "pass"}


@covers("BB-3.7")
@pytest.mark.parametrize(
    ("move", "number"),
    [
        ("build dudley.1 coal_mine with dudley", "BB-8.7"),
        ("link dudley kidderminster with dudley", "BB-10.2"),
        ("develop cotton_mill with dudley", "BB-11.1"),
        ("sell kidderminster.2 with dudley", "BB-12.6"),
        ("borrow with dudley", "BB-13.2"),
        ("scout with dudley stafford worcester", "BB-14.2"),
    ],
)
def test_an_action_that_cannot_be_completed_may_not_be_started(move: str, number: str) -> None:
    match = given(
        "red hand dudley stafford worcester wild_location; red money 1; red income 0"
        "; red cotton_mill-1 at kidderminster.2; merchant shrewsbury.1 any empty"
        "; blue link coalbrookdale kidderminster; blue link coalbrookdale shrewsbury"
    )
    refused(match, "red", move, number)
    allowed(match, "red", "pass with dudley")


@covers("BB-3.7")
def test_a_refused_target_does_not_hide_a_refused_card() -> None:
    match = given("red money 2; red hand stafford")
    assert broken(match, "red", "link dudley birmingham with dudley") == ["BB-10.2", "BB-3.3"]
    assert tile(match, "dudley.1") is None


@covers("BB-3.8")
def test_passing_twice_costs_two_cards_and_nothing_else() -> None:
    match = given("round 2; red hand dudley stafford worcester; deck none")
    before = area(match, "red")
    play(match, "red", "pass with dudley", "pass with worcester")
    after = area(match, "red")
    assert after["discards"] == ["dudley", "worcester"]
    unchanged = set(before) - {"hand", "hand_size", "discards"}
    assert {key: before[key] for key in unchanged} == {key: after[key] for key in unchanged}


@covers("BB-3.8")
def test_one_action_may_be_passed_and_the_other_taken() -> None:
    match = given("round 2; red hand dudley stafford worcester")
    play(match, "red", "pass with dudley", "borrow with stafford")
    assert area(match, "red")["money"] == 47


@covers("BB-3.8")
def test_passing_needs_a_card() -> None:
    match = given("red hand dudley")
    refused(match, "red", "pass with stafford", "BB-3.3", card="stafford")
    allowed(match, "red", "pass with dudley")


# --- money ------------------------------------------------------------------------------------


@covers("BB-3.9")
def test_tile_coal_and_iron_count_as_spent() -> None:
    match = given(
        "round 2; red money 40; red hand birmingham; red mat cotton_mill 3"
        "; red link birmingham oxford"
    )
    play(match, "red", "build birmingham.1 cotton_mill with birmingham")
    assert area(match, "red")["spent"] == 16 + 1 + 2
    assert area(match, "red")["money"] == 40 - 19


@covers("BB-3.9")
def test_links_and_developments_count_as_spent() -> None:
    match = given("round 2; red hand dudley dudley stafford")
    play(match, "red", "link dudley birmingham with dudley")
    assert area(match, "red")["spent"] == 3
    play(match, "red", "develop coal_mine cotton_mill with dudley")
    assert area(match, "red")["spent"] == 3 + 2 + 2


@covers("BB-3.9")
def test_money_received_does_not_lessen_what_was_spent() -> None:
    loan = given("round 2; red spent 9; red hand dudley dudley")
    play(loan, "red", "borrow with dudley")
    assert area(loan, "red")["spent"] == 9
    works = given(
        "round 2; coal 14; iron 0; red hand dudley"
        "; red link dudley birmingham; red link birmingham oxford"
    )
    play(works, "red", "build dudley.2 iron_works with dudley")
    assert area(works, "red")["spent"] == 5 + 1
    assert area(works, "red")["money"] == 17 - 6 + 5 + 5 + 4 + 4


@covers("BB-3.9")
def test_the_warrington_bonus_does_not_lessen_what_was_spent() -> None:
    match = given(
        "birmingham 3 players; round 2; red spent 9; red hand dudley; merchant warrington.1 any"
        "; red cotton_mill-1 at stoke_on_trent.1; blue link warrington stoke_on_trent"
    )
    play(match, "red", "sell stoke_on_trent.1 with dudley")
    assert (area(match, "red")["spent"], area(match, "red")["money"]) == (9, 22)


@covers("BB-3.9")
def test_what_was_spent_goes_to_the_bank_at_the_end_of_the_round() -> None:
    match = given("order red blue; blue to act; blue hand dudley; red spent 9; blue spent 4")
    play(match, "blue", "pass with dudley")
    assert areas(match, "spent") == [0, 0]


@covers("BB-3.10")
def test_money_never_goes_below_nothing() -> None:
    match = given("red money 5; red hand dudley")
    play(match, "red", "build dudley.1 coal_mine with dudley")
    assert area(match, "red")["money"] == 0
    refused(
        given("red money 4; red hand dudley"),
        "red",
        "build dudley.1 coal_mine with dudley",
        "BB-8.7",
        cost=5,
        money=4,
    )


@covers("BB-3.10")
def test_a_build_is_paid_before_its_cubes_are_sold() -> None:
    text = (
        "iron 0; coal 13; red hand dudley; red link dudley birmingham; red link birmingham oxford"
    )
    move = "build dudley.2 iron_works with dudley"
    refused(given(f"{text}; red money 5"), "red", move, "BB-8.7", cost=6, money=5)
    match = given(f"{text}; red money 6")
    play(match, "red", move)
    assert area(match, "red")["money"] == 5 + 5 + 4 + 4


# --- hidden and open --------------------------------------------------------------------------


@covers("BB-3.11")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = given("red hand dudley stafford; blue hand worcester")
    for seat in (1, None):
        red = match.sight(seat)["seats"][0]
        assert red["hand"] is None
        assert red["hand_size"] == 2
    assert match.sight(0)["seats"][0]["hand"] == ["stafford", "dudley"]


@covers("BB-3.11")
def test_the_order_of_the_deck_is_seen_by_nobody() -> None:
    one = given("red hand dudley; blue hand dudley; deck stafford worcester")
    other = given("red hand dudley; blue hand dudley; deck worcester stafford")
    assert one.digest != other.digest
    for seat in (0, 1, None):
        assert one.sight(seat) == other.sight(seat)


@covers("BB-3.11")
def test_discard_piles_are_open() -> None:
    match = given("red discards dudley stafford pottery")
    for seat in (0, 1, None):
        assert match.sight(seat)["seats"][0]["discards"] == ["stafford", "dudley", "pottery"]


@covers("BB-3.1", "BB-3.3")
def test_who_holds_no_card_has_no_turn() -> None:
    """In a whole game nobody runs out of cards before the era ends; a position may say so."""
    match = given("order red blue; red hand dudley redditch; blue hand none; deck none; round 3")
    play(match, "red", "pass with dudley")
    assert to_act(match) == ["red"]
    events = play(match, "red", "pass with redditch")
    assert [event.facts["seat"] for event in events if event.kind == "passed"][:2] == [0, 1]
    assert (table(match)["era"], table(match)["round"]) == ("rail", 1)
