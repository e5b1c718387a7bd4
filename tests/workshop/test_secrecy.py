"""Chapter 12: what is hidden."""

import pytest
from covers import covers
from table_talk import area, dealt, given, play
from workshop.table import bids

from millhand.face.seen import Sight
from millhand.games.workshop.play.layout import ASIDE, DECK
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.match.match import Match

HANDS = "red hand port heavy; blue hand craft craft; yellow hand light port"


@covers("WW-12.1")
def test_tokens_in_hand_are_hidden_and_their_number_is_open() -> None:
    match = given(f"workshop 3 players; demand 1; {HANDS}")
    assert area(match, "red")["hand"] == ["port", "heavy"]
    for seat in (None, 1, 2):
        seen = match.sight(seat)["seats"][0]
        assert seen["hand_size"] == 2
        assert seen["hand"] is None


@covers("WW-12.1")
def test_a_token_drawn_is_told_to_its_owner_alone() -> None:
    match = dealt("workshop", 3)
    again = type(match)(match.opened)
    events = [event for move in match.journal for event in again.play(move)]
    drawn = [event for event in events if event.kind == "drew_token"]
    assert len(drawn) == 6
    for event in drawn:
        owner = event.facts["seat"]
        assert "industry" in event.told_to(owner).facts
        for other in {None, 0, 1, 2} - {owner}:
            assert "industry" not in event.told_to(other).facts


@covers("WW-12.1", "WW-12.3")
@pytest.mark.parametrize("hidden", [False, True])
def test_money_is_open_or_hidden_as_the_table_agreed(hidden: bool) -> None:
    option = f"option money_hidden={str(hidden).lower()}"
    match = given(f"workshop 3 players; {option}; auction; red money 17")
    assert match.sight(0)["seats"][0]["money"] == 17
    for seat in (None, 1, 2):
        assert (match.sight(seat)["seats"][0]["money"] is None) == hidden
        assert (match.sight(seat)["own"]["bank"] is None) == hidden
    events = bids(match, red=5, blue=0, yellow=0)
    paid = [event.told_to(1).facts for event in events if event.kind == "paid"]
    assert paid == [{"seat": 0, "money": 5, "purpose": "bids"}], "every change is public"


@covers("WW-12.2")
def test_deck_and_set_aside_cards_are_hidden_from_all() -> None:
    match = dealt("workshop", 3)
    for seat in (None, 0, 1, 2):
        seen = match.sight(seat)
        assert (seen["deck"], seen["aside"]) == (27, 12)


@covers("WW-12.2")
def test_a_sealed_answer_is_seen_by_its_owner_alone() -> None:
    match = given(f"workshop 3 players; demand 1; {HANDS}")
    play(match, "red", "pledge heavy")
    assert match.sight(0)["decision"]["answer"] == "pledge heavy"
    for seat in (None, 1, 2):
        assert match.sight(seat)["decision"]["sealed"] == [0]
        assert match.sight(seat)["decision"]["answer"] is None
    assert match.sight(1) == resampled_sight(match, 1)


def resampled_sight(match: Match, seat: int) -> Sight:
    return match.opened.sight(resample(match.table, seat, Chance(3)), seat)


@covers("WW-12.3", "WW-2.4")
def test_imagined_tables_keep_what_everybody_knows() -> None:
    """In the canal era the set-up cards that are left lie on top of the deck."""
    match = given(
        "workshop 5 players; demand 1; red hand port; blue hand port; yellow hand craft"
        "; green hand craft; black hand light"
    )
    kinds = [card.kind for card in match.opened.edition.cards]
    for seed in range(20):
        other = resample(match.table, 0, Chance(seed))
        deck = [int(card) for card in other.unseen(0, 0)]
        assert len(deck) == 6
        assert all(kinds[card] == "setup" for card in deck)
        top = [kinds[other.cells[DECK + 29 - place]] for place in range(6)]
        assert top == ["setup"] * 6
        aside = [kinds[other.cells[ASIDE + place]] for place in range(9)]
        assert "setup" not in aside
