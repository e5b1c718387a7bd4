"""Playing on from here: what is hidden is as it was, or dealt anew so that nobody could tell."""

import pytest
from server.guests import until
from server.test_lobby import pair

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.match.match import happenings
from millhand.match.moves import Glimpse
from millhand.server.engine.branching import dealt_anew, moves_until
from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Play, replayed
from millhand.shelf import SHELF

GAMES = list(SHELF)


def finished(game: str, seed: int) -> Play:
    opening = Opening(game, 2)
    match = play_match(open_game(SHELF, game, 2), hire(["rambler"] * 2), seed)
    return replayed(opening, match.journal)[0]


def known(play: Play, seat: int) -> list[object]:
    """All that a seat was told, and what it sees."""
    match, table = play.match, play.match.first_table()
    told = [
        [event.told_to(seat) for event in happenings(match.opened, table, move)]
        for move in match.journal
    ]
    return [told, match.told_to(seat), match.sight(seat)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_dealt_anew_fits_all_that_the_seat_knew(game):
    whole = finished(game, 5)
    for share in (0.15, 0.6):
        past = whole.at(int(whole.moves * share))
        lines = moves_until(whole, past.moves)
        anew = Play(whole.opening, dealt_anew(whole.opening, lines, 0, 7))
        if past.moves == anew.moves:  # nobody had sealed anything
            assert known(anew, 0) == known(past, 0)
        assert not any(
            isinstance(one, Glimpse) and not one.is_deal for one in anew.match.told_to(0)
        )


@pytest.mark.parametrize("game", ["birmingham", "lancashire", "age_of_industry"])
def test_hidden_hands_are_others(game):
    whole = finished(game, 5)
    moves = int(whole.moves * 0.15)
    lines = moves_until(whole, moves)
    hands = {
        tuple(sorted(anew.match.sight(1)["seats"][1]["hand"]))
        for seed in range(3)
        for anew in [Play(whole.opening, dealt_anew(whole.opening, lines, 0, seed))]
    }
    assert len(hands) == 3


@pytest.mark.parametrize("hidden", ["kept", "anew"])
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_match_is_played_on_against_bots(ada, game, hidden):
    old = ada.finished(game)
    path, before = f"/api/tables/{old}", ada.sight(old, at=20, seat=1)
    new = ada.post(f"{path}/branch", at=20, seat=1, level="random", hidden=hidden)
    assert (new["branch_of"], new["branch_at"], new["mine"]) == (old, 20, [1])
    seen = ada.sight(new["id"], at=20, seat=1)
    assert seen["sight"] == before["sight"]
    until(lambda: ada.get(f"/api/tables/{new['id']}")["asked"] == [1], 30)
    assert ada.get(path)["status"] == "finished"


def test_alone_at_one_device_any_moment_may_be_gone_on_from(ada):
    table = ada.alone()
    ada.move(table)
    new = ada.post(f"/api/tables/{table}/branch", at=1, seat=0, hidden="kept")
    assert (new["status"], new["mine"], new["one_device"]) == ("running", [0, 1], True)
    assert new["version"] == 3  # the dealer goes on by itself


def test_others_at_the_table_keep_their_secrets(ada, bob):
    table = pair(ada, bob)
    answer = ada.web.post(f"/api/tables/{table}/branch", json={"at": 3, "seat": 0})
    assert (answer.status_code, answer.json()["id"]) == (409, "branch-needs-an-end")


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"at": 99999, "seat": 0}, "no-such-moment"),
        ({"at": 3, "seat": 9}, "no-such-seat"),
        ({"at": 3, "seat": 0, "level": "nobody"}, "bot-is-unknown"),
    ],
)
def test_what_cannot_be_gone_on_from_is_explained(ada, body, id):
    answer = ada.web.post(f"/api/tables/{ada.finished()}/branch", json=body)
    assert (answer.status_code, answer.json()["id"]) == (422, id)


def test_there_is_nothing_after_the_end(ada):
    table = ada.finished()
    last = ada.sight(table)["moves"]
    answer = ada.web.post(f"/api/tables/{table}/branch", json={"at": last, "seat": 0})
    assert (answer.status_code, answer.json()["id"]) == (409, "branch-is-over")


PIECEWISE = {"canals", "rails", "canal_tiles", "rail_tiles", "tiles", "networks", "industries"}


@pytest.mark.parametrize("game", ["birmingham", "workshop", "age_of_industry"])
def test_the_score_is_explained_piece_by_piece(ada, game):
    score = ada.get(f"/api/tables/{ada.finished(game)}/score")
    explained = 0
    for standing in score["scores"]:
        lines = {line["source"]: line["points"] for line in standing["lines"]}
        for source in PIECEWISE & lines.keys():
            gains = [gain for gain in standing["gains"] if gain["line"] == source]
            assert sum(gain["points"] for gain in gains) == lines[source]
            assert all(gain["pieces"] for gain in gains)
            explained += 1
    assert explained
