"""Chapter 4: the creation of demand."""

from covers import covers
from table_talk import allowed, area, areas, dealt, given, kinds, play, refused, table, to_act
from workshop.table import after_the_incomes, dealer, everybody, money

HANDS = "red hand port heavy; blue hand craft craft; yellow hand light port"
DEMAND_1 = f"workshop 3 players; demand 1; {HANDS}"


@covers("WW-4.1")
def test_everybody_draws_two_tokens_and_places_one() -> None:
    match = dealt("workshop", 3)
    assert areas(match, "hand_size") == [2, 2, 2]
    assert to_act(match) == ["red", "blue", "yellow"]
    match = given(DEMAND_1)
    allowed(match, "red", "pledge port")
    allowed(match, "red", "pledge heavy")
    refused(match, "red", "keep", "WW-4.1", tokens=0, needed=1)
    refused(match, "red", "pledge port heavy", "WW-4.1", tokens=2, needed=1)
    refused(match, "red", "pledge craft", "WW-4.1", industry="craft")


@covers("WW-4.1", "WW-12.2")
def test_tokens_are_shown_together() -> None:
    match = given(DEMAND_1)
    assert kinds(play(match, "yellow", "pledge port")) == ["sealed"]
    assert sum(table(match)["demand"].values()) == 0
    assert kinds(play(match, "red", "pledge port")) == ["sealed"]
    assert to_act(match) == ["blue"]
    events = play(match, "blue", "pledge craft")
    assert kinds(events)[:4] == ["sealed", "pledged", "pledged", "pledged"]
    assert table(match)["demand"] == {"port": 2, "heavy": 0, "textile": 0, "light": 0, "craft": 1}
    assert area(match, "red")["hand"] == ["heavy"]
    assert area(match, "blue")["hand"] == ["craft"]


@covers("WW-4.1", "WW-12.1")
def test_a_player_with_two_equal_tokens_is_asked_all_the_same() -> None:
    """Not to ask would tell the others what the hand holds."""
    match = given(DEMAND_1)
    assert "blue" in to_act(match)
    refused(match, "blue", "pledge craft craft", "WW-4.1")


@covers("WW-4.2")
def test_at_the_end_of_the_canal_era_a_token_may_be_kept() -> None:
    match = given("workshop 3 players; demand 2; red hand port; blue hand craft")
    allowed(match, "red", "keep")
    allowed(match, "red", "pledge port")
    refused(match, "red", "pledge craft", "WW-4.2", industry="craft")
    refused(match, "yellow", "pledge port", "WW-4.2")
    refused(match, "red", "pledge port port", "WW-4.2")
    play(match, "red", "keep")
    play(match, "blue", "pledge craft")
    events = play(match, "yellow", "keep")
    assert kinds(events)[1:4] == ["kept_tokens", "pledged", "kept_tokens"]
    match.deal(dealer())
    assert areas(match, "hand_size") == [3, 2, 2]


@covers("WW-4.3", "WW-A20")
def test_in_the_rail_era_exactly_one_token_is_placed() -> None:
    hands = "red hand port craft light; blue hand craft light; yellow hand light port"
    match = given(f"workshop 3 players; demand 3; {hands}")
    refused(match, "red", "keep", "WW-4.3", tokens=0, needed=1)
    refused(match, "red", "pledge port craft", "WW-4.3")
    refused(match, "blue", "pledge port", "WW-4.3", industry="port")
    play(match, "red", "pledge light")
    play(match, "blue", "pledge light")
    play(match, "yellow", "pledge port")
    assert areas(match, "hand_size") == [2, 1, 1]
    assert (table(match)["era"], table(match)["round"]) == ("rail", 1)


@covers("WW-4.4")
def test_at_the_end_of_the_rail_era_one_more_may_be_placed() -> None:
    match = given("workshop 3 players; demand 4; red hand port light; blue hand craft")
    refused(match, "blue", "pledge light", "WW-4.4", industry="light")
    play(match, "red", "pledge port")
    play(match, "blue", "keep")
    play(match, "yellow", "keep")
    assert match.is_over


@covers("WW-4.5")
def test_tokens_stay_on_the_diagram_and_those_in_hand_are_worth_nothing() -> None:
    match = given("workshop 3 players; demand 2; red at bristol; red hand port; diagram heavy")
    after_the_incomes(match)
    assert money(match, "red") == 50
    match.deal(dealer())
    assert table(match)["demand"]["heavy"] == 1
    match = given("workshop 3 players; demand 2; red at bristol; red hand port; diagram port")
    play(match, "red", "pledge port")
    everybody(match, "keep")
    assert money(match, "red") == 52


@covers("WW-13.4")
def test_two_players_draw_four_tokens_and_place_two() -> None:
    match = dealt("workshop", 2)
    assert areas(match, "hand_size") == [4, 4]
    hands = "red hand port port craft light; yellow hand craft light heavy textile"
    match = given(f"workshop 2 players; demand 1; {hands}")
    allowed(match, "red", "pledge port port")
    allowed(match, "red", "pledge light port")
    refused(match, "red", "pledge port", "WW-13.4", tokens=1, needed=2)
    refused(match, "red", "keep", "WW-13.4", tokens=0, needed=2)
    refused(match, "red", "pledge craft craft", "WW-13.4", industry="craft")
    match = given(f"workshop 2 players; demand 4; {hands}")
    for text in ("keep", "pledge port", "pledge port port"):
        allowed(match, "red", text)
    match = given(f"workshop 2 players; demand 3; {hands}")
    refused(match, "yellow", "pledge heavy", "WW-13.4")
    play(match, "red", "pledge port light")
    play(match, "yellow", "pledge textile heavy")
    assert sum(table(match)["demand"].values()) == 4
