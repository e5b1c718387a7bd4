"""Chapter 13: the game for two."""

import pytest
from covers import covers
from table_talk import allowed, areas, given, kinds, order, play, refused, table, to_act
from workshop.table import laid, marker, money, standing, supply

from millhand.match.match import Match
from millhand.notation.moves import read_move

FIRST = "workshop 2 players; auction 1"
SECOND = "workshop 2 players; auction 2; order blue yellow"


@covers("WW-13.5", "WW-A19")
def test_the_first_auction_chooses_a_set() -> None:
    match = given(FIRST)
    assert match.opened.question(match.table, 0) == "set"
    for text in ("bid 3 for red", "for blue bid 0"):
        allowed(match, "red", text)
    refused(match, "red", "bid 3 for yellow", "WW-13.5")
    refused(match, "red", "bid 3", "M-2")
    play(match, "red", "for blue bid 3")
    play(match, "yellow", "bid 4 for green")
    assert order(match)[:2] == [1, 0]
    assert [supply(match, colour)["box"] for colour in ("green", "blue")] == [1, 2]
    assert to_act(match) == ["yellow"]
    assert (money(match, "red"), money(match, "yellow")) == (97, 96)


@covers("WW-13.5", "WW-13.7")
def test_the_sets_that_bid_take_a_turn_each_with_their_own_pieces() -> None:
    match = given("workshop 2 players; order blue green; display york hull leeds lincoln")
    play(match, "red", "take york link york leeds")
    assert standing(match, "york") == {"blue": 1}
    assert laid(match, "leeds-york") == ["blue"]
    assert marker(match, "red") == 2
    assert supply(match, "red")["links_left"] == 18
    assert supply(match, "blue")["links_left"] == 17
    play(match, "yellow", "take hull")
    assert standing(match, "hull") == {"green": 1}
    assert (table(match)["question"], table(match)["auction"]) == ("bid", 2)
    assert table(match)["display"] == ["leeds", "lincoln"]


@covers("WW-13.6")
def test_the_second_auction_is_for_the_other_sets() -> None:
    match = given(SECOND)
    assert match.opened.question(match.table, 0) == "bid"
    refused(match, "red", "bid 1 for red", "M-4")
    play(match, "red", "bid 1")
    events = play(match, "yellow", "bid 2")
    assert [event.facts["colour"] for event in events if event.kind == "bid"] == ["red", "green"]
    assert [supply(match, one)["box"] for one in ("blue", "yellow", "green", "red")] == [1, 2, 3, 4]
    card = table(match)["display"][0]
    play(match, "yellow", f"take {card}")
    play(match, "red", f"take {table(match)['display'][0]}")
    assert (table(match)["round"], table(match)["auction"]) == (2, 1)


@covers("WW-13.5", "WW-A19")
def test_the_choice_is_free_again_in_each_round() -> None:
    match = given("workshop 2 players; round 2; auction 1; order red yellow blue green")
    for colour in ("red", "blue"):
        allowed(match, "red", f"bid 0 for {colour}")


@covers("WW-13.5", "WW-13.6", "WW-13.7")
def test_the_table_shows_the_boxes_of_this_round_and_the_set_at_work() -> None:
    match = given("workshop 2 players; round 2; auction 1; order red yellow green blue")
    assert table(match)["order"] == ["red", "yellow", "green", "blue"]
    assert areas(match, "set") == [None, None]
    play(match, "red", "bid 3 for blue")
    play(match, "yellow", "bid 2 for yellow")
    assert table(match)["order"] == ["blue", "yellow"], "3 and 4 come later"
    assert order(match)[:2] == [0, 1]
    assert areas(match, "set") == ["blue", None]
    play(match, "red", f"take {table(match)['display'][0]}")
    play(match, "yellow", f"take {table(match)['display'][0]}")
    assert table(match)["order"] == ["blue", "yellow"]
    assert areas(match, "set") == ["red", "green"]
    play(match, "red", "bid 0")
    play(match, "yellow", "bid 1")
    assert table(match)["order"] == ["blue", "yellow", "green", "red"]
    assert table(given("workshop 3 players; auction"))["auction"] is None


def take_any(match: Match, *colours: str) -> None:
    """Both take a card in turn and build nothing."""
    for colour in colours:
        play(match, colour, f"take {table(match)['display'][0]}")


@covers("WW-A16", "WW-5.4")
@pytest.mark.parametrize(("order", "first"), [("blue yellow", "red"), ("green blue", "yellow")])
def test_in_the_second_auction_the_winner_of_the_first_is_ahead(order: str, first: str) -> None:
    match = given(f"workshop 2 players; round 3; auction 2; order {order}")
    play(match, "red", "bid 2")
    play(match, "yellow", "bid 2")
    assert to_act(match) == [first]


@covers("WW-A16", "WW-5.4")
@pytest.mark.parametrize(
    ("order", "first"),
    [("green red yellow blue", "yellow"), ("blue yellow red green", "red")],
)
def test_in_the_first_auction_box_one_of_the_round_before_is_ahead(order: str, first: str) -> None:
    match = given(f"workshop 2 players; round 2; auction 1; order {order}")
    play(match, "red", "bid 2 for red")
    play(match, "yellow", "bid 2 for yellow")
    assert to_act(match) == [first]


@covers("WW-A16", "WW-10.1")
def test_the_track_of_the_canal_era_decides_the_first_tie_of_the_rail_era() -> None:
    match = given("workshop 2 players; rail; round 1; auction 1; order green red yellow blue")
    play(match, "red", "bid 0 for red")
    play(match, "yellow", "bid 0 for yellow")
    assert to_act(match) == ["yellow"]


@covers("WW-A16")
def test_lots_are_drawn_while_the_track_is_empty() -> None:
    match = given(FIRST)
    play(match, "red", "bid 1 for red")
    play(match, "yellow", "bid 1 for yellow")
    assert match.opened.question(match.table, -1) == "lots"
    events = match.play(read_move(match.opened, -1, "lots yellow red"))
    assert kinds(events) == ["lots_drawn", "reordered", "reordered"]
    assert supply(match, "yellow")["box"] == 1
    take_any(match, "yellow", "red")
    play(match, "red", "bid 0")
    play(match, "yellow", "bid 0")
    assert supply(match, "green")["box"] == 3


BOXES = "workshop 2 players; option two_player_ties=boxes"


@covers("WW-A16")
def test_a_tie_may_look_at_the_boxes_of_the_markers_that_bid() -> None:
    match = given(f"{BOXES}; round 2; auction 1; order red yellow green blue")
    play(match, "red", "bid 2 for blue")
    play(match, "yellow", "bid 2 for green")
    assert supply(match, "green")["box"] == 1
    take_any(match, "yellow", "red")
    play(match, "red", "bid 0")
    play(match, "yellow", "bid 0")
    assert [supply(match, colour)["box"] for colour in ("red", "yellow")] == [3, 4]


@covers("WW-A16")
def test_markers_without_a_box_draw_lots() -> None:
    match = given(f"{BOXES}; auction 2; order blue yellow")
    play(match, "red", "bid 0")
    play(match, "yellow", "bid 0")
    assert match.opened.question(match.table, -1) == "lots"


@covers("WW-A16")
@pytest.mark.parametrize(
    ("ties", "question"), [("track", "town_card"), ("boxes", "town_card"), ("lots", "lots")]
)
def test_a_table_may_decide_every_tie_by_lots(ties: str, question: str) -> None:
    match = given(
        f"workshop 2 players; option two_player_ties={ties}; round 3; auction 1"
        "; order red yellow blue green"
    )
    for first, second in (("bid 2 for blue", "bid 2 for green"), ("bid 1", "bid 1")):
        play(match, "red", first)
        play(match, "yellow", second)
        assert match.opened.question(match.table, -1) == question
        if question == "lots":
            match.play(read_move(match.opened, -1, "lots red yellow"))
        take_any(match, *("red", "yellow"))


@covers("WW-A15")
@pytest.mark.parametrize(("cards", "first", "deck"), [("four", 4, 24), ("two_and_two", 2, 26)])
def test_cards_turned_up_with_two_players(cards: str, first: int, deck: int) -> None:
    match = given(f"workshop 2 players; option two_player_cards={cards}; auction 1")
    assert (len(table(match)["display"]), table(match)["deck"]) == (first, deck)
    play(match, "red", "bid 2 for red")
    play(match, "yellow", "bid 1 for yellow")
    play(match, "red", f"take {table(match)['display'][0]}")
    play(match, "yellow", f"take {table(match)['display'][0]}")
    assert (len(table(match)["display"]), table(match)["deck"]) == (2, 24)


@covers("WW-A17", "WW-13.7")
@pytest.mark.parametrize(
    ("sets", "space"),
    [("merged", 5), ("separate", 2), ("separate_turns", 2), ("separate_networks", 5)],
)
def test_income_from_connecting_with_merged_and_separate_sets(sets: str, space: int) -> None:
    match = given(
        f"workshop 2 players; option two_player_sets={sets}; red to link at york"
        "; red at york; blue at leeds"
    )
    play(match, "red", "link york leeds")
    assert marker(match, "red") == space


@covers("WW-13.5", "WW-A7")
def test_a_set_money_recouped_and_a_bid_are_sealed_together() -> None:
    match = given(f"{FIRST}; red money 0; red income 6")
    play(match, "red", "for blue recoup 3 bid 3")
    assert match.sight(0)["decision"]["answer"] == "for blue recoup 3 bid 3"
    play(match, "yellow", "bid 1 for green")
    assert (money(match, "red"), marker(match, "red")) == (0, 0)
    assert supply(match, "blue")["box"] == 1
