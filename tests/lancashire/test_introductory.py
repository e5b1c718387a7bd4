"""Chapter 17: the introductory game of the edition of 2018."""

import pytest
from covers import covers
from lancashire.tables import at
from table_talk import area, areas, play, table, tile

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.shelf import SHELF

END = (
    "order red blue yellow; yellow to act; actions 1; deck none; aside none; round 10"
    "; red hand none; blue hand none; yellow hand wigan; blue money 0; yellow money 0"
)


def ended(text: str, *options: str) -> Match:
    """The table after the last action of the canal era."""
    match = at(f"{END}; {text}", "introductory=true", *options)
    play(match, "yellow", "pass with wigan")
    return match


@covers("BL-17.1")
def test_the_game_ends_after_the_canal_era() -> None:
    match = ended("red money 0; red port-1 at preston.1 flipped; red link preston wigan")
    assert match.is_over
    assert table(match)["era"] == "canal"
    assert area(match, "red")["points"] == 2 + 1
    assert tile(match, "preston.1") is not None
    both = at(f"{END}; red money 0")
    play(both, "yellow", "pass with wigan")
    assert not both.is_over


@covers("BL-17.1", "BL-O11")
@pytest.mark.parametrize("timing", ["round_start", "round_end_except_last"])
@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (3, 10), (4, 8)])
def test_only_the_canal_era_is_played(players: int, rounds: int, timing: str) -> None:
    options = ["introductory=true", "first_round_combined_build=false", f"income_timing={timing}"]
    opened = open_game(SHELF, "lancashire", players, options)
    match = play_match(opened, hire(["rambler"] * players), 4)
    assert table(match)["era"] == "canal"
    assert table(match)["round"] == rounds
    assert areas(match, "hand_size") == [0] * players


@covers("BL-17.2")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("red money 200", 15),
        ("red money 60", 15),
        ("red money 59", 14),
        ("red money 3", 0),
        ("red money 0; red income 24", 7),
        ("red money 0; red income 8; red points 9", 7),
        ("red money 0; red cotton_mill-2 at bolton.1 flipped", 10),
        ("red money 0; red cotton_mill-2 at bolton.1", 0),
        ("red money 0; red cotton_mill-1 at bolton.1 flipped", 3),
    ],
)
def test_money_income_and_higher_tiles_score_in_addition(text: str, points: int) -> None:
    assert area(ended(text), "red")["points"] == points


@covers("BL-17.2", "BL-14.3")
def test_the_score_sheet_tells_them_apart() -> None:
    match = ended("red money 30; red income 24; red cotton_mill-2 at bolton.1 flipped")
    lines = match.opened.scores(match.table)[0].lines
    assert lines == {"canal_tiles": 5, "money": 7, "income": 7, "tiles_again": 5}


@covers("BL-17.3")
@pytest.mark.parametrize("timing", ["round_start", "round_end_except_last"])
def test_no_income_after_the_last_round(timing: str) -> None:
    match = ended("red money 3; red income 24", f"income_timing={timing}")
    assert area(match, "red")["money"] == 3


@covers("BL-17.3")
def test_points_do_not_fall_below_nothing() -> None:
    assert area(ended("red money 4; red income 0; red points 3"), "red")["points"] == 0


@covers("BL-17.3", "BL-14.5")
def test_ties_are_broken_as_ever() -> None:
    match = ended("red money 4; blue money 5; red points 3; blue points 3")
    assert areas(match, "points")[:2] == [4, 4]
    assert match.opened.winners(match.table) == [1]
