"""How everybody stands, as far as a seat may know."""

from types import SimpleNamespace
from typing import cast

import pytest
from table_talk import dealt, given

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.face.seen import Event, Gain, Score
from millhand.match.agreement import open_game
from millhand.match.match import Match
from millhand.playing.chronicle import Chronicle
from millhand.playing.standings import result, standings, tie_break, with_gains
from millhand.shelf import SHELF


def points(match, seat) -> dict[int, int]:
    return {score.seat: score.points for score in standings(match, match.sight(seat))}


def test_everybodys_points_are_known() -> None:
    match = given("red points 5; blue points 7")
    assert points(match, 0) == points(match, None) == {0: 5, 1: 7}


def test_hidden_money_that_decides_is_ones_own() -> None:
    match = dealt("workshop", 3, "money_hidden=true")
    assert list(points(match, 1)) == [1]
    assert points(match, None) == {}
    assert list(points(dealt("workshop", 3), 1)) == [0, 1, 2]


def test_where_points_come_at_the_end_they_are_told_as_if_it_ended_now() -> None:
    match = given("age_of_industry 2 players; red money 30; blue money 10")
    stand = points(match, 0)
    assert stand[0] > stand[1] > 0
    assert [score.points for score in match.opened.scores(match.table)] == [0, 0]


def test_links_and_flipped_tiles_that_stand_count_as_if_it_ended_now() -> None:
    text = "red points 5; red coal_mine-1 at dudley.1 flipped; red link dudley birmingham"
    match = given(text)
    before = match.digest
    [sheet] = [score for score in standings(match, match.sight(1)) if score.seat == 0]
    tile, link = sheet.lines["canal_tiles"], sheet.lines["canals"]
    assert tile > 0
    assert link > 0
    assert sheet.points == 5 + tile + link
    assert match.digest == before
    assert [score.points for score in match.opened.scores(match.table)] == [5, 0]


def test_in_the_end_the_score_sheet_is_told() -> None:
    for game in SHELF:
        match = play_match(open_game(SHELF, game, 3), hire(["rambler"] * 3), 1)
        assert standings(match, match.sight(0)) == match.opened.scores(match.table)
        told = result(match)
        assert (told["finished"], told["moves"]) == (True, len(match.journal))
        assert told["scores"] == [score.points for score in match.opened.scores(match.table)]
        assert told["winners"] == match.opened.winners(match.table)


@pytest.mark.parametrize(
    ("game", "options", "known"),
    [
        ("birmingham", [], {"canals", "canal_tiles", "rails", "rail_tiles"}),
        ("birmingham", ["introductory=true"], {"canals", "canal_tiles", "tiles_again"}),
        ("lancashire", [], {"canals", "canal_tiles", "rails", "rail_tiles"}),
        ("age_of_industry", [], {"tiles"}),
        ("workshop", [], {"networks", "industries"}),
    ],
)
def test_links_and_tiles_add_up_to_their_lines(game, options, known) -> None:
    match = play_match(open_game(SHELF, game, 3, options), hire(["rambler"] * 3), 1)
    for score in with_gains(standings(match, match.sight(0)), Chronicle(match)):
        assert {gain.line for gain in score.gains} == known & score.lines.keys()
        for line in known & score.lines.keys():
            assert (
                sum(gain.points for gain in score.gains if gain.line == line) == (score.lines[line])
            )


def test_what_a_piece_gave_is_found_among_the_events() -> None:
    match = dealt("lancashire", 3)
    chronicle = Chronicle(match)
    scored = {"seat": 1, "points": 3, "source": "canals"}
    link = Event("scored_link", {**scored, "connection": "bolton-bury"})
    chronicle.add(match.journal[-1], [link, Event("scored", scored)])
    chronicle.add(match.journal[-1], [link])
    _, score, _ = with_gains(standings(match, match.sight(0)), chronicle)
    assert score.gains == (Gain("canals", 6, {"connection": "bolton-bury"}),)
    assert with_gains([score], Chronicle(match)) == [score]


# --- equal points ---


def ended(*seats: tuple[int, int, int], winners: list[int]) -> Match:
    """A match that has come to these points, incomes and sums of money."""
    scores = [
        Score(seat, points, {}, {"income": income, "money": money})
        for seat, (points, income, money) in enumerate(seats)
    ]
    opened = SimpleNamespace(scores=lambda table: scores, winners=lambda table: winners)
    return cast("Match", SimpleNamespace(opened=opened, table=None))


@pytest.mark.parametrize(
    ("seats", "winners", "decided"),
    [
        ([(9, 1, 1), (8, 2, 2)], [0], None),
        ([(9, 1, 1), (9, 2, 0)], [1], "income"),
        ([(9, 2, 1), (9, 2, 0), (9, 1, 5)], [0], "money"),
        ([(9, 2, 1), (9, 2, 1)], [0, 1], None),
        ([(9, 2, 1), (8, 2, 1)], [], None),
    ],
)
def test_what_decides_between_equals_is_named(seats, winners, decided) -> None:
    assert tie_break(ended(*seats, winners=winners)) == decided
