"""The parts of a move may stand in any order: what is meant is what the table can ask for."""

from itertools import permutations

import pytest
from table_talk import given, refused, say

from millhand.notation.moves import write_move

TURN = "workshop 3 players; red to act; display york leeds; red income 12"
HOME = "workshop 3 players; red to link at york; red at york"


def settled(match_text: str, text: str) -> str:
    match = given(match_text)
    return write_move(match.opened, match.settled(say(match, "red", text)))


@pytest.mark.parametrize("said", ["bid 52 recoup 2", "recoup 2 bid 52"])
def test_money_is_recouped_for_a_bid_wherever_it_is_said(said: str) -> None:
    text = "workshop 3 players; auction; red money 50; red income 12"
    assert settled(text, said) == "recoup 2 bid 52"


def test_a_bid_that_needs_no_money_takes_it_all_the_same() -> None:
    text = "workshop 3 players; auction; red money 50; red income 12"
    assert settled(text, "bid 7 recoup 2") == "recoup 2 bid 7"


def test_what_is_recouped_for_a_link_may_be_said_before_the_card() -> None:
    parts = ["recoup 3", "take york", "link york leeds"]
    said = {settled(TURN, " ".join(some)) for some in permutations(parts)}
    assert said == {"take york recoup 3 link leeds york", "take york link leeds york recoup 3"}


def test_links_may_be_named_backwards() -> None:
    assert settled(HOME, "link leeds sheffield link york leeds") == (
        "link leeds york link leeds sheffield"
    )


def test_what_no_order_allows_is_refused_as_before() -> None:
    match = given(HOME)
    refused(match, "red", "link york leeds link hull lincoln", "WW-6.5", place="york")
    refused(match, "red", "link york leeds take york", "M-4")
