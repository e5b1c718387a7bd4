"""Hints over the net: the best turns of a seat, by what it may know, and nobody waits for them."""

import asyncio

import pytest
from server.test_branching import GAMES, finished
from server.test_desk import OPENING, begun, on_a_desk

from millhand.server.desk import MOST_WAITING, Clerk, Counsel, Failed
from millhand.server.engine.advising import advise
from millhand.server.engine.branching import dealt_anew, moves_until
from millhand.server.engine.play import Play


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_can_be_played_and_the_first_is_the_best(ada, game):
    table = ada.alone(game=game, hints=True)
    seat = ada.sight(table)["decision"]["seats"][0]
    hint = ada.post(f"/api/tables/{table}/hint", seat=seat, seconds=0.2)
    assert 1 <= len(hint["turns"]) <= 3
    points = [turn["points"] for turn in hint["turns"]]
    assert points[0] == 0
    assert points == sorted(points, reverse=True)
    for turn in hint["turns"]:
        assert turn["difference"]
        assert all(one["sentence"][0]["text"] for one in turn["moves"] + turn["reasons"])
    body = {"seat": seat, "id": "a-move-of-a-hint", "version": hint["version"]}
    ada.post(f"/api/tables/{table}/moves", **body, move=hint["turns"][0]["moves"][0]["move"])


def test_a_hint_speaks_the_language_of_whoever_asks(ada):
    table = ada.alone(hints=True)
    seat = ada.sight(table)["decision"]["seats"][0]
    said = {"seat": seat, "seconds": 0.1}
    told = {
        language: ada.web.post(f"/api/tables/{table}/hint?language={language}", json=said).json()
        for language in ("en", "fr")
    }
    assert told["en"]["turns"][0]["difference"] == "The best turn that was found."
    assert told["fr"]["turns"][0]["difference"] == "Le meilleur tour trouvé."


def test_hints_are_given_where_the_table_allows_them(ada):
    table = ada.alone()
    answer = ada.web.post(f"/api/tables/{table}/hint", json={"seat": 0})
    assert (answer.status_code, answer.json()["id"]) == (403, "no-hints-here")
    table = ada.alone(hints=True)
    [asked] = ada.sight(table)["decision"]["seats"]
    answer = ada.web.post(f"/api/tables/{table}/hint", json={"seat": 1 - asked})
    assert (answer.status_code, answer.json()["id"]) == (409, "seat-is-not-asked")


@pytest.mark.parametrize("seconds", [0, -1, 11, "soon"])
def test_nobody_thinks_for_ever(ada, seconds):
    table = ada.alone(hints=True)
    said = {"seat": 0, "seconds": seconds}
    assert ada.web.post(f"/api/tables/{table}/hint", json=said).status_code in (400, 422)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_follows_from_what_the_seat_may_know(game):
    """After other deals that the seat could not tell apart, it is the same to the last letter."""
    whole, compared = finished(game, 5), 0
    for share in (0.2, 0.6):
        here = whole.at(int(whole.moves * share))
        for seat in here.asked[:1]:
            lines = moves_until(whole, here.moves)
            anew = dealt_anew(whole.opening, lines, seat, 7)
            if len(anew) < len(lines):  # what others have sealed is left out of them
                continue
            one, other = (advise(whole.opening, at, seat, None, "en", 6) for at in (lines, anew))
            assert one == other
            compared += here.digest != Play(whole.opening, anew).digest
    assert compared


class Busy(Clerk):
    """Says nothing before it is told to."""

    async def ask(self, errand: object) -> bytes:
        await asyncio.Event().wait()
        raise Failed


def test_whoever_wants_a_hint_holds_up_no_table():
    async def test(desk):
        play, journal = begun()
        counsel = Counsel(OPENING, journal, play.asked[0], 0.1, "en")
        desk.adviser = Busy()
        waiting = [asyncio.create_task(desk.advise(counsel)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        await desk.think(OPENING, journal, play.asked[0], "random")
        with pytest.raises(Failed):
            await desk.advise(counsel)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert desk.hints_wanted == 0

    on_a_desk(test)
