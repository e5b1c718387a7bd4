"""Chapter 16: the introductory game."""

import pytest
from covers import covers
from table_talk import area, areas, dealt, given, play, table, tile

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.shelf import SHELF

END = (
    "birmingham 2 players; option introductory=true; round 10; order red blue; blue to act"
    "; actions 1; deck none; red hand none; blue hand dudley; blue money 0"
)


def ended(text: str) -> Match:
    """The table after the last action of the game."""
    match = given(f"{END}; {text}")
    play(match, "blue", "pass with dudley")
    return match


@covers("BB-16.1")
def test_the_game_ends_after_the_canal_era() -> None:
    match = ended("red money 0")
    assert match.is_over
    assert table(match)["era"] == "canal"
    both = given(END.replace("; option introductory=true", ""))
    play(both, "blue", "pass with dudley")
    assert not both.is_over


@covers("BB-16.1")
@pytest.mark.parametrize(("players", "actions"), [(2, 38), (3, 51), (4, 60)])
def test_only_the_actions_of_the_canal_era_are_played(players: int, actions: int) -> None:
    opened = open_game(SHELF, "birmingham", players, ["introductory=true"])
    match = play_match(opened, hire(["rambler"] * players), 4)
    assert match.table.actions_done() == actions
    assert areas(match, "hand_size") == [0] * players


@covers("BB-16.1")
def test_the_canal_era_scores_as_ever() -> None:
    match = ended("red money 0; red link birmingham oxford; red coal_mine-1 at dudley.1 flipped")
    assert area(match, "red")["points"] == 2 + 1
    assert tile(match, "dudley.1") is not None


@covers("BB-16.1")
def test_the_introductory_game_begins_like_any_other() -> None:
    introductory = dealt("birmingham", 3, "introductory=true").sight(0)
    usual = dealt("birmingham", 3).sight(0)
    assert introductory.pop("options") == usual.pop("options") | {"introductory": True}
    assert introductory == usual


@covers("BB-16.2")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("red money 200", 15),
        ("red money 64", 15),
        ("red money 61", 15),
        ("red money 60", 15),
        ("red money 59", 14),
        ("red money 30", 7),
        ("red money 3", 0),
        ("red money 0; red income 24", 7),
        ("red money 0; red income 8; red points 9", 7),
        ("red money 0; red cotton_mill-2 at worcester.1 flipped", 10),
        ("red money 0; red cotton_mill-2 at worcester.1", 0),
        ("red money 0; red cotton_mill-1 at worcester.1 flipped", 5),
    ],
)
def test_money_income_and_higher_tiles_score_in_addition(text: str, points: int) -> None:
    assert area(ended(text), "red")["points"] == points


@covers("BB-16.2")
def test_the_score_sheet_tells_them_apart() -> None:
    match = ended("red money 30; red income 24; red cotton_mill-2 at worcester.1 flipped")
    lines = match.opened.scores(match.table)[0].lines
    assert lines == {"canal_tiles": 5, "money": 7, "income": 7, "tiles_again": 5}


@covers("BB-16.2")
def test_a_game_of_both_eras_scores_none_of_this() -> None:
    match = given(
        "rail; round 10; order red blue; blue to act; actions 1; deck none; red hand none"
        "; blue hand dudley; red money 61; red income 24; red cotton_mill-2 at worcester.1 flipped"
    )
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["points"] == 5


@covers("BB-16.3")
def test_no_income_after_the_last_round() -> None:
    match = ended("red money 3; red income 24; blue income 0")
    assert areas(match, "money") == [3, 0]


@covers("BB-16.3")
def test_income_after_earlier_rounds() -> None:
    match = given(END.replace("round 10", "round 9") + "; red money 3; red income 24")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["money"] == 10


@covers("BB-16.3")
def test_points_do_not_fall_below_nothing() -> None:
    assert area(ended("red money 4; red income 0; red points 3"), "red")["points"] == 0
    assert area(ended("red money 4; red income 7; red points 3"), "red")["points"] == 1


@covers("BB-16.3")
def test_ties_are_broken_as_ever() -> None:
    match = ended("red money 0; blue money 0; red income 11; blue income 12; red points 0")
    assert areas(match, "points") == [1, 1]
    assert match.opened.winners(match.table) == [1]
