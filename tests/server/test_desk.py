"""The bots' desk: a slow or dying bot is replaced, and never holds up another table."""

import asyncio
import time

import pytest

from millhand.bots import planner
from millhand.server.dealing import shuffle_of
from millhand.server.desk import BotsDesk, Clerk, Errand, Failed
from millhand.server.engine.company import Company
from millhand.server.engine.openings import Opening
from millhand.server.engine.play import Play
from millhand.server.metrics import Metrics

OPENING = Opening("birmingham", 2)


def begun():
    play = Play(OPENING)
    played = play.deal(shuffle_of(b"secret"))
    return play, [one.said for one in played]


def on_a_desk(test, size=1, budget=60.0):
    async def run():
        desk = BotsDesk(size, budget, Metrics(), Company())
        try:
            await test(desk)
        finally:
            await desk.close()

    asyncio.run(run())


@pytest.mark.parametrize("level", ["random", "rambler", "greedy", "canny"])
def test_every_level_answers_with_a_move_that_is_allowed(level):
    async def test(desk):
        play, journal = begun()
        text = await desk.think(OPENING, journal, play.asked[0], level)
        play.move(play.asked[0], text)

    on_a_desk(test)


def test_a_process_that_dies_is_started_again():
    async def test(desk):
        play, journal = begun()
        await desk.think(OPENING, journal, play.asked[0], "random")
        first = desk.clerks[0].process
        first.kill()
        await first.wait()
        await desk.think(OPENING, journal, play.asked[0], "random")
        assert desk.clerks[0].process.pid != first.pid

    on_a_desk(test)


class Slow(Clerk):
    """Never answers for one level, and dies of another; whoever comes next may take their time."""

    def __init__(self, desk: BotsDesk) -> None:
        super().__init__()
        self.desk = desk

    async def ask(self, errand: Errand) -> str:
        if errand.bot == "canny":
            await asyncio.sleep(60)
        if errand.bot == "greedy":
            self.desk.budget = 60.0
            raise Failed
        return await super().ask(errand)


def test_whoever_takes_too_long_is_represented_by_a_weaker_one():
    async def test(desk):
        play, journal = begun()
        desk.free[0] = desk.clerks[0] = Slow(desk)
        text = await desk.think(OPENING, journal, play.asked[0], "canny")
        play.move(play.asked[0], text)

    on_a_desk(test, budget=0.2)


def test_a_bot_that_does_not_play_here_is_not_even_asked(monkeypatch):
    """At a table that was begun on a server whose engine was compiled."""
    monkeypatch.setattr(planner, "compiled", lambda: False)

    async def test(desk):
        assert next(desk._attempts(OPENING, "master")) == "canny"
        play, journal = begun()
        play.move(play.asked[0], await desk.think(OPENING, journal, play.asked[0], "master"))

    on_a_desk(test)


def test_a_slow_bot_holds_up_no_other():
    async def test(desk):
        play, journal = begun()
        desk.free[0] = desk.clerks[0] = Slow(desk)
        slow = asyncio.create_task(desk.think(OPENING, journal, play.asked[0], "canny"))
        await asyncio.sleep(0)
        begun_at = time.monotonic()
        await desk.think(OPENING, journal, play.asked[0], "random")
        assert time.monotonic() - begun_at < 20
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)

    on_a_desk(test, size=2, budget=30.0)


def test_a_table_has_a_clerk_of_its_own_where_that_one_is_free():
    async def test(desk):
        own = desk._free_clerk("some table")
        assert desk._free_clerk("some table") is not own
        desk.free.append(own)
        assert desk._free_clerk("some table") is own

    on_a_desk(test, size=3)
