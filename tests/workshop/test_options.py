"""Options, one at a time."""

import pytest
from covers import covers
from table_talk import allowed, dealt, given, kinds, play, refused, table, to_act
from workshop.table import ROGER, after_the_incomes, everybody, marker, money

from millhand.face.seen import Event
from millhand.match.match import Match, digest
from millhand.notation.positions import read_position, write_position
from millhand.shelf import SHELF


@covers("WW-A11")
@pytest.mark.parametrize("size", [800, 1000, 600, 400])
def test_the_bank_holds_what_the_players_do_not(size: int) -> None:
    assert table(dealt("workshop", 4, f"bank={size}"))["bank"] == size - 200


@covers("WW-A7")
def test_a_table_may_forbid_to_recoup_with_a_bid() -> None:
    start = "workshop 3 players; option recoup_in_bids=false"
    match = given(f"{start}; auction; red income 6")
    refused(match, "red", "recoup 1 bid 3", "WW-A7")
    allowed(match, "red", "bid 3")
    match = given(f"{start}; red to act; display york; red income 6")
    allowed(match, "red", "recoup 1")
    allowed(match, "red", "take york recoup 1 link york leeds")


@covers("WW-A6")
@pytest.mark.parametrize(("between", "legal"), [("false", False), ("true", True)])
def test_income_between_two_links(between: str, legal: bool) -> None:
    start = f"{ROGER}; option income_between_links={between}; red money 4; red income 0"
    match = given(start)
    text = "link reading southampton recoup 2 link reading oxford"
    if legal:
        play(match, "red", text)
        assert (money(match, "red"), marker(match, "red")) == (0, 0)
    else:
        refused(match, "red", text, "WW-6.6", money=1)
        play(match, "red", "link reading southampton")
        assert marker(match, "red") == 4


@covers("WW-A6")
def test_between_two_links_a_town_still_counts_once() -> None:
    match = given(f"{ROGER}; option income_between_links=true")
    play(match, "red", "link reading oxford link reading southampton")
    assert marker(match, "red") == 4


@covers("WW-A21")
@pytest.mark.parametrize("open_", ["true", "false"])
def test_the_discard_pile_is_open_or_closed(open_: str) -> None:
    match = given(f"workshop 3 players; option discards_open={open_}; round 3; red to act")
    assert (table(match)["discards"] is not None) == (open_ == "true")


# --- when the demand that ends an era is created ------------------------------------------------

BEFORE = "option closing_demand=before_last_round"
HANDS = "red hand port; blue hand port; yellow hand port"


def round_played(match: Match) -> list[Event]:
    """Everybody takes the first card face up and builds nothing; returns what the last brings."""
    events: list[Event] = []
    while table(match)["question"] == "town_card":
        [colour] = to_act(match)
        events = play(match, colour, f"take {table(match)['display'][0]}")
    return events


@covers("WW-A22", "WW-3.1", "WW-4.2")
def test_demand_may_be_created_before_the_last_round() -> None:
    match = given(f"workshop 3 players; {BEFORE}; round 8; yellow to act; {HANDS}")
    round_played(match)
    seen = table(match)
    assert (seen["question"], seen["round"]) == ("demand", 9)
    assert (len(seen["display"]), seen["deck"]) == (3, 0), "the towns on offer are known"
    refused(match, "red", "pledge craft", "WW-4.2")
    play(match, "red", "pledge port")
    play(match, "blue", "keep")
    events = play(match, "yellow", "keep")
    assert kinds(events) == ["sealed", "pledged", "kept_tokens", "kept_tokens"]
    assert (table(match)["question"], table(match)["demand"]["port"]) == ("bid", 1)
    everybody(match, "bid 0")
    assert "era_began" in kinds(round_played(match)), "no demand is created after the last round"


@covers("WW-A22", "WW-4.4", "WW-11.1")
def test_with_demand_before_it_the_last_round_ends_the_game() -> None:
    match = given(f"workshop 3 players; {BEFORE}; demand 4; {HANDS}")
    everybody(match, "keep")
    everybody(match, "bid 0")
    assert kinds(round_played(match))[-1] == "game_ended"
    assert match.is_over


@covers("WW-A22", "WW-A15", "WW-13.4")
def test_two_players_create_demand_before_the_first_of_the_last_two_auctions() -> None:
    match = given(
        f"workshop 2 players; {BEFORE}; option two_player_cards=two_and_two; round 6"
        "; order red yellow blue green; green to act"
    )
    round_played(match)
    seen = table(match)
    assert (seen["question"], len(seen["display"]), seen["deck"]) == ("demand", 2, 2)
    everybody(match, "keep")
    play(match, "red", "for red bid 1")
    play(match, "yellow", "for green bid 0")
    round_played(match)
    assert (table(match)["question"], table(match)["auction"]) == ("bid", 2)


@covers("WW-A22")
@pytest.mark.parametrize("number", [2, 4])
def test_a_creation_of_demand_before_the_last_round_is_a_position(number: int) -> None:
    text = f"workshop 3 players; {BEFORE}; demand {number}; red hand port; red sealed pledge port"
    opened, first = read_position(SHELF, text)
    _, second = read_position(SHELF, write_position(opened, first))
    assert digest(first) == digest(second)
    assert len(opened.sight(first, None)["display"]) == 3


@covers("WW-A22")
def test_everything_that_is_shown_counts_as_revealed() -> None:
    match = given(f"workshop 3 players; {BEFORE}; round 8; yellow to act; {HANDS}")
    revealed = [match.table.revealed()]
    round_played(match)
    for answer in ("keep", "bid 0"):
        revealed.append(match.table.revealed())
        everybody(match, answer)
    revealed.append(match.table.revealed())
    assert revealed == sorted(set(revealed))


# --- links that cross -------------------------------------------------------------------------

CROSSED = "red link leeds liverpool; red link lancaster manchester"


@covers("WW-A23", "WW-8.2", "WW-9.2")
@pytest.mark.parametrize(("joins", "pounds"), [("false", 4 + 2), ("true", 8)])
@pytest.mark.parametrize("more", ["", "; blue link york newcastle"])
def test_links_that_cross_may_make_a_network(joins: str, pounds: int, more: str) -> None:
    match = given(f"workshop 3 players; option crossing_joins={joins}; demand 2; {CROSSED}{more}")
    after_the_incomes(match)
    assert money(match, "red") == 50 + pounds


@covers("WW-A23")
def test_only_own_links_that_cross_are_joined() -> None:
    mixed = "red link leeds liverpool; blue link lancaster manchester; red link manchester stoke"
    match = given(f"workshop 3 players; option crossing_joins=true; demand 2; {mixed}")
    after_the_incomes(match)
    assert money(match, "red") == 50 + 4 + 1


def test_options_say_which_rule_they_touch() -> None:
    rules = {option.name: option.rule for option in SHELF["workshop"].options}
    assert rules == {
        "bank": "WW-A11",
        "money_hidden": "WW-12.1",
        "discards_open": "WW-A21",
        "recoup_in_bids": "WW-A7",
        "income_between_links": "WW-A6",
        "two_player_cards": "WW-A15",
        "two_player_ties": "WW-A16",
        "two_player_sets": "WW-A17",
        "closing_demand": "WW-A22",
        "crossing_joins": "WW-A23",
    }
