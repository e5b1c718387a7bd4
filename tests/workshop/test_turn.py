"""Chapter 6, first half: taking a card and placing an industry."""

import pytest
from covers import covers
from table_talk import allowed, given, kinds, play, refused, table, to_act
from workshop.table import SIXTEEN_LINKS, moves, standing, supply

from millhand.match.match import Refused
from millhand.notation.moves import read_move

TURN = "workshop 3 players; red to act"
GLASGOW_BLOCKED = "blue link edinburgh glasgow; yellow link carlisle glasgow"


@covers("WW-6.1")
def test_turns_follow_the_boxes_and_a_card_must_be_taken() -> None:
    match = given("workshop 3 players; order yellow red blue; display york leeds hull")
    refused(match, "red", "take york", "M-1")
    assert all(move.startswith("take") for move in moves(match))
    refused(match, "yellow", "link leeds york", "M-2")
    refused(match, "yellow", "stop", "M-2")
    play(match, "yellow", "take york")
    assert to_act(match) == ["red"]


@covers("WW-6.2")
def test_one_of_the_cards_face_up_is_taken_and_an_industry_placed() -> None:
    match = given(f"{TURN}; display york leeds wild_3")
    refused(match, "red", "take hull", "WW-6.2", card="hull")
    before = supply(match, "red")["industries_left"]
    play(match, "red", "take leeds")
    assert standing(match, "leeds") == {"red": 1}
    assert supply(match, "red")["industries_left"] == before - 1
    assert table(match)["display"] == ["york", "wild_3"]


@covers("WW-6.2", "WW-A12")
def test_a_wild_card_names_any_town_of_its_value() -> None:
    match = given(f"{TURN}; display wild_3; blue at hull 3")
    for town in ("leeds", "glasgow", "hull"):
        allowed(match, "red", f"take wild_3 in {town}")
    refused(match, "red", "take wild_3 in london", "WW-6.2", place="london", card="wild_3")
    refused(match, "red", "take wild_3", "M-3")
    play(match, "red", "take wild_3 in leeds")
    assert standing(match, "leeds") == {"red": 1}


@covers("WW-6.2")
def test_the_town_of_a_card_may_be_named_but_no_other() -> None:
    match = given(f"{TURN}; display leeds")
    allowed(match, "red", "take leeds in leeds")
    refused(match, "red", "take leeds in york", "WW-6.2", place="york", card="leeds")
    assert match.settled(read_move(match.opened, 0, "take leeds in leeds use")).choices == (
        *read_move(match.opened, 0, "take leeds").choices,
    )


@covers("WW-6.3")
def test_a_blocked_card_is_used_or_swapped_and_the_player_says_which() -> None:
    match = given(f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; aside hull york")
    refused(match, "red", "take glasgow", "M-3")
    allowed(match, "red", "take glasgow use")
    events = play(match, "red", "take glasgow swap")
    assert kinds(events) == ["took_card", "swapped", "industry_placed"]
    assert standing(match, "hull") == {"red": 1}
    assert (to_act(match), table(match)["question"]) == (["red"], "links")
    assert table(match)["aside"] == 1
    assert {"glasgow", "hull"} <= set(table(match)["discards"])
    play(match, "red", "link hull leeds")
    assert to_act(match) == ["blue"]


@covers("WW-6.3")
def test_the_replacement_is_seen_only_after_the_swap() -> None:
    """A swap ends a move, so nobody can make the rest of it depend on the card drawn."""
    match = given(f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; aside wild_3 york")
    refused(match, "red", "take glasgow swap in leeds", "M-4")
    play(match, "red", "take glasgow swap")
    assert table(match)["question"] == "town"
    with pytest.raises(Refused):
        match.undo(0)
    play(match, "red", "in leeds link leeds york")
    assert standing(match, "leeds") == {"red": 1}


@covers("WW-A3", "WW-6.3")
@pytest.mark.parametrize(
    ("drawn", "question"), [("wild_3", "town"), ("reading", "removal"), ("hull", "links")]
)
def test_a_replacement_cannot_be_swapped_again(drawn: str, question: str) -> None:
    mixed = "blue at reading; yellow at reading"
    match = given(f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; {mixed}; aside {drawn} york")
    play(match, "red", "take glasgow swap")
    assert table(match)["question"] == question
    refused(match, "red", "swap", "WW-A3")
    assert table(match)["aside"] == 1


@covers("WW-6.3")
def test_after_a_swap_building_may_be_declined() -> None:
    match = given(f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; aside hull york")
    play(match, "red", "take glasgow swap")
    play(match, "red", "stop")
    assert to_act(match) == ["blue"]
    match = given(
        f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; aside reading york; blue at reading 2"
    )
    play(match, "red", "take glasgow swap")
    assert standing(match, "reading") == {"red": 1, "blue": 1}
    mixed = "blue at reading; yellow at reading"
    match = given(f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; aside reading york; {mixed}")
    play(match, "red", "take glasgow swap")
    assert table(match)["question"] == "removal"
    play(match, "red", "remove yellow")
    assert standing(match, "reading") == {"red": 1, "blue": 1}


@covers("WW-6.3", "WW-A1")
def test_a_card_that_is_not_blocked_cannot_be_swapped() -> None:
    nothing_left = f"red money 0; {SIXTEEN_LINKS}; red link carlisle lancaster"
    match = given(f"{TURN}; display glasgow; blue link edinburgh glasgow; {nothing_left}")
    assert supply(match, "red")["links_left"] == 0
    refused(match, "red", "take glasgow swap", "WW-6.3", card="glasgow")
    allowed(match, "red", "take glasgow")


@covers("WW-A2")
def test_without_set_aside_cards_a_blocked_card_must_be_used() -> None:
    match = given(f"{TURN}; display glasgow; {GLASGOW_BLOCKED}; aside none")
    refused(match, "red", "take glasgow swap", "WW-A2", card="glasgow")
    play(match, "red", "take glasgow")
    assert standing(match, "glasgow") == {"red": 1}


@covers("WW-6.4", "WW-A4")
def test_any_industry_of_a_full_town_makes_room() -> None:
    full = f"{TURN}; display leeds; red at leeds; blue at leeds; yellow at leeds"
    match = given(full)
    refused(match, "red", "take leeds", "M-3")
    for colour in ("red", "blue", "yellow"):
        allowed(match, "red", f"take leeds remove {colour}")
    play(match, "red", "take leeds remove red")
    assert standing(match, "leeds") == {"red": 1, "blue": 1, "yellow": 1}
    match = given(full.replace("yellow at", "blue at"))
    refused(match, "red", "take leeds remove yellow", "WW-6.4", place="leeds")
    before = supply(match, "blue")["industries_left"]
    play(match, "red", "take leeds remove blue")
    assert standing(match, "leeds") == {"red": 2, "blue": 1}
    assert supply(match, "blue")["industries_left"] == before + 1


@covers("WW-6.4")
def test_a_forced_removal_may_be_named() -> None:
    match = given(f"{TURN}; display reading; blue at reading 2")
    allowed(match, "red", "take reading remove blue")
    refused(match, "red", "take reading remove yellow", "WW-6.4", place="reading")


@covers("WW-6.4")
def test_while_there_is_room_no_industry_is_taken_away() -> None:
    match = given(f"{TURN}; display reading wild_3; blue at reading; blue at leeds 2")
    refused(match, "red", "take reading remove blue", "WW-6.4", place="reading", standing=1, room=2)
    refused(match, "red", "take wild_3 in leeds remove blue", "WW-6.4", standing=2, room=3)
    refused(match, "red", "take wild_3 in hull remove blue", "WW-6.4", standing=0, room=3)
    allowed(match, "red", "take wild_3 in leeds link leeds york")


@covers("WW-6.4")
def test_a_player_may_have_several_industries_in_a_town() -> None:
    match = given(f"{TURN}; display leeds; red at leeds 2")
    play(match, "red", "take leeds")
    assert standing(match, "leeds") == {"red": 3}


@covers("WW-6.9", "WW-A21")
def test_the_card_is_discarded_and_the_round_ends_after_the_last_turn() -> None:
    match = given("workshop 3 players; yellow to act; display york")
    before = table(match)["discards"]
    play(match, "yellow", "take york")
    assert sorted(table(match)["discards"]) == sorted([*before, "york"])
    assert (table(match)["round"], table(match)["question"]) == (2, "bid")
