"""Positions as text: what Lancashire adds, and what is wrong with a statement."""

import re

import pytest
from lancashire.tables import at
from table_talk import given, play, table, to_act, told

from millhand.match.match import Match
from millhand.notation.moves import Unreadable
from millhand.notation.positions import read_position, write_position
from millhand.shelf import SHELF

HEAD = "lancashire 3 players"


def again(match: Match) -> None:
    """What a position is written as makes the same position."""
    text = write_position(match.opened, match.table)
    _, other = read_position(SHELF, text)
    assert list(other.cells) == list(match.table.cells), text


@pytest.mark.parametrize(
    "text",
    [
        "red hand wigan bury; cotton 4; distant 0 -3 then -4",
        "aside port port; blue hand none; deck none",
        "rail; red link wigan preston; red coal_mine-2 at wigan.1 holding 1; coal 2; iron 0",
        "red money 3; red spent 4; blue points 12; blue scored canals 12; red discards wigan",
    ],
)
def test_a_position_is_written_as_it_was_read(text: str) -> None:
    again(at(text))


def test_a_sale_that_may_go_on_is_a_position() -> None:
    match = at(
        "red hand wigan bury port; red cotton_mill-1 at colne.1; red cotton_mill-1 at burnley.1"
        "; blue link colne yorkshire; blue link burnley colne; distant -1; order red blue yellow"
    )
    play(match, "red", "sell colne.1 with bury")
    again(match)
    text = write_position(match.opened, match.table)
    assert "selling" in text.split()
    other = given(text)
    assert (to_act(other), table(other)["question"]) == (["red"], "sales")


@pytest.mark.parametrize("timing", ["round_start", "round_end_except_last"])
def test_a_debt_is_a_position(timing: str) -> None:
    match = at(
        "order red blue yellow; yellow to act; actions 1; yellow hand wigan bury; red income 4"
        "; red money 0; red port-1 at preston.1; red cotton_mill-1 at bolton.1",
        f"income_timing={timing}",
    )
    play(match, "yellow", "pass with wigan")
    assert table(match)["question"] == "shortfall"
    again(match)


def test_money_may_be_below_zero_where_debts_are_carried() -> None:
    again(at("red money -7", "unpayable_debt=carry_negative"))
    with pytest.raises(Unreadable) as error:
        at("red money -7")
    assert re.search("not between", told(error.value))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("cotton 10", "not between 1 and 9"),
        ("cotton 0", "not between 1 and 9"),
        ("distant -5", "«-5» is unknown"),
        ("distant -4 -4", "not so many «-4»"),
        ("aside " + "port " * 7, "not so many «port»"),
        (
            "aside wigan wigan bury bolton bolton port port port port port",
            "10 are too many: 9",
        ),
        ("selling now", "nothing follows"),
        ("rail; red port-1 at preston.1", "no «port-1» is on the board in the era «rail»"),
        ("red shipyard-0 at liverpool.4", "no «shipyard-0» is on the board"),
        ("merchant oxford.1 any", "begins no statement"),
        ("round 1; actions 2", "actions left: 1 at most"),
        ("red shipyard-1 at liverpool.4", "a shipyard is flipped when it is built"),
        ("red port-1 at preston.1; red cotton_mill-1 at preston.2", "tiles of red at preston: 1"),
        ("distant -1 -2 then 0; cotton 2", "bring the cotton marker to space 4"),
        ("red owes 2; red money 0; red income 0", "red has no tile to give up"),
    ],
)
def test_what_is_wrong_is_said(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        given(f"{HEAD}; {text}")
    assert re.search(fault, told(error.value))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("red cotton_mill-1 at oldham.1", "oldham is not in play with 2 players"),
        ("red link oldham rochdale", "oldham-rochdale is not in play with 2 players"),
    ],
)
def test_two_players_use_a_part_of_the_board(text: str, fault: str) -> None:
    with pytest.raises(Unreadable) as error:
        at(text, players=2)
    assert fault in told(error.value)
    at(text, players=3)


def test_a_flipped_shipyard_can_be() -> None:
    at("red shipyard-1 at liverpool.4 flipped; distant -1 -2 then 0; cotton 4")
