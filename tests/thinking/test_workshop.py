"""What bots look at in Workshop of the World: figures with which a player would agree."""

import pytest
from laws.manners import lively
from librt.vecs import vec
from mypy_extensions import i64
from table_talk import given, play
from workshop.table import bids

from millhand.bots.judges import judge_for
from millhand.games.workshop.play import choices, layout
from millhand.kernel.bits import lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, resample
from millhand.kernel.table import Table
from millhand.match.agreement import open_game
from millhand.shelf import SHELF
from millhand.thinking import mind
from millhand.thinking.mind import ROW
from millhand.thinking.minds import mind_for
from millhand.thinking.rolls import Manner, Roller
from millhand.thinking.search import Search
from millhand.thinking.turns import Turns
from millhand.thinking.workshop.features import CHAPTERS, FEATURES, NAMES, NOTES

MIND = mind_for("workshop")
THREE = "workshop 3 players; order red blue yellow"


def row_of(table: Table, seat: int) -> list[int]:
    row = vec[i64]([0] * ROW)
    MIND.look(table, seat, row)
    return [int(number) for number in row[:FEATURES]]


def situation(text: str, seat: int = 0) -> dict[str, int]:
    """The features of a seat by name."""
    return dict(zip(NAMES, row_of(given(text).table, seat), strict=True))


def test_every_feature_has_its_place() -> None:
    assert len(NAMES) == FEATURES <= NOTES == mind.FEATURES


# --- money ------------------------------------------------------------------------------------


def test_what_counts_is_to_be_ahead_of_the_others() -> None:
    money = f"{THREE}; red money 40; blue money 30; yellow money 35; blue income 6"
    red, blue = situation(money), situation(money, 1)
    assert red["wealth"] == (40 - 30) + (40 - 35)
    assert blue["wealth"] == (30 - 40) + (30 - 35)
    assert red["track"] == -6
    assert blue["track"] == 6 + 6


def test_money_of_others_is_not_looked_at_where_it_is_hidden() -> None:
    money = "workshop 3 players; option money_hidden=true; red money 40; blue money"
    assert situation(f"{money} 30") == situation(f"{money} 10")


def test_networks_by_what_they_will_pay() -> None:
    links = "red link york newcastle; red link hull lincoln; red link lincoln sheffield"
    assert situation(f"{THREE}; {links}; blue link leeds york")["networks"] == 2 * (4 + 2) - 2


def test_both_sets_of_two_players_count_together() -> None:
    links = "red link york leeds; blue link york hull; red at leeds; blue at leeds; red at york"
    mine = situation(f"workshop 2 players; {links}; diagram textile")
    assert mine["networks"] == 4
    assert mine["industries"] == 3
    assert mine["demand_pays"] == 2


def test_money_that_links_will_need() -> None:
    assert situation(f"{THREE}; round 9; red to act; red money 4")["short_of_money"] == 6 - 4
    assert situation(f"{THREE}; round 8; red to act; red money 4")["short_of_money"] == 12 - 4
    assert situation(f"{THREE}; rail; round 8; red to act; red money 4")["short_of_money"] == 8 - 4
    assert situation(f"{THREE}; round 9; red to act; red money 6")["short_of_money"] == 0


# --- demand -----------------------------------------------------------------------------------

PORTS = "rail; red at bristol; red at hull 2; blue at bristol; yellow at london"


def test_industries_pay_as_demand_stands() -> None:
    now = situation(f"{THREE}; {PORTS}; diagram port port craft")
    assert now["demand_pays"] == 2 * (3 * 2) - 2 - 1
    assert now["industries"] == 2 * 3 - 2


def test_tokens_in_hand_by_what_they_would_bring() -> None:
    none = situation(f"{THREE}; {PORTS}; red hand heavy heavy")
    assert (none["hand_pays"], none["token_pays"]) == (0, 0)
    ports = situation(f"{THREE}; {PORTS}; red hand port craft")
    assert ports["token_pays"] == 2 * 3 - 1
    assert ports["hand_pays"] == (2 * 3 - 1) - 1
    assert situation(f"{THREE}; {PORTS}; red hand craft")["token_pays"] == 0, (
        "it need not be placed"
    )


def test_tokens_of_others_are_not_looked_at() -> None:
    hands = f"{THREE}; {PORTS}; red hand port; blue hand"
    assert situation(f"{hands} port craft") == situation(f"{hands} heavy heavy")


def test_industries_in_full_towns_may_be_turned_out() -> None:
    assert situation(f"{THREE}; red at oxford; red at york; blue at oxford")["at_risk"] == 1


# --- the clock --------------------------------------------------------------------------------


def test_turns_to_come() -> None:
    assert situation(f"{THREE}; round 9; red to act")["turns_to_come"] == 0
    assert situation(f"{THREE}; round 9; blue to act")["turns_to_come"] == 2 * 0 - 2
    assert situation(f"{THREE}; round 9; blue to act", 1)["turns_to_come"] == 2 * 1 - 1
    assert situation("workshop 2 players; auction")["turns_to_come"] == 0


def test_an_early_place_gives_a_choice_of_cards() -> None:
    first = situation(f"{THREE}; round 2; red to act")
    assert first["choice_of_cards"] == 2 * 3 - 2 - 1
    assert first["early"] == -2 * 1 + 2 + 3
    assert situation(f"{THREE}; round 2; blue to act")["choice_of_cards"] == -2 - 1
    assert situation(f"{THREE}; round 2; auction")["choice_of_cards"] == 0


def test_chapters_are_thirds_of_an_era() -> None:
    def chapter(text: str) -> str:
        return CHAPTERS[MIND.chapter(given(f"{THREE}; {text}").table)]

    hands = "red hand port; blue hand port; yellow hand port"
    assert chapter(f"demand 1; {hands}") == "canal"
    assert chapter("round 3; auction") == "canal"
    assert chapter("round 4; auction") == "canal_middle"
    assert chapter("round 7; red to act") == "canal_end"
    assert chapter("demand 2") == "canal_end"
    assert chapter(f"demand 3; {hands}") == "rail"
    assert chapter("rail; round 9; red to act") == "rail_end"


# --- prospects --------------------------------------------------------------------------------

LAST = f"{THREE}; round 9; red to act; display oxford ipswich norwich"


def test_free_connections_next_to_the_network() -> None:
    assert situation(f"{THREE}; round 2; red to act; red link exeter plymouth")["frontier"] == 2


def test_prospects_grow_with_own_towns_and_shrink_with_links_of_others() -> None:
    alone = situation(f"{THREE}; round 4; red to act")["prospects"]
    settled = situation(f"{THREE}; round 4; red to act; red at birmingham")["prospects"]
    hemmed_in = "; ".join(
        f"blue link birmingham {town}" for town in ("stoke", "derby", "leicester", "oxford")
    )
    fenced = situation(f"{THREE}; round 4; red to act; red at birmingham; {hemmed_in}")["prospects"]
    assert alone < settled
    assert fenced < settled


def test_prospects_in_rail_are_of_the_canal_era_alone() -> None:
    place = "red to act; red at birmingham; blue link birmingham stoke"
    canal = situation(f"{THREE}; round 4; {place}")["prospects_in_rail"]
    assert canal > situation(f"{THREE}; round 4; red to act")["prospects_in_rail"] > 0
    assert (
        canal == situation(f"{THREE}; round 4; red to act; red at birmingham")["prospects_in_rail"]
    )
    assert situation(f"{THREE}; rail; round 4; {place}")["prospects_in_rail"] == 0


# --- what it is worth in the end, what need not be tried -----------------------------------------


def test_a_finished_game_is_worth_the_lead() -> None:
    match = given("workshop 3 players; demand 4; red money 60; blue money 50; yellow money 41")
    for colour in ("red", "blue", "yellow"):
        play(match, colour, "keep")
    table = match.table
    assert table.is_over()
    assert [int(MIND.aim(table, seat)) for seat in range(3)] == [10 + 19, -10 + 9, -19 - 9]


def open_choices(text: str, *said: str) -> list[str]:
    """What is worth a try to red, after some words of a move."""
    match = given(text)
    table, menu = match.table.copy(), Menu()
    opened = match.opened
    for words in said:
        verb, *names = words.split()
        [(choice, _)] = opened.read_choices(verb, names)
        table.choose(0, choice)
    table.menu(0, menu)
    return [
        opened.write_choice(choice, "")
        for choice in menu.as_list()
        if not MIND.is_idle(table, 0, choice)
    ]


def test_money_is_recouped_only_where_it_is_needed() -> None:
    auction = f"{THREE}; auction; red money 2; red income 7"
    assert open_choices(auction) == [
        *[f"bid {money}" for money in range(3)],
        *[f"recoup {money}" for money in (1, 2, 3)],
    ]
    assert open_choices(auction, "recoup 2") == ["bid 4"]
    rich = f"{THREE}; red to act; red money 20; red income 7; display york"
    assert not [words for words in open_choices(rich) if words.startswith("recoup")]
    home = "workshop 3 players; red to link at york; red at york; red income 20; red money"
    assert [words for words in open_choices(f"{home} 2") if "recoup" in words] == [
        "recoup 1",
        "recoup 4",
    ]
    assert not [words for words in open_choices(f"{home} 6") if "recoup" in words]


def test_two_links_of_home_are_tried_in_one_order() -> None:
    home = "workshop 3 players; red to link at york; red at york"
    one = open_choices(home, "link leeds york")
    other = open_choices(home, "link hull york")
    assert ("link hull york" in one) != ("link leeds york" in other)
    assert "link hull leeds" in one, "a link beyond the first is no link of home"


def test_auctions_that_end_alike_take_the_same_course() -> None:
    def course(**offers: int) -> int:
        match = given(f"{THREE}; round 2; auction")
        bids(match, **offers)
        return int(MIND.course(match.table))

    assert course(red=3, blue=1, yellow=0) == course(red=9, blue=2, yellow=1)
    assert course(red=3, blue=1, yellow=0) != course(red=1, blue=3, yellow=0)
    assert course(red=3, blue=1, yellow=0) != course(red=47, blue=1, yellow=0), "one link is left"


# --- nothing hidden is looked at ----------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [(), ("money_hidden=true", "discards_open=false")])
def test_what_a_seat_cannot_see_changes_nothing(players: int, options: tuple[str, ...]) -> None:
    opened = open_game(SHELF, "workshop", players, options)
    table, chance, menu = opened.lay(), Chance(players), Menu()
    looks = 0
    while not table.is_over():
        deal(table, chance)
        seat = int(lowest(table.asked()))
        menu.clear()
        table.menu(seat, menu)
        table.choose(seat, lively(opened, menu, chance))
        if table.is_over() or chance.below(4):
            continue
        for owner in range(players):
            row = row_of(table, owner)
            other = resample(table, owner, chance)
            assert row_of(other, owner) == row
            assert MIND.chapter(other) == MIND.chapter(table)
            looks += 1
    assert looks > 80


# --- what all answer at once ------------------------------------------------------------------


def test_whoever_does_not_think_answers_any_token_and_a_low_bid() -> None:
    game = open_game(SHELF, "workshop", 3)
    table, menu, asked = game.lay(), Menu(), list[tuple[int, list[int]]]()
    while table.cells[layout.ROUND] < 1 or table.asked() != 0:
        deal(table, Chance(5))
        seat = lowest(table.asked())
        menu.clear()
        table.menu(seat, menu)
        likely = [int(choice) for choice in menu.choices[: MIND.casual(table, menu)]]
        asked.append((int(menu.size), likely))
        if table.cells[layout.ROUND] > 0 and table.cells[layout.STAGE] != choices.BID_STAGE:
            break
        table.choose(seat, likely[-1])
    tokens, bid = asked[:3], asked[3:6]
    assert all(len(likely) == size for size, likely in [*tokens, asked[6]])
    assert [likely for _, likely in bid] == [[choices.BID + money for money in range(4)]] * 3


def test_rolls_go_on_beyond_what_all_answer_at_once() -> None:
    game = open_game(SHELF, "workshop", 3)
    judge = judge_for(game, "canny")
    search = Search(judge, game.choice_count)
    manner = Manner(breadth=2, candidates=2, rolls=2, far=3, own_breadth=0, prior=1)
    roller = Roller(Turns(judge, game.choice_count), search, manner)
    table = game.lay()
    deal(table, Chance(5))
    roller.roll(table, 0, Chance(6))
    assert table.cells[layout.ROUND] == 3
