"""Chapters 1 and 2: pieces and set-up."""

import re
from collections import Counter

import pytest
from age_of_industry.tables import coal_waiting, germany, new_england
from covers import covers
from table_talk import allowed, area, areas, dealt, kinds, order, play, refused, table, tile, told

from millhand.games.age_of_industry.data.edition import standard_edition
from millhand.match.agreement import BadOpening, open_game
from millhand.notation.moves import write_move
from millhand.shelf import SHELF

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
MAPS = pytest.mark.parametrize("board", ["germany", "new_england"])


# --- pieces -----------------------------------------------------------------------------------


@covers("AI-1.1")
@PLAYERS
def test_two_to_five_players_have_35_tiles_and_12_rails(players):
    match = dealt("age_of_industry", players)
    for mat, links in zip(areas(match, "mat"), areas(match, "links_left"), strict=True):
        assert sum(len(levels) for levels in mat.values()) == 35
        assert links == 12


@covers("AI-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_cannot_play(players):
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "age_of_industry", players)
    assert re.search("2, 3, 4, 5 players", told(error.value))


@covers("AI-1.2")
def test_six_industries_have_two_tiles_of_each_level_and_one_ship_0():
    assert area(dealt("age_of_industry", 2), "red")["mat"] == {
        "cotton_mill": [1, 1, 2, 2, 3, 3],
        "factory": [0, 0, 3, 3, 4, 4],
        "iron_works": [1, 1, 2, 2, 3, 3],
        "coal_mine": [1, 1, 2, 2, 3, 3],
        "port": [1, 1, 2, 2, 3, 3],
        "ship": [0, 2, 2, 3, 3],
    }


@covers("AI-1.3")
def test_the_level_is_worth_points_at_the_end():
    match = germany(
        "order red blue; blue to act; actions 1; red factory-4 at berlin.1"
        "; red hand none; blue hand none; deck none; display none none"
    )
    play(match, "blue", "pass")
    assert match.opened.scores(match.table)[0].lines == {"tiles": 4}


@covers("AI-1.4")
def test_a_flipped_tile_pays_once_stays_and_is_not_sold_again():
    match = germany(
        "red cotton_mill-1 at hamburg.3; blue port-1 at hamburg.1; blue port-1 at hamburg.2"
    )
    events = play(match, "red", "sell hamburg.3 to hamburg.1")
    assert area(match, "red")["money"] == 8
    assert kinds(events).count("flipped") == 2
    assert tile(match, "hamburg.3") is not None
    refused(match, "red", "sell hamburg.3 to hamburg.2", "AI-15.1")


@covers("AI-1.5")
def test_a_ship_of_level_0_cannot_be_built():
    match = new_england("red port-1 at boston.1; red hand ship mauve")
    refused(match, "red", "build massachusetts_bay.1 ship with ship", "AI-1.5", tile="ship-0")
    play(match, "red", "develop ship with mauve")
    allowed(match, "red", "build massachusetts_bay.1 ship-2 with ship")


@covers("AI-1.6")
@MAPS
def test_the_deck_has_36_industry_cards_and_five_cards_of_each_colour(board):
    match = dealt("age_of_industry", 2, f"map={board}")
    [deal] = [move for move in match.journal if move.claim(0) == "deck"]
    cards = Counter(write_move(match.opened, deal).split()[1:])
    assert sum(cards.values()) == 66
    colours = ("brown", "mauve", "blue", "green", "orange", "grey")
    assert {name: cards.pop(name) for name in colours} == dict.fromkeys(colours, 5)
    assert sorted(cards.values()) == [3, 6, 6, 6, 7, 8]


@covers("AI-1.7")
def test_ship_cards_in_germany_serve_only_to_be_discarded():
    match = germany("red hand ship; red mat ship 2; red port-1 at hamburg.1")
    assert "build" not in {text.split()[0] for text in texts(match)}
    allowed(match, "red", "develop cotton_mill with ship")
    allowed(match, "red", "pass with ship")
    allowed(match, "red", "combine berlin.1 cotton_mill with ship")


def texts(match):
    return [match.opened.write_choice(choice, "") for choice in match.menu(0)]


@covers("AI-1.8")
def test_rails_join_and_leave_villages_which_have_no_slots():
    match = germany("red cotton_mill-1 at kassel.1; red money 20; blue hand none")
    play(match, "red", "link kassel erfurt")
    assert "erfurt.1" not in standard_edition("germany").slot_ids
    refused(match, "red", "link leipzig erfurt", "AI-14.3")
    match = germany(
        "red link kassel erfurt; red iron_works-1 at kassel.1; red coal_mine-1 at kassel.4"
    )
    allowed(match, "red", "link leipzig erfurt")


@covers("AI-1.9")
def test_a_distant_port_gives_access_to_the_demand_table():
    match = germany("red hand brown; red mat coal_mine 3")
    allowed(match, "red", "build bohemia.1 coal_mine-3 with brown")


@covers("AI-1.10")
def test_markets_lie_on_land_or_hang_on_slots_for_ships():
    seen = {entry["market"]: entry["open"] for entry in table(new_england(""))["market_tokens"]}
    assert seen["market_canada"]
    assert not seen["market_gulf_of_maine"]


@covers("AI-1.11")
def test_cubes_and_loans_are_unlimited():
    match = germany("red hand orange; red loans 900; coal 6")
    play(match, "red", "build essen.2 coal_mine with orange")
    assert tile(match, "essen.2")["cubes"] == 3
    assert area(match, "red")["loans"] == 901


# --- set-up -----------------------------------------------------------------------------------


@covers("AI-2.1")
def test_germany_has_no_ships_and_new_england_has_six_slots_for_them():
    ships = {
        board: sum(kind == "ship" for _, _, kind in standard_edition(board).slots)
        for board in ("germany", "new_england")
    }
    assert ships == {"germany": 0, "new_england": 6}
    assert table(dealt("age_of_industry", 2))["board"] == "germany"


@covers("AI-2.2")
@PLAYERS
def test_everybody_starts_without_money_and_loans(players):
    match = dealt("age_of_industry", players)
    assert areas(match, "money") == [0] * players
    assert areas(match, "loans") == [0] * players


@covers("AI-2.3")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_player_is_random_and_the_others_follow_clockwise(seed):
    seats = order(dealt("age_of_industry", 4, seed=seed))
    assert seats == [(seats[0] + place) % 4 for place in range(4)]


@covers("AI-2.3")
def test_everybody_may_be_first():
    firsts = {order(dealt("age_of_industry", 3, seed=seed))[0] for seed in range(20)}
    assert firsts == {0, 1, 2}


@covers("AI-2.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 6), (4, 5), (5, 6)])
def test_hands_and_two_cards_face_up(players, cards):
    match = dealt("age_of_industry", players)
    assert areas(match, "hand_size") == [cards] * players
    assert len(table(match)["display"]) == 2
    assert table(match)["deck"] == 66 - players * cards - 2
    assert match.sight(0)["seats"][1]["hand"] is None, "hands are secret"


@covers("AI-2.5")
@MAPS
def test_the_demand_table_starts_full(board):
    match = dealt("age_of_industry", 2, f"map={board}")
    assert table(match)["coal"] == {"cubes": 6, "price": 1}
    assert table(match)["iron"] == {"cubes": 6, "price": 1}


@covers("AI-2.6")
def test_coal_lies_on_the_imports_of_new_england():
    match = dealt("age_of_industry", 2, "map=new_england")
    assert coal_waiting(match, "massachusetts_bay.1") == 4
    assert sum(entry["cubes"] for entry in table(match)["imports"]) == 20
    assert table(dealt("age_of_industry", 2))["imports"] == []


@covers("AI-2.7")
@pytest.mark.parametrize(("board", "markets"), [("germany", 9), ("new_england", 10)])
def test_one_of_eighteen_tokens_lies_on_every_market(board, markets):
    match = dealt("age_of_industry", 2, f"map={board}")
    [deal] = [move for move in match.journal if move.claim(0) == "market_tokens"]
    tokens = write_move(match.opened, deal).split()[1:]
    assert Counter(tokens) == {"cotton": 7, "manufactured": 5, "both": 3, "none": 3}
    seen = table(match)["market_tokens"]
    assert [entry["market_token"] for entry in seen] == tokens[:markets]
    assert not any(entry["used"] for entry in seen)
