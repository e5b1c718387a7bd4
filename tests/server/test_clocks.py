"""Clocks: people are reminded, bots stand in for those who are away, nobody loses time."""

import asyncio

import pytest
from server.halls import Clock, a_move, guest, in_a_hall, move, open_hall, pass_time
from server.stores import on_each_database
from sqlalchemy import text

from millhand.server import lobby, telling, timing
from millhand.server.clocks import LONGEST, STEP, HouseClock
from millhand.server.problems import Problem
from millhand.server.room import Room
from millhand.server.shapes import tables as shapes
from millhand.server.shapes.tables import NewTable, Sit
from millhand.server.store import clocks, journal, tables
from millhand.server.store.clocks import Reckoning, SeatTime, after_move, next_due

MOVE = shapes.Clock(kind="move", minutes=10)
GAME = shapes.Clock(kind="game", minutes=100)


async def two_people(hall, clock=MOVE, game="birmingham") -> Room:
    """A match of two people, begun."""
    room = await lobby.set_up(
        hall, await guest(hall), NewTable(game=game, players=2, listed=True, clock=clock)
    )
    await lobby.sit(room, await guest(hall, "Bob"), Sit())
    await lobby.start(room)
    return room


def seconds(room: Room) -> list[float]:
    return [one.seconds for one in telling.time_left(room.hall, room.table)]


def away(room: Room) -> list[int]:
    return [one.seat for one in room.table.seats if one.stand_in is not None]


async def until(true, steps: int = 2000):
    for _ in range(steps):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


# --- reckoning ---


def test_a_move_has_its_time_each_time():
    assert timing.allowed(MOVE, used=5000) == 600
    assert timing.left(MOVE, 0, 100.0, 160.0) == 540
    assert timing.left(MOVE, 0, 100.0, 900.0) == 0


def test_a_game_has_its_time_once_and_a_little_for_each_move_after_it():
    assert timing.allowed(GAME, used=0) == 6000
    assert timing.allowed(GAME, used=5000) == 1000
    assert timing.allowed(GAME, used=9999) == 300


def test_time_is_never_negative():
    assert timing.gone(100.0, 40.0) == 0
    assert timing.left(MOVE, 0, 100.0, 40.0) == 600


def test_of_several_who_are_asked_those_who_have_not_moved_go_on():
    asked = SeatTime(0, 100.0, 7.0, True)
    assert after_move(asked, Reckoning(MOVE, 1, 160.0), asked=True) == asked
    assert after_move(asked, Reckoning(MOVE, 0, 160.0), asked=True) == SeatTime(
        0, 160.0, 67.0, True
    )
    assert after_move(asked, Reckoning(MOVE, 0, 160.0), asked=False) == SeatTime(
        0, None, 67.0, True
    )
    by_bot = SeatTime(0, 100.0, 7.0, False)
    assert after_move(by_bot, Reckoning(MOVE, 0, 160.0), asked=False).used == 7.0


def test_first_the_reminder_then_the_end():
    seats = [SeatTime(0, 100.0, 0, True), SeatTime(1, 50.0, 0, False), SeatTime(2, None, 0, True)]
    assert next_due(MOVE, seats, 100.0) == 550
    assert next_due(MOVE, seats, 550.0) == 700
    assert next_due(MOVE, seats, 700.0) is None


# --- the time of the house ---


@on_each_database
async def test_one_process_moves_the_time_on_and_another_takes_over(database):
    await with_a_running_clock(database)
    one_time, two_time = Clock(), Clock()
    one, two = HouseClock(database, one_time.monotonic), HouseClock(database, two_time.monotonic)
    await one.open()
    await two.open()
    for _ in range(20):
        one_time.running += STEP / 2
        two_time.running += STEP / 2
        await one.tick()
        await two.tick()
    assert (await database.read(clocks.beat)).time == pytest.approx(10 * STEP)
    assert one.now() == pytest.approx(two.now())
    two_time.running += STEP
    await two.tick()
    assert (await database.read(clocks.beat)).time == pytest.approx(11 * STEP)


@on_each_database
async def test_a_night_asleep_and_a_day_without_a_server_are_no_time(database):
    await with_a_running_clock(database)
    time = Clock()
    house = HouseClock(database, time.monotonic)
    await house.open()
    time.running += 8 * 3600
    await house.tick()
    assert house.now() == LONGEST
    again = HouseClock(database, Clock().monotonic)
    await again.open()
    await again.tick()
    assert again.now() == LONGEST


@on_each_database
async def test_while_no_clock_runs_nothing_is_written(database):
    time = Clock()
    house = HouseClock(database, time.monotonic)
    await house.open()
    time.running += 100
    await house.tick()
    assert await database.read(clocks.beat) == clocks.Beat(0, 0.0)
    assert house.now() == 0


async def with_a_running_clock(database) -> None:
    async with open_hall(database) as hall:
        await two_people(hall)


# --- at the table ---


@in_a_hall
async def test_the_time_of_a_move_begins_when_it_is_asked(hall, clock):
    room = await two_people(hall)
    first = room.play.asked[0]
    assert seconds(room) == [600, 600]
    await pass_time(clock, 60, hall)
    assert seconds(room)[first] == 540
    assert seconds(room)[1 - first] == 600
    sight = telling.sight_shape(room, room.play, telling.viewer(room, first, "en"))
    assert [one.runs for one in sight.clock] == [seat == first for seat in (0, 1)]
    await move(room)
    assert seconds(room) == [600, 600]


@in_a_hall
async def test_the_time_of_a_game_gets_less(hall, clock):
    room = await two_people(hall, GAME)
    first = room.play.asked[0]
    await pass_time(clock, 60, hall)
    await move(room)
    await pass_time(clock, 30, hall)
    assert sorted(seconds(room)) == [5940, 5970]
    hall.rooms.awake.clear()
    again = await hall.rooms.enter(room.table.id)
    assert again.table == room.table
    assert again.table.seats[first].used == 60


@in_a_hall
async def test_a_table_without_a_clock_has_no_time(hall, clock):
    room = await two_people(hall, shapes.Clock())
    await move(room)
    assert telling.time_left(hall, room.table) == []
    assert {one.asked_at for one in room.table.seats} == {None}
    assert not await hall.database.read(clocks.any_clock_runs)


@in_a_hall
async def test_a_bot_stands_in_and_its_moves_are_marked(hall, clock):
    room = await two_people(hall)
    first, version = room.play.asked[0], room.version
    await pass_time(clock, 599, hall)
    assert away(room) == []
    await pass_time(clock, 2, hall)
    assert away(room) == [first]
    assert room.table.seats[first].person is not None
    shown = telling.table_shape(hall, room.table, None).seats[first]
    assert shown.absent_bot == room.table.seats[first].stand_in
    await until(lambda: room.version > version)
    rows = await hall.database.read(lambda c: journal.rows_after(c, room.table.id, version))
    assert (rows[0].said.seat, rows[0].said.stand_in) == (first, shown.absent_bot)


@in_a_hall
async def test_whoever_is_back_has_the_seat_and_the_time_of_a_move(hall, clock):
    room = await two_people(hall)
    hall.errands.mind = lambda room: None
    first = room.play.asked[0]
    await pass_time(clock, 615, hall)
    assert away(room) == [first]
    assert room.table.seats[first].stand_in == "canny"
    assert first not in room.table.people
    await hall.clocks.welcome_back(room, [first])
    assert away(room) == []
    assert seconds(room)[first] == 600
    assert room.thinking == {}
    await pass_time(clock, 615, hall)
    assert away(room) == [first]


@in_a_hall
async def test_a_bot_that_still_thinks_is_not_heard_when_its_person_is_back(hall, clock):
    room = await two_people(hall)
    hall.errands.mind = lambda room: None
    await pass_time(clock, 615, hall)
    (seat, text), version = a_move(room), room.version
    level = room.table.seats[seat].stand_in
    id, now = room.table.id, hall.clocks.house.now()
    await hall.database.write(lambda c: clocks.come_back(c, id, [seat], now))  # elsewhere
    with pytest.raises(Problem, match="version-is-stale"):
        await room.conduct(seat, "of-a-bot", version, lambda p: p.move(seat, text, level))
    assert room.version == version
    await room.conduct(seat, "of-a-person", version, lambda p: p.move(seat, text))
    assert room.version > version


@in_a_hall
async def test_a_seat_that_changes_hands_begins_anew(hall, clock):
    room = await two_people(hall)
    hall.errands.mind = lambda room: None
    first = room.play.asked[0]
    await pass_time(clock, 615, hall)
    await lobby.give(room, first, shapes.Give(to="open"))
    assert (away(room), seconds(room)[first]) == ([], 600)
    await pass_time(clock, 615, hall)
    assert away(room) == [first], "a seat that everybody has left is played on too"
    await lobby.give(room, first, shapes.Give(to="bot", level="random"))
    assert away(room) == []
    assert [one.seat for one in telling.time_left(hall, room.table)] == [1 - first]


@on_each_database
async def test_of_two_processes_one_acts(database):
    clock = Clock()
    async with open_hall(database, clock) as one, open_hall(database, clock) as two:
        room = await two_people(one)
        for hall in (one, two):
            hall.errands.mind = lambda room: None
        await pass_time(clock, 599, one, two)
        clock.running += 6
        before = room.table.revision
        await asyncio.gather(one.clocks.look_after(), two.clocks.look_after())
        await pass_time(clock, 5, one, two)
        await room.refresh()
        assert (away(room), room.table.revision) == ([room.play.asked[0]], before + 1)


@in_a_hall
async def test_clocks_that_are_set_lose_no_game(hall, clock):
    room = await two_people(hall)
    first = room.play.asked[0]
    for jump in (3600, -7200, 86400 * 400, -86400 * 800):
        clock.time += jump
        await pass_time(clock, 15, hall)
        assert away(room) == []
    assert seconds(room)[first] == 540


@in_a_hall
async def test_bots_answer_though_the_clock_was_set_back(hall, clock):
    room = await two_people(hall, shapes.Clock())
    hall.errands.mind = lambda room: None
    await lobby.give(room, room.play.asked[0], shapes.Give(to="bot", level="random"))
    clock.time -= 86400
    due = await hall.database.read(lambda c: tables.tables_with_bots_due(c, hall.now(), 9))
    assert due == [room.table.id]
    assert await hall.database.write(lambda c: tables.claim_bots(c, due[0], hall.now(), 1e6))


@in_a_hall
async def test_the_clock_of_a_match_that_cannot_be_played_waits(hall, clock):
    room = await two_people(hall)
    change = text("UPDATE table_ SET rules_version = 99")
    await hall.database.write(lambda c: c.execute(change).close())
    await pass_time(clock, 615, hall)
    now = hall.clocks.house.now()
    assert await hall.database.read(lambda c: clocks.tables_due(c, now, 9)) == []
    assert away(room) == []


@in_a_hall
async def test_at_the_end_no_clock_runs(hall, clock):
    room = await two_people(hall)
    while not room.play.is_over:
        await move(room)
    assert telling.time_left(hall, room.table) == []
    assert not await hall.database.read(clocks.any_clock_runs)
    assert {one.asked_at for one in room.table.seats} == {None}


@in_a_hall
async def test_sealed_answers_have_a_time_each(hall, clock):
    room = await two_people(hall, game="workshop")
    assert set(room.play.asked) == {0, 1}
    assert [one.runs for one in telling.time_left(hall, room.table)] == [True, True]
    hall.errands.mind = lambda room: None
    await pass_time(clock, 615, hall)
    assert away(room) == [0, 1]


@in_a_hall
async def test_a_clock_needs_minutes(hall, clock):
    with pytest.raises(Problem, match="clock-needs-minutes"):
        await two_people(hall, shapes.Clock(kind="move"))
