"""Chapter 7: recouping money."""

from covers import covers
from table_talk import allowed, given, kinds, play, refused, table, to_act
from workshop.table import marker, money

TURN = "workshop 3 players; red to act; display york leeds hull"


@covers("WW-7.1")
def test_two_spaces_bring_a_pound() -> None:
    match = given(f"{TURN}; red income 9")
    events = play(match, "red", "recoup 2")
    assert kinds(events) == ["recouped", "income_moved", "earned"]
    assert (marker(match, "red"), money(match, "red")) == (5, 52)
    assert table(match)["bank"] == 800 - 152


@covers("WW-7.1")
def test_recouping_is_a_move_of_its_own_before_the_card() -> None:
    match = given(f"{TURN}; red income 9")
    refused(match, "red", "recoup 1 recoup 2", "M-4")
    play(match, "red", "recoup 1")
    assert to_act(match) == ["red"]
    assert match.can_undo(0)
    match.undo(0)
    assert marker(match, "red") == 9
    play(match, "red", "recoup 1", "recoup 2", "take york")
    assert (marker(match, "red"), money(match, "red")) == (3, 53)


@covers("WW-7.1", "WW-A6")
def test_recouping_before_and_between_the_links() -> None:
    match = given(f"{TURN}; red money 0; red income 12")
    play(match, "red", "take york recoup 3 link york leeds recoup 3 link york hull")
    assert (marker(match, "red"), money(match, "red")) == (2, 0)


@covers("WW-7.1")
def test_one_sum_is_named_for_each_link() -> None:
    match = given(f"{TURN}; red money 0; red income 12")
    refused(match, "red", "take york recoup 1 recoup 2 link york leeds", "WW-6.6", money=1)


@covers("WW-7.1")
def test_only_whoever_is_to_move_recoups() -> None:
    match = given(f"{TURN}; blue income 9")
    refused(match, "blue", "recoup 1", "M-1")
    match = given("workshop 3 players; demand 2; red income 9")
    refused(match, "red", "recoup 1", "M-2")


@covers("WW-A24", "WW-7.1")
def test_money_may_be_recouped_without_being_short_of_it() -> None:
    match = given(f"{TURN}; red money 50; red income 9")
    play(match, "red", "recoup 2", "take york recoup 1")
    assert (marker(match, "red"), money(match, "red")) == (3, 53)
    match = given("workshop 3 players; auction; red money 50; red income 9")
    allowed(match, "red", "recoup 4 bid 0")


@covers("WW-7.2")
def test_a_single_space_brings_nothing() -> None:
    match = given(f"{TURN}; red income 1")
    refused(match, "red", "recoup 1", "WW-7.1", space=1, spaces=2)
    match = given(f"{TURN}; red income 3")
    allowed(match, "red", "recoup 1")
    refused(match, "red", "recoup 2", "WW-7.1", space=3)
