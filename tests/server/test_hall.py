"""Inside one process: rooms that sleep, tables that are given up, journals that do not replay."""

import asyncio

import pytest
from server.halls import guest, in_a_hall, running
from sqlalchemy import text

from millhand.server import lobby, rooms
from millhand.server.porter import DAY, LONGEST_ABSENCE
from millhand.server.problems import Problem
from millhand.server.shapes.tables import NewTable


@in_a_hall
async def test_a_table_that_nobody_starts_is_given_up(hall, clock):
    waiting = await lobby.set_up(hall, await guest(hall), NewTable(game="birmingham", players=2))
    playing = await running(hall)
    clock.time += 8 * DAY
    await hall.housekeeping.give_up()
    assert waiting.table.status == "expired"
    assert playing.table.status == "running"
    with pytest.raises(Problem, match="table-does-not-wait"):
        await lobby.start(waiting)


@in_a_hall
async def test_a_room_where_nobody_can_move_sleeps_sooner(hall, clock):
    goes_on = await running(hall)
    waits = await lobby.set_up(hall, await guest(hall), NewTable(game="birmingham", players=2))
    clock.time += rooms.OVER + 1
    hall.rooms.rest()
    assert list(hall.rooms.awake) == [goes_on.table.id]
    assert waits.table.status == "waiting"


@in_a_hall
async def test_a_room_sleeps_and_wakes_the_same(hall, clock):
    room = await running(hall)
    before, id = room.play.digest, room.table.id
    clock.time += rooms.IDLE + 1
    hall.rooms.rest()
    assert id not in hall.rooms.awake
    again = await hall.rooms.enter(id)
    assert again is not room
    assert again.play.digest == before
    assert again.table == room.table


@in_a_hall
async def test_of_too_many_rooms_the_oldest_sleep(hall, clock):
    most, rooms.MOST_AWAKE = rooms.MOST_AWAKE, 3
    try:
        for _ in range(5):
            clock.time += 1
            await running(hall)
    finally:
        rooms.MOST_AWAKE = most
    assert len(hall.rooms.awake) == 3


@in_a_hall
async def test_a_room_is_read_once_however_many_come_in(hall, clock):
    id = (await running(hall)).table.id
    hall.rooms.awake.clear()
    found = await asyncio.gather(*(hall.rooms.enter(id) for _ in range(10)))
    assert len(set(found)) == 1
    assert hall.rooms.waking == {}


@in_a_hall
async def test_a_journal_that_was_tampered_with_is_not_played(hall, clock):
    id = (await running(hall)).table.id
    hall.rooms.awake.clear()
    change = text("UPDATE journal SET digest = 'nonsense' WHERE number = 3")
    await hall.database.write(lambda c: c.execute(change).close())
    with pytest.raises(Problem, match="journal-does-not-replay"):
        await hall.rooms.enter(id)


@in_a_hall
async def test_rules_of_a_later_version_are_not_played(hall, clock):
    id = (await running(hall)).table.id
    hall.rooms.awake.clear()
    change = text("UPDATE table_ SET rules_version = 99")
    await hall.database.write(lambda c: c.execute(change).close())
    with pytest.raises(Problem, match=r"opening-cannot-be-played.*rules_are_newer"):
        await hall.rooms.enter(id)


@in_a_hall
async def test_a_match_keeps_the_rules_that_it_began_with(hall, clock):
    id = (await running(hall, game="workshop")).table.id
    assert (await hall.rooms.enter(id)).play.opened.options["two_player_ties"] == "track"
    hall.rooms.awake.clear()
    change = text("UPDATE table_ SET rules_version = 1")
    await hall.database.write(lambda c: c.execute(change).close())
    room = await hall.rooms.enter(id)
    assert room.play.opened.options["two_player_ties"] == "boxes"
    assert room.play.match.rules == 1


@in_a_hall
async def test_sessions_that_nobody_uses_end(hall, clock):
    who = await guest(hall)
    token = await hall.porter.let_in(who)
    clock.time += LONGEST_ABSENCE / 2
    assert await hall.porter.who(token) == who
    clock.time += LONGEST_ABSENCE - 10
    hall.porter.forget_everybody()
    assert await hall.porter.who(token) == who
    clock.time += LONGEST_ABSENCE + 10
    assert await hall.porter.who(token) is None
    await hall.housekeeping.give_up()


@in_a_hall
async def test_a_move_is_told_only_when_it_is_stored(hall, clock):
    """While the store thinks about it, everybody still sees the table as it was."""
    room = await running(hall)
    seat = room.play.asked[0]
    card = room.play.match.sight(seat)["seats"][seat]["hand"][0]
    storing = hall.database.write
    seen = []

    async def slow(work, lasting=True):
        answer = await storing(work, lasting)
        seen.append(room.version)
        return answer

    hall.database.write = slow
    done = await room.conduct(
        seat, "a-move-id", 3, lambda play: play.move(seat, f"pass with {card}")
    )
    hall.database.write = storing
    assert seen[0] == 3
    assert room.version == done.version > 3


@in_a_hall
async def test_what_cannot_be_stored_has_not_happened(hall, clock):
    room = await running(hall)
    seat, before = room.play.asked[0], room.play.digest
    card = room.play.match.sight(seat)["seats"][seat]["hand"][0]
    storing = hall.database.write

    async def fail(work, lasting=True):
        raise OSError("disk full")

    hall.database.write = fail
    with pytest.raises(OSError, match="disk full"):
        await room.conduct(seat, "a-move-id", 3, lambda play: play.move(seat, f"pass with {card}"))
    hall.database.write = storing
    assert (room.version, room.play.digest) == (3, before)
    await room.conduct(seat, "a-move-id", 3, lambda play: play.move(seat, f"pass with {card}"))
    assert room.version > 3
