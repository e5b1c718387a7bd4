"""Chapter 15: the end of an era and of the game."""

from collections import Counter

import pytest
from covers import covers
from table_talk import (
    allowed,
    area,
    areas,
    given,
    kinds,
    merchant,
    order,
    play,
    refused,
    table,
    tile,
)

from millhand.match.dealer import Dealer
from millhand.match.match import Match

CANAL_END = (
    "round 10; order red blue; blue to act; actions 1; deck none; red hand none; blue hand dudley"
)
RAIL_END = f"rail; {CANAL_END}"


def ended(text: str, era: str = "canal") -> Match:
    """The table after the last action of an era."""
    match = given(f"{CANAL_END if era == 'canal' else RAIL_END}; {text}")
    play(match, "blue", "pass with dudley")
    return match


# --- links ------------------------------------------------------------------------------------


@covers("BB-15.1")
@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("red link dudley birmingham", 0),
        ("red link birmingham oxford", 2),
        ("red link redditch oxford; red link gloucester redditch", 4),
        ("red link dudley birmingham; red iron_works-2 at dudley.2", 0),
        ("red link dudley birmingham; blue cotton_mill-2 at birmingham.1 flipped", 2),
        ("red link dudley birmingham; blue link birmingham oxford; red pottery-2 at coventry.1", 0),
    ],
)
def test_a_link_scores_the_icons_at_its_ends(board: str, points: int) -> None:
    assert area(ended(board), "red")["points"] == points


@covers("BB-15.1")
def test_icons_of_any_owner_count_and_each_link_counts_them_anew() -> None:
    match = ended(
        "red link dudley birmingham; red link birmingham coventry; blue link birmingham oxford"
        "; blue manufacturer-5 at birmingham.2 flipped"
    )
    assert area(match, "red")["points"] == 2 + 2
    assert area(match, "blue")["points"] == (2 + 2) + 8


@covers("BB-15.1")
def test_a_canal_to_oxford_scores_the_tile_and_the_printed_icons() -> None:
    match = ended("red link birmingham oxford; blue manufacturer-1 at birmingham.2 flipped")
    assert area(match, "red")["points"] == 4


@covers("BB-15.1")
def test_the_link_with_three_ends_counts_all_three_places() -> None:
    match = ended(
        "red link kidderminster worcester; blue cotton_mill-2 at kidderminster.2 flipped"
        "; blue cotton_mill-2 at worcester.1 flipped"
        "; blue brewery-1 at farm_brewery_south.1 flipped"
    )
    assert area(match, "red")["points"] == 6


@covers("BB-15.1")
def test_links_come_off_the_board() -> None:
    match = ended("red link dudley birmingham; blue link birmingham oxford")
    assert table(match)["links"] == []
    assert areas(match, "links_left") == [14, 14]


@covers("BB-15.1")
def test_links_score_before_level_one_tiles_are_cleared() -> None:
    match = ended("red link dudley birmingham; red coal_mine-1 at dudley.1 flipped")
    assert area(match, "red")["points"] == 2 + 1
    assert table(match)["tiles"] == []


# --- tiles ------------------------------------------------------------------------------------


@covers("BB-15.2")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_flipped_tiles_score_and_others_do_not(era: str) -> None:
    match = ended(
        "red cotton_mill-3 at worcester.1 flipped; red cotton_mill-3 at kidderminster.2"
        "; blue brewery-3 at walsall.2 flipped; red coal_mine-2 at dudley.1",
        era,
    )
    assert areas(match, "points") == [9, 7]


@covers("BB-15.2")
def test_tiles_score_after_all_links_are_gone() -> None:
    match = given(
        f"{CANAL_END}; red link birmingham oxford; red cotton_mill-2 at worcester.1 flipped"
    )
    told = kinds(play(match, "blue", "pass with dudley"))
    first, second = told.index("scored_link"), told.index("scored_tile")
    assert first < told.index("links_returned") < second


@covers("BB-15.3")
def test_points_count_on_past_one_hundred() -> None:
    match = ended("red points 96; red cotton_mill-3 at worcester.1 flipped")
    assert area(match, "red")["points"] == 105
    assert divmod(area(match, "red")["points"], 100) == (1, 5)


# --- between the eras -------------------------------------------------------------------------


@covers("BB-15.4")
def test_level_one_tiles_leave_the_board_flipped_or_not() -> None:
    match = ended(
        "red coal_mine-1 at dudley.1; blue iron_works-1 at dudley.2 flipped"
        "; red pottery-1 at coventry.1 flipped; blue brewery-1 at walsall.2"
        "; red coal_mine-2 at cannock.2 holding 2; blue cotton_mill-2 at worcester.1 flipped"
    )
    left = [(one["slot"], one["seat"], one["tile"], one["cubes"]) for one in table(match)["tiles"]]
    assert left == [("cannock.2", 0, "coal_mine-2", 2), ("worcester.1", 1, "cotton_mill-2", 0)]
    assert [one["flipped"] for one in table(match)["tiles"]] == [False, True]


@covers("BB-15.4")
def test_mats_are_not_cleared() -> None:
    match = ended("red coal_mine-2 at dudley.1")
    assert area(match, "red")["mat"]["cotton_mill"][0] == 1
    assert area(match, "blue")["mat"]["coal_mine"][0] == 1
    assert area(match, "blue")["mat"]["pottery"][0] == 1


@covers("BB-15.4")
def test_nothing_is_cleared_after_the_rail_era() -> None:
    match = ended("red pottery-1 at coventry.1 flipped", "rail")
    assert match.is_over
    assert tile(match, "coventry.1") is not None


@covers("BB-15.4")
def test_a_kept_mine_still_gives_its_coal_in_the_rail_era() -> None:
    match = ended("red coal_mine-2 at dudley.1 holding 1; red income 20")
    match.deal(Dealer(1))
    colour = match.opened.colours[match.decision.seats[0]]
    if colour == "blue":
        play(match, "blue", *[f"pass with {card}" for card in area(match, "blue")["hand"][:2]])
    card = area(match, "red")["hand"][0]
    play(match, "red", f"link dudley birmingham with {card}")
    assert tile(match, "dudley.1")["flipped"]


@covers("BB-15.5")
def test_barrels_come_back_beside_merchants_that_are_not_blank() -> None:
    match = ended(
        "merchant oxford.1 any empty; merchant oxford.2 blank; merchant shrewsbury.1 cotton_mill"
    )
    assert [
        merchant(match, name)["barrel"] for name in ("oxford.1", "oxford.2", "shrewsbury.1")
    ] == [
        True,
        False,
        True,
    ]
    over = ended("merchant oxford.1 any empty", "rail")
    assert not merchant(over, "oxford.1")["barrel"]


@covers("BB-15.6")
def test_all_cards_are_shuffled_into_the_new_deck() -> None:
    match = ended("red face_down stafford; blue face_down worcester; red discards dudley pottery")
    assert areas(match, "discards") == [[], []]
    assert areas(match, "face_down") == [0, 0]
    names = match.opened.deal_names()["deck"]
    pool = Counter(names[int(card)] for card in match.table.pool())
    assert pool.total() == 40
    assert (pool["stafford"], pool["worcester"], pool["brewery"]) == (2, 2, 5)


@covers("BB-15.7")
@pytest.mark.parametrize(("players", "rounds", "deck"), [(2, 10, 24), (3, 9, 30), (4, 8, 32)])
def test_eight_new_cards_each_and_none_face_down(players: int, rounds: int, deck: int) -> None:
    colours = ["red", "blue", "yellow", "purple"][:players]
    empty = "; ".join(f"{colour} hand none" for colour in colours[:-1])
    match = given(
        f"birmingham {players} players; round {rounds}; order {' '.join(colours)}; deck none"
        f"; {empty}; {colours[-1]} to act; actions 1; {colours[-1]} hand dudley"
    )
    play(match, colours[-1], "pass with dudley")
    match.deal(Dealer(1))
    assert areas(match, "hand_size") == [8] * players
    assert areas(match, "face_down") == [0] * players
    assert table(match)["deck"] == deck


@covers("BB-15.8")
def test_money_income_points_mats_markets_and_order_carry_over() -> None:
    match = given(
        f"{CANAL_END}; red money 23; red income 10; red points 12; blue money 5; coal 3; iron 1"
        "; red mat coal_mine 3; red spent 9; blue spent 2"
    )
    play(match, "blue", "pass with dudley")
    match.deal(Dealer(1))
    red = area(match, "red")
    assert (red["money"], red["income_space"], red["points"]) == (23, 10, 12)
    assert red["mat"]["coal_mine"] == [3, 3, 4, 4]
    assert (table(match)["coal"]["cubes"], table(match)["iron"]["cubes"]) == (3, 1)
    assert order(match) == [1, 0]


# --- the winner -------------------------------------------------------------------------------


@covers("BB-15.9")
@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [
        ((50, 10, 5), (49, 99, 99), [0]),
        ((50, 12, 0), (50, 11, 99), [0]),
        ((50, 11, 0), (50, 14, 99), [1]),
        ((50, 11, 7), (50, 11, 6), [0]),
        ((50, 11, 7), (50, 11, 7), [0, 1]),
    ],
)
def test_points_then_income_then_money_then_both(
    red: tuple[int, int, int], blue: tuple[int, int, int], winners: list[int]
) -> None:
    text = "; ".join(
        f"{colour} points {points}; {colour} income {income}; {colour} money {money}"
        for colour, (points, income, money) in (("red", red), ("blue", blue))
    )
    match = ended(text, "rail")
    assert match.opened.winners(match.table) == winners


@covers("BB-15.9")
def test_rail_links_and_tiles_score_at_the_end() -> None:
    match = ended(
        "red link uttoxeter derby; blue brewery-4 at derby.1 flipped; red pottery-5 at stafford.2",
        "rail",
    )
    assert areas(match, "points") == [2, 10]
    assert match.opened.scores(match.table)[0].lines == {"rails": 2}


@covers("BB-15.9")
def test_after_the_end_nobody_acts() -> None:
    match = ended("red points 1", "rail")
    refused(match, "red", "pass with dudley", "M-6")
    refused(match, "blue", "pass with dudley", "M-6")
    before = given(f"{RAIL_END}")
    allowed(before, "blue", "pass with dudley")
