"""Chapter 5: the income track."""

import pytest
from covers import covers
from table_talk import area, given, play, table

FEED = (
    "; red hand birmingham stafford; red link birmingham oxford; red link dudley birmingham"
    "; blue coal_mine-2 at dudley.1 holding 1"
)
"""Red builds manufacturer I in Birmingham with the last cube of blue's mine (7 spaces)."""

BUILD = "build birmingham.2 manufacturer with birmingham"


@covers("BB-5.1")
@pytest.mark.parametrize(
    ("space", "level"),
    [
        *((0, -10), (3, -7), (9, -1), (10, 0), (11, 1), (12, 1), (13, 2)),
        *((29, 10), (30, 10), (31, 11), (33, 11), (34, 12), (58, 20), (60, 20)),
        *((61, 21), (64, 21), (65, 22), (93, 29), (96, 29), (97, 30), (99, 30)),
    ],
)
def test_each_space_has_its_level(space: int, level: int) -> None:
    assert area(given(f"red income {space}"), "red")["income_level"] == level


@covers("BB-5.2")
def test_gains_advance_by_spaces_not_levels() -> None:
    match = given(f"blue income 30{FEED}")
    play(match, "red", BUILD)
    assert area(match, "blue")["income_space"] == 37
    assert area(match, "blue")["income_level"] == 13


@covers("BB-5.2")
def test_gains_come_at_once_in_anybodys_turn() -> None:
    match = given(f"round 2{FEED}")
    play(match, "red", BUILD)
    assert table(match)["actions_left"] == 1
    assert area(match, "blue")["income_space"] == 17
    assert area(match, "red")["income_space"] == 10


@covers("BB-5.3")
@pytest.mark.parametrize(("before", "after"), [(91, 98), (92, 99), (96, 99), (99, 99)])
def test_the_marker_stops_on_the_last_space(before: int, after: int) -> None:
    match = given(f"blue income {before}{FEED}")
    play(match, "red", BUILD)
    assert area(match, "blue")["income_space"] == after
    assert area(match, "blue")["income_level"] == 30
