"""What bots look at in Age of Industry: figures with which a player would agree."""

import pytest
from age_of_industry.tables import germany, new_england
from laws.manners import lively
from librt.vecs import vec
from mypy_extensions import i64
from table_talk import dealt, given, play, seat_of

from millhand.bots.judges import league_of
from millhand.games.age_of_industry.play import choices
from millhand.games.age_of_industry.play.box import SHIP
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, resample
from millhand.kernel.table import Table
from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.shelf import SHELF
from millhand.thinking.age_of_industry.features import CHAPTERS, NAMES
from millhand.thinking.mind import FEATURES, ROW
from millhand.thinking.minds import mind_for
from millhand.thinking.search import Judge, Search

MIND = mind_for("age_of_industry")
TO_BERLIN = "red link hamburg berlin; red link poland berlin"


def row_of(table: Table, seat: int) -> list[int]:
    row = vec[i64]([0] * ROW)
    MIND.look(table, seat, row)
    return [int(number) for number in row]


def situation(match: Match, colour: str = "red") -> dict[str, int]:
    """A player's features by name."""
    numbers = row_of(match.table, seat_of(match, colour))
    return dict(zip(MIND.features, numbers, strict=False))


def judge(**weights: int) -> Judge:
    """A judge who looks at a few features, and always in the same way."""
    return Judge(MIND, vec[i64]([weights.get(name, 0) for _ in CHAPTERS for name in NAMES]))


# --- the row ----------------------------------------------------------------------------------


def test_names_and_row_agree() -> None:
    match = germany("red hand green")
    assert (MIND.features, MIND.chapters) == (NAMES, CHAPTERS)
    assert len(set(NAMES)) == len(NAMES) <= FEATURES
    numbers = row_of(match.table, 0)
    assert numbers[NAMES.index("constant")] == 1
    assert numbers[NAMES.index("next_levels_ship")] == 0  # the last one: no ships in Germany
    assert not any(numbers[len(NAMES) :]), "notes are left behind"
    assert situation(new_england("red mat ship 2"))["next_levels_ship"] == 4


@pytest.mark.parametrize("map_name", ["germany", "new_england"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_map_and_players_make_a_league(map_name: str, players: int) -> None:
    opened = open_game(SHELF, "age_of_industry", players, (f"map={map_name}",))
    assert league_of(opened) == f"{map_name}-{players}"


def test_nothing_hidden_is_counted() -> None:
    """Whole games: with unseen cards dealt anew, every row stays the same."""
    for number, players in enumerate((2, 3, 5)):
        options = ("map=new_england",) if players == 3 else ()
        opened = open_game(SHELF, "age_of_industry", players, options)
        table, chance, menu = opened.lay(), Chance(number), Menu()
        deal(table, chance)
        while not table.is_over():
            for seat in range(players if table.actions_done() % 6 == 0 else 0):
                other = resample(table, seat, Chance(7))
                assert row_of(other, seat) == row_of(table, seat)
                assert MIND.chapter(other) == MIND.chapter(table)
            seat = (table.asked() & -table.asked()).bit_length() - 1
            menu.clear()
            table.menu(seat, menu)
            table.choose(seat, lively(opened, menu, chance))


# --- chapters and turns -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round_number", "chapter"), [(1, "early"), (8, "middle"), (15, "late"), (22, "last")]
)
def test_a_game_of_three_has_four_quarters(round_number: int, chapter: str) -> None:
    match = given(f"age_of_industry 3 players; round {round_number}")
    assert CHAPTERS[MIND.chapter(match.table)] == chapter


def test_the_chapter_does_not_hang_on_a_single_draw() -> None:
    match = germany("red hand none; round 10")
    before = MIND.chapter(match.table)
    play(match, "red", "draw deck")
    assert MIND.chapter(match.table) == before


def test_repaying_after_the_last_action_is_a_turn_of_its_own() -> None:
    match = germany("red money 20; red loans 1; red hand port port; actions 1")
    turn = MIND.turn(match.table)
    play(match, "red", "pass with port")
    assert MIND.turn(match.table) == turn + 1
    play(match, "red", "repay 1")
    assert MIND.turn(match.table) == turn + 2


# --- money ------------------------------------------------------------------------------------


def test_who_acts_is_judged_as_if_all_that_can_be_were_repaid() -> None:
    acting = situation(germany("red money 27; red loans 3; deck none; blue hand none"))
    assert acting["net_money"] == -3
    assert (acting["cash"], acting["interest_to_come"]) == (7, 1)
    waiting = situation(
        germany("red money 27; red loans 3; deck none; blue hand none; blue to act")
    )
    assert waiting["net_money"] == -3
    assert (waiting["cash"], waiting["interest_to_come"]) == (20, 3)


def test_interest_grows_with_the_rounds_to_come_and_hurts_more_deep_in_debt() -> None:
    poor = situation(
        germany("red loans 5; deck none; blue hand ship ship ship ship; red hand port")
    )
    assert poor["rounds_to_come"] == 3
    assert poor["interest_to_come"] == 15
    assert poor["deep_in_debt"] == 6
    assert poor["unpaid"] == 50


def test_rails_pay_for_debts_at_the_end() -> None:
    lent = situation(germany(f"{TO_BERLIN}; red loans 1"))
    assert lent["rails_income"] == 2 + 2 + 1  # a market in Poland
    assert lent["unpaid"] == 10 - 5


def test_the_first_to_act_next_has_spent_least() -> None:
    match = germany("blue to act; actions 1; red spent 3; blue spent 5; red hand none")
    assert situation(match)["early"] == 1
    assert situation(match, "blue")["early"] == 0


# --- tiles ------------------------------------------------------------------------------------


def test_goods_are_ready_when_each_has_an_outlet_of_its_own() -> None:
    text = (
        "red cotton_mill-1 at hamburg.3; red cotton_mill-1 at bremen.2; red port-1 at hamburg.1"
        "; red link hamburg bremen"
    )
    one = situation(germany(text))
    assert (one["ready_income"], one["ready_to_sell"], one["stuck_income"]) == (8, 1, 8)
    assert (one["ports_wanted"], one["ports_idle"]) == (5, 0)
    two = situation(germany(f"{text}; blue port-1 at hamburg.2"))
    assert (two["ready_income"], two["stuck_income"]) == (16, 0)
    assert two["outlets_cotton"] == 2
    assert two["outlets_goods"] == 0


def test_a_port_without_goods_is_idle_or_lent() -> None:
    assert situation(germany("red port-1 at hamburg.1"))["ports_idle"] == 5
    lent = situation(germany("red port-1 at hamburg.1; blue cotton_mill-1 at hamburg.3"))
    assert (lent["ports_lent"], lent["ports_idle"]) == (5, 0)


def test_levels_count_flipped_or_not() -> None:
    text = "red cotton_mill-2 at hamburg.3; red coal_mine-3 at kassel.4 flipped"
    assert situation(germany(text))["levels"] == 5


def test_cubes_that_no_rail_carries_away_are_counted_apart() -> None:
    mine = "red coal_mine-1 at kassel.4 holding 2; red iron_works-1 at berlin.1"
    alone = situation(germany(mine))
    assert (alone["mines_income"], alone["mines_cubes"], alone["mines_apart"]) == (4, 2, 2)
    assert (alone["works_income"], alone["works_cubes"], alone["works_apart"]) == (5, 3, 3)
    joined = situation(germany(f"{mine}; blue link essen kassel"))
    assert (joined["mines_cubes"], joined["mines_apart"]) == (2, 0)


def test_a_ship_waits_for_its_coal_and_its_market() -> None:
    text = "red port-1 at boston.1; red ship-2 at massachusetts_bay.1"
    ship = situation(new_england(f"{text}; market market_massachusetts_bay cotton"))
    assert (ship["ships_income"], ship["ships_wait"]) == (10, 5)
    bored = situation(new_england(f"{text}; market market_massachusetts_bay none"))
    assert bored["ships_wait"] == 4


# --- the map ----------------------------------------------------------------------------------


def test_the_price_of_cubes_is_that_of_the_own_network() -> None:
    nowhere = situation(germany("red cotton_mill-1 at berlin.1"))
    assert (nowhere["coal_price"], nowhere["iron_price"]) == (6, 6)
    by_port = situation(germany("red cotton_mill-1 at hamburg.3; blue port-1 at hamburg.1; coal 2"))
    assert (by_port["coal_price"], by_port["iron_price"]) == (3, 1)
    by_mine = situation(germany("red coal_mine-1 at kassel.4; red link essen kassel"))
    assert (by_mine["coal_price"], by_mine["coal_in_reach"]) == (0, 3)


def test_rails_open_sites_and_further_rails() -> None:
    here = situation(germany(f"{TO_BERLIN}; red cotton_mill-1 at berlin.1"))
    assert here["sites_blank"] == 2 + 3  # Hamburg, and a second tile in Berlin
    assert here["sites_mine"] == 1  # Poland
    assert here["sites_port"] == 2  # Hamburg
    assert here["rails_hoped"] == (4 + 3) + (3 + 1)
    assert here["open_links"] == 4 + 4 + 2
    assert situation(germany("blue port-1 at boston.1", 2, "map=new_england"))["sites_ship"] == 2


# --- the hand ---------------------------------------------------------------------------------


def test_a_card_is_worth_the_highest_level_that_it_could_build() -> None:
    mat = "red mat iron_works 3; red mat coal_mine 2"
    hand = situation(
        germany(f"{mat}; red cotton_mill-1 at berlin.1; red hand blue ship coal_mine port")
    )
    assert hand["hand"] == 4
    assert hand["hand_levels"] == 2  # a mine of level 2 in a blue place; iron lacks coal
    assert hand["hand_dead"] == 3  # no rail of red's ends anywhere, and Germany has no ships
    assert hand["best_level"] == 2
    assert situation(germany(f"{mat}; red hand none"))["best_level"] == 0


def test_the_mat_shows_the_levels_of_the_next_two_tiles() -> None:
    mats = {0: 0, 1: 3, 2: 6, 3: 7, 4: 8, 5: 4, 6: 0}
    for gone, levels in mats.items():
        left = situation(germany(f"red gone factory {gone}"))
        assert left["next_levels_factory"] == levels


def test_only_cards_that_there_is_time_for_are_held() -> None:
    late = situation(germany("deck none; red hand port port port; blue hand none"))
    assert late["hand"] == 2
    match = germany("red hand port; blue hand none")
    play(match, "red", "draw deck")
    assert situation(match)["hand"] == 3, "the second card of a draw is counted before it is drawn"
    assert situation(match)["actions_left"] == 1


# --- what a search leaves out -----------------------------------------------------------------


def test_loans_beyond_need_and_early_repayments_are_idle() -> None:
    table = germany("red money 20; red loans 2; red hand port").table
    assert MIND.is_idle(table, 0, choices.BORROW)
    assert MIND.is_idle(table, 0, choices.REPAY + 1)
    assert not MIND.is_idle(table, 0, choices.PASS)


@pytest.mark.parametrize(("options", "idle"), [((), True), (("loan_repay=11",), False)])
def test_after_the_last_action_all_is_repaid_unless_that_costs(
    options: tuple[str, ...], idle: bool
) -> None:
    match = germany("red money 23; red loans 3; red hand port port; actions 1", 2, *options)
    play(match, "red", "pass with port")
    assert MIND.is_idle(match.table, 0, choices.DONE) is idle
    assert MIND.is_idle(match.table, 0, choices.REPAY) is idle
    assert not MIND.is_idle(match.table, 0, choices.REPAY + 1)


def test_a_search_repays_at_once_and_never_borrows_for_nothing() -> None:
    match = germany("red money 23; red loans 3; red hand port port; actions 1")
    search = Search(judge(cash=1000), match.opened.choice_count)
    moves = []
    while match.table.asked() & 1:
        answers = search.best_turn(match.table, 0, 6, 1, 2)
        moves.append(int(answers[0]))
        for choice in answers:
            match.table.choose(0, choice)
    assert moves[-1] == choices.REPAY + 1
    assert choices.BORROW not in moves


def test_sales_in_a_row_are_tried_in_one_order() -> None:
    match = germany(
        "red cotton_mill-1 at hamburg.3; red cotton_mill-1 at hamburg.4; red hand none"
        "; blue port-1 at hamburg.1; blue port-1 at hamburg.2"
    )
    search = Search(judge(net_money=1000), match.opened.choice_count)
    answers = [int(choice) for choice in search.best_move(match.table, 0, 64)]
    sold = [choice for choice in answers if choices.SELL <= choice < choices.DEVELOP]
    assert len(sold) == 2
    assert sold == sorted(sold)


def test_a_pass_without_a_discard_loses_no_card() -> None:
    match = germany("deck none; display none; red hand ship ship; blue hand ship")
    match.table.choose(0, choices.PASS)
    assert MIND.gives_up_a_card(match.table)
    MIND.lose_card(match.table, 0, choices.FREE)
    assert situation(match)["hand_dead"] == 2
    MIND.lose_card(match.table, 0, choices.CARD + SHIP)
    assert situation(match)["hand_dead"] == 1


def test_a_finished_game_is_worth_its_points() -> None:
    match = dealt("age_of_industry", 2)
    chance, menu = Chance(1), Menu()
    while not match.table.is_over():
        seat = (match.table.asked() & -match.table.asked()).bit_length() - 1
        menu.clear()
        match.table.menu(seat, menu)
        match.table.choose(seat, lively(match.opened, menu, chance))
    for seat in range(2):
        assert judge(levels=5).value(match.table, seat) == 1000 * match.table.points(seat)
