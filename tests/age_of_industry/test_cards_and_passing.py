"""Chapters 16 to 18: developing, drawing, passing."""

import pytest
from age_of_industry.tables import germany
from covers import covers
from table_talk import allowed, area, kinds, play, refused, table, to_act

from millhand.match.match import Refused


@covers("AI-16.1")
def test_developing_takes_any_card_and_the_lowest_tile():
    match = germany("red hand grey")
    refused(match, "red", "develop port-2 with grey", "AI-16.1", claimed=2)
    refused(match, "red", "develop port with brown", "AI-4.1")
    play(match, "red", "develop port-1 with grey")
    assert area(match, "red")["mat"]["port"] == [1, 2, 2, 3, 3]
    assert table(match)["actions_left"] == 1, "one tile in an action"


@covers("AI-16.1")
def test_nothing_is_developed_without_a_card_or_without_tiles():
    refused(germany("red hand none"), "red", "develop port", "AI-16.1", cards=0)
    refused(germany("red hand grey; red mat ship none"), "red", "develop ship with grey", "AI-16.1")


# --- drawing ----------------------------------------------------------------------------------


@covers("AI-17.1")
def test_each_card_comes_from_the_deck_or_from_those_face_up():
    match = germany("red hand none; display ship brown; deck port grey mauve")
    refused(match, "red", "draw port", "AI-17.1", card="port")
    play(match, "red", "draw brown", "draw deck")
    assert area(match, "red")["hand"] == ["port", "brown"]
    assert table(match)["display"] == ["ship", "grey"], "filled up after the action"


@covers("AI-17.1")
def test_the_display_is_filled_up_only_after_the_action():
    match = germany("red hand none; display ship brown; deck port grey mauve")
    play(match, "red", "draw ship")
    assert table(match)["display"] == ["brown"]
    assert table(match)["deck"] == 3
    assert match.decision.kind == "draw"
    refused(match, "red", "draw port", "AI-17.1")
    play(match, "red", "draw brown")
    assert table(match)["display"] == ["port", "grey"]


@covers("AI-17.1")
def test_a_card_seen_in_the_deck_cannot_be_taken_back_and_one_face_up_can():
    match = germany("red hand none; display ship brown; deck port grey mauve")
    play(match, "red", "draw ship")
    assert match.can_undo(0)
    match.undo(0)
    play(match, "red", "draw deck")
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0)


@covers("AI-17.1", "AI-2.4")
def test_cards_taken_face_up_are_known_and_cards_from_the_deck_are_not():
    match = germany("red hand grey; display ship brown; deck port grey mauve")
    events = play(match, "red", "draw ship", "draw deck")
    assert match.sight(1)["seats"][0]["known"] == ["ship"]
    assert match.sight(1)["seats"][0]["hand"] is None
    drew = next(event for event in events if event.kind == "drew")
    assert "card" in drew.told_to(0).facts
    assert "card" not in drew.told_to(1).facts


@covers("AI-17.1", "AI-4.1")
@pytest.mark.parametrize(("held", "known"), [("grey", []), ("ship ship", []), ("brown", ["brown"])])
def test_a_card_that_is_played_is_known_no_more(held, known):
    """Of two equal cards the known one is taken to be played: the other may be any card."""
    match = germany(f"red hand grey {held}; display ship brown; deck port grey mauve")
    play(match, "red", "draw ship", "draw brown" if known else "draw deck")
    assert match.sight(1)["seats"][0]["known"] == ["ship", *known]
    play(match, "red", "pass with ship")
    assert match.sight(1)["seats"][0]["known"] == known


@covers("AI-17.2")
def test_what_exists_is_drawn_when_little_is_left():
    match = germany("red hand none; display ship none; deck none")
    play(match, "red", "draw ship")
    assert area(match, "red")["hand"] == ["ship"]
    assert table(match)["actions_left"] == 1
    refused(match, "red", "draw deck", "AI-17.1", card="deck")


@covers("AI-17.2")
def test_a_second_card_without_choice_is_taken_by_itself():
    match = germany("red hand none; display ship brown; deck none")
    events = play(match, "red", "draw ship")
    assert kinds(events) == ["took_card", "took_card"]
    assert area(match, "red")["hand_size"] == 2


@covers("AI-17.3")
def test_the_discard_pile_is_never_shuffled():
    match = germany("red hand none; display none none; deck none; discards ship brown")
    refused(match, "red", "draw deck", "AI-17.1")
    refused(match, "red", "draw ship", "AI-17.1")


# --- passing ----------------------------------------------------------------------------------

NOTHING_TO_DRAW = "deck none; display none none"


@covers("AI-18.1")
def test_a_pass_costs_a_card():
    match = germany("red hand grey ship")
    refused(match, "red", "pass", "M-3")
    refused(match, "red", "pass free", "AI-18.1", cards=2)
    play(match, "red", "pass with grey")
    assert area(match, "red")["hand"] == ["ship"]


@covers("AI-18.1")
def test_an_empty_hand_passes_free():
    match = germany("red hand none")
    events = play(match, "red", "pass")
    assert events[0].facts == {"seat": 0, "cards": 0}
    assert table(match)["actions_left"] == 1


@covers("AI-18.1", "AI-O3")
def test_once_nothing_can_be_drawn_a_pass_is_free_and_a_discard_is_still_allowed():
    match = germany(f"red hand grey ship; {NOTHING_TO_DRAW}")
    allowed(match, "red", "pass with grey")
    play(match, "red", "pass")
    assert area(match, "red")["hand_size"] == 2
    match = germany("red hand grey ship; deck none; display none brown")
    refused(match, "red", "pass", "M-3")


@covers("AI-O3")
def test_with_empty_hand_only_an_empty_hand_passes_free():
    match = germany(f"red hand grey ship; {NOTHING_TO_DRAW}", 2, "free_pass=empty_hand")
    refused(match, "red", "pass free", "AI-18.1", cards=2)
    match = germany(f"red hand none; {NOTHING_TO_DRAW}", 2, "free_pass=empty_hand")
    play(match, "red", "pass")


@covers("AI-18.1")
def test_a_whole_round_of_free_passes_ends_the_game():
    match = germany(f"red hand grey; blue hand ship; {NOTHING_TO_DRAW}")
    play(match, "red", "pass", "pass")
    events = play(match, "blue", "pass", "pass")
    assert match.is_over
    assert [event.facts for event in events if event.kind == "game_ended"] == [
        {"ending": "everybody_passed"}
    ]


@covers("AI-18.1")
def test_one_other_action_in_the_round_keeps_the_game_going():
    match = germany(f"red hand grey grey; blue hand ship; {NOTHING_TO_DRAW}")
    play(match, "red", "pass with grey", "pass")
    play(match, "blue", "pass", "pass")
    assert not match.is_over
    assert to_act(match) == ["red"]


@covers("AI-18.1")
def test_free_passes_end_the_game_even_while_the_deck_has_cards():
    match = germany("red hand none; blue hand none")
    play(match, "red", "pass", "pass")
    play(match, "blue", "pass", "pass")
    assert match.is_over
