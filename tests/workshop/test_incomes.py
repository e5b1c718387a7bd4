"""Chapters 9 to 11: incomes, the change of era, victory."""

import pytest
from covers import covers
from table_talk import areas, given, kinds, play, table
from workshop.table import after_the_incomes, dealer, everybody, marker, money, standing, supply

from millhand.match.match import Match
from millhand.notation.moves import read_move

END = "workshop 3 players; demand 2"


@covers("WW-9.1")
def test_the_track_pays_and_the_marker_goes_back() -> None:
    match = given(f"{END}; red income 31; blue income 1")
    after_the_incomes(match)
    assert areas(match, "money") == [81, 51, 50]
    assert areas(match, "income_space") == [0, 0, 0]


@covers("WW-9.2")
@pytest.mark.parametrize(
    ("links", "pounds"),
    [
        ("", 0),
        ("red link york leeds", 2),
        ("red link york newcastle", 4),
        ("red link york leeds; red link hull lincoln", 3),
        ("red link york leeds; red link york hull; red link hull lincoln", 6),
        ("red link york leeds; blue link york hull; red link hull lincoln", 3),
        ("red link york newcastle; red link hull lincoln; red link lincoln sheffield", 6),
        ("red link york newcastle; red link bristol exeter; red link exeter plymouth", 6),
        ("red link bristol southampton; red link york leeds; red link dover london", 6),
    ],
)
def test_the_largest_network_pays_double(links: str, pounds: int) -> None:
    match = given(f"{END}; {links}")
    after_the_incomes(match)
    assert money(match, "red") == 50 + pounds


@covers("WW-9.2")
def test_links_return_to_their_owners() -> None:
    match = given(f"{END}; red link york newcastle; blue link york leeds")
    after_the_incomes(match)
    assert table(match)["links"] == []
    assert [supply(match, colour)["links_left"] for colour in ("red", "blue")] == [18, 18]


@covers("WW-A9")
def test_of_two_equal_networks_one_pays_double() -> None:
    match = given(f"{END}; red link york leeds; red link dover london")
    after_the_incomes(match)
    assert money(match, "red") == 50 + 2 + 1


@covers("WW-9.3", "WW-9.4")
def test_industries_pay_the_demand_of_their_town_and_stay() -> None:
    match = given(
        "workshop 4 players; demand 2; red at leeds 2; red at london; blue at leeds"
        "; diagram textile textile craft port"
    )
    after_the_incomes(match)
    assert areas(match, "money") == [50 + 2 + 2 + 1, 52, 50, 50]
    assert standing(match, "leeds") == {"red": 2, "blue": 1}


@covers("WW-9.5", "WW-A11")
def test_an_empty_bank_calls_money_in_with_debts_if_need_be() -> None:
    purses = "red money 550; blue money 30; yellow money 220"
    match = given(f"{END}; {purses}; yellow income 10")
    assert table(match)["bank"] == 0
    after_the_incomes(match)
    assert areas(match, "money") == [500, -20, 180]
    assert table(match)["lent"] == 50
    assert table(match)["bank"] == 800 - 660
    assert [score.points for score in match.opened.scores(match.table)] == [550, 30, 230]


@covers("WW-9.5", "WW-A11")
def test_a_player_in_debt_bids_nothing_and_builds_nothing() -> None:
    match = given("workshop 3 players; auction; calls 1; red money -20; red income 3")
    assert match.menu(0)[0] == read_move(match.opened, 0, "bid 0").choices[0]
    assert len(match.menu(0)) == 2, "nothing, or a pound recouped"
    everybody(match, "bid 0")
    play(match, "red", f"take {table(match)['display'][0]}")
    assert table(match)["turn"] == 2


@covers("WW-9.5")
def test_the_bank_may_need_more_than_one_call() -> None:
    match = given("workshop 3 players; option bank=400; demand 2; red money 300; blue income 190")
    after_the_incomes(match)
    assert table(match)["calls"] == 2
    assert sum(areas(match, "money")) + table(match)["bank"] == 400


@covers("WW-A11")
def test_an_unlimited_bank_never_calls() -> None:
    match = given("workshop 3 players; option bank=unlimited; demand 2; red income 150")
    after_the_incomes(match)
    assert money(match, "red") == 200
    assert table(match)["bank"] is None


@covers("WW-10.1")
def test_what_stays_through_the_change_of_era() -> None:
    match = given(
        f"{END}; order blue yellow red; red at leeds; red hand port; diagram craft; red income 4"
    )
    after_the_incomes(match)
    before = table(match)
    match.deal(dealer())
    after = table(match)
    assert after["era"] == "rail"
    assert after["tiles"] == before["tiles"] != []
    assert after["demand"] == before["demand"]
    assert after["order"] == before["order"] == ["blue", "yellow", "red"]
    assert areas(match, "money") == [54, 50, 50]
    assert areas(match, "hand_size") == [3, 2, 2]
    assert marker(match, "red") == 0


@covers("WW-10.2", "WW-10.3")
@pytest.mark.parametrize(("players", "aside"), [(5, 9), (4, 11), (3, 12), (2, 11)])
def test_all_cards_are_shuffled_together(players: int, aside: int) -> None:
    match = given(f"workshop {players} players; demand 2")
    everybody(match, "keep")
    assert match.opened.question(match.table, -1) == "deck"
    assert len(match.table.pool()) == 39
    events = match.deal(dealer())
    assert kinds(events)[:2] == ["set_aside", "shuffled"]
    assert (table(match)["aside"], table(match)["deck"]) == (aside, 39 - aside)
    assert table(match)["discards"] == []


@covers("WW-11.1")
def test_the_game_ends_after_the_rail_incomes_and_most_money_wins() -> None:
    match = given("workshop 3 players; demand 4; red money 80; blue income 40; yellow money 60")
    everybody(match, "keep")
    assert match.is_over
    assert match.opened.winners(match.table) == [1]
    assert [score.points for score in match.opened.scores(match.table)] == [80, 90, 60]


@covers("WW-11.1")
def test_scores_tell_where_the_money_came_from() -> None:
    match = given(
        "workshop 3 players; demand 4; red income 7; red link york leeds; red at leeds"
        "; diagram textile textile; red money 40; red counted bids -4; red counted links -6"
    )
    everybody(match, "keep")
    assert match.opened.scores(match.table)[0].lines == {
        "start": 50,
        "bids": -4,
        "links": -6,
        "track": 7,
        "networks": 2,
        "industries": 2,
    }


@covers("WW-11.2")
@pytest.mark.parametrize(("order", "winner"), [("blue red yellow", 1), ("yellow red blue", 0)])
def test_with_equal_money_the_lower_box_wins(order: str, winner: int) -> None:
    match = given(f"workshop 3 players; demand 4; order {order}; yellow money 20")
    everybody(match, "keep")
    assert match.opened.winners(match.table) == [winner]


@covers("WW-A18")
@pytest.mark.parametrize(
    ("boxes", "winner"),
    [
        ("red box 2; blue box 3; yellow box 4; green box 1", 1),
        ("red box 4; blue box 1; yellow box 2; green box 3", 0),
    ],
)
def test_between_two_players_the_owner_of_box_1_wins_a_tie(boxes: str, winner: int) -> None:
    match = given(f"workshop 2 players; demand 4; {boxes}")
    everybody(match, "keep")
    assert match.opened.winners(match.table) == [winner]


@covers("WW-13.8")
def test_two_players_are_paid_like_others() -> None:
    match = given(
        "workshop 2 players; demand 2; red income 11; blue at leeds; red at leeds"
        "; diagram textile textile; yellow link york leeds"
    )
    after_the_incomes(match)
    assert areas(match, "money") == [100 + 11 + 4, 102]


@covers("WW-A13")
def test_the_income_track_has_no_end() -> None:
    match = given("workshop 3 players; red to link at york; red at york; red income 99")
    play(match, "red", "link york leeds")
    assert marker(match, "red") == 101


def test_a_game_that_is_over_asks_nobody() -> None:
    match: Match = given("workshop 3 players; demand 4")
    everybody(match, "keep")
    assert match.decision is None
