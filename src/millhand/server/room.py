"""A table with the match on it and whoever listens: read, check, play, store, tell."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from millhand.server import telling, timing
from millhand.server.dealing import shuffle_of
from millhand.server.defence.links import may_watch
from millhand.server.engine.openings import rules_version
from millhand.server.engine.play import Outcome, Play
from millhand.server.listening import Listener
from millhand.server.notices.news import news_of_move
from millhand.server.problems import Problem, conflict
from millhand.server.shapes.moves import Accepted
from millhand.server.store import journal, tables, talk
from millhand.server.store.clocks import Reckoning
from millhand.server.store.journal import Addition, JournalRow, Taken
from millhand.server.store.tables import SeatRow, TableRow

if TYPE_CHECKING:
    from millhand.server.hall import Hall

Act = Callable[[Play], Outcome]
"""What somebody does with a match: it is checked, played, and not yet stored."""

LEASE = 10.0
"""Seconds for which a process that stored a move may ask the bots that answer it, alone."""


class Room:
    """One table, awake."""

    def __init__(self, hall: "Hall", table: TableRow, play: Play, remarks: int) -> None:
        self.hall = hall
        self.table = table
        self.play = play
        self.remarks = remarks
        """The number of the last thing said."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used_at = hall.now()

    @property
    def version(self) -> int:
        """How many rows the journal has, as far as this process knows."""
        return self.play.version

    @property
    def thinking(self) -> dict[int, str]:
        """The bots that must answer, and their levels."""
        bots = self.table.bots
        if not bots or self.table.status != "running":
            return {}
        return {seat: bots[seat] for seat in self.play.asked if seat in bots}

    # --- the way of every move ---

    async def conduct(self, seat: int, id: str, version: int, act: Act) -> Accepted:
        """Read, check, play, store, tell; nobody hears of a move that could be lost."""
        async with self.lock:
            if version > self.version:
                await self._read_on()
            if version != self.version:
                return await self._answer_again(seat, id)
            after = self.play.twin()
            try:
                played = [act(after), *after.deal(shuffle_of(self.table.seed))]
            except Problem as problem:
                problem.names = self.table.names
                return await self._answer_again(seat, id, problem)
            if not await self._store(after, played, id):
                return await self._answer_again(seat, id)
        self.hall.metrics.moves.add(1)
        self.hall.errands.mind(self)
        return Accepted(number=played[0].said.number, version=played[-1].said.number)

    async def _store(self, after: Play, played: Sequence[Outcome], id: str | None) -> bool:
        """Keep what was played and tell it; false if another process was faster."""
        add = self._addition(after, played, id)

        def work(connection: Connection) -> tuple[SeatRow, ...]:
            journal.append(connection, add)
            return self.table.seats if add.turn is None else tables.seats_at(connection, add.table)

        try:
            seats = await self.hall.database.write(work)
        except (Taken, IntegrityError):
            await self._read_on()
            return False
        before = self.table.status
        self.table = replace(
            self.table,
            status="finished" if after.is_over else "running",
            version=after.version,
            asked=add.asked,
            undo=None,
            touched_at=add.at,
            started_at=self.table.started_at or add.at,
            finished_at=add.at if after.is_over else None,
            seats=seats,
        )
        self.play = after
        if self.table.status != before:
            self._reconsider()
            telling.tell_table(self)
        telling.tell_changed(self, [(one, add.at) for one in played])
        return True

    def _addition(self, after: Play, played: Sequence[Outcome], id: str | None) -> Addition:
        now, mover, asked = self.hall.now(), played[0].said.seat, after.asked
        bots = self.table.bots
        return Addition(
            table=self.table.id,
            version=self.version,
            revision=self.table.revision,
            rules_version=rules_version(self.table.opening),
            move_id=id,
            played=played,
            at=now,
            asked=sum([1 << seat for seat in asked]),
            bot_due=now + LEASE if not bots.keys().isdisjoint(asked) else None,
            is_over=after.is_over,
            turn=self._turn(mover),
            news=news_of_move(self.table, mover, self.play.asked, asked, after.is_over),
        )

    def _turn(self, mover: int) -> Reckoning | None:
        clock = self.table.policy
        return Reckoning(clock, mover, self.hall.clocks.house.now()) if timing.runs(clock) else None

    async def _answer_again(self, seat: int, id: str, why: Problem | None = None) -> Accepted:
        """A move that is stored already gets the same answer; else it came too late, or is bad."""
        earlier = await self.hall.database.read(
            lambda connection: journal.answered(connection, self.table.id, id)
        )
        if earlier is None or earlier.seat != seat:
            raise why or conflict("version-is-stale", version=self.version)
        return Accepted(number=earlier.number, version=earlier.version)

    async def begin(self) -> None:
        """Let the dealer open the match; whoever comes second finds it open."""
        async with self.lock:
            after = self.play.twin()
            played = after.deal(shuffle_of(self.table.seed))
            if self.version == 0:
                await self._store(after, played, None)
        self.hall.errands.mind(self)

    # --- what other processes have done ---

    async def catch_up(self, version: int, revision: int) -> None:
        """Read what is new if another process says that there is something."""
        if version <= self.version and revision <= self.table.revision:
            return
        async with self.lock:
            if version > self.version or revision > self.table.revision:
                await self._read_on()

    async def refresh(self) -> None:
        """Read what has just been changed beside the journal, and tell it."""
        async with self.lock:
            await self._read_on()

    async def _read_on(self) -> None:
        """Everything after what this process knows."""
        table, rows, remarks = await self.hall.database.read(self._news)
        if table is None:
            return
        before, self.table = self.table, table
        self._reconsider()
        if rows:
            after = self.play.twin()
            played = [(after.witness(row.said), row.at) for row in rows]
            self.play = after
            telling.tell_changed(self, played)
        if table.revision != before.revision or table.status != before.status:
            telling.tell_table(self)
        if remarks:
            self.remarks = remarks[-1].number
            telling.tell_remarks(self, remarks)

    def _news(
        self, connection: Connection
    ) -> tuple[TableRow | None, list[JournalRow], list[talk.Remark]]:
        id = self.table.id
        table = tables.find_table(connection, id)
        rows = journal.rows_after(connection, id, self.version)
        return table, rows, talk.said_after(connection, id, self.remarks, talk.MOST)

    # --- listeners ---

    def welcome(self, listener: Listener) -> None:
        """Somebody opens the page of this table."""
        self.place(listener)
        self.listeners.add(listener)
        self.hall.presence.arrive(self.table.id, listener.person)

    def place(self, listener: Listener) -> None:
        """Let a page see with the seats it wishes, as far as they are its own."""
        if self.table.status == "finished" and listener.wishes is not None:
            mine = [one.seat for one in self.table.seats]
        else:
            mine = self.table.seats_of(listener.person)
        wished = mine if listener.wishes is None else listener.wishes
        listener.seats = tuple(seat for seat in wished if seat in mine)

    def _reconsider(self) -> None:
        """Seats change hands: nobody goes on seeing with a seat that was given away."""
        for listener in list(self.listeners):
            self.place(listener)
            if not may_listen(self.table, listener):
                listener.leave()

    def see_off(self, listener: Listener) -> None:
        """A page is closed."""
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.hall.presence.leave(self.table.id, listener.person)


def may_listen(table: TableRow, listener: Listener) -> bool:
    """Whether somebody who was let in may stay."""
    open_to_all = table.status != "running"
    return open_to_all or table.is_home_of(listener.person) or may_watch(table, listener.watch)
