"""Chapters 2 and 3: set-up, cards, what is open and what is hidden."""

import pytest
from covers import covers
from lancashire.tables import at, facts_of, goes_on
from table_talk import area, areas, dealt, given, order, play, refused, table

from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.kernel.table import DEALER
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match, Refused
from millhand.shelf import SHELF


@covers("BL-2.1", "BL-2.2")
def test_everybody_has_thirty_seven_tiles_in_five_piles() -> None:
    mat = area(dealt("lancashire", 4), "red")["mat"]
    assert {name: len(levels) for name, levels in mat.items()} == {
        "cotton_mill": 12,
        "port": 8,
        "shipyard": 6,
        "coal_mine": 7,
        "iron_works": 4,
    }
    assert all(levels == sorted(levels) for levels in mat.values())
    assert mat["shipyard"] == [0, 0, 1, 1, 2, 2]
    assert area(dealt("lancashire", 4), "red")["links_left"] == 14


@covers("BL-2.5")
def test_the_first_turn_order_is_dealt() -> None:
    orders = {tuple(order(dealt("lancashire", 3, seed=seed))) for seed in range(40)}
    assert len(orders) == 6


@covers("BL-2.6")
def test_cubes_never_run_out_but_tiles_do() -> None:
    match = at("red hand wigan bury; red money 40; iron 0; red mat iron_works none")
    play(match, "red", "develop port port with wigan")
    assert area(match, "red")["money"] == 30
    refused(match, "red", "build bolton.3 iron_works with bury", "BL-6.1", industry="iron_works")


@covers("BL-2.4", "BL-14.4", "BL-16.4")
@pytest.mark.parametrize(
    ("players", "tiles"), [(2, [0, 1, 4, 2, 1]), (3, [2, 2, 4, 3, 1]), (4, [2, 2, 4, 3, 1])]
)
def test_all_distant_tiles_are_shuffled_for_each_era(players: int, tiles: list[int]) -> None:
    match, dealer, pools = Match(open_game(SHELF, "lancashire", players)), Dealer(3), []
    while not match.is_over:
        if match.decision.kind == "distant_tiles":
            pool = [int(tile) for tile in match.table.pool()]
            pools.append([pool.count(number) for number in range(5)])
        if match.decision.seats == (DEALER,):
            match.play(dealer.move(match.opened, match.table))
            continue
        colour = match.opened.colours[match.decision.seats[0]]
        play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    assert pools == [tiles, tiles]


@covers("BL-3.1")
def test_two_eras_are_played() -> None:
    match = at(
        "order red blue yellow; yellow to act; actions 1; deck none; aside none; round 10"
        "; red hand none; blue hand none; yellow hand wigan"
    )
    events = play(match, "yellow", "pass with wigan")
    assert facts_of(events, "era_began") == [{"era": "rail"}]
    goes_on(match)
    assert (table(match)["era"], table(match)["round"]) == ("rail", 1)
    assert table(match)["actions_left"] == 2


@covers("BL-3.3", "BL-3.4")
def test_cards_set_aside_come_back_for_the_rail_era() -> None:
    match = dealt("lancashire", 4)
    assert (table(match)["aside"], table(match)["deck"]) == (6, 66 - 32 - 6)
    late = at(
        "order red blue yellow; yellow to act; actions 1; round 10; yellow hand wigan"
        "; red hand none; blue hand none; deck none; aside port port port"
    )
    play(late, "yellow", "pass with wigan")
    assert table(late)["aside"] == 0
    goes_on(late)
    assert (table(late)["aside"], table(late)["deck"]) == (6, 66 - 24 - 6)


@covers("BL-3.5")
def test_hands_are_seen_by_their_owners_only_and_discards_by_all() -> None:
    match = at("red hand wigan bury; blue hand port port; red discards bolton colne")
    assert area(match, "red")["hand"] == ["wigan", "bury"]
    for seat in (None, 1, 2):
        assert match.sight(seat)["seats"][0]["hand"] is None
        assert match.sight(seat)["seats"][0]["discards"] == ["colne", "bolton"]
    assert match.sight(None)["aside"] == 9


@covers("BL-3.5", "BL-3.3")
def test_nobody_knows_the_cards_set_aside() -> None:
    match = dealt("lancashire", 3)
    hidden = {seat: sorted(int(card) for card in match.table.unseen(seat, 0)) for seat in range(3)}
    assert all(len(cards) == 66 - 8 for cards in hidden.values())
    seen = match.sight(0)
    changed = 0
    for seed in range(20):
        other = resample(match.table, 0, Chance(seed))
        assert match.opened.sight(other, 0) == seen
        aside = [int(card) for card in other.cells[840:849]]
        changed += aside != [int(card) for card in match.table.cells[840:849]]
    assert changed > 15


@covers("BL-3.5", "BL-12.3")
def test_distant_tiles_not_turned_are_hidden() -> None:
    match = at("distant 0 -3 then -4; cotton 4")
    assert match.sight(0)["own"]["distant_market"]["turned"] == [0, -3]
    tops = set()
    for seed in range(60):
        other = resample(match.table, 0, Chance(seed))
        assert list(other.cells[748:750]) == [0, 3]
        tops.add(int(other.cells[750]))
    assert tops == {0, 1, 2, 3, 4}


def test_a_deal_must_be_a_deal_of_what_is_there() -> None:
    match = Match(open_game(SHELF, "lancashire", 3))
    dealer = Dealer(1)
    match.play(dealer.move(match.opened, match.table))
    assert match.decision.kind == "distant_tiles"
    tiles = dealer.move(match.opened, match.table)
    with pytest.raises(Refused, match="M-5"):
        match.play(type(tiles)(-1, (0,) * 12, ("distant_tiles",)))
    match.play(tiles)
    assert match.decision.kind == "deck"


def test_a_position_that_says_nothing_is_the_set_up() -> None:
    match = given("lancashire 4 players")
    assert areas(match, "money") == [30, 30, 30, 30]
    assert table(match)["actions_left"] == 1
    assert table(match)["aside"] == 6
