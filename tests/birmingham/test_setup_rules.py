"""Chapters 1 and 2: aim of the game and set-up."""

import re
from collections import Counter

import pytest
from covers import covers
from table_talk import allowed, area, areas, dealt, given, order, play, refused, table, tile, told

from millhand.match.agreement import BadOpening, open_game
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import write_move
from millhand.shelf import SHELF

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
LAST_ROUND = (
    "rail; round 10; order red blue; blue to act; actions 1; blue hand dudley; red hand none"
)


def dealt_words(match: Match, question: str) -> Counter[str]:
    """What the dealer has put in order, name by name."""
    [move] = [move for move in match.journal if move.is_deal and move.claim(0) == question]
    return Counter(write_move(match.opened, move).split()[1:])


# --- aim and frame ----------------------------------------------------------------------------


@covers("BB-1.1")
@PLAYERS
def test_two_to_four_play(players: int) -> None:
    assert len(areas(dealt("birmingham", players), "money")) == players


@covers("BB-1.1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_or_five_cannot_play(players: int) -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingham", players)
    assert re.search("2, 3, 4 players", told(error.value))


@covers("BB-1.1")
def test_most_points_after_the_rail_era_win() -> None:
    match = given(f"{LAST_ROUND}; deck none; red points 40; blue points 41; red money 90")
    play(match, "blue", "pass with dudley")
    assert match.is_over
    assert match.opened.winners(match.table) == [1]


@covers("BB-1.1")
def test_nobody_has_won_before_the_end() -> None:
    match = given("red points 40")
    assert match.opened.winners(match.table) == []


@covers("BB-1.2")
def test_money_and_income_are_worth_no_points() -> None:
    match = given(f"{LAST_ROUND}; deck none; red money 200; red income 99")
    play(match, "blue", "pass with dudley")
    assert areas(match, "points") == [0, 0]


@covers("BB-1.2")
@pytest.mark.parametrize(
    "move",
    [
        "build dudley.1 coal_mine with dudley",
        "link walsall birmingham with dudley",
        "develop coal_mine with dudley",
        "sell worcester.1 with dudley beer walsall.2",
        "borrow with dudley",
        "scout with dudley dudley stafford",
        "pass with dudley",
    ],
)
def test_actions_bring_no_points(move: str) -> None:
    match = given(
        "red hand dudley dudley stafford; red brewery-1 at walsall.2"
        "; red cotton_mill-1 at worcester.1; blue link worcester gloucester"
        "; merchant gloucester.1 any"
    )
    play(match, "red", move)
    assert areas(match, "points") == [0, 0]


@covers("BB-1.2")
def test_a_merchants_barrel_brings_points_during_play() -> None:
    match = given(
        "red hand dudley; red cotton_mill-1 at kidderminster.2; merchant shrewsbury.1 any"
        "; blue link coalbrookdale kidderminster; blue link coalbrookdale shrewsbury"
    )
    play(match, "red", "sell kidderminster.2 with dudley")
    assert area(match, "red")["points"] == 4


@covers("BB-1.3")
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 9), (4, 8)])
def test_an_era_has_ten_nine_or_eight_rounds(players: int, rounds: int) -> None:
    assert table(dealt("birmingham", players))["rounds"] == rounds


# --- cards and merchants ----------------------------------------------------------------------


@covers("BB-2.1")
@pytest.mark.parametrize(("players", "cards", "merchants"), [(2, 40, 5), (3, 54, 7), (4, 64, 9)])
def test_cards_and_merchant_tiles_for_more_players_are_taken_out(
    players: int, cards: int, merchants: int
) -> None:
    match = dealt("birmingham", players)
    assert dealt_words(match, "deck").total() == cards
    assert dealt_words(match, "merchant_tiles").total() == merchants


@covers("BB-2.1")
@pytest.mark.parametrize(
    ("players", "tiles"),
    [
        (2, {"any": 1, "cotton_mill": 1, "manufacturer": 1, "blank": 2}),
        (3, {"any": 1, "cotton_mill": 1, "manufacturer": 1, "pottery": 1, "blank": 3}),
        (4, {"any": 1, "cotton_mill": 2, "manufacturer": 2, "pottery": 1, "blank": 3}),
    ],
)
def test_merchant_tiles_in_play(players: int, tiles: dict[str, int]) -> None:
    assert dealt_words(dealt("birmingham", players), "merchant_tiles") == tiles


@covers("BB-2.1")
@pytest.mark.parametrize(
    ("players", "counts"), [(2, [4, 2, 0, 2, 5]), (3, [4, 2, 6, 2, 5]), (4, [4, 3, 8, 3, 5])]
)
def test_industry_cards_in_play(players: int, counts: list[int]) -> None:
    deck = dealt_words(dealt("birmingham", players), "deck")
    kinds = ("iron_works", "coal_mine", "goods", "pottery", "brewery")
    assert [deck[kind] for kind in kinds] == counts


BLUE = {"leek": 2, "stoke_on_trent": 3, "stone": 2, "uttoxeter": 2}
TEAL = {"belper": 2, "derby": 3}


@covers("BB-2.2")
@pytest.mark.parametrize(
    ("players", "present"),
    [(2, {}), (3, {**BLUE, "uttoxeter": 1}), (4, {**BLUE, **TEAL})],
)
def test_banners_tell_which_towns_have_cards(players: int, present: dict[str, int]) -> None:
    deck = dealt_words(dealt("birmingham", players), "deck")
    assert {town: deck[town] for town in (*BLUE, *TEAL) if deck[town]} == present


@covers("BB-2.2")
def test_a_town_without_cards_stays_in_play() -> None:
    match = given("red hand coal_mine; red link belper derby")
    play(match, "red", "build belper.2 coal_mine with coal_mine")
    assert tile(match, "belper.2") is not None


@covers("BB-2.3")
@PLAYERS
def test_wild_cards_lie_apart_from_the_deck(players: int) -> None:
    match = dealt("birmingham", players)
    seen = table(match)
    assert (seen["wild_location"], seen["wild_industry"]) == (4, 4)
    deck = dealt_words(match, "deck")
    assert deck["wild_location"] == deck["wild_industry"] == 0


@covers("BB-2.3")
def test_the_dealer_must_shuffle_the_very_deck() -> None:
    match = Match(open_game(SHELF, "birmingham", 2))
    other = dealt("birmingham", 2)
    for move in other.journal[:2]:
        match.play(move)
    deck = other.journal[2]
    wild = Move(deck.seat, (*deck.choices[1:], 26), deck.claims)
    refusal = match.check(wild)
    assert refusal is not None
    assert refusal.number == "M-5"
    assert match.check(deck) is None


@covers("BB-2.4")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, ["shrewsbury.1", "oxford.1", "oxford.2", "gloucester.1", "gloucester.2"]),
        (3, [*("warrington.1", "warrington.2"), *("shrewsbury.1", "oxford.1", "oxford.2")]),
        (4, ["warrington.1", "warrington.2", "nottingham.1", "nottingham.2", "shrewsbury.1"]),
    ],
)
def test_merchant_tiles_lie_on_the_slots_in_use(players: int, places: list[str]) -> None:
    merchants = [entry["merchant"] for entry in table(dealt("birmingham", players))["merchants"]]
    assert len(merchants) == {2: 5, 3: 7, 4: 9}[players]
    assert merchants[: len(places)] == places


@covers("BB-2.5")
@PLAYERS
def test_a_barrel_stands_beside_every_merchant_tile_but_blank_ones(players: int) -> None:
    merchants = table(dealt("birmingham", players))["merchants"]
    assert all(entry["barrel"] == (entry["merchant_tile"] != "blank") for entry in merchants)
    assert sum(entry["barrel"] for entry in merchants) == {2: 3, 3: 4, 4: 6}[players]


# --- markets and supply -----------------------------------------------------------------------


@covers("BB-2.6")
@PLAYERS
def test_markets_at_the_start(players: int) -> None:
    seen = table(dealt("birmingham", players))
    assert seen["coal"] == {"cubes": 13, "price": 1}
    assert seen["iron"] == {"cubes": 8, "price": 2}


@covers("BB-2.7")
def test_the_supply_never_runs_out() -> None:
    mines = ["dudley.1", "cannock.1", "cannock.2", "coalbrookdale.3", "burton_on_trent.1"]
    text = (
        "birmingham 4 players; rail; coal 14; red money 40; red hand coal_mine; red mat coal_mine 4"
    )
    colours = ["blue", "blue", "yellow", "yellow", "purple"]
    for colour, mine in zip(colours, mines, strict=True):
        text += f"; {colour} coal_mine-4 at {mine}"
    match = given(text)
    play(match, "red", "build wolverhampton.2 coal_mine with coal_mine")
    assert sum(entry["cubes"] for entry in table(match)["tiles"]) + 14 == 44


# --- players ----------------------------------------------------------------------------------


@covers("BB-2.8")
@PLAYERS
def test_what_each_player_starts_with(players: int) -> None:
    match = dealt("birmingham", players)
    assert areas(match, "money") == [17] * players
    assert areas(match, "links_left") == [14] * players
    assert areas(match, "points") == [0] * players
    assert areas(match, "income_space") == [10] * players
    assert areas(match, "income_level") == [0] * players
    assert [sum(map(len, mat.values())) for mat in areas(match, "mat")] == [45] * players


@covers("BB-2.9")
@PLAYERS
def test_eight_cards_in_hand_and_one_face_down(players: int) -> None:
    match = dealt("birmingham", players)
    assert areas(match, "hand_size") == [8] * players
    assert areas(match, "face_down") == [1] * players
    assert table(match)["deck"] == {2: 40, 3: 54, 4: 64}[players] - 9 * players


@covers("BB-2.9")
def test_nobody_sees_the_face_down_card() -> None:
    match = given("red face_down dudley")
    for seat in (0, 1, None):
        seats = match.sight(seat)["seats"]
        assert [one["own"]["face_down_card"] for one in seats] == [None, None]


@covers("BB-2.10")
def test_the_first_turn_order_is_random() -> None:
    orders = {tuple(order(dealt("birmingham", 3, seed=seed))) for seed in range(60)}
    assert len(orders) == 6


@covers("BB-2.10")
def test_who_comes_first_in_the_order_acts_first() -> None:
    match = given("order blue red; blue hand dudley; red hand stafford")
    refused(match, "red", "pass with stafford", "M-1", asked=[1])
    allowed(match, "blue", "pass with dudley")
